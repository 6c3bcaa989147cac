/** The sorts of the leaderboard (docs/spec/board.md#2-sorts). */

/**
 * In the order of the dropdown: `id` as calls and addresses carry it, `label` as the site shows it, `column` its
 * column on the board in the server's memory. The document labels four; 'Amount Received' and 'Username' are ours.
 */
export const BOARD_SORTS = [
  { id: 'totalTipped', label: 'Amount Tipped (Sent)', column: 'tipped' },
  { id: 'totalReceived', label: 'Amount Received', column: 'received' },
  { id: 'totalLifetimeEarnings', label: 'Lifetime Rewards', column: 'earned' },
  { id: 'totalLifetimePoints', label: 'Activity Points', column: 'lifetime' },
  { id: 'weeklyActivityPoints', label: 'Weekly Points', column: 'weekly' },
  { id: 'username', label: 'Username', column: 'nameKey' },
] as const;

/** One row of {@link BOARD_SORTS}. */
export type BoardSort = (typeof BOARD_SORTS)[number];

/** The ids of {@link BOARD_SORTS}, in their order. */
export const BOARD_SORT_IDS = BOARD_SORTS.map(({ id }) => id);

/** The sort of a visit or call that names none. */
export const DEFAULT_BOARD_SORT: BoardSort['id'] = 'weeklyActivityPoints';
