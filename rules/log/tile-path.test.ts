import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTilePath, readBundle, tilePath, widthOf, writeBundle } from './tile-path.ts';

describe('the path of a tile', () => {
  it.each([
    [{ level: 0, index: 0, width: 256 }, 'tile/0/000'],
    [{ level: 1, index: 1_234_067, width: 256 }, 'tile/1/x001/x234/067'],
    [{ level: 63, index: 999, width: 1 }, 'tile/63/999.p/1'],
    [{ level: 'entries' as const, index: 1_000, width: 255 }, 'tile/entries/x001/000.p/255'],
  ])('of %o is %s', (tile, path) => {
    expect(tilePath(tile)).toBe(path);
    expect(parseTilePath(path)).toEqual(tile);
  });

  it.each([
    'tile/0/0',
    'tile/0/00',
    'tile/0/0000',
    'tile/0/x000/001',
    'tile/0/000/001',
    'tile/0/x001',
    'tile/00/000',
    'tile/01/000',
    'tile/64/000',
    'tile/-1/000',
    'tile/0/000.p/0',
    'tile/0/000.p/256',
    'tile/0/000.p/257',
    'tile/entries/000.p/999',
    'tile/0/000.p/01',
    'tile/0/000.p/',
    'tile/0/000.p/1/',
    'tile/entry/000',
    'tile/0/',
    'tile/0/000?',
    '',
    '../tile/0/000',
    'tile/0/x001/x001/x001/x001/x001/000',
    'tile/0/000\n',
  ])('is not %j', (path) => {
    expect(parseTilePath(path)).toBeNull();
  });

  it('is read as it is written', () => {
    const anyTile = fc.record({
      level: fc.oneof(fc.integer({ min: 0, max: 63 }), fc.constant('entries' as const)),
      index: fc.integer({ min: 0, max: 10 ** 15 - 1 }),
      width: fc.integer({ min: 1, max: 256 }),
    });
    fc.assert(
      fc.property(anyTile, (tile) => {
        expect(parseTilePath(tilePath(tile))).toEqual(tile);
      }),
    );
  });
});

it.each([
  [0, 0, 0, 0],
  [1, 0, 0, 1],
  [255, 0, 0, 255],
  [256, 0, 0, 256],
  [256, 0, 1, 0],
  [256, 1, 0, 1],
  [70_000, 0, 272, 256],
  [70_000, 0, 273, 112],
  [70_000, 1, 0, 256],
  [70_000, 1, 1, 17],
  [70_000, 2, 0, 1],
  [70_000, 3, 0, 0],
])('a tree of %i leaves has at level %i in tile %i %i hashes', (size, level, index, width) => {
  expect(widthOf({ size, level, index })).toBe(width);
});

describe('a bundle', () => {
  it('is read as it is written', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 600 })), (entries) => {
        expect(readBundle(writeBundle(entries))).toEqual(entries);
      }),
    );
  });

  it('takes entries of up to 65,535 bytes', () => {
    const longest = [new Uint8Array(65_535)];
    expect(readBundle(writeBundle(longest))).toEqual(longest);
    expect(() => writeBundle([new Uint8Array(65_536)])).toThrow(RangeError);
  });

  it.each([[[0]], [[0, 1]], [[0, 2, 7]], [[1, 0, 7]]])('of %j is cut off', (bytes) => {
    expect(() => readBundle(Uint8Array.from(bytes))).toThrow(RangeError);
  });
});
