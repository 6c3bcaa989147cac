import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ActivityId, requireActivity } from './activities.ts';
import {
  awardRecurring,
  CLAIM_COOLDOWN_MS,
  DAILY_ACTIVITY_CAP_HUNDREDTHS,
  DAILY_TIP_LIMIT,
  isCoolingDown,
  toHundredths,
  toPoints,
  utcDay,
} from './points.ts';

const free = { banned: false, coolingDown: false, tooSmall: false };
const limits = { capHundredths: DAILY_ACTIVITY_CAP_HUNDREDTHS, tips: DAILY_TIP_LIMIT };

describe('awardRecurring', () => {
  const cases: [ActivityId, number, number, number, string | null][] = [
    ['tip', 0, 0, 100, null],
    ['tip', 900, 9, 100, null],
    ['tip', 1000, 10, 0, 'daily_tip_limit'],
    ['tip', 2000, 10, 0, 'daily_tip_limit'],
    ['tip', 1900, 9, 100, null],
    ['tip', 1901, 9, 99, 'daily_activity_cap'],
    ['tip', 1975, 9, 25, 'daily_activity_cap'],
    ['tip', 1999, 9, 1, 'daily_activity_cap'],
    ['tip', 2000, 9, 0, 'daily_activity_cap'],
    ['tip', 2500, 9, 0, 'daily_activity_cap'],
    ['send', 1000, 10, 25, null],
    ['send', 1975, 10, 25, null],
    ['send', 1976, 10, 24, 'daily_activity_cap'],
    ['send', 2000, 10, 0, 'daily_activity_cap'],
    ['gm', 1900, 0, 100, null],
    ['gm', 1950, 0, 50, 'daily_activity_cap'],
    ['faucet', 1900, 0, 100, null],
    ['faucet', 2000, 0, 0, 'daily_activity_cap'],
    ['content_submission', 2000, 10, 100, null],
  ];
  it.each(cases)(
    '%s after %i hundredths and %i tips earns %i (%s)',
    (action, sum, tips, hundredths, cut) => {
      const award = awardRecurring(
        requireActivity(action),
        { recurringHundredths: sum, rewardedTips: tips },
        free,
        limits,
      );
      expect(award).toEqual({
        hundredths,
        cut,
        fullHundredths: requireActivity(action).hundredths,
      });
    },
  );

  it.each<[ActivityId, boolean, boolean, string | null]>([
    ['gm', false, true, 'cooldown'],
    ['faucet', false, true, 'cooldown'],
    ['tip', false, true, null],
    ['send', false, true, null],
    ['gm', true, true, 'banned'],
    ['tip', true, false, 'banned'],
    ['send', true, false, 'banned'],
  ])('%s, banned %s, cooling down %s: %s', (action, banned, coolingDown, cut) => {
    const day = { recurringHundredths: 0, rewardedTips: 0 };
    const award = awardRecurring(
      requireActivity(action),
      day,
      { ...free, banned, coolingDown },
      limits,
    );
    expect(award.cut).toBe(cut);
    expect(award.hundredths).toBe(cut === null ? requireActivity(action).hundredths : 0);
  });

  it('gives the ban before any other reason', () => {
    const full = { recurringHundredths: 2000, rewardedTips: 10 };
    expect(
      awardRecurring(
        requireActivity('tip'),
        full,
        { banned: true, coolingDown: true, tooSmall: true },
        limits,
      ).cut,
    ).toBe('banned');
    expect(
      awardRecurring(requireActivity('tip'), full, { ...free, tooSmall: true }, limits),
    ).toEqual({ hundredths: 0, fullHundredths: 100, cut: 'least_tip' });
  });

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses a day with %s', (bad) => {
    const day = { recurringHundredths: 0, rewardedTips: 0 };
    expect(() =>
      awardRecurring(requireActivity('gm'), { ...day, recurringHundredths: bad }, free, limits),
    ).toThrow(RangeError);
    expect(() =>
      awardRecurring(requireActivity('tip'), { ...day, rewardedTips: bad }, free, limits),
    ).toThrow(RangeError);
  });

  it('never exceeds the caps in any sequence, and awards all they allow', () => {
    const action = fc.constantFrom<ActivityId>('tip', 'send', 'gm', 'faucet');
    const step = fc.record({ action, banned: fc.boolean(), coolingDown: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 150 }), (steps) => {
        let recurringHundredths = 0;
        let rewardedTips = 0;
        for (const { action, ...options } of steps) {
          const award = awardRecurring(
            requireActivity(action),
            { recurringHundredths, rewardedTips },
            { ...free, ...options },
            limits,
          );
          expect(award.hundredths).toBeGreaterThanOrEqual(0);
          expect(award.hundredths === award.fullHundredths).toBe(award.cut === null);
          if (award.cut === 'daily_activity_cap') {
            expect(recurringHundredths + award.hundredths).toBe(DAILY_ACTIVITY_CAP_HUNDREDTHS);
          }
          recurringHundredths += award.hundredths;
          if (action === 'tip' && award.hundredths > 0) rewardedTips += 1;
          expect(recurringHundredths).toBeLessThanOrEqual(DAILY_ACTIVITY_CAP_HUNDREDTHS);
          expect(rewardedTips).toBeLessThanOrEqual(DAILY_TIP_LIMIT);
        }
      }),
    );
  });
});

