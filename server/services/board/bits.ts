/** Sets of small numbers, one bit for each. */

export function setBit(bits: Uint32Array, index: number): void {
  bits[index >>> 5] = (bits[index >>> 5] ?? 0) | (1 << (index & 31));
}

export function clearBit(bits: Uint32Array, index: number): void {
  bits[index >>> 5] = (bits[index >>> 5] ?? 0) & ~(1 << (index & 31));
}

export function hasBit(bits: Uint32Array, index: number): boolean {
  return ((bits[index >>> 5] ?? 0) & (1 << (index & 31))) !== 0;
}

/** The position, from 0, of the lowest set bit of a word. `word & (word - 1)` is the rest. */
export function lowestBit(word: number): number {
  return 31 - Math.clz32(word & -word);
}
