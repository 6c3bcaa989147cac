import { parseAmount } from '#rules/amounts.ts';
import { m } from '#web/messages.ts';

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
  if (!last) return m.board_split_none();
  const count = parts.length;
  if (eligibleUsers <= count) return m.board_split_all({ count });
  const part = roundText(last.from + last.part);
  return m.board_split({ part, count, all: eligibleUsers });
}

function roundText(part: number): string {
  return part < 0.01 ? '<1 %' : `${Math.round(part * 100)} %`;
}
