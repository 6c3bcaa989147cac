import type { SortBy } from '#contract/site/leaderboard.ts';
import { BOARD_SORTS } from '#rules/board-sorts.ts';
import { m } from '#web/messages.ts';

const LABELS: Readonly<Record<SortBy, () => string>> = {
  totalTipped: () => m.board_sort_tipped(),
  totalReceived: () => m.board_sort_received(),
  totalLifetimeEarnings: () => m.board_sort_earned(),
  totalLifetimePoints: () => m.board_sort_points(),
  weeklyActivityPoints: () => m.board_sort_weekly(),
  username: () => m.board_sort_name(),
};

/** The options of the sort dropdown, in its order. */
export const SORT_OPTIONS = BOARD_SORTS.map(({ id }) => ({
  value: id,
  get label() {
    return sortLabel(id);
  },
}));

export function sortLabel(sort: SortBy): string {
  return LABELS[sort]();
}

/** The sort with this name; undefined for any other text. */
export function findSort(text: string | null): SortBy | undefined {
  return BOARD_SORTS.find(({ id }) => id === text)?.id;
}
