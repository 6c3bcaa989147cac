import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekEndMs } from '../weeks/week.ts';
import {
  type AlikeMembers,
  limitNewcomers,
  NEWCOMERS,
  type Newcomers,
  newcomerHundredths,
  newSinceMs,
} from './newcomers.ts';

it('takes an account for a new one in its first weeks', () => {
  const endMs = weekEndMs('2026-03-08');
  expect(newSinceMs(NEWCOMERS, endMs)).toBe(weekEndMs('2026-02-22'));
  expect(newSinceMs({ ...NEWCOMERS, seenWithinWeeks: 1 }, endMs)).toBe(weekEndMs('2026-03-01'));
});

describe('newcomerHundredths', () => {
  it.each([
    ['no backed point', [400, 0, 0], 400],
    ['at the limit', [500, 0, 0], 500],
    ['0.01 above it', [501, 0, 0], 500],
    ['some backed points', [700, 0, 500], 200],
    ['backed points alone', [700, 0, 700], 0],
    ['small tips', [700, 400, 0], 300],
    ['small tips alone', [500, 500, 0], 0],
    ['more small tips than points', [500, 600, 0], 0],
    ['small tips taken back', [300, -100, 0], 300],
  ])('%s', (_, [hundredths = 0, smallTipHundredths = 0, backed = 0], points) => {
    const facts = { hundredths, smallTipHundredths, backedHundredths: backed };
    expect(newcomerHundredths(NEWCOMERS, facts)).toBe(points);
  });
});

describe('limitNewcomers', () => {
  const one = (backedHundredths: number, own: number, members = 1): AlikeMembers => ({
    backedHundredths,
    newcomerHundredths: own,
    members,
  });

  // Of 98 backed points, 2 more are 2 % of all.
  it.each<[string, AlikeMembers[], number, number]>([
    ['below the limit', [one(9800, 0), one(0, 199)], 199, 199],
    ['at the limit', [one(9800, 0), one(0, 200)], 200, 200],
    ['0.01 above it', [one(9800, 0), one(0, 201)], 201, 200],
    ['members alike', [one(4900, 0, 2), one(0, 500, 3)], 500, 66],
    ['their own backed points', [one(9800, 500)], 500, 200],
    ['no backed point', [one(0, 500)], 500, 0],
    ['more accounts than hundredths', [one(9800, 0), one(0, 500, 201)], 500, 0],
    ['nobody', [], 0, 0],
  ])('%s', (_, all, own, points) => {
    expect(limitNewcomers(NEWCOMERS, all, false)(own)).toBe(points);
    expect(limitNewcomers(NEWCOMERS, all, true)(own)).toBe(own);
  });

  const someNewcomers: fc.Arbitrary<Newcomers> = fc
    .integer({ min: 1, max: 50 })
    .map((highestShare) => ({ ...NEWCOMERS, highestShare }));
  const members = fc.array(
    fc
      .tuple(fc.nat(1_000_000), fc.nat(100_000), fc.integer({ min: 1, max: 1_000 }))
      .map((some) => one(...some)),
    { maxLength: 30 },
  );

  it('keeps their points to their part of all that count, however many there are', () => {
    fc.assert(
      fc.property(someNewcomers, members, (newcomers, all) => {
        const limit = limitNewcomers(newcomers, all, false);
        let [backed, own] = [0, 0];
        for (const each of all) {
          const counted = limit(each.newcomerHundredths);
          expect(counted).toBeGreaterThanOrEqual(0);
          expect(counted).toBeLessThanOrEqual(each.newcomerHundredths);
          backed += each.backedHundredths * each.members;
          own += counted * each.members;
        }
        expect(own * 100).toBeLessThanOrEqual((backed + own) * newcomers.highestShare);
      }),
    );
  });

  it('never gives a newcomer more because another joins', () => {
    fc.assert(
      fc.property(someNewcomers, members, fc.nat(100_000), (newcomers, all, own) => {
        const before = limitNewcomers(newcomers, [...all, one(0, own)], false)(own);
        const after = limitNewcomers(newcomers, [...all, one(0, own), one(0, 500)], false)(own);
        expect(after).toBeLessThanOrEqual(before);
      }),
    );
  });
});
