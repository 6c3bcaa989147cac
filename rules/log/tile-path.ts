import { TILE_WIDTH } from './tree.ts';

/** A tile of hashes at a level, or the entries of the leaves. `width` is the number of hashes or entries: 256, or fewer if it is partial. */
export type Tile = { level: number | 'entries'; index: number; width: number };

/** The path of a tile below the log's address (C2SP tlog-tiles). */
export function tilePath({ level, index, width }: Tile): string {
  const digits = String(index);
  const padded = digits.padStart(Math.ceil(digits.length / 3) * 3, '0');
  const parts = padded.match(/\d{3}/g) ?? [];
  const path = parts
    .map((part, place) => (place === parts.length - 1 ? part : `x${part}`))
    .join('/');
  return `tile/${level}/${path}${width === TILE_WIDTH ? '' : `.p/${width}`}`;
}

const PATH = /^tile\/(0|[1-9]\d?|entries)\/((?:x\d{3}\/){0,4}\d{3})(?:\.p\/([1-9]\d{0,2}))?$/;
const HIGHEST_LEVEL = 63;
/** The most that the two bytes of a length can say. */
const MOST_ENTRY_BYTES = 65_535;

/** Reads a path that {@link tilePath} can write; null for any other text. */
export function parseTilePath(text: string): Tile | null {
  const [, levelText = '', path = '', widthText] = PATH.exec(text) ?? [];
  const level = levelText === 'entries' ? levelText : Number(levelText);
  const tile: Tile = {
    level,
    index: Number(path.replaceAll(/[x/]/g, '')),
    width: widthText === undefined ? TILE_WIDTH : Number(widthText),
  };
  if (level !== 'entries' && level > HIGHEST_LEVEL) return null;
  if (tile.width > TILE_WIDTH) return null;
  return tilePath(tile) === text ? tile : null;
}

/** The number of hashes that a tile of a level has in a tree of this size, 0 to 256. */
export function widthOf({
  size,
  level,
  index,
}: {
  size: number;
  level: number;
  index: number;
}): number {
  const hashes = Math.floor(size / TILE_WIDTH ** level);
  return Math.max(0, Math.min(TILE_WIDTH, hashes - index * TILE_WIDTH));
}

/** Entries as a bundle: each after its length in two bytes. Throws RangeError for an entry of more than 65,535 bytes. */
export function writeBundle(entries: readonly Uint8Array[]): Uint8Array {
  const bundle = new Uint8Array(entries.reduce((sum, { length }) => sum + 2 + length, 0));
  let at = 0;
  for (const entry of entries) {
    if (entry.length > MOST_ENTRY_BYTES) throw new RangeError('the entry is too long for a bundle');
    bundle.set([entry.length >> 8, entry.length & 255], at);
    bundle.set(entry, at + 2);
    at += 2 + entry.length;
  }
  return bundle;
}

/** Reads what {@link writeBundle} writes. Throws RangeError for damaged bytes. */
export function readBundle(bytes: Uint8Array): Uint8Array[] {
  const entries: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; ) {
    const length = (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0);
    const end = at + 2 + length;
    if (end > bytes.length) throw new RangeError('the bundle is cut off');
    entries.push(bytes.subarray(at + 2, end));
    at = end;
  }
  return entries;
}
