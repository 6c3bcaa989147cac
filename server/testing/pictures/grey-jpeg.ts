/** A grey picture as a small, valid JPEG: each of its blocks is coded with two bits 0. Segments may be put before its head. */
export function greyJpeg(
  { width, height }: { width: number; height: number },
  ...segments: Buffer[]
): Buffer {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...segments,
    segment(0xdb, [0, ...Array<number>(64).fill(1)]),
    segment(0xc0, [8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0]),
    segment(0xc4, [0x00, ...ONE_CODE]),
    segment(0xc4, [0x10, ...ONE_CODE]),
    segment(0xda, [1, 1, 0, 0, 63, 0]),
    Buffer.alloc(Math.ceil(blocks / 4)),
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** One code of one bit, for the symbol 0. */
const ONE_CODE = [1, ...Array<number>(15).fill(0), 0];

/** A segment of a JPEG with its marker and length. */
export function segment(marker: number, content: Iterable<number>): Buffer {
  const bytes = Buffer.from([...content]);
  const length = bytes.length + 2;
  return Buffer.concat([Buffer.from([0xff, marker, length >> 8, length & 255]), bytes]);
}
