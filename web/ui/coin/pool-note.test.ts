import { expect, it } from 'vitest';
import { poolNote } from './pool-note.ts';

it.each([
  ['a fixed pool', undefined, 'shared out each week'],
  ['an estimate', '2026-03-04T12:00:00Z', 'estimate: 2.5 % of the wallet'],
  ['a pool that nobody knows', null, 'not known yet: 2.5 % of the wallet'],
] as const)('tells %s', (_, lookedAt, note) => {
  const estimate = lookedAt === undefined ? undefined : { balancePart: 2.5, lookedAt };
  expect(poolNote(estimate, 'shared out each week')).toBe(note);
});
