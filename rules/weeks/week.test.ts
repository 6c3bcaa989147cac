import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  distributionMs,
  formatCountdown,
  isWeekName,
  nextDistributionMs,
  nextSnapshotMs,
  nextWeek,
  previousWeek,
  weekEndMs,
  weekOf,
  weekStartMs,
  weeksBetween,
} from './week.ts';

const WEEK_MS = 604_800_000;
const anyTime = fc.integer({ min: Date.UTC(1900, 0, 1), max: Date.UTC(2200, 0, 1) });

describe('weekOf', () => {
  it.each([
    ['2025-02-12T00:18:27.674Z', '2025-02-16'],
    ['2025-02-16T22:59:59.999Z', '2025-02-16'],
    ['2025-02-16T23:00:00.000Z', '2025-02-23'],
    ['2025-02-16T23:59:59.999Z', '2025-02-23'],
    ['2025-02-17T00:00:00.000Z', '2025-02-23'],
    // Year ends: within a week, on a Sunday (2023), and on the Sunday's last hour.
    ['2024-12-31T23:59:59.999Z', '2025-01-05'],
    ['2025-01-01T00:00:00.000Z', '2025-01-05'],
    ['2023-12-31T22:59:59.999Z', '2023-12-31'],
    ['2023-12-31T23:00:00.000Z', '2024-01-07'],
    // Leap days: 2024 on a Thursday, 2032 on a Sunday; 2100 has none.
    ['2024-02-29T12:00:00.000Z', '2024-03-03'],
    ['2032-02-29T22:59:59.999Z', '2032-02-29'],
    ['2032-02-29T23:00:00.000Z', '2032-03-07'],
    ['2100-02-28T23:00:00.000Z', '2100-03-07'],
    // Clocks change in Europe on these Sundays, but not in UTC.
    ['2025-03-30T22:30:00.000Z', '2025-03-30'],
    ['2025-10-26T22:30:00.000Z', '2025-10-26'],
    // Around and before the epoch.
    ['1970-01-04T22:59:59.999Z', '1970-01-04'],
    ['1970-01-04T23:00:00.000Z', '1970-01-11'],
    ['1969-12-28T22:59:59.999Z', '1969-12-28'],
    ['1969-12-28T23:00:00.000Z', '1970-01-04'],
  ])('%s falls in the week %s', (at, week) => {
    expect(weekOf(Date.parse(at))).toBe(week);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 8.64e15, -8.64e15])('refuses %d', (at) => {
    expect(() => weekOf(at)).toThrow(RangeError);
  });

  it('puts every time into exactly one week', () => {
    fc.assert(
      fc.property(anyTime, (at) => {
        const week = weekOf(at);
        expect(isWeekName(week)).toBe(true);
        expect(at).toBeGreaterThanOrEqual(weekStartMs(week));
        expect(at).toBeLessThan(weekEndMs(week));
        expect(weekOf(weekStartMs(week))).toBe(week);
        expect(weekOf(weekEndMs(week) - 1)).toBe(week);
      }),
    );
  });

  it('has no gaps: each week starts when the previous one ends', () => {
    fc.assert(
      fc.property(anyTime, (at) => {
        const week = weekOf(at);
        expect(weekStartMs(nextWeek(week))).toBe(weekEndMs(week));
        expect(weekEndMs(week) - weekStartMs(week)).toBe(WEEK_MS);
        expect(weekOf(weekEndMs(week))).toBe(nextWeek(week));
        expect(previousWeek(nextWeek(week))).toBe(week);
        expect(nextWeek(week) > week).toBe(true);
      }),
    );
  });
});

describe('isWeekName', () => {
  it.each(['2025-02-16', '2024-03-03', '2032-02-29', '1970-01-04', '0001-01-07', '9999-12-26'])(
    'accepts %s',
    (text) => {
      expect(isWeekName(text)).toBe(true);
    },
  );

  it.each([
    '2025-02-15',
    '2025-02-17',
    '2025-02-30',
    '2025-02-29',
    '2025-13-07',
    '2025-00-05',
    '2025-02-00',
    '2100-02-29',
    '0000-01-02',
    '2025-2-16',
    '20250216',
    '2025-02-16T00:00:00Z',
    '2025-02-16\n',
    ' 2025-02-16',
    '+002025-02-16',
    '-002025-02-16',
    '',
    'latest',
  ])('refuses %j', (text) => {
    expect(isWeekName(text)).toBe(false);
    expect(() => weekEndMs(text)).toThrow(RangeError);
    expect(() => weekStartMs(text)).toThrow(RangeError);
    expect(() => distributionMs(text)).toThrow(RangeError);
    expect(() => weeksBetween(text, '2025-02-16')).toThrow(RangeError);
    expect(() => weeksBetween('2025-02-16', text)).toThrow(RangeError);
  });

  it('stops at the ends of the calendar', () => {
    expect(() => nextWeek('9999-12-26')).toThrow(RangeError);
    expect(() => previousWeek('0001-01-07')).toThrow(RangeError);
  });
});

