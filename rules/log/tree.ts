/**
 * The Merkle tree of RFC 6962 over the tiles of C2SP tlog-tiles. Sizes and indexes are whole numbers below 2^53, too large for
 * operators on bits.
 */

/** SHA-256 of the concatenation of the parts. */
export type Hash = (...parts: readonly Uint8Array[]) => Uint8Array;

/** Reads the hashes of a tile: 256, or fewer if it is partial. Index and level are those of tlog-tiles. */
export type ReadTile = (level: number, index: number) => Promise<readonly Uint8Array[]>;

/** The hashes in a full tile. */
export const TILE_WIDTH = 256;

const LEAF = Uint8Array.of(0);
const NODE = Uint8Array.of(1);
const HASH_BYTES = 32;
/** The height of a full tile's tree. */
const TILE_HEIGHT = 8;
/** A proof in a tree of 2^53 leaves is no longer. */
const MOST_STEPS = 64;

export function leafHash(hash: Hash, data: Uint8Array): Uint8Array {
  return hash(LEAF, data);
}

export function nodeHash(hash: Hash, left: Uint8Array, right: Uint8Array): Uint8Array {
  return hash(NODE, left, right);
}

/** The root of the first `size` leaves. */
export async function rootOf(hash: Hash, readTile: ReadTile, size: number): Promise<Uint8Array> {
  return size === 0 ? hash() : rangeRoot(growTree(hash, readTile), 0, size);
}

/** The hash of a full tile, which is one of those of the level above. */
export function tileRoot(hash: Hash, hashes: readonly Uint8Array[]): Uint8Array {
  const [left, right] = hashes;
  if (left === undefined) throw new RangeError('an empty tile has no hash');
  if (right === undefined) return left;
  const middle = splitOf(hashes.length);
  return nodeHash(
    hash,
    tileRoot(hash, hashes.slice(0, middle)),
    tileRoot(hash, hashes.slice(middle)),
  );
}

/**
 * Proves leaves of a tree by their indexes: the hashes from the leaf upwards. Keeps all that it has read and computed, for the next
 * proof. Throws RangeError for a leaf that is not in the tree.
 */
export function createProver(
  hash: Hash,
  readTile: ReadTile,
  size: number,
): (index: number) => Promise<Uint8Array[]> {
  const tree = growTree(hash, readTile);
  return async (index) => {
    if (!(index >= 0 && index < size)) {
      throw new RangeError(`no leaf ${index} in a tree of ${size}`);
    }
    const proof: Uint8Array[] = [];
    let [start, end] = [0, size];
    while (end - start > 1) {
      const middle = start + splitOf(end - start);
      const isLeft = index < middle;
      proof.push(await (isLeft ? rangeRoot(tree, middle, end) : rangeRoot(tree, start, middle)));
      [start, end] = isLeft ? [start, middle] : [middle, end];
    }
    return proof.reverse();
  };
}

/**
 * Proves that a tree continues its first `from` leaves: the hashes of RFC 6962, 2.1.2. Empty if `from` is 0 or the whole tree.
 * Throws RangeError if it is larger than the tree.
 */
export async function proveConsistency(
  hash: Hash,
  readTile: ReadTile,
  { from, size }: { from: number; size: number },
): Promise<Uint8Array[]> {
  if (!(from >= 0 && from <= size)) throw new RangeError(`no ${from} leaves in a tree of ${size}`);
  if (from === 0) return [];
  const tree = growTree(hash, readTile);
  const proof: Uint8Array[] = [];
  let [start, end] = [0, size];
  while (from < end) {
    const middle = start + splitOf(end - start);
    const isLeft = from <= middle;
    proof.push(await (isLeft ? rangeRoot(tree, middle, end) : rangeRoot(tree, start, middle)));
    [start, end] = isLeft ? [start, middle] : [middle, end];
  }
  if (start > 0) proof.push(await rangeRoot(tree, start, end));
  return proof.reverse();
}

/** Returns whether a proof shows that a leaf, by its hash, is in the tree with this root. */
export function isIncluded(
  hash: Hash,
  input: {
    leaf: Uint8Array;
    index: number;
    size: number;
    proof: readonly Uint8Array[];
    root: Uint8Array;
  },
): boolean {
  const { leaf, index, size, proof, root } = input;
  if (!isSize(index) || !isSize(size) || index >= size || !areHashes(proof)) return false;
  let [place, last, found] = [index, size - 1, leaf];
  for (const step of proof) {
    if (last === 0) return false;
    if (place % 2 === 1 || place === last) {
      found = nodeHash(hash, step, found);
      while (place % 2 === 0 && place > 0) [place, last] = [place / 2, Math.floor(last / 2)];
    } else {
      found = nodeHash(hash, found, step);
    }
    [place, last] = [Math.floor(place / 2), Math.floor(last / 2)];
  }
  return last === 0 && isSame(found, root);
}

