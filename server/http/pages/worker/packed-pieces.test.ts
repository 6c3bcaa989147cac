import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { gzipOf, packedPiece, plainOf, storedPiece } from './packed-pieces.ts';

const LONG = 'the same, and the same, and the same '.repeat(5000);

it.each([
  ['nothing', []],
  ['one', [packedPiece(LONG)]],
  ['a name between', [packedPiece(LONG), storedPiece('Ɉohn'), packedPiece(LONG)]],
  ['empty ones', [packedPiece(''), storedPiece(''), packedPiece('a'), storedPiece('')]],
  ['the longest', [storedPiece('x'.repeat(65_535)), packedPiece('end')]],
])('%s, packed in pieces, is unpacked as one', (_, pieces) => {
  const unpacked = gunzipSync(gzipOf(pieces));
  expect(unpacked.equals(plainOf(pieces))).toBe(true);
});

it('packs what is long', () => {
  expect(gzipOf([packedPiece(LONG)]).length).toBeLessThan(LONG.length / 100);
});
