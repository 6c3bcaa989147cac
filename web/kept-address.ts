import type { FirstViewAddress } from '#contract/first-view.ts';
import { parseHubState, printHubState } from './creator/hub-state.ts';
import { parseBoardState, printBoardState } from './leaderboard/board/state.ts';
import { pageAt } from './pages.ts';
import { paths } from './paths.ts';
import { pagePath } from './shell/page-link.tsx';
import { mergeSearch, type Printed } from './shell/search/search-text.ts';
import { parsePageState, printPageState } from './weeks/page-state.ts';

/** Further pages of a list are rendered for each visitor. */
const MOST_KEPT_PAGES = 50;

const ofList = (query: URLSearchParams) => printPageState(parsePageState(query));

/** What each page takes from its query. Others are kept without a query alone. */
const PRINTED: Readonly<Record<string, (query: URLSearchParams) => Printed>> = {
  [paths.home]: () => ({}),
  [paths.leaderboard]: (query) => printBoardState(parseBoardState(query)),
  [paths.creator]: (query) => printHubState(parseHubState(query)),
  [paths.creatorPage]: ofList,
  [paths.weeks]: ofList,
  [paths.week]: ofList,
};

/**
 * The query in the one form under which the page is kept for all: only what the page takes from it, in its order. Null for
 * what is not worth keeping: searches, late pages of lists, and addresses in another form than the site's own links.
 */
export function keptSearch({ path, search }: FirstViewAddress): string | null {
  // A demo's own pages are rendered for each visitor.
  const page = pageAt(path, false).path;
  if (page === null || path !== pagePath(path)) return null;
  const print = PRINTED[page];
  if (print === undefined) return search === '' ? '' : null;
  const printed = print(new URLSearchParams(search));
  if (printed.search || Number(printed.page ?? 1) > MOST_KEPT_PAGES) return null;
  return mergeSearch(new URLSearchParams(), printed);
}
