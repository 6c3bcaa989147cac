import { expect, it } from 'vitest';
import { poolPercent } from './pool-percent.ts';

it.each([
  [0n, 0n, 0],
  [0n, 9n, 0],
  [9n, 9n, 100],
  [1n, 3n, 33.33],
  [2n, 3n, 66.67],
  [1n, 20_000n, 0.01],
  [1n, 20_001n, 0],
  [5_000_000_000_000_000_001n, 10_000_000_000_000_000_000n, 50],
])('%d of %d is %d %%', (part, whole, percent) => {
  expect(poolPercent(part, whole)).toBe(percent);
});
