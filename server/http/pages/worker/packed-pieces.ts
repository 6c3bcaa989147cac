import { constants, crc32, deflateRawSync } from 'node:zlib';

/** A part of a page, plain and packed: each part is packed separately, so any sequence of them makes a gzip file. */
export type Piece = { plain: Uint8Array; packed: Uint8Array };

/** Packs a piece that is sent to many. */
export function packedPiece(text: string): Piece {
  const plain = new TextEncoder().encode(text);
  // Ends at a whole byte, and later data does not refer back to it.
  const packed = deflateRawSync(plain, { finishFlush: constants.Z_FULL_FLUSH });
  // A copy: zlib's result is part of a larger buffer, and only whole buffers can be transferred between threads.
  return { plain, packed: new Uint8Array(packed) };
}

/** A piece that is not worth packing, of at most 65,535 bytes. */
export function storedPiece(text: string): Piece {
  const plain = Buffer.from(text);
  // A stored block that is not the last one (RFC 1951, 3.2.4).
  const head = Buffer.alloc(5);
  head.writeUInt16LE(plain.length, 1);
  head.writeUInt16LE(plain.length ^ 0xffff, 3);
  return { plain, packed: Buffer.concat([head, plain]) };
}

/** RFC 1952: deflated, no name, no time, no system. */
const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** An empty block that is the last one. */
const LAST_BLOCK = Buffer.from([3, 0]);

/** The pieces in order as one gzip file. */
export function gzipOf(pieces: readonly Piece[]): Buffer {
  const tail = Buffer.alloc(8);
  tail.writeUInt32LE(pieces.reduce((check, { plain }) => crc32(plain, check), 0));
  tail.writeUInt32LE(lengthOf(pieces), 4);
  return Buffer.concat([GZIP_HEAD, ...pieces.map(({ packed }) => packed), LAST_BLOCK, tail]);
}

/** The pieces in order, unpacked. */
export function plainOf(pieces: readonly Piece[]): Buffer {
  return Buffer.concat(pieces.map(({ plain }) => plain));
}

function lengthOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { plain }) => sum + plain.length, 0);
}
