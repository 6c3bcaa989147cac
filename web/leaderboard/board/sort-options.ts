import type { SortBy } from '#contract/site/leaderboard.ts';
import { BOARD_SORTS } from '#rules/board-sorts.ts';

/** The options of the sort dropdown, in its order. */
export const SORT_OPTIONS = BOARD_SORTS.map(({ id, label }) => ({ value: id, label }));

export function sortLabel(sort: SortBy): string {
  return BOARD_SORTS.find(({ id }) => id === sort)?.label ?? sort;
}

/** The sort with this name; undefined for any other text. */
export function findSort(text: string | null): SortBy | undefined {
  return BOARD_SORTS.find(({ id }) => id === text)?.id;
}
