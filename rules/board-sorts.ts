/** The sorts of the leaderboard (docs/spec/board.md#2-sorts). */

/**
 * In the order of the dropdown: `id` is used in calls and addresses, `label` on the site, `column` for the column of the board in
 * the server's memory. The original documentation names four sorts; 'Amount Received' and 'Username' are additions.
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

/** The ids of {@link BOARD_SORTS}, in the same order. */
export const BOARD_SORT_IDS = BOARD_SORTS.map(({ id }) => id);

/** The sort when a visit or a call names none. */
export const DEFAULT_BOARD_SORT: BoardSort['id'] = 'weeklyActivityPoints';
