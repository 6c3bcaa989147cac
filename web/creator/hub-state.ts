import type { ShowcaseSort } from '#contract/creator.ts';
import { cleanSearch } from '#web/shell/search-draft.ts';
import { parsePage } from '#web/shell/search-text.ts';

/** What of the hub is shown; lives in the address, so that it can be shared and gone back to. */
export type HubState = {
  tab: 'showcase' | 'dashboard';
  /** As it is sent: trimmed, at most `MAX_SEARCH_LENGTH` long. */
  search: string;
  /** A content type's id; null for all. */
  type: string | null;
  sort: ShowcaseSort;
  /** From 1. */
  page: number;
};

/** The orders of the showcase as the specification names them. */
export const SORTS: readonly { value: ShowcaseSort; label: string }[] = [
  { value: 'recent', label: 'Most Recent' },
  { value: 'points', label: 'Highest Points' },
  { value: 'creator', label: 'Creator Name' },
];

/** Reads `?tab=&search=&type=&sort=&page=`. Whatever makes no sense counts as left out. */
export function parseHubState(params: URLSearchParams): HubState {
  const sort = params.get('sort');
  const type = params.get('type');
  return {
    tab: params.get('tab') === 'dashboard' ? 'dashboard' : 'showcase',
    search: cleanSearch(params.get('search') ?? ''),
    type: type !== null && /^[a-z][a-z0-9_]{0,63}$/.test(type) ? type : null,
    sort: SORTS.find(({ value }) => value === sort)?.value ?? 'recent',
    page: parsePage(params.get('page')),
  };
}

/** The reverse of `parseHubState`; what is as it would be anyway is left out of the address. */
export function printHubState(state: HubState) {
  return {
    tab: state.tab === 'showcase' ? undefined : state.tab,
    search: state.search,
    type: state.type ?? undefined,
    sort: state.sort === 'recent' ? undefined : state.sort,
    page: state.page === 1 ? undefined : String(state.page),
  };
}

/** Another search, kind or order starts at page 1 again. */
export function changeHubState(
  state: HubState,
  change: Partial<Pick<HubState, 'search' | 'type' | 'sort'>>,
): HubState {
  const next = { ...state, ...change };
  const isSame =
    next.search === state.search && next.type === state.type && next.sort === state.sort;
  return isSame ? next : { ...next, page: 1 };
}
