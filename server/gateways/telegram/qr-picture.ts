import { crc32, deflateSync } from 'node:zlib';
import encodeQR from 'qr';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The width of the light margin, which readers need to find the code. */
const QUIET_MODULES = 4;
/** The size of a module in pixels: its edges must survive Telegram's compression. */
const SCALE = 8;

/** The QR code of a text as a PNG: dark on light, with one bit per pixel. */
export function qrPicture(text: string): Uint8Array {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_MODULES });
  const size = modules.length * SCALE;
  const line = (row: readonly boolean[]) => {
    // Each line begins with a byte for its filter, here none. A set bit is light.
    const bytes = Buffer.alloc(1 + Math.ceil(size / 8));
    for (let x = 0; x < size; x += 1) {
      if (row[Math.floor(x / SCALE)]) continue;
      bytes[1 + (x >> 3)] = (bytes[1 + (x >> 3)] ?? 0) | (0x80 >> (x & 7));
    }
    return bytes;
  };
  const lines = modules.flatMap((row) => Array<Buffer>(SCALE).fill(line(row)));
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  // One bit per pixel, grey. The other fields have only one valid value.
  head.set([1, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(lines))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const named = Buffer.concat([Buffer.from(type), content]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
