import type { SortBy } from '#contract/site/leaderboard.ts';
import { hasBit, lowestBit } from './bits.ts';
import type { BoardOrder } from './order.ts';
import type { Hits } from './search.ts';

/** Finding a position costs as much as walking past this many members. */
const POSITION_COST = 128;

/**
 * The hits of a search in the order of the board, at most `limit` from `offset` on, with their positions in the whole board
 * (docs/spec/board.md#3-ties-and-rank). Walks the board until there are enough. Once that has taken as long as looking up all
 * hits would, it looks them up and sorts them.
 */
export function pickHits(
  order: BoardOrder,
  sortBy: SortBy,
  hits: Hits,
  { offset, limit }: { offset: number; limit: number },
): Placed[] {
  if (offset >= hits.count) return [];
  const most = Math.min(offset + limit, hits.count);
  const placed =
    walkTo(order, sortBy, hits, { most, steps: hits.count * POSITION_COST }) ??
    lookUp(order, sortBy, hits);
  return placed.slice(offset, offset + limit);
}

type Placed = { slot: number; position: number };

/** The first `most` hits, or null if they are not among the first `steps` members. */
function walkTo(
  order: BoardOrder,
  sortBy: SortBy,
  hits: Hits,
  { most, steps }: { most: number; steps: number },
): Placed[] | null {
  const { bits } = hits;
  const placed: Placed[] = [];
  order.walk(sortBy, (slot, position) => {
    if (hasBit(bits, slot)) placed.push({ slot, position });
    return placed.length < most && position + 1 < steps;
  });
  return placed.length === most ? placed : null;
}

function lookUp(order: BoardOrder, sortBy: SortBy, { bits }: Hits): Placed[] {
  const placed: Placed[] = [];
  // By index: an iterator takes twenty times as long, longer than everything else for a rare term.
  for (let word = 0; word < bits.length; word++) {
    for (let rest = bits[word] ?? 0; rest !== 0; rest &= rest - 1) {
      const slot = word * 32 + lowestBit(rest);
      placed.push({ slot, position: order.position(sortBy, slot) });
    }
  }
  return placed.sort((a, b) => a.position - b.position);
}
