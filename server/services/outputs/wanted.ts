import type { ReceivedOutput } from '#server/gateways/chain/chain-index.ts';

/**
 * Keeps at most `most` outputs of each amount, the newest, so that a reading stays small however much is paid to an address.
 * For one reading.
 */
export function fewOf(
  most: number,
  isWanted: (output: ReceivedOutput) => boolean,
): (output: ReceivedOutput) => boolean {
  const counts = new Map<bigint, number>();
  return (output) => {
    const count = counts.get(output.units) ?? 0;
    if (count >= most || !isWanted(output)) return false;
    counts.set(output.units, count + 1);
    return true;
  };
}

/** More payments of one amount at one address than anybody makes by mistake. */
const MOST_ALIKE = 20;

/** Keeps a few outputs of each of these amounts, and all that are known already. */
export function wantedOf(
  amounts: Iterable<bigint>,
  known: Iterable<string>,
): (output: ReceivedOutput) => boolean {
  const wanted = new Set(amounts);
  const kept = new Set(known);
  const isOneOfFew = fewOf(MOST_ALIKE, ({ units }) => wanted.has(units));
  return (output) => (kept.has(output.txid) && wanted.has(output.units)) || isOneOfFew(output);
}
