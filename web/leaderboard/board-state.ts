import type { SortBy } from '#contract/leaderboard.ts';
import { cleanSearch } from '#web/shell/search-draft.ts';
import { parsePage } from '#web/shell/search-text.ts';
import { DEFAULT_SORT, findSort } from './sort-options.ts';

/** What of the board is shown; lives in the address, so that it can be shared and gone back to. */
export type BoardState = {
  sort: SortBy;
  /** As it is sent: trimmed, at most `MAX_SEARCH_LENGTH` long. */
  search: string;
  /** From 1. */
  page: number;
  /** Hides the members of this page who are not eligible. */
  eligibleOnly: boolean;
};

/** Reads `?sort=&search=&page=&eligible=1`. Whatever makes no sense counts as left out. */
export function parseBoardState(params: URLSearchParams): BoardState {
  return {
    sort: findSort(params.get('sort')) ?? DEFAULT_SORT,
    search: cleanSearch(params.get('search') ?? ''),
    page: parsePage(params.get('page')),
    eligibleOnly: params.get('eligible') === '1',
  };
}

/** The reverse of `parseBoardState`; what is as it would be anyway is left out of the address. */
export function printBoardState(state: BoardState) {
  return {
    sort: state.sort === DEFAULT_SORT ? undefined : state.sort,
    search: state.search,
    page: state.page === 1 ? undefined : String(state.page),
    eligible: state.eligibleOnly ? '1' : undefined,
  };
}

/** Another search or sort starts at page 1 again (public document, section 4). */
export function changeBoardState(
  state: BoardState,
  change: Partial<Pick<BoardState, 'sort' | 'search'>>,
): BoardState {
  const next = { ...state, ...change };
  const isSame = next.sort === state.sort && next.search === state.search;
  return isSame ? next : { ...next, page: 1 };
}
