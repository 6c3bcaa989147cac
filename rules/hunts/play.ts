/** The conditions for playing a treasure hunt (docs/spec/hunts.md#4-playing). */

const DAY_MS = 24 * 60 * 60_000;

/** The states of a hunt. `open` covers the time before its start too. */
export type HuntState = 'draft' | 'open' | 'ended' | 'settled' | 'cancelled';

export type PlayRefusal =
  | { readonly why: 'banned' | 'no_address' | 'over' }
  | { readonly why: 'not_begun'; readonly fromMs: number }
  | { readonly why: 'too_young'; readonly days: number }
  | { readonly why: 'too_few_points'; readonly hundredths: number }
  | { readonly why: 'too_few_shares'; readonly weeks: number };

export const PLAY_REFUSALS = [
  'banned',
  'no_address',
  'over',
  'not_begun',
  'too_young',
  'too_few_points',
  'too_few_shares',
] as const satisfies readonly PlayRefusal['why'][];

/** The facts about a hunt and a member. Times in ms, points in hundredths. */
export type PlayStanding = {
  readonly state: HuntState;
  readonly startsMs: number;
  readonly endsMs: number;
  readonly memberDays: number;
  readonly leastPoints: number;
  /** Weeks with a share of the pool. */
  readonly leastShares: number;
  readonly isBanned: boolean;
  readonly memberSinceMs: number;
  readonly lifetimePoints: number;
  readonly shares: number;
  readonly hasAddress: boolean;
};

/**
 * Judges whether a member may play at a moment. Null: yes. An account's age counts at the start of the hunt; without a least age,
 * those who join later may play too.
 */
export function refusePlay(standing: PlayStanding, nowMs: number): PlayRefusal | null {
  const { state, startsMs, endsMs, memberDays, leastPoints } = standing;
  if (state !== 'open' || nowMs >= endsMs) return { why: 'over' };
  if (nowMs < startsMs) return { why: 'not_begun', fromMs: startsMs };
  if (standing.isBanned) return { why: 'banned' };
  if (memberDays > 0 && standing.memberSinceMs > startsMs - memberDays * DAY_MS) {
    return { why: 'too_young', days: memberDays };
  }
  if (standing.lifetimePoints < leastPoints) {
    return { why: 'too_few_points', hundredths: leastPoints };
  }
  if (standing.shares < standing.leastShares) {
    return { why: 'too_few_shares', weeks: standing.leastShares };
  }
  return standing.hasAddress ? null : { why: 'no_address' };
}
