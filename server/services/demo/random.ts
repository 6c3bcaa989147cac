/** A stream of numbers that looks random and is the same for the same key, on every machine. */
export type Random = {
  /** From 0 (included) to 1 (excluded). */
  next(): number;
  /** A whole number from 0 (included) to `limit` (excluded). */
  below(limit: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** The number of events for an average of `mean` (Poisson). */
  count(mean: number): number;
};

/**
 * Begins the stream of a key. Uses Mulberry32 on a hash of the key: ten lines, and it passes the usual tests of small generators.
 * A separate stream for each week and person keeps one week independent of how many numbers another week drew. Not for secrets.
 */
export function randomFor(...key: readonly (string | number)[]): Random {
  let state = hash(key.join('/'));
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick(list) {
      const index = below(list.length);
      for (const item of list.slice(index, index + 1)) return item;
      throw new RangeError('nothing to pick from');
    },
    count(mean) {
      const limit = Math.exp(-mean);
      let count = 0;
      for (let product = next(); product > limit; product *= next()) count += 1;
      return count;
    },
  };
}

// FNV-1a, with a final mix so that keys that differ in their last character begin far apart.
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return value ^ (value >>> 13);
}
