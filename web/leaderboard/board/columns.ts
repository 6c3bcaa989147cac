import type { SortBy } from '#contract/site/leaderboard.ts';
import { m } from '#web/messages.ts';

/**
 * The columns from 1280 px up: position, member, figures. Heads, rows and skeletons share them;
 * fixed widths keep columns still across pages and refreshes. Below, the figure that sorts and a button for the others.
 */
export const ROW_GRID =
  'grid grid-cols-[auto_minmax(0,1fr)_auto_auto] gap-x-2 gap-y-3 px-3 py-2.5 sm:gap-x-3 sm:px-4 xl:grid-cols-[2.25rem_minmax(0,1fr)_5rem_7rem_7rem_7.75rem_7.75rem_4.25rem] xl:gap-x-3 xl:py-2.5';

/** Below 1280 px all figures are below the member, six or three per line, once they are asked for. */
export const FIGURES_GRID =
  'col-span-4 grid grid-cols-[1fr_1.16fr_1fr] gap-x-2 gap-y-3 sm:gap-x-4 md:grid-cols-[0.8fr_1fr_0.9fr_1.25fr_1.25fr_0.75fr] md:gap-x-3 xl:contents';

/** A row's figures in order; `sort` is set if the board can sort by that column. */
export const COLUMNS = [
  {
    id: 'lifetimePoints',
    name: () => m.board_lifetime(),
    head: () => m.board_lifetime_head(),
    sort: 'totalLifetimePoints',
  },
  {
    id: 'weeklyPoints',
    name: () => m.board_weekly(),
    head: () => m.board_weekly_head(),
    sort: 'weeklyActivityPoints',
  },
  {
    id: 'earned',
    name: () => m.board_earned(),
    head: () => m.board_earned_head(),
    sort: 'totalLifetimeEarnings',
  },
  { id: 'tipped', name: () => m.board_tipped(), head: () => m.board_tipped(), sort: 'totalTipped' },
  {
    id: 'received',
    name: () => m.board_received(),
    head: () => m.board_received(),
    sort: 'totalReceived',
  },
  { id: 'age', name: () => m.board_age(), head: () => m.board_age_head(), sort: null },
] as const satisfies readonly Column[];

type Column = { id: string; name: () => string; head: () => string; sort: SortBy | null };

export type ColumnId = (typeof COLUMNS)[number]['id'];

export function columnOf(id: ColumnId) {
  return COLUMNS.find((column) => column.id === id) ?? COLUMNS[0];
}

/** The figure that a row shows below 1280 px without a press. */
export function shownColumn(sortBy: SortBy): (typeof COLUMNS)[number] {
  return COLUMNS.find(({ sort }) => sort === sortBy) ?? columnOf('weeklyPoints');
}

/** The first three of the board are larger. */
export const isLeading = (rank: number) => rank <= 3;
