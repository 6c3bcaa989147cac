/** Limits of the bot's faucet: who may claim, how much, and when (docs/decisions/030-faucet-and-prizes-are-paid-like-payouts.md). */

const DAY_MS = 24 * 60 * 60_000;

/** A member is paid at most once within this rolling time, in ms; `/faucet` earns its point in the same time. */
export const FAUCET_EVERY_MS = DAY_MS;

/** How long a member's account must have existed, in ms. A demo does not require it, because its visitors have just arrived. */
export const FAUCET_MEMBER_FOR_MS = DAY_MS;

/** The most claims per day in all, unless the operator sets another limit. */
export const FAUCET_CLAIMS_A_DAY = 100n;

/** The amount of one claim, and the most per UTC day, in units. */
export type FaucetLimits = {
  readonly units: bigint;
  readonly dailyUnits: bigint;
  /** How long a member's account must have existed, in ms; default: `FAUCET_MEMBER_FOR_MS`. */
  readonly memberForMs?: number;
};

/** The facts about the claimant and the faucet. Times in ms, amounts in units. */
export type FaucetStanding = {
  readonly nowMs: number;
  readonly isBanned: boolean;
  readonly memberSinceMs: number;
  /** True if the member has an address that can be paid. */
  readonly hasAddress: boolean;
  /** The newest claims by the member, and by anybody for the same address; null if there is none. */
  readonly lastClaimMs: number | null;
  readonly lastOfAddressMs: number | null;
  /** The amount given to all members on this UTC day. */
  readonly givenTodayUnits: bigint;
  /** True if an earlier claim cannot be paid at the moment, for example because the wallet is empty. */
  readonly isStuck: boolean;
};

/** The reason of a refusal; `fromMs`: the time from which a claim succeeds again. */
export type FaucetRefusal =
  | { readonly why: 'banned' | 'no_address' | 'stuck' }
  | {
      readonly why: 'too_young' | 'too_soon' | 'address_used' | 'used_up';
      readonly fromMs: number;
    };

/** Judges a claim. Null: it is to be paid. */
export function refuseClaim(standing: FaucetStanding, limits: FaucetLimits): FaucetRefusal | null {
  const { nowMs, lastClaimMs, lastOfAddressMs } = standing;
  if (standing.isBanned) return { why: 'banned' };
  const oldEnoughMs = standing.memberSinceMs + (limits.memberForMs ?? FAUCET_MEMBER_FOR_MS);
  if (nowMs < oldEnoughMs) return { why: 'too_young', fromMs: oldEnoughMs };
  if (!standing.hasAddress) return { why: 'no_address' };
  if (lastClaimMs !== null && nowMs < lastClaimMs + FAUCET_EVERY_MS) {
    return { why: 'too_soon', fromMs: lastClaimMs + FAUCET_EVERY_MS };
  }
  if (lastOfAddressMs !== null && nowMs < lastOfAddressMs + FAUCET_EVERY_MS) {
    return { why: 'address_used', fromMs: lastOfAddressMs + FAUCET_EVERY_MS };
  }
  if (standing.isStuck) return { why: 'stuck' };
  if (standing.givenTodayUnits + limits.units > limits.dailyUnits) {
    return { why: 'used_up', fromMs: (Math.floor(nowMs / DAY_MS) + 1) * DAY_MS };
  }
  return null;
}
