import { expect, it } from 'vitest';
import { usualShare } from './usual-share.ts';

it.each([
  [[], null],
  [[null, '0'], null],
  [['62'], { units: 6_200_000_000n, count: 1 }],
  [['1', null, '2.00000001', '0'], { units: 150_000_000n, count: 2 }],
])('usualShare %j', (shares, usual) => {
  expect(usualShare(shares.map((share) => ({ share })))).toEqual(usual);
});
