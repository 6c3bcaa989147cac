import type { SortBy } from '#contract/site/leaderboard.ts';

/**
 * The columns from 1280 px up: position, member, figures. Heads, rows and skeletons share them;
 * fixed widths keep columns still across pages and refreshes.
 */
export const ROW_GRID =
  'grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-3 px-3 py-4 sm:px-4 xl:grid-cols-[2.25rem_minmax(0,1fr)_5rem_7rem_7rem_7.75rem_7.75rem_4.25rem] xl:gap-x-3 xl:py-2.5';

/** Below 1280 px the figures are below the member, six or three per line. */
export const FIGURES_GRID =
  'col-span-2 grid grid-cols-[1fr_1.16fr_1fr] gap-x-2 gap-y-3 sm:gap-x-4 md:grid-cols-[0.8fr_1fr_0.9fr_1.25fr_1.25fr_0.75fr] md:gap-x-3 xl:contents';

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
