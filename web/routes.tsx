import { type ComponentType, Suspense, use } from 'react';
import { paths } from './paths.ts';
import { pagePath, usePagePath } from './shell/page-link.tsx';
import { useViewer } from './shell/viewer/viewer.tsx';

type Page = {
  /** Null for the not-found page. */
  readonly path: string | null;
  /** The addresses of a page with parameters; `path` is then the pattern. */
  readonly matches?: RegExp;
  /** The page's source file under `web/`, which names its files in the build. */
  readonly source: string;
  readonly load: () => Promise<ComponentType>;
  /** Only a demo with chats and a chain has it. */
  readonly isOfTrial?: true;
};

/** All pages. Each is a chunk of its own, fetched when first needed. */
const PAGES: readonly Page[] = [
  {
    path: paths.home,
    source: 'home/index.tsx',
    load: async () => (await import('./home/index.tsx')).HomePage,
  },
  {
    path: paths.leaderboard,
    source: 'leaderboard/index.tsx',
    load: async () => (await import('./leaderboard/index.tsx')).LeaderboardPage,
  },
  {
    path: paths.creator,
    source: 'creator/index.tsx',
    load: async () => (await import('./creator/index.tsx')).CreatorPage,
  },
  {
    path: paths.creatorPage,
    matches: /^\/creator\/[^/]+$/,
    source: 'creator/profile.tsx',
    load: async () => (await import('./creator/profile.tsx')).CreatorProfilePage,
  },
  {
    path: paths.admin,
    source: 'admin/index.tsx',
    load: async () => (await import('./admin/index.tsx')).AdminPage,
  },
  {
    path: paths.monitoring,
    source: 'monitoring/index.tsx',
    load: async () => (await import('./monitoring/index.tsx')).MonitoringPage,
  },
  {
    path: paths.developers,
    source: 'developers/landing/index.tsx',
    load: async () => (await import('./developers/landing/index.tsx')).DevelopersPage,
  },
  {
    path: paths.developersPortal,
    source: 'developers/portal/index.tsx',
    load: async () => (await import('./developers/portal/index.tsx')).DeveloperPortalPage,
  },
  {
    path: paths.developersKeys,
    source: 'developers/keys/index.tsx',
    load: async () => (await import('./developers/keys/index.tsx')).DeveloperKeysPage,
  },
  {
    path: paths.weeks,
    source: 'weeks/list.tsx',
    load: async () => (await import('./weeks/list.tsx')).WeeksPage,
  },
  {
    path: paths.week,
    matches: /^\/weeks\/\d{4}-\d\d-\d\d$/,
    source: 'weeks/index.tsx',
    load: async () => (await import('./weeks/index.tsx')).WeekPage,
  },
  {
    path: paths.developersSubscription,
    source: 'developers/subscription/index.tsx',
    load: async () => (await import('./developers/subscription/index.tsx')).SubscriptionPage,
  },
  {
    path: paths.developersInvoice,
    matches: /^\/developers\/subscription\/invoices\/[1-9]\d{0,17}$/,
    source: 'developers/subscription/invoice.tsx',
    load: async () => (await import('./developers/subscription/invoice.tsx')).InvoicePage,
  },
  {
    path: paths.apps,
    source: 'apps/index.tsx',
    load: async () => (await import('./apps/index.tsx')).AllowedAppsPage,
  },
  {
    path: paths.privacy,
    source: 'legal/privacy.tsx',
    load: async () => (await import('./legal/privacy.tsx')).PrivacyPage,
  },
  {
    path: paths.terms,
    source: 'legal/terms.tsx',
    load: async () => (await import('./legal/terms.tsx')).TermsPage,
  },
  {
    path: paths.try,
    source: 'try/index.tsx',
    load: async () => (await import('./try/index.tsx')).TryPage,
    isOfTrial: true,
  },
  {
    path: paths.tryChain,
    source: 'try/chain/index.tsx',
    load: async () => (await import('./try/chain/index.tsx')).ChainPage,
    isOfTrial: true,
  },
  {
    path: paths.tryTransaction,
    matches: /^\/try\/tx\/[0-9a-f]{64}$/,
    source: 'try/chain/transaction.tsx',
    load: async () => (await import('./try/chain/transaction.tsx')).TransactionPage,
    isOfTrial: true,
  },
  {
    path: paths.tryBlock,
    matches: /^\/try\/block\/(0|[1-9]\d{0,9})$/,
    source: 'try/chain/block.tsx',
    load: async () => (await import('./try/chain/block.tsx')).BlockPage,
    isOfTrial: true,
  },
  {
    path: paths.tryAddress,
    matches: /^\/try\/address\/[A-Za-z0-9]{1,90}$/,
    source: 'try/chain/address.tsx',
    load: async () => (await import('./try/chain/address.tsx')).AddressPage,
    isOfTrial: true,
  },
];

const NOT_FOUND: Page = {
  path: null,
  source: 'shell/not-found-page.tsx',
  load: async () => (await import('./shell/not-found-page.tsx')).NotFoundPage,
};

/** The page at a path, or the not-found page, which stands in the place of a demo's pages elsewhere. */
export function pageAt(path: string, hasTrial: boolean): Page {
  const wanted = pagePath(path);
  const page = PAGES.find(({ path, matches }) => matches?.test(wanted) ?? path === wanted);
  return page === undefined || (page.isOfTrial && !hasTrial) ? NOT_FOUND : page;
}

/** The pages whose code has loaded: they render at once, on the server too. */
const loaded = new Map<Page, ComponentType>();
const loading = new Map<Page, Promise<ComponentType>>();
const failed = new Set<Page>();

/** Whether the page at this path can render at once. */
export function isPageReady(path: string, hasTrial: boolean): boolean {
  return loaded.has(pageAt(path, hasTrial));
}

/** Fetches a page's code. Await it before rendering on the server and before hydrating. */
export async function preparePage(path: string, hasTrial: boolean): Promise<void> {
  const page = pageAt(path, hasTrial);
  // Only here, so that a navigation retries but rendering does not loop.
  if (failed.delete(page)) loading.delete(page);
  await loadPage(page);
}

function loadPage(page: Page): Promise<ComponentType> {
  const known = loading.get(page);
  if (known !== undefined) return known;
  const started = page.load().then(
    (component) => {
      loaded.set(page, component);
      return component;
    },
    (error: unknown) => {
      failed.add(page);
      throw error;
    },
  );
  loading.set(page, started);
  return started;
}

/** The page at the present address. */
export function CurrentPage() {
  const { instance } = useViewer();
  const page = pageAt(usePagePath(), instance.trial);
  return (
    <Suspense fallback={<div aria-busy="true" className="min-h-dvh" />}>
      <PageView key={page.source} page={page} />
    </Suspense>
  );
}

function PageView(props: { page: Page }) {
  const Component = loaded.get(props.page) ?? use(loadPage(props.page));
  return <Component />;
}
