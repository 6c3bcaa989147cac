import type { ShowcaseSort } from '#contract/creator/showcase.ts';
import { m } from '#web/messages.ts';
import { cleanSearch } from '#web/shell/search/search-draft.ts';
import { parsePage } from '#web/shell/search/search-text.ts';

/** The state of the hub, kept in the address so that it can be shared. */
export type HubState = {
  tab: 'showcase' | 'dashboard';
  /** As sent: trimmed, at most `MAX_SEARCH_LENGTH` long. */
  search: string;
  /** A content type's id; null for all. */
  type: string | null;
  sort: ShowcaseSort;
  /** From 1. */
  page: number;
};

export const hubTabs = (): { id: HubState['tab']; label: string }[] => [
  { id: 'showcase', label: m.creator_showcase() },
  { id: 'dashboard', label: m.shell_dashboard() },
];

const SORTS: readonly ShowcaseSort[] = ['recent', 'points', 'creator'];

export const sortOptions = (): { value: ShowcaseSort; label: string }[] => [
  { value: 'recent', label: m.creator_sort_recent() },
  { value: 'points', label: m.creator_sort_points() },
  { value: 'creator', label: m.creator_sort_creator() },
];

/** Parses `?tab=&search=&type=&sort=&page=`; ignores invalid values. */
export function parseHubState(params: URLSearchParams): HubState {
  const sort = params.get('sort');
  const type = params.get('type');
  return {
    tab: params.get('tab') === 'dashboard' ? 'dashboard' : 'showcase',
    search: cleanSearch(params.get('search') ?? ''),
    type: type !== null && /^[a-z][a-z0-9_]{0,63}$/.test(type) ? type : null,
    sort: SORTS.find((each) => each === sort) ?? 'recent',
    page: parsePage(params.get('page')),
  };
}

/** The reverse of `parseHubState`; leaves defaults out of the address. */
export function printHubState(state: HubState) {
  return {
    tab: state.tab === 'showcase' ? undefined : state.tab,
    search: state.search,
    type: state.type ?? undefined,
    sort: state.sort === 'recent' ? undefined : state.sort,
    page: state.page === 1 ? undefined : String(state.page),
  };
}

/** A new search, type or order starts at page 1. */
export function changeHubState(
  state: HubState,
  change: Partial<Pick<HubState, 'search' | 'type' | 'sort'>>,
): HubState {
  const next = { ...state, ...change };
  const isSame =
    next.search === state.search && next.type === state.type && next.sort === state.sort;
  return isSame ? next : { ...next, page: 1 };
}
