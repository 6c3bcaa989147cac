import { paths } from './paths.ts';
import { pagePath } from './shell/page-link.tsx';

type Page = {
  /** Null for the not-found page. */
  readonly path: string | null;
  /** The paths of a page with parameters; `path` is then the pattern. */
  readonly matches?: RegExp;
  /** The page's source file under `web/`, which names its files in the build. Only a demo with chats and a chain has those of `try/`. */
  readonly source: PageSource;
};

/** Not among `paths`: only this table and the plan of first views need it. */
export const MEMBER_PAGE = '/members/:id';

const PAGES = [
  { path: paths.home, source: 'home/index.tsx' },
  { path: paths.leaderboard, source: 'leaderboard/index.tsx' },
  { path: paths.creator, source: 'creator/index.tsx' },
  { path: paths.creatorPage, matches: /^\/creator\/[^/]+$/, source: 'creator/profile.tsx' },
  {
    path: MEMBER_PAGE,
    matches: /^\/members\/[1-9]\d{0,17}$/,
    source: 'members/index.tsx',
  },
  { path: paths.admin, source: 'admin/index.tsx' },
  { path: paths.monitoring, source: 'monitoring/index.tsx' },
  { path: paths.developers, source: 'developers/landing/index.tsx' },
  { path: paths.developersPortal, source: 'developers/portal/index.tsx' },
  { path: paths.developersKeys, source: 'developers/keys/index.tsx' },
  { path: paths.weeks, source: 'weeks/list.tsx' },
  { path: paths.rules, source: 'weeks/rules/index.tsx' },
  {
    path: paths.week,
    matches: /^\/weeks\/\d{4}-\d\d-\d\d(\/members\/[1-9]\d{0,17})?$/,
    source: 'weeks/index.tsx',
  },
  { path: paths.developersSubscription, source: 'developers/subscription/index.tsx' },
  { path: paths.hunts, source: 'hunts/index.tsx' },
  // With the page of hidden links, which leads to a hunt's.
  { path: paths.hunt, matches: /^\/hunts\/(found|[1-9]\d{0,17})$/, source: 'hunts/hunt.tsx' },
  {
    path: paths.developersInvoice,
    matches: /^\/developers\/subscription\/invoices\/[1-9]\d{0,17}$/,
    source: 'developers/subscription/invoice.tsx',
  },
  { path: paths.apps, source: 'apps/index.tsx' },
  { path: paths.privacy, source: 'legal/privacy.tsx' },
  { path: paths.terms, source: 'legal/terms.tsx' },
  { path: paths.try, source: 'try/index.tsx' },
  { path: paths.tryChain, source: 'try/chain/index.tsx' },
  {
    path: paths.tryTransaction,
    matches: /^\/try\/tx\/[0-9a-f]{64}$/,
    source: 'try/chain/transaction.tsx',
  },
  {
    path: paths.tryBlock,
    matches: /^\/try\/block\/(0|[1-9]\d{0,9})$/,
    source: 'try/chain/block.tsx',
  },
  {
    path: paths.tryAddress,
    matches: /^\/try\/address\/[A-Za-z0-9]{1,90}$/,
    source: 'try/chain/address.tsx',
  },
] as const;

const NOT_FOUND = { path: null, source: 'shell/not-found-page.tsx' } as const;

export type PageSource = (typeof PAGES)[number]['source'] | typeof NOT_FOUND.source;

/** The page at a path, or the not-found page, which also replaces a demo's pages on other sites. */
export function pageAt(path: string, hasTrial: boolean): Page {
  const wanted = pagePath(path);
  const pages: readonly Page[] = PAGES;
  const page = pages.find(({ path, matches }) => matches?.test(wanted) ?? path === wanted);
  return page === undefined || (!hasTrial && page.source.startsWith('try/')) ? NOT_FOUND : page;
}