/** Returns whether a proof shows that the tree with one root continues the first `from` leaves, which have the other. */
export function isConsistent(
  hash: Hash,
  input: {
    from: number;
    fromRoot: Uint8Array;
    size: number;
    root: Uint8Array;
    proof: readonly Uint8Array[];
  },
): boolean {
  const { from, fromRoot, size, root, proof } = input;
  if (!isSize(from) || !isSize(size) || from > size || !areHashes(proof)) return false;
  if (from === 0) return proof.length === 0;
  if (from === size) return proof.length === 0 && isSame(fromRoot, root);
  let [place, last] = [from - 1, size - 1];
  while (place % 2 === 1) [place, last] = [Math.floor(place / 2), Math.floor(last / 2)];
  // The hash of a whole left subtree is the earlier root, so a proof leaves it out.
  const [first, ...steps] = place === 0 ? [fromRoot, ...proof] : proof;
  if (first === undefined) return false;
  let [before, after] = [first, first];
  for (const step of steps) {
    if (last === 0) return false;
    if (place % 2 === 1 || place === last) {
      [before, after] = [nodeHash(hash, step, before), nodeHash(hash, step, after)];
      while (place % 2 === 0 && place > 0) [place, last] = [place / 2, Math.floor(last / 2)];
    } else {
      after = nodeHash(hash, after, step);
    }
    [place, last] = [Math.floor(place / 2), Math.floor(last / 2)];
  }
  return last === 0 && isSame(before, fromRoot) && isSame(after, root);
}

type Tree = {
  hash: Hash;
  readSums: (level: number, index: number) => Promise<TileSums>;
  ranges: Map<string, Promise<Uint8Array>>;
};

/** The hashes of a tile, those of its pairs, of pairs of these, and so on. */
type TileSums = readonly (readonly Uint8Array[])[];

function growTree(hash: Hash, readTile: ReadTile): Tree {
  const tiles = new Map<string, Promise<TileSums>>();
  const readSums = (level: number, index: number) => {
    const name = `${level}/${index}`;
    const tile = tiles.get(name) ?? readTile(level, index).then((hashes) => sumsOf(hash, hashes));
    tiles.set(name, tile);
    return tile;
  };
  return { hash, readSums, ranges: new Map() };
}

function sumsOf(hash: Hash, hashes: readonly Uint8Array[]): TileSums {
  const sums = [hashes];
  for (let below = hashes; below.length > 1; ) {
    const pairs: Uint8Array[] = [];
    for (let place = 0; place + 1 < below.length; place += 2) {
      const [left, right] = [below[place], below[place + 1]];
      if (left && right) pairs.push(nodeHash(hash, left, right));
    }
    sums.push(pairs);
    below = pairs;
  }
  return sums;
}

/** The root of the leaves from `start` up to `end`, which is not 0 leaves. Ranges begin where RFC 6962 splits trees. */
function rangeRoot(tree: Tree, start: number, end: number): Promise<Uint8Array> {
  const size = end - start;
  const height = heightOf(size);
  if (height !== null && start % size === 0) return wholeRoot(tree, height, start / size);
  const name = `${start}-${end}`;
  const root = tree.ranges.get(name) ?? joinRanges(tree, start, end);
  tree.ranges.set(name, root);
  return root;
}

async function joinRanges(tree: Tree, start: number, end: number): Promise<Uint8Array> {
  const middle = start + splitOf(end - start);
  const left = await rangeRoot(tree, start, middle);
  return nodeHash(tree.hash, left, await rangeRoot(tree, middle, end));
}

/** The root of the whole subtree of this height at this place among those of its height. */
async function wholeRoot({ readSums }: Tree, height: number, place: number): Promise<Uint8Array> {
  const level = Math.floor(height / TILE_HEIGHT);
  const within = height % TILE_HEIGHT;
  const inTile = TILE_WIDTH / 2 ** within;
  const sums = await readSums(level, Math.floor(place / inTile));
  const found = sums[within]?.[place % inTile];
  if (found === undefined) throw new RangeError(`no subtree ${place} of height ${height}`);
  return found;
}

/** The height of a tree of so many leaves; null if they are no power of two. */
function heightOf(size: number): number | null {
  let [height, covered] = [0, 1];
  while (covered < size) [height, covered] = [height + 1, covered * 2];
  return covered === size ? height : null;
}

/** The largest power of two below a number above 1. */
function splitOf(size: number): number {
  let split = 1;
  while (split * 2 < size) split *= 2;
  return split;
}

function isSize(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}

function areHashes(proof: readonly Uint8Array[]): boolean {
  return proof.length <= MOST_STEPS && proof.every(({ length }) => length === HASH_BYTES);
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, place) => byte === b[place]);
}