describe('isCoolingDown', () => {
  const at = Date.UTC(2025, 1, 12, 8);
  it.each([
    [[], false],
    [[at], true],
    [[at - CLAIM_COOLDOWN_MS + 1], true],
    [[at - CLAIM_COOLDOWN_MS], false],
    [[at + CLAIM_COOLDOWN_MS - 1], true],
    [[at + CLAIM_COOLDOWN_MS], false],
    [[at - 2 * CLAIM_COOLDOWN_MS, at - 5], true],
  ])('with earnings at %j: %s', (earned, cooling) => {
    expect(isCoolingDown(at, earned)).toBe(cooling);
  });
});

describe('toPoints and toHundredths', () => {
  it.each([
    [0, 0],
    [1, 0.01],
    [25, 0.25],
    [29, 0.29],
    [57, 0.57],
    [100, 1],
    [475, 4.75],
    [-25, -0.25],
    [100_000_000_000_000, 1e12],
    [99_999_999_999_999, 999_999_999_999.99],
    [-99_999_999_999_999, -999_999_999_999.99],
  ])('%i hundredths are %d points', (hundredths, points) => {
    expect(toPoints(hundredths)).toBe(points);
    expect(toHundredths(points)).toBe(hundredths);
  });

  it.each([
    0.001,
    0.255,
    1.005,
    0.1 + 0.2,
    1 / 3,
    1e12 + 0.01,
    1e300,
    Number.MIN_VALUE,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ])('refuses %d points', (points) => {
    expect(() => toHundredths(points)).toThrow(RangeError);
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 100_000_000_000_001])(
    'refuses %d hundredths',
    (hundredths) => {
      expect(() => toPoints(hundredths)).toThrow(RangeError);
    },
  );

  it('has no negative zero', () => {
    expect(Object.is(toPoints(-0), 0)).toBe(true);
    expect(Object.is(toHundredths(-0), 0)).toBe(true);
  });

  it('round-trips, through JSON too, and never prints more than two decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e14, max: 1e14 }), (hundredths) => {
        const text = JSON.stringify(toPoints(hundredths));
        expect(text).toMatch(/^-?\d+(\.\d{1,2})?$/);
        expect(toHundredths(Number(text))).toBe(hundredths);
      }),
    );
  });
});

describe('utcDay', () => {
  it.each([
    ['2025-02-12T00:00:00.000Z', '2025-02-12'],
    ['2025-02-12T23:59:59.999Z', '2025-02-12'],
    ['2024-02-29T12:00:00.000Z', '2024-02-29'],
    ['2024-12-31T23:59:59.999Z', '2024-12-31'],
    ['1969-12-31T23:59:59.999Z', '1969-12-31'],
    ['0001-01-01T00:00:00.000Z', '0001-01-01'],
    ['9999-12-31T23:59:59.999Z', '9999-12-31'],
  ])('of %s is %s', (at, day) => {
    expect(utcDay(Date.parse(at))).toBe(day);
  });

  it.each([
    Date.parse('0001-01-01T00:00:00.000Z') - 1,
    Date.parse('9999-12-31T23:59:59.999Z') + 1,
    Number.NaN,
    Number.POSITIVE_INFINITY,
  ])('refuses %d', (at) => {
    expect(() => utcDay(at)).toThrow(RangeError);
  });
});
