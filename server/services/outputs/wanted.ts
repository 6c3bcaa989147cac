import type { WantedOutputs } from '#server/gateways/chain/chain-index.ts';

/** More payments of one amount at one address than anybody makes by mistake. */
const MOST_ALIKE = 20;

/** A few outputs of each of these amounts, and all that are known already. */
export function wantedOf(amounts: Iterable<bigint>, known: Iterable<string>): WantedOutputs[] {
  const units = new Set(amounts);
  return [
    { units, txids: new Set(known) },
    { units, mostAlike: MOST_ALIKE },
  ];
}
