import type { SortBy } from '#contract/site/leaderboard.ts';
import type { BoardOrder } from './order.ts';
import type { Hits } from './search.ts';

/** Finding a position costs as much as walking past this many members. */
const POSITION_COST = 128;

/**
 * The hits of a search in the order of the board, `limit` of them from the `offset`th on, with their
 * positions in the whole board (decision 18). Few hits are looked up and sorted; for many, the board is
 * walked until there are enough.
 */
export function pickHits(
  order: BoardOrder,
  sortBy: SortBy,
  hits: Hits,
  range: { offset: number; limit: number },
): { slot: number; position: number }[] {
  if (range.offset >= hits.count) return [];
  const pick = hits.count * POSITION_COST < order.size ? lookUp : walkTo;
  return pick(order, sortBy, hits, range);
}

function lookUp(
  order: BoardOrder,
  sortBy: SortBy,
  hits: Hits,
  range: { offset: number; limit: number },
) {
  const placed: { slot: number; position: number }[] = [];
  // By number: an iterator takes twenty times as long, which is longer than everything else for a seldom term.
  for (let word = 0; word < hits.bits.length; word++) {
    for (let rest = hits.bits[word] ?? 0; rest !== 0; rest &= rest - 1) {
      const slot = word * 32 + 31 - Math.clz32(rest & -rest);
      placed.push({ slot, position: order.position(sortBy, slot) });
    }
  }
  placed.sort((a, b) => a.position - b.position);
  return placed.slice(range.offset, range.offset + range.limit);
}

function walkTo(
  order: BoardOrder,
  sortBy: SortBy,
  hits: Hits,
  range: { offset: number; limit: number },
) {
  const picked: { slot: number; position: number }[] = [];
  let toSkip = range.offset;
  order.walk(sortBy, (slot, position) => {
    if (((hits.bits[slot >>> 5] ?? 0) & (1 << (slot & 31))) === 0) return true;
    if (toSkip > 0) toSkip--;
    else picked.push({ slot, position });
    return picked.length < range.limit;
  });
  return picked;
}
