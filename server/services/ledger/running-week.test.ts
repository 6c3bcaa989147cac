import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextWeek, weekEndMs, weekOf, weekStartMs } from '#rules/weeks/week.ts';
import { runningWeek, weekForPoints } from './running-week.ts';

const WEEK = '2026-02-22';
const NEXT = '2026-03-01';
const inWeek = weekStartMs(WEEK) + 1000;

describe('weekForPoints', () => {
  it.each<[string, number, string | null, string]>([
    ['the own week while nothing is frozen', inWeek, null, WEEK],
    ['the own week while it is open', inWeek, '2026-02-15', WEEK],
    ['the own week while weeks before it are open too', inWeek, '2026-01-11', WEEK],
    ['the next one when the own is frozen', inWeek, WEEK, NEXT],
    ['the first open one when later ones are frozen too', inWeek, '2026-03-15', '2026-03-22'],
    ['the old week at its last ms', weekEndMs(WEEK) - 1, null, WEEK],
    ['the new week at its first ms', weekEndMs(WEEK), null, NEXT],
    ['the new week across a year', Date.parse('2025-12-28T23:00:00Z'), '2025-12-28', '2026-01-04'],
  ])('is %s', (_, atMs, lastFrozen, expected) => {
    expect(weekForPoints(atMs, lastFrozen)).toBe(expected);
    expect(runningWeek(atMs, lastFrozen)).toBe(expected);
  });

  it('is never a frozen week, or one before the event’s own', () => {
    const atMs = fc.integer({ min: Date.parse('2009-01-03'), max: Date.parse('2200-01-01') });
    fc.assert(
      fc.property(atMs, atMs, (eventMs, frozenMs) => {
        const lastFrozen = weekOf(frozenMs);
        const week = weekForPoints(eventMs, lastFrozen);
        return (
          week > lastFrozen &&
          week >= weekOf(eventMs) &&
          (week === weekOf(eventMs) || week === nextWeek(lastFrozen))
        );
      }),
    );
  });
});
