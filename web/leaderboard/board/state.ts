import type { SortBy } from '#contract/site/leaderboard.ts';
import { DEFAULT_BOARD_SORT } from '#rules/board-sorts.ts';
import { cleanSearch } from '#web/shell/search/search-draft.ts';
import { parsePage } from '#web/shell/search/search-text.ts';
import { findSort } from './sort-options.ts';

/** The state of the board, kept in the address so that it can be shared and revisited. */
export type BoardState = {
  sort: SortBy;
  /** As sent: trimmed, at most `MAX_SEARCH_LENGTH` characters. */
  search: string;
  /** From 1. */
  page: number;
  /** Hides the members of this page who are not eligible. */
  eligibleOnly: boolean;
};

/** Parses `?sort=&search=&page=&eligible=1`. Invalid values count as absent. */
export function parseBoardState(params: URLSearchParams): BoardState {
  return {
    sort: findSort(params.get('sort')) ?? DEFAULT_BOARD_SORT,
    search: cleanSearch(params.get('search') ?? ''),
    page: parsePage(params.get('page')),
    eligibleOnly: params.get('eligible') === '1',
  };
}

/** The reverse of `parseBoardState`; defaults are left out of the address. */
export function printBoardState(state: BoardState) {
  return {
    sort: state.sort === DEFAULT_BOARD_SORT ? undefined : state.sort,
    search: state.search,
    page: state.page === 1 ? undefined : String(state.page),
    eligible: state.eligibleOnly ? '1' : undefined,
  };
}

/** A new search or sort starts at page 1 (docs/spec/board.md#12-the-leaderboard-page). */
export function changeBoardState(
  state: BoardState,
  change: Partial<Pick<BoardState, 'sort' | 'search'>>,
): BoardState {
  const next = { ...state, ...change };
  const isSame = next.sort === state.sort && next.search === state.search;
  return isSame ? next : { ...next, page: 1 };
}
