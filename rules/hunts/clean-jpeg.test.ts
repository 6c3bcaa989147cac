import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { greyJpeg, segment } from '#server/testing/pictures/grey-jpeg.ts';
import { cleanJpeg } from './clean-jpeg.ts';

const SIZE = { width: 20, height: 9 };
const PLAIN = greyJpeg(SIZE);
const text = (marker: number, words: string) => segment(marker, Buffer.from(words));

/** The picture with some of its bytes replaced. */
function changed(at: number, ...bytes: number[]): Buffer {
  const copy = Buffer.from(PLAIN);
  copy.set(bytes, at);
  return copy;
}
const HEAD_AT = PLAIN.indexOf(Buffer.from([0xff, 0xc0]));
const SCAN_AT = PLAIN.indexOf(Buffer.from([0xff, 0xda]));

describe('a JPEG', () => {
  it.each<[string, Buffer]>([
    ['as it is', PLAIN],
    ['with the place of a photo (Exif)', greyJpeg(SIZE, text(0xe1, 'Exif\0\0 47.37 N, 8.54 E'))],
    ['with XMP', greyJpeg(SIZE, text(0xe1, 'http://ns.adobe.com/xap/1.0/\0<x/>'))],
    [
      'with a profile and a comment',
      greyJpeg(SIZE, text(0xe2, 'ICC'), text(0xfe, 'under the palm')),
    ],
    ['with a thumbnail', greyJpeg(SIZE, text(0xe0, 'JFXX\0'))],
    ['with something behind its end', Buffer.concat([PLAIN, text(0xe1, 'Exif'), PLAIN])],
  ])('%s keeps its pixels alone', (_, bytes) => {
    const clean = cleanJpeg(bytes);
    expect(clean).toMatchObject(SIZE);
    expect(Buffer.from(clean?.bytes ?? []).equals(PLAIN)).toBe(true);
  });

  it('keeps restart markers and bytes 255 among its pixels, and several scans', () => {
    const end = PLAIN.length - 2;
    const coded = Buffer.from([0xff, 0xd0, 1, 0xff, 0, 2, 0xff, 0xd7, 3]);
    const again = Buffer.concat([PLAIN.subarray(0, end), coded, PLAIN.subarray(SCAN_AT)]);
    expect(Buffer.from(cleanJpeg(again)?.bytes ?? []).equals(again)).toBe(true);
  });

  it.each<[string, Buffer]>([
    ['nothing', Buffer.alloc(0)],
    ['its start alone', PLAIN.subarray(0, 2)],
    ['a PNG', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['a page', Buffer.from('<html><script>1</script>')],
    ['a JPEG behind a letter', Buffer.concat([Buffer.from(' '), PLAIN])],
    ['one without its end', PLAIN.subarray(0, -2)],
    ['one without pixels', Buffer.concat([PLAIN.subarray(0, SCAN_AT), PLAIN.subarray(-2)])],
    ['one without a head', Buffer.concat([PLAIN.subarray(0, HEAD_AT), PLAIN.subarray(SCAN_AT)])],
    ['one with two heads', greyJpeg(SIZE, PLAIN.subarray(HEAD_AT, HEAD_AT + 13))],
    ['one without lines', changed(HEAD_AT + 5, 0, 0)],
    ['one without columns', changed(HEAD_AT + 7, 0, 0)],
    ['one of four colours', changed(HEAD_AT + 9, 4)],
    ['one of 12 bits', changed(HEAD_AT + 4, 12)],
    ['one that is lossless', changed(HEAD_AT + 1, 0xc3)],
    ['a segment longer than the file', changed(4, 0xff, 0xff)],
    ['a segment shorter than its length', changed(4, 0, 1)],
  ])('is not %s', (_, bytes) => {
    expect(cleanJpeg(bytes)).toBeNull();
  });

  it('is never half read: any bytes give null or a JPEG that stays what it is', () => {
    const parts = fc.oneof(
      fc.uint8Array({ maxLength: 60 }),
      fc.constantFrom(
        PLAIN,
        PLAIN.subarray(2),
        PLAIN.subarray(HEAD_AT, SCAN_AT),
        PLAIN.subarray(SCAN_AT),
      ),
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 4 }), fc.nat(), (all, cut) => {
        const bytes = Buffer.concat(all);
        const clean = cleanJpeg(bytes.subarray(0, bytes.length - (cut % 3)));
        if (clean === null) return;
        expect(cleanJpeg(clean.bytes)).toEqual(clean);
        expect(clean.bytes.length).toBeLessThanOrEqual(bytes.length);
      }),
    );
  });
});
