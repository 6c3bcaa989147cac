import { parseAmount } from '#rules/amounts.ts';
import { countText, quantityText } from '#web/ui/figures.ts';

/** A part of the pool, and the sum of those before it, from 0 to 1. */
export type Part = { from: number; part: number };

/** Shares, in coins, as parts of the pool, which is above 0. */
export function partsOf(shares: readonly string[], poolUnits: bigint): Part[] {
  let from = 0;
  return shares.map((share) => {
    const part = Number(parseAmount(share)) / Number(poolUnits);
    from += part;
    return { from: from - part, part };
  });
}

/** The split in words: '39 % to the first 5 of 26'. */
export function splitText(parts: readonly Part[], eligibleUsers: number): string {
  const last = parts.at(-1);
  if (!last) return 'Nobody is in for a share yet.';
  const count = countText(parts.length);
  if (eligibleUsers <= parts.length)
    return `If the week ended now: ${quantityText(count, 'share')}`;
  const sum = roundText(last.from + last.part);
  return `If the week ended now: ${sum} to the first ${count} of ${countText(eligibleUsers)}`;
}

function roundText(part: number): string {
  return part < 0.01 ? '<1 %' : `${Math.round(part * 100)} %`;
}
