/** Who may have what of the bot's faucet, and when (docs/decisions/030-the-faucet-has-its-own-wallet.md). */

const DAY_MS = 24 * 60 * 60_000;

/** Nobody is paid twice within this rolling time, in ms: as `/faucet` earns its point. */
export const FAUCET_EVERY_MS = DAY_MS;

/** How long somebody has to be a member before, in ms; a demo, whose visitors have just come, does not ask for it. */
export const FAUCET_MEMBER_FOR_MS = DAY_MS;

/** Claims a day, in all, where the operator sets no other limit. */
export const FAUCET_CLAIMS_A_DAY = 100n;

/** What one claim pays, and the most of a UTC day, in units. */
export type FaucetLimits = {
  readonly units: bigint;
  readonly dailyUnits: bigint;
  /** How long somebody has to be a member, in ms; left out: `FAUCET_MEMBER_FOR_MS`. */
  readonly memberForMs?: number;
};

/** What is known of who asks, and of the faucet. Times in ms, amounts in units. */
export type FaucetStanding = {
  readonly nowMs: number;
  readonly isBanned: boolean;
  readonly memberSinceMs: number;
  /** Whether there is an address that can be paid. */
  readonly hasAddress: boolean;
  /** The newest claims by them, and by anybody for their address; null: none. */
  readonly lastClaimMs: number | null;
  readonly lastOfAddressMs: number | null;
  /** What was given to anybody on this UTC day. */
  readonly givenTodayUnits: bigint;
  /** Whether an earlier claim cannot be paid at the moment, as from an empty wallet. */
  readonly isStuck: boolean;
};

/** Why there is nothing now; `fromMs`: when there is again. */
export type FaucetRefusal =
  | { readonly why: 'banned' | 'no_address' | 'stuck' }
  | {
      readonly why: 'too_young' | 'too_soon' | 'address_used' | 'used_up';
      readonly fromMs: number;
    };

/**
 * Judges a claim. Null: it is to be paid.
 *
 */
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
