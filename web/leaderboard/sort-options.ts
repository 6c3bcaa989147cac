import type { SortBy } from '#contract/leaderboard.ts';

/** The sort of a visit that has not chosen one (public document, section 9). */
export const DEFAULT_SORT: SortBy = 'weeklyActivityPoints';

// The document names four; 'Amount Received' and 'Username' are ours, made to match.
const LABELS: Record<SortBy, string> = {
  totalTipped: 'Amount Tipped (Sent)',
  totalReceived: 'Amount Received',
  totalLifetimeEarnings: 'Lifetime Rewards',
  totalLifetimePoints: 'Activity Points',
  weeklyActivityPoints: 'Weekly Points',
  username: 'Username',
};

const SORTS: readonly SortBy[] = [
  'totalTipped',
  'totalReceived',
  'totalLifetimeEarnings',
  'totalLifetimePoints',
  'weeklyActivityPoints',
  'username',
];

/** The sort dropdown, in its order. */
export const SORT_OPTIONS = SORTS.map((value) => ({ value, label: LABELS[value] }));

export function sortLabel(sort: SortBy): string {
  return LABELS[sort];
}

/** The sort of that name, undefined for any other text. */
export function findSort(text: string | null): SortBy | undefined {
  return SORTS.find((sort) => sort === text);
}