describe('the moments of a week', () => {
  it.each([
    ['2025-02-16', '2025-02-09T23:00:00Z', '2025-02-16T23:00:00Z', '2025-02-17T00:00:00Z'],
    ['2025-01-05', '2024-12-29T23:00:00Z', '2025-01-05T23:00:00Z', '2025-01-06T00:00:00Z'],
    ['2023-12-31', '2023-12-24T23:00:00Z', '2023-12-31T23:00:00Z', '2024-01-01T00:00:00Z'],
    ['2032-02-29', '2032-02-22T23:00:00Z', '2032-02-29T23:00:00Z', '2032-03-01T00:00:00Z'],
  ])('%s runs from %s to %s, paid at %s', (week, start, end, paid) => {
    expect(weekStartMs(week)).toBe(Date.parse(start));
    expect(weekEndMs(week)).toBe(Date.parse(end));
    expect(distributionMs(week)).toBe(Date.parse(paid));
  });

  it.each([
    ['2025-02-12T00:00:00.000Z', '2025-02-16T23:00:00Z', '2025-02-17T00:00:00Z'],
    ['2025-02-16T22:59:59.999Z', '2025-02-16T23:00:00Z', '2025-02-17T00:00:00Z'],
    ['2025-02-16T23:00:00.000Z', '2025-02-23T23:00:00Z', '2025-02-17T00:00:00Z'],
    ['2025-02-16T23:59:59.999Z', '2025-02-23T23:00:00Z', '2025-02-17T00:00:00Z'],
    ['2025-02-17T00:00:00.000Z', '2025-02-23T23:00:00Z', '2025-02-24T00:00:00Z'],
  ])('at %s the next snapshot is %s, the next distribution %s', (now, snapshot, distribution) => {
    expect(nextSnapshotMs(Date.parse(now))).toBe(Date.parse(snapshot));
    expect(nextDistributionMs(Date.parse(now))).toBe(Date.parse(distribution));
  });

  it('are always in the future, at most a week away', () => {
    fc.assert(
      fc.property(anyTime, (now) => {
        for (const next of [nextSnapshotMs(now), nextDistributionMs(now)]) {
          expect(next).toBeGreaterThan(now);
          expect(next - now).toBeLessThanOrEqual(WEEK_MS);
        }
      }),
    );
  });
});

describe('weeksBetween', () => {
  it.each([
    ['2025-02-16', '2025-02-16', ['2025-02-16']],
    ['2024-12-22', '2025-01-05', ['2024-12-22', '2024-12-29', '2025-01-05']],
    ['2024-02-25', '2024-03-03', ['2024-02-25', '2024-03-03']],
    ['2025-02-23', '2025-02-16', []],
  ])('from %s to %s', (from, to, weeks) => {
    expect(weeksBetween(from, to)).toEqual(weeks);
  });

  it('matches repeated nextWeek', () => {
    fc.assert(
      fc.property(anyTime, fc.nat({ max: 120 }), (at, steps) => {
        const walked = [weekOf(at)];
        for (let step = 0; step < steps; step += 1) walked.push(nextWeek(walked.at(-1) ?? ''));
        expect(weeksBetween(weekOf(at), walked.at(-1) ?? '')).toEqual(walked);
      }),
    );
  });
});

describe('formatCountdown', () => {
  const minute = 60_000;
  it.each([
    [-1, 'Now'],
    [0, 'Now'],
    [minute - 1, 'Now'],
    [minute, '1m'],
    [60 * minute - 1, '59m'],
    [60 * minute, '1h 0m'],
    [61 * minute, '1h 1m'],
    [24 * 60 * minute - 1, '23h 59m'],
    [24 * 60 * minute, '1d 0h'],
    [25 * 60 * minute, '1d 1h'],
    [WEEK_MS - 1, '6d 23h'],
    [WEEK_MS, '7d 0h'],
  ])('%i ms ahead: %s', (ahead, text) => {
    const now = Date.UTC(2025, 1, 12);
    expect(formatCountdown(now + ahead, now)).toBe(text);
  });
});
