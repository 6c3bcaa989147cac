import { expect, it } from 'vitest';
import { partsOf, splitText } from './pool-parts.ts';

const POOL = 500n * 100_000_000n;

it('measures shares by the pool, one after the other', () => {
  expect(partsOf(['100', '50'], POOL)).toEqual([
    { from: 0, part: 0.2 },
    { from: expect.closeTo(0.2), part: 0.1 },
  ]);
});

it.each<[string[], number, string]>([
  [[], 0, 'Nobody is in for a share yet.'],
  [[], 3, 'Nobody is in for a share yet.'],
  [['500'], 1, 'If the week ended now: 1 share'],
  [['250', '250'], 2, 'If the week ended now: 2 shares'],
  [['100', '50', '20', '15', '10'], 26, 'If the week ended now: 39 % to the first 5 of 26'],
  [
    ['0.5', '0.5', '0.5', '0.5', '0.5'],
    1000,
    'If the week ended now: <1 % to the first 5 of 1,000',
  ],
])('%j of %i eligible members', (shares, eligible, text) => {
  expect(splitText(partsOf(shares, POOL), eligible)).toBe(text);
});
