import { expect, it } from 'vitest';
import { READING_GOOD_FOR_MS } from '#rules/apps/payment-requests.ts';
import { isGoodFor } from './opening.ts';

it.each([
  ['at once', 'JOne', 0, true],
  ['at the last moment', 'JOne', READING_GOOD_FOR_MS, true],
  ['too late', 'JOne', READING_GOOD_FOR_MS + 1, false],
  ['for an address that was set meanwhile', 'JTwo', 0, false],
])('a reading is good for its address alone, and not for long: %s', (_, address, ageMs, isGood) => {
  const before = { address: 'JOne', height: 1, present: new Set<bigint>(), atMs: 1_000 };
  expect(isGoodFor(before, { address, nowMs: 1_000 + ageMs })).toBe(isGood);
});
