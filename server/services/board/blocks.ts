/**
 * Slots (small integers) in a total order, for a million and more: reads any range by its position, finds the position of any
 * slot, and moves one, each in a few microseconds.
 */
export type BlockedOrder = {
  /** Replaces all slots; `sorted` must be in order and contain no slot twice. */
  fill(sorted: Int32Array): void;
  insert(slot: number): void;
  /** Moves a slot to its place after its sort values changed. */
  settle(slot: number): void;
  /** 0-based. The slot must be in the order. */
  positionOf(slot: number): number;
  /** At most `limit` slots from a 0-based position on; fewer, or none, at the end. */
  slice(offset: number, limit: number): number[];
  /** Visits slots in order, with 0-based positions, until `visit` returns false. */
  walk(visit: (slot: number, position: number) => boolean): void;
  /** The number of slots for which `isBefore` is true; they must come before all others. */
  countWhile(isBefore: (slot: number) => boolean): number;
  readonly size: number;
};

/**
 * A block of this length is split into two halves. Longer blocks make moves slower (half is shifted); shorter ones mean more
 * blocks to count through.
 */
const BLOCK_CAPACITY = 1024;
const FILLED = BLOCK_CAPACITY / 2;

type Block = {
  readonly id: number;
  /** The index among the blocks in order; changes when an earlier block is split or dropped. */
  place: number;
  count: number;
  readonly slots: Int32Array;
};

/**
 * @param compare below 0 if slot `a` comes before slot `b`; 0 only for `a === b`. Between two calls its answer may change for one
 * slot; then call `settle` for that slot.
 */
