import type { SortBy } from '#contract/site/leaderboard.ts';

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
    name: 'Lifetime points',
    head: 'Lifetime pts',
    sort: 'totalLifetimePoints',
  },
  { id: 'weeklyPoints', name: 'Weekly points', head: 'Weekly pts', sort: 'weeklyActivityPoints' },
  { id: 'earned', name: 'Lifetime earned', head: 'Earned', sort: 'totalLifetimeEarnings' },
  { id: 'tipped', name: 'Tipped', head: 'Tipped', sort: 'totalTipped' },
  { id: 'received', name: 'Received', head: 'Received', sort: 'totalReceived' },
  { id: 'age', name: 'Account age', head: 'Age', sort: null },
] as const satisfies readonly { id: string; name: string; head: string; sort: SortBy | null }[];

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
