/**
 * Finds the shares paid by a transaction that belongs to no payout: after a backup was restored, or an old copy of the database
 * was used. A payout pays each address once, with whole shares, after their distribution.
 */
import type { WeekName } from './week.ts';

/** A share that is unpaid according to the database. */
export type UnpaidShare = {
  week: WeekName;
  memberId: bigint;
  units: bigint;
  /** The member's address. */
  address: string;
  /** When it could first be paid. In ms. */
  distributionMs: number;
};

/** An output of a transaction to others. `address` is null if the script has none. */
export type PaidOutput = { address: string | null; units: bigint };

/** The clocks of the wallet and of this server may differ by this. In ms. */
const CLOCK_MARGIN_MS = 6 * 60 * 60_000;
/** If not all shares of an address were paid at once, the paid ones are looked for among this many of the oldest. */
const MOST_CHOICES = 16;

/**
 * The shares that these outputs pay to the last unit: all shares that the address could be paid at that time, else the oldest
 * that add up to the amount. Null if any output pays something else.
 *
 * @param sentAtMs when the transaction was sent
 */
export function sharesPaidBy<Share extends UnpaidShare>(
  outputs: readonly PaidOutput[],
  sentAtMs: number,
  unpaid: readonly Share[],
): Share[] | null {
  const paid = new Map<string, bigint>();
  for (const { address, units } of outputs) {
    if (address === null) return null;
    paid.set(address, (paid.get(address) ?? 0n) + units);
  }
  const byAddress = new Map<string, Share[]>();
  for (const share of unpaid) {
    if (!paid.has(share.address) || share.units <= 0n) continue;
    if (share.distributionMs > sentAtMs + CLOCK_MARGIN_MS) continue;
    byAddress.set(share.address, [...(byAddress.get(share.address) ?? []), share]);
  }
  const shares: Share[] = [];
  for (const [address, units] of paid) {
    const found = thatMakeUp(units, (byAddress.get(address) ?? []).sort(byAge));
    if (found === null) return null;
    shares.push(...found);
  }
  return shares.length > 0 ? shares : null;
}

function thatMakeUp<Share extends UnpaidShare>(
  units: bigint,
  shares: readonly Share[],
): Share[] | null {
  if (shares.length > 0 && sumOf(shares) === units) return [...shares];
  return chooseFrom(units, shares.slice(0, MOST_CHOICES));
}

/** Tries the oldest first: at most 2^{@link MOST_CHOICES} combinations, far fewer once sums that are too large are skipped. */
function chooseFrom<Share extends UnpaidShare>(
  units: bigint,
  shares: readonly Share[],
): Share[] | null {
  if (units === 0n) return [];
  const [first, ...others] = shares;
  if (!first || sumOf(shares) < units) return null;
  if (first.units <= units) {
    const rest = chooseFrom(units - first.units, others);
    if (rest !== null) return [first, ...rest];
  }
  return chooseFrom(units, others);
}

function sumOf(shares: readonly UnpaidShare[]): bigint {
  return shares.reduce((sum, { units }) => sum + units, 0n);
}

function byAge(one: UnpaidShare, other: UnpaidShare): number {
  if (one.week !== other.week) return one.week < other.week ? -1 : 1;
  return one.memberId < other.memberId ? -1 : 1;
}
