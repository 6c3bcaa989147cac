/** The points at which year-worker.mjs can kill itself between two facts about a week's money, in the order of its work. */
export const FAILPOINTS = [
  'before the snapshot is committed',
  'after the snapshot',
  'before signing',
  'between signing and commit',
  'between commit and broadcast',
  'between broadcast and status',
  'after the status',
] as const;

export type Failpoint = (typeof FAILPOINTS)[number];
