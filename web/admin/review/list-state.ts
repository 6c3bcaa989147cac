import { m } from '#web/messages.ts';
import { parsePage } from '#web/shell/search/search-text.ts';
import type { SubmissionsQuery } from '../calls.ts';
import { searchToSend } from '../search-draft.ts';

/** The filters, order and page of All Submissions, kept in the address. */
export type ListState = {
  status: SubmissionsQuery['status'];
  sort: SortId;
  /** As sent: at least two characters, or empty. */
  search: string;
  /** From 1. */
  page: number;
};

export const STATUS_OPTIONS = [
  { value: 'all', label: () => m.portal_review_all_statuses() },
  { value: 'pending', label: () => m.creator_pending() },
  { value: 'approved', label: () => m.portal_approved() },
  { value: 'rejected', label: () => m.portal_rejected() },
] as const;

/** The orders of docs/spec/review.md#6-all-submissions. */
export const SORT_OPTIONS = [
  { value: 'submittedAt-desc', label: () => m.portal_review_newest() },
  { value: 'submittedAt-asc', label: () => m.portal_review_oldest() },
  { value: 'evaluatedAt-desc', label: () => m.portal_review_last_evaluated() },
  { value: 'points-desc', label: () => m.portal_review_most_points() },
  { value: 'points-asc', label: () => m.portal_review_fewest_points() },
  { value: 'status-asc', label: () => m.portal_review_by_status() },
] as const;

export type SortId = (typeof SORT_OPTIONS)[number]['value'];

const DEFAULT_SORT: SortId = 'submittedAt-desc';

/** Parses `?status=&sort=&search=&page=`; ignores invalid values. */
export function parseListState(params: URLSearchParams): ListState {
  const status = params.get('status');
  const sort = params.get('sort');
  return {
    status: STATUS_OPTIONS.find(({ value }) => value === status)?.value ?? 'all',
    sort: SORT_OPTIONS.find(({ value }) => value === sort)?.value ?? DEFAULT_SORT,
    search: searchToSend(params.get('search') ?? ''),
    page: parsePage(params.get('page')),
  };
}

/** The reverse of `parseListState`; leaves defaults out of the address. */
export function printListState(state: ListState) {
  return {
    status: state.status === 'all' ? undefined : state.status,
    sort: state.sort === DEFAULT_SORT ? undefined : state.sort,
    search: state.search,
    page: state.page === 1 ? undefined : String(state.page),
  };
}

/** A new filter, search or order starts at page 1. */
export function changeListState(
  state: ListState,
  change: Partial<Omit<ListState, 'page'>>,
): ListState {
  return { ...state, ...change, page: 1 };
}

export function listQuery({ status, sort, search, page }: ListState): SubmissionsQuery {
  const [sortBy, sortOrder] = SORTS[sort];
  return {
    status,
    page: String(page),
    sortBy,
    sortOrder,
    ...(search !== '' && { search }),
  };
}

const SORTS: Readonly<
  Record<SortId, readonly [SubmissionsQuery['sortBy'], SubmissionsQuery['sortOrder']]>
> = {
  'submittedAt-desc': ['submittedAt', 'desc'],
  'submittedAt-asc': ['submittedAt', 'asc'],
  'evaluatedAt-desc': ['evaluatedAt', 'desc'],
  'points-desc': ['points', 'desc'],
  'points-asc': ['points', 'asc'],
  'status-asc': ['status', 'asc'],
};
