/**
 * The points of a week that rest on transactions of the chain (docs/spec/log.md#13-points-on-the-chain). Points of tips with a
 * transaction do: those of both sides. Points of everything else, such as `/gm` and content, do not.
 */

/** The type of event whose points can rest on a transaction. */
export const ON_CHAIN_TYPE = 'tip';

/**
 * The part of a week's points that rests on transactions, in whole percent, rounded down: 100 only if all do. At most 100, although
 * corrections of earlier weeks can leave a week with fewer points than its tips earned.
 *
 * @param hundredths the points on the chain
 * @param all all points of the week, in hundredths
 */
export function chainPercent(hundredths: number, all: number): number {
  if (hundredths <= 0) return 0;
  return hundredths >= all ? 100 : Math.floor((hundredths * 100) / all);
}

/** A transaction as the chain has it, with the amounts of its outputs in units. */
export type ChainEvidence = { isConfirmed: boolean; outputUnits: readonly bigint[] };

export type ChainProblem =
  | { kind: 'missing' }
  | { kind: 'unconfirmed' }
  | { kind: 'unpaid'; units: bigint };

/**
 * Compares all tips that name one transaction with the chain. Each needs an output of its own of exactly its amount, so a tip that
 * is listed twice, in one week or in two, is found.
 *
 * @param amounts of the tips, in units
 * @param evidence null if the chain does not have the transaction
 * @returns the reason why the transaction does not pay these tips; null if it does
 */
export function chainProblem(
  amounts: readonly bigint[],
  evidence: ChainEvidence | null,
): ChainProblem | null {
  if (evidence === null) return { kind: 'missing' };
  if (!evidence.isConfirmed) return { kind: 'unconfirmed' };
  const left = [...evidence.outputUnits];
  for (const units of amounts) {
    const place = left.indexOf(units);
    if (place === -1) return { kind: 'unpaid', units };
    left.splice(place, 1);
  }
  return null;
}
