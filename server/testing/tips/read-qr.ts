import { inflateSync } from 'node:zlib';
import decodeQR from 'qr/decode.js';

/** Reads the QR code of a picture that the bot sent (base64), as a camera does. Throws if there is no picture or no code in it. */
export function readQr(picture: string | null | undefined): string {
  return decodeQR(pixelsOf(Buffer.from(picture ?? '', 'base64')));
}

/** The pixels of a PNG with one bit per pixel and unfiltered lines. */
function pixelsOf(png: Buffer) {
  const size = png.readUInt32BE(16);
  const begin = png.indexOf('IDAT');
  const lines = inflateSync(png.subarray(begin + 4, begin + 4 + png.readUInt32BE(begin - 4)));
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  const lineLength = 1 + Math.ceil(size / 8);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const byte = lines[y * lineLength + 1 + (x >> 3)] ?? 0;
      const isLight = ((byte << (x & 7)) & 0x80) !== 0;
      data.fill(isLight ? 255 : 0, (y * size + x) * 4, (y * size + x) * 4 + 3);
    }
  }
  return { width: size, height: size, data };
}
