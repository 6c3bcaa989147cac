/** A column of numbers, by index from 0, whose bits sort like the numbers. */
type Column = Float64Array | Int32Array | BigInt64Array;

export type Sorter = {
  /** The slots by their values in a column, highest first; equal values keep the given order. */
  highestFirst(slots: Int32Array, column: Column): Int32Array;
  /**
   * The slots by their names, A to Z by code unit; equal names keep the given order.
   *
   * @param names by slot; every slot must be among those sorted
   * @param compare decides if the first letters are the same: by the whole name, then by the given order
   */
  byName(
    slots: Int32Array,
    names: readonly string[],
    compare: (a: number, b: number) => number,
  ): Int32Array;
};

const DIGITS = 2 ** 16;
const HIGHEST_FIRST = 0xffff_ffff;

/** The letters by which names are compared before any is read as a text: six words of four. */
const LETTERS = 24;
/**
 * The largest part of a letter with a value of its own. This one and all above count as the same, and end the known part of a
 * name.
 */
const BEYOND = 255;

/**
 * Sorts slots by the digits of their values, 16 bits each and the lowest first, which is their order in memory on all processors
 * but one that Node runs on. Comparing a million names takes over ten times as long. A value is moved along with its slot: it is
 * rarely in the cache, so looking it up for each digit takes three to six times as long.
 *
 * @param size the number of slots sorted at a time
 */
export function createSorter(size: number): Sorter {
  /** For each slot in the order so far: a word of its value, and the slot. */
  let pairs = new Uint32Array(2 * size);
  let spare = new Uint32Array(2 * size);
  const starts = new Uint32Array(DIGITS);

  function begin(slots: Int32Array) {
    for (let index = 0; index < size; index++) pairs[2 * index + 1] = slots[index] ?? 0;
  }

  /** Sorts by one of the words of each slot, lowest first unless they are flipped. */
  function sortByWord(words: Uint32Array, word: { each: number; place: number; flipped: number }) {
    takeWords(pairs, words, word);
    for (const shift of [0, 16]) {
      if (sortByDigit(pairs, spare, starts, shift)) [pairs, spare] = [spare, pairs];
    }
  }

  function slotsInOrder(): Int32Array {
    const slots = new Int32Array(size);
    for (let index = 0; index < size; index++) slots[index] = pairs[2 * index + 1] ?? 0;
    return slots;
  }

  return {
    highestFirst(slots, column) {
      const each = column.BYTES_PER_ELEMENT / 4;
      const words = new Uint32Array(column.buffer, column.byteOffset, column.length * each);
      begin(slots);
      for (let place = 0; place < each; place++) {
        sortByWord(words, { each, place, flipped: HIGHEST_FIRST });
      }
      return slotsInOrder();
    },
    byName(slots, names, compare) {
      const words = firstLetters(names);
      begin(slots);
      for (const word of words) sortByWord(word, { each: 1, place: 0, flipped: 0 });
      const inOrder = slotsInOrder();
      sortAlike(inOrder, words, compare);
      return inOrder;
    },
  };
}

function takeWords(
  pairs: Uint32Array,
  words: Uint32Array,
  { each, place, flipped }: { each: number; place: number; flipped: number },
) {
  for (let index = 0; index < pairs.length; index += 2) {
    pairs[index] = (words[(pairs[index + 1] ?? 0) * each + place] ?? 0) ^ flipped;
  }
}

/** Returns whether `to` has the result; it does not if all digits are the same. */
function sortByDigit(from: Uint32Array, to: Uint32Array, starts: Uint32Array, shift: number) {
  starts.fill(0);
  for (let index = 0; index < from.length; index += 2) {
    count(starts, ((from[index] ?? 0) >>> shift) % DIGITS);
  }
  let before = 0;
  for (let digit = 0; digit < DIGITS; digit++) {
    const members = starts[digit] ?? 0;
    if (2 * members === from.length) return false;
    starts[digit] = before;
    before += members;
  }
  for (let index = 0; index < from.length; index += 2) {
    const word = from[index] ?? 0;
    const place = 2 * count(starts, (word >>> shift) % DIGITS);
    to[place] = word;
    to[place + 1] = from[index + 1] ?? 0;
  }
  return true;
}

/** The first letters of the names as words, by slot. The last letters come first, because they are sorted first. */
function firstLetters(names: readonly string[]): Uint32Array[] {
  const words = Array.from({ length: LETTERS / 4 }, () => new Uint32Array(names.length));
  for (let slot = 0; slot < names.length; slot++) {
    const name = names[slot] ?? '';
    let known = Math.min(name.length, LETTERS);
    for (let at = 0; at < known; at += 4) {
      let word = 0;
      for (let index = at; index < at + 4; index++) {
        const letter = index < known ? Math.min(name.charCodeAt(index), BEYOND) : 0;
        if (letter === BEYOND) known = index;
        word = word * 256 + letter;
      }
      const letters = words[(LETTERS - 4 - at) / 4];
      if (letters) letters[slot] = word;
    }
  }
  return words;
}

/** Sorts each range of slots with the same words. */
function sortAlike(
  slots: Int32Array,
  words: readonly Uint32Array[],
  compare: (a: number, b: number) => number,
) {
  const isAlike = (a: number, b: number) => words.every((word) => word[a] === word[b]);
  let start = 0;
  for (let end = 1; end <= slots.length; end++) {
    if (end < slots.length && isAlike(slots[start] ?? 0, slots[end] ?? 0)) continue;
    if (end - start > 1) slots.subarray(start, end).sort(compare);
    start = end;
  }
}

/** Adds one, and returns the previous count. */
function count(counts: Uint32Array, index: number): number {
  const before = counts[index] ?? 0;
  counts[index] = before + 1;
  return before;
}
