import { crc32, deflateSync } from 'node:zlib';

const MOST_COLOURS = 256;
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * Encodes a PNG with a palette: for a drawing in few colours, a third of the size of a browser's own. Keeps the most
 * frequent colours; each of the thousands of blends at the edges becomes the nearest of them.
 * @param {Uint8Array} rgba pixels, row by row, 4 bytes each
 */
export function indexedPng(rgba, width, height) {
  const pixels = Array.from({ length: width * height }, (_, place) => {
    const at = place * 4;
    return ((rgba[at] << 24) | (rgba[at + 1] << 16) | (rgba[at + 2] << 8) | rgba[at + 3]) >>> 0;
  });
  const counts = new Map();
  for (const colour of pixels) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const byCount = [...counts.keys()].sort((a, b) => counts.get(b) - counts.get(a) || a - b);
  const palette = byCount.slice(0, MOST_COLOURS);
  const indexes = new Map(byCount.map((colour) => [colour, nearest(palette, colour)]));

  // Each row starts with its filter type: none, which suits palette indexes.
  const rows = Buffer.alloc((width + 1) * height);
  for (const [place, colour] of pixels.entries()) {
    const row = Math.floor(place / width);
    rows[place + row + 1] = indexes.get(colour);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3], 8); // // 8 bits per pixel: a palette index.
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => channelsOf(colour).slice(0, 3)))),
    ...alphas(palette),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/**
 * Reads width and height from a PNG's first bytes. Throws if it is not a PNG.
 * @param {Uint8Array} bytes
 */
export function pngSize(bytes) {
  const png = Buffer.from(bytes);
  if (!png.subarray(0, 8).equals(SIGNATURE)) throw new Error('not a PNG');
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

/** The palette's opacities, if any colour is not opaque. */
function alphas(palette) {
  const opacities = palette.map((colour) => colour & 0xff);
  return opacities.every((each) => each === 255) ? [] : [chunk('tRNS', Buffer.from(opacities))];
}

function nearest(palette, colour) {
  const wanted = channelsOf(colour);
  const distances = palette.map((each) =>
    channelsOf(each).reduce((sum, value, channel) => sum + (value - wanted[channel]) ** 2, 0),
  );
  return distances.indexOf(Math.min(...distances));
}

function channelsOf(colour) {
  return [colour >>> 24, (colour >> 16) & 0xff, (colour >> 8) & 0xff, colour & 0xff];
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
