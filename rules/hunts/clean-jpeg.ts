/**
 * Pictures of clues (docs/spec/hunts.md#3-clues). A browser re-encodes them as JPEG, which drops the metadata of a photo; some
 * write a new block of it (Safari: APP1), so blocks of metadata are left out here and not refused. Re-encoding them on the server
 * was rejected: the posters' library writes only PNG, which makes a photo of 1,280 pixels six times as large as allowed.
 */

/** A JPEG with nothing but what is needed to show it. */
export type CleanJpeg = { bytes: Uint8Array; width: number; height: number };

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
/** The heads of baseline, extended and progressive pictures, which every browser and Telegram decode. */
const HEADS: readonly number[] = [0xc0, 0xc1, 0xc2];
/** The tables: Huffman, quantization, restart interval. */
const TABLES: readonly number[] = [0xc4, 0xdb, 0xdd];
/** Comments, and what programs add: Exif with places, thumbnails, XMP, colour profiles. */
const isMetadata = (marker: number) => marker === 0xfe || (marker >= 0xe0 && marker <= 0xef);

/**
 * Reads a JPEG and leaves out its metadata and all that follows its end. Null for any other bytes: they may hold anything.
 * The coded pixels are not decoded.
 */
export function cleanJpeg(bytes: Uint8Array): CleanJpeg | null {
  if (bytes[0] !== 0xff || bytes[1] !== START) return null;
  const kept = [bytes.subarray(0, 2)];
  let size: { width: number; height: number } | null = null;
  let hasScan = false;
  for (let at = 2; ; ) {
    const marker = bytes[at] === 0xff ? bytes[at + 1] : undefined;
    if (marker === undefined) return null;
    if (marker === END) {
      if (size === null || !hasScan) return null;
      kept.push(bytes.subarray(at, at + 2));
      return { bytes: joined(kept), ...size };
    }
    let end = at + 2 + number(bytes, at + 2);
    if (end < at + 4 || end > bytes.length) return null;
    if (HEADS.includes(marker)) {
      if (size !== null) return null;
      size = readSize(bytes.subarray(at + 4, end));
      if (size === null) return null;
    } else if (marker === SCAN) {
      if (size === null) return null;
      hasScan = true;
      end = endOfScan(bytes, end);
    } else if (!TABLES.includes(marker) && !isMetadata(marker)) return null;
    if (!isMetadata(marker)) kept.push(bytes.subarray(at, end));
    at = end;
  }
}

/** Of a head: precision, height, width, and the number of its components, each with three bytes. Grey and colour only. */
function readSize(head: Uint8Array): { width: number; height: number } | null {
  const [precision, , , , , components] = head;
  const height = number(head, 1);
  const width = number(head, 3);
  const isKnown = precision === 8 && (components === 1 || components === 3);
  return isKnown && head.length === 6 + 3 * components && width > 0 && height > 0
    ? { width, height }
    : null;
}

/** Coded pixels reach to the next marker; a byte 255 among them is followed by 0, and restart markers belong to them. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && !isEndOfScan(bytes, at)) at += 1;
  return at;
}

function isEndOfScan(bytes: Uint8Array, at: number): boolean {
  const next = bytes[at + 1] ?? 0;
  return bytes[at] === 0xff && next !== 0 && !(next >= 0xd0 && next <= 0xd7);
}

/** A number of two bytes; NaN past the end. */
function number(bytes: Uint8Array, at: number): number {
  const [high = Number.NaN, low = Number.NaN] = bytes.subarray(at, at + 2);
  return high * 256 + low;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
