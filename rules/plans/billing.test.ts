import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMonths, billingMonthAt, calendarMonthAt } from './billing.ts';

const ms = (text: string) => Date.parse(text);

describe('months are added by the calendar', () => {
  test.each([
    ['2026-01-15T10:00:00.123Z', 1, '2026-02-15T10:00:00.123Z'],
    ['2026-01-31T23:59:59.999Z', 1, '2026-02-28T23:59:59.999Z'],
    ['2028-01-31T00:00:00.000Z', 1, '2028-02-29T00:00:00.000Z'],
    ['2026-01-31T00:00:00.000Z', 2, '2026-03-31T00:00:00.000Z'],
    ['2026-12-31T12:00:00.000Z', 2, '2027-02-28T12:00:00.000Z'],
    ['2028-02-29T12:00:00.000Z', 12, '2029-02-28T12:00:00.000Z'],
    ['2026-05-05T12:00:00.000Z', 0, '2026-05-05T12:00:00.000Z'],
  ])('%s and %i', (from, months, to) => {
    expect(new Date(addMonths(ms(from), months)).toISOString()).toBe(to);
  });
});

describe('the billing month of a time', () => {
  const anchor = ms('2026-01-31T10:00:00Z');
  test.each([
    ['2026-01-01T00:00:00Z', '2026-01-31T10:00:00.000Z', '2026-02-28T10:00:00.000Z'],
    ['2026-01-31T10:00:00Z', '2026-01-31T10:00:00.000Z', '2026-02-28T10:00:00.000Z'],
    ['2026-02-28T09:59:59.999Z', '2026-01-31T10:00:00.000Z', '2026-02-28T10:00:00.000Z'],
    ['2026-02-28T10:00:00Z', '2026-02-28T10:00:00.000Z', '2026-03-31T10:00:00.000Z'],
    ['2026-03-31T09:00:00Z', '2026-02-28T10:00:00.000Z', '2026-03-31T10:00:00.000Z'],
  ])('%s', (now, start, end) => {
    const month = billingMonthAt(anchor, ms(now));
    expect(new Date(month.startMs).toISOString()).toBe(start);
    expect(new Date(month.endMs).toISOString()).toBe(end);
  });

  test('contains each time exactly once, without gaps', () => {
    const time = fc.integer({ min: ms('2000-01-01'), max: ms('2100-01-01') });
    fc.assert(
      fc.property(time, time, (one, other) => {
        const [anchorMs, nowMs] = [Math.min(one, other), Math.max(one, other)];
        const { startMs, endMs } = billingMonthAt(anchorMs, nowMs);
        expect(startMs).toBeLessThanOrEqual(nowMs);
        expect(endMs).toBeGreaterThan(nowMs);
        expect(billingMonthAt(anchorMs, endMs).startMs).toBe(endMs);
        if (startMs > anchorMs) expect(billingMonthAt(anchorMs, startMs - 1).endMs).toBe(startMs);
      }),
    );
  });
});

test.each([
  ['2026-03-01T00:00:00.000Z', '2026-03-01T00:00:00.000Z', '2026-04-01T00:00:00.000Z'],
  ['2026-12-31T23:59:59.999Z', '2026-12-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
])('%s falls into the calendar month from %s to %s', (now, start, end) => {
  expect(calendarMonthAt(ms(now))).toEqual({ startMs: ms(start), endMs: ms(end) });
});
