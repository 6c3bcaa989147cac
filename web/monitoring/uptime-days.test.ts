import { expect, it } from 'vitest';
import { UPTIME_DAYS } from '#rules/operations/uptime.ts';
import { percentText, uptimeBars } from './uptime-days.ts';

const LAST = '2026-03-04';
const day = (up: number, degraded = 0, down = 0) => ({ day: LAST, up, degraded, down });

it.each([
  [day(1440), 'good', '4 Mar 2026: up 100.00% of 24 h'],
  [day(59), 'good', '4 Mar 2026: up 100.00% of 59 min'],
  [day(1430, 10), 'good', '4 Mar 2026: up 100.00% of 24 h, degraded 10 min'],
  [day(1429, 11), 'some', '4 Mar 2026: up 100.00% of 24 h, degraded 11 min'],
  [day(1426, 0, 14), 'some', '4 Mar 2026: up 99.02% of 24 h, down 14 min'],
  [day(1425, 0, 15), 'bad', '4 Mar 2026: up 98.95% of 24 h, down 15 min'],
  [day(0, 30, 61), 'bad', '4 Mar 2026: up 32.96% of 1 h 31 min, down 1 h 1 min, degraded 30 min'],
])('a day with %j looks %s and says %s', (counts, look, text) => {
  expect(uptimeBars([counts], LAST).at(-1)).toEqual({ day: LAST, look, text });
});

it('has a bar for each of the ninety days, oldest first, with or without a record', () => {
  const bars = uptimeBars([day(1)], LAST);
  expect(bars).toHaveLength(UPTIME_DAYS);
  expect(bars[0]).toEqual({
    day: '2025-12-05',
    look: 'none',
    text: '5 Dec 2025: no record',
  });
  expect(new Set(bars.map((bar) => bar.day)).size).toBe(UPTIME_DAYS);
});

it.each([
  [100, '100.00%'],
  [99.9, '99.90%'],
  [0, '0.00%'],
])('shows %d as %s', (percent, text) => {
  expect(percentText(percent)).toBe(text);
});