export function createBlockedOrder(compare: (a: number, b: number) => number): BlockedOrder {
  let blocks: Block[] = [];
  let blockById: Block[] = [];
  /** Ids of dropped blocks, to be reused. */
  let freeIds: number[] = [];
  let blockIdOf = new Int32Array(BLOCK_CAPACITY);
  let size = 0;
  /** Slots before each block, by place; counted again on the first read after a change. */
  let starts = new Int32Array(0);
  let startsAreStale = true;

  function addBlock(place: number, slots: Int32Array): Block {
    const block: Block = {
      id: freeIds.pop() ?? blockById.length,
      place,
      count: slots.length,
      slots: new Int32Array(BLOCK_CAPACITY),
    };
    block.slots.set(slots);
    for (const slot of slots) blockIdOf[slot] = block.id;
    blockById[block.id] = block;
    blocks.splice(place, 0, block);
    renumber(place + 1);
    return block;
  }

  function dropBlock(block: Block) {
    freeIds.push(block.id);
    blocks.splice(block.place, 1);
    renumber(block.place);
  }

  function renumber(fromPlace: number) {
    for (let place = fromPlace; place < blocks.length; place++) at(blocks, place).place = place;
  }

  function split(block: Block) {
    const half = block.count >> 1;
    addBlock(block.place + 1, block.slots.subarray(half, block.count));
    block.count = half;
  }

  function remove(block: Block, index: number) {
    block.slots.copyWithin(index, index + 1, block.count);
    block.count--;
    size--;
    startsAreStale = true;
    const next = blocks[block.place + 1];
    if (block.count === 0 && blocks.length > 1) dropBlock(block);
    else if (next && block.count + next.count <= FILLED) appendBlock(block, next);
  }

  // Merges blocks that have thinned out.
  function appendBlock(block: Block, next: Block) {
    const moved = next.slots.subarray(0, next.count);
    for (const slot of moved) blockIdOf[slot] = block.id;
    block.slots.set(moved, block.count);
    block.count += next.count;
    dropBlock(next);
  }

  function insert(slot: number) {
    const block = blocks[lastBlockStartingBefore(slot)] ?? addBlock(0, new Int32Array(0));
    const index = firstIndexAfter(block, slot);
    block.slots.copyWithin(index + 1, index, block.count);
    block.slots[index] = slot;
    block.count++;
    size++;
    startsAreStale = true;
    blockIdOf = grownFor(blockIdOf, slot);
    blockIdOf[slot] = block.id;
    if (block.count === BLOCK_CAPACITY) split(block);
  }

  function lastBlockStartingBefore(slot: number): number {
    const after = partition(blocks.length, (place) => {
      const block = at(blocks, place);
      // Only the first block can be empty, if it is the only one.
      return block.count > 0 && compare(at(block.slots, 0), slot) < 0;
    });
    return Math.max(0, after - 1);
  }

  function firstIndexAfter(block: Block, slot: number): number {
    return partition(block.count, (index) => compare(at(block.slots, index), slot) < 0);
  }

  function settle(slot: number) {
    const block = blockOf(slot);
    const index = block.slots.indexOf(slot);
    if (isBetweenNeighbours(block, index, slot)) return;
    remove(block, index);
    insert(slot);
  }

  function isBetweenNeighbours(block: Block, index: number, slot: number): boolean {
    const before = index > 0 ? block.slots[index - 1] : lastOf(blocks[block.place - 1]);
    const after =
      index < block.count - 1 ? block.slots[index + 1] : blocks[block.place + 1]?.slots[0];
    return (
      (before === undefined || compare(before, slot) < 0) &&
      (after === undefined || compare(slot, after) < 0)
    );
  }

  function blockOf(slot: number): Block {
    return at(blockById, at(blockIdOf, slot));
  }

  function countedStarts(): Int32Array {
    if (!startsAreStale) return starts;
    if (starts.length < blocks.length) starts = new Int32Array(blocks.length * 2);
    let sum = 0;
    for (let place = 0; place < blocks.length; place++) {
      starts[place] = sum;
      sum += at(blocks, place).count;
    }
    startsAreStale = false;
    return starts;
  }

  return {
    fill(sorted) {
      blocks = [];
      blockById = [];
      freeIds = [];
      size = sorted.length;
      startsAreStale = true;
      blockIdOf = grownFor(
        blockIdOf,
        sorted.reduce((most, slot) => Math.max(most, slot), 0),
      );
      for (let from = 0; from < sorted.length; from += FILLED) {
        addBlock(blocks.length, sorted.subarray(from, from + FILLED));
      }
    },
    insert,
    settle,
    positionOf(slot) {
      const block = blockOf(slot);
      return at(countedStarts(), block.place) + block.slots.indexOf(slot);
    },
    slice(offset, limit) {
      const counted = countedStarts();
      const found: number[] = [];
      if (offset >= size) return found;
      let place = partition(blocks.length, (each) => at(counted, each) <= offset) - 1;
      let index = offset - at(counted, place);
      while (found.length < limit && place < blocks.length) {
        const block = at(blocks, place);
        const end = Math.min(block.count, index + limit - found.length);
        for (; index < end; index++) found.push(at(block.slots, index));
        place++;
        index = 0;
      }
      return found;
    },
    walk(visit) {
      let position = 0;
      for (const block of blocks) {
        for (let index = 0; index < block.count; index++) {
          if (!visit(at(block.slots, index), position++)) return;
        }
      }
    },
    countWhile(isBefore) {
      const place = partition(blocks.length, (each) => {
        const block = at(blocks, each);
        return block.count > 0 && isBefore(at(block.slots, 0));
      });
      const block = blocks[place - 1];
      if (!block) return 0;
      const within = partition(block.count, (index) => isBefore(at(block.slots, index)));
      return at(countedStarts(), block.place) + within;
    },
    get size() {
      return size;
    },
  };
}

/** The first index of 0 … count - 1 for which `isBefore` is false, or `count`. */
function partition(count: number, isBefore: (index: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function lastOf(block: Block | undefined): number | undefined {
  return block?.slots[block.count - 1];
}

function at<T>(values: { readonly [index: number]: T }, index: number): T {
  const value = values[index];
  if (value === undefined) throw new RangeError('the order of the board is broken');
  return value;
}

function grownFor(values: Int32Array<ArrayBuffer>, index: number): Int32Array<ArrayBuffer> {
  if (index < values.length) return values;
  const grown = new Int32Array(Math.max(index + 1, values.length * 2));
  grown.set(values);
  return grown;
}
