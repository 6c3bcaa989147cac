/** The types of events in the ledger (docs/spec/points.md#10-events). The types of {@link GIVEN_FAMILIES} have free ends. */
const FACTS = {
  account_created: { isReported: true, isTransaction: false },
  profile_changed: { isReported: true, isTransaction: false },
  primary_address_set: { isReported: true, isTransaction: true },
  staking_address_set: { isReported: true, isTransaction: true },
  twitter_set: { isReported: true, isTransaction: true },
  tip: { isReported: true, isTransaction: true },
  send: { isReported: true, isTransaction: true },
  gm: { isReported: true, isTransaction: true },
  faucet: { isReported: true, isTransaction: true },
  content_submitted: { isReported: true, isTransaction: true },
  // This site records the following ones itself.
  content_approved: { isReported: false, isTransaction: false },
  content_rated: { isReported: false, isTransaction: false },
  content_deleted: { isReported: false, isTransaction: false },
  visibility_changed: { isReported: false, isTransaction: false },
  tip_undone: { isReported: false, isTransaction: false },
  send_undone: { isReported: false, isTransaction: false },
} as const;

type Facts = typeof FACTS;
type EventType = keyof Facts;

/** The types that bots report, apart from those of {@link GIVEN_FAMILIES} (docs/spec/gateway.md#2-events). */
export type ReportedEventType = {
  [T in EventType]: Facts[T]['isReported'] extends true ? T : never;
}[EventType];

/** The types that do not count for a week's number of transactions. Every other type does, known or not. */
export const NO_TRANSACTIONS: readonly string[] = Object.entries(FACTS)
  .filter(([, { isTransaction }]) => !isTransaction)
  .map(([type]) => type);

/**
 * The families of events that bring their own points (docs/spec/points.md#18-events-that-carry-their-own-points), with their
 * names in a member's ledger and on the monitor.
 */
export const GIVEN_FAMILIES = [
  { prefix: 'booty_hunt_', name: 'Treasure hunt', title: 'Treasure Hunt Activities' },
  { prefix: 'referral_', name: 'Referral', title: 'Referral Rewards' },
] as const;

/** The family of a type of event or of a ledger rule; undefined if it is of none. */
export function findFamily(type: string): (typeof GIVEN_FAMILIES)[number] | undefined {
  return GIVEN_FAMILIES.find(({ prefix }) => type.startsWith(prefix));
}
