import type { FirstViewAddress } from '#contract/first-view.ts';
import { parseHubState, printHubState } from './creator/hub-state.ts';
import { parseBoardState, printBoardState } from './leaderboard/board/state.ts';
import { pageAt } from './pages.ts';
import { paths } from './paths.ts';
import { pagePath } from './shell/page-link.tsx';
import {
  mergeSearch,
  type Printed,
  parsePageState,
  printPageState,
} from './shell/search/search-text.ts';

/** Later pages of a list are rendered for each visitor. */
const MOST_KEPT_PAGES = 50;

/** A week's page has such an address for each member, whether there is one or not. */
const OF_A_SHARE = /^\/weeks\/[^/]+\/members\//;

const ofList = (query: URLSearchParams) => printPageState(parsePageState(query));

/** The query parameters that each page uses. Other pages are cached only without a query. */
const PRINTED: Readonly<Record<string, (query: URLSearchParams) => Printed>> = {
  [paths.home]: () => ({}),
  [paths.leaderboard]: (query) => printBoardState(parseBoardState(query)),
  [paths.creator]: (query) => printHubState(parseHubState(query)),
  [paths.creatorPage]: ofList,
  [paths.weeks]: ofList,
  [paths.week]: ofList,
};

/**
 * The query in the form under which the page is cached for everybody: only the parameters that the page uses, in its order. Null
 * for pages that are not worth caching: searches, late pages of lists, and addresses in another form than the site's own links.
 */
export function keptSearch({ path, search }: FirstViewAddress): string | null {
  // A demo's own pages are rendered for each visitor.
  const page = pageAt(path, false).path;
  if (page === null || path !== pagePath(path) || OF_A_SHARE.test(path)) return null;
  const print = PRINTED[page];
  if (print === undefined) return search === '' ? '' : null;
  const printed = print(new URLSearchParams(search));
  if (printed.search || Number(printed.page ?? 1) > MOST_KEPT_PAGES) return null;
  return mergeSearch(new URLSearchParams(), printed);
}
