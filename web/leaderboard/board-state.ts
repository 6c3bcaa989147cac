import type { SortBy } from '#contract/leaderboard.ts';
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

/** The longest search that the call takes. */
export const MAX_SEARCH_LENGTH = 200;

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

/** What is typed as it is sent. */
export function cleanSearch(text: string): string {
  // A lone half of a surrogate pair, typed or cut, would reach the server as another character.
  const whole = [...text.trim().slice(0, MAX_SEARCH_LENGTH)].filter(isWholeCharacter);
  return whole.join('').trim();
}

function isWholeCharacter(char: string): boolean {
  return !/^[\uD800-\uDFFF]$/.test(char);
}

// Nine digits are what the call takes, far past any board.
function parsePage(text: string | null): number {
  return text !== null && /^[1-9][0-9]{0,8}$/.test(text) ? Number(text) : 1;
}
