import type { SortBy } from '#contract/leaderboard.ts';

/**
 * The ledger's columns from 1280 px on: position, member, then the figures. Heads, rows and their
 * skeletons share it; the widths are fixed, so that no page or refresh moves a column.
 */
export const ROW_GRID =
  'grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-3 px-3 py-4 sm:px-4 xl:grid-cols-[2.25rem_minmax(0,1fr)_5rem_7rem_7rem_7.75rem_7.75rem_4.25rem] xl:gap-x-3 xl:py-2.5';

/** Below that the figures stand under the member, six or three in a line. */
export const FIGURES_GRID =
  'col-span-2 grid grid-cols-[1fr_1.16fr_1fr] gap-x-2 gap-y-3 sm:gap-x-4 md:grid-cols-[0.8fr_1fr_0.9fr_1.25fr_1.25fr_0.75fr] md:gap-x-3 xl:contents';

/** The figures of a row in their order; `sort` where the board can be sorted by the column. */
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
