import type { UnspentOutput, WantedOutputs } from './chain-index.ts';

/** Creates a filter for the outputs of one reading, which must come newest first: it counts outputs of the same amount. */
export function createFilter(
  wants: readonly WantedOutputs[] | undefined,
): (output: UnspentOutput) => boolean {
  if (wants === undefined) return () => true;
  const filters = wants.map(filterOf);
  return (output) => filters.some((accepts) => accepts(output));
}

function filterOf(wanted: WantedOutputs): (output: UnspentOutput) => boolean {
  const { mostAlike } = wanted;
  if (mostAlike === undefined) return (output) => isDescribed(wanted, output);
  const counts = new Map<bigint, number>();
  return (output) => {
    const count = counts.get(output.units) ?? 0;
    if (count >= mostAlike || !isDescribed(wanted, output)) return false;
    counts.set(output.units, count + 1);
    return true;
  };
}

function isDescribed(
  { names, txids, units: amounts, leastUnits, mostUnits, isUnconfirmed }: WantedOutputs,
  { txid, vout, units, confirmations }: UnspentOutput,
): boolean {
  if (leastUnits !== undefined && units < leastUnits) return false;
  if (mostUnits !== undefined && units > mostUnits) return false;
  if (amounts !== undefined && !amounts.has(units)) return false;
  if (isUnconfirmed && confirmations > 0) return false;
  if (txids !== undefined && !txids.has(txid)) return false;
  return names === undefined || names.has(`${txid}:${vout}`);
}
