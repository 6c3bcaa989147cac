/** A column of numbers from 0, whose bits order as the numbers do. */
type Column = Float64Array | Int32Array | BigInt64Array;

const DIGITS = 2 ** 16;

/**
 * The slots by their values in a column, highest first; of equal ones in the order given. Counts digits of 16 bits, the
 * lowest first, as on every processor that Node runs on but one: for a million a quarter of the time of comparing them.
 *
 * @param column of numbers from 0, by slot
 */
export function sortHighestFirst(slots: Int32Array, column: Column): Int32Array {
  const digits = new Uint16Array(column.buffer, column.byteOffset, column.byteLength / 2);
  const each = column.BYTES_PER_ELEMENT / 2;
  let from = slots;
  for (let place = 0; place < each; place++) from = sortByDigit(from, digits, each, place);
  return from;
}

function sortByDigit(slots: Int32Array, digits: Uint16Array, each: number, place: number) {
  const starts = new Uint32Array(DIGITS);
  for (const slot of slots) count(starts, digits[slot * each + place] ?? 0);
  let before = 0;
  for (let digit = DIGITS - 1; digit >= 0; digit--) {
    const members = starts[digit] ?? 0;
    if (members === slots.length) return slots;
    starts[digit] = before;
    before += members;
  }
  const sorted = new Int32Array(slots.length);
  for (const slot of slots) sorted[count(starts, digits[slot * each + place] ?? 0)] = slot;
  return sorted;
}

/** Adds one, and returns what was there before. */
function count(counts: Uint32Array, index: number): number {
  const before = counts[index] ?? 0;
  counts[index] = before + 1;
  return before;
}
