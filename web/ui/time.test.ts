import { describe, expect, it } from 'vitest';
import { relativeTimeText, utcText } from './time.tsx';

const now = Date.parse('2025-11-21T05:25:09.500Z');
const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

describe('relativeTimeText', () => {
  it.each([
    [0, 'just now'],
    [minute - 1, 'just now'],
    [minute, '1 minute ago'],
    [2 * minute - 1, '1 minute ago'],
    [2 * minute, '2 minutes ago'],
    [hour - 1, '59 minutes ago'],
    [hour, '1 hour ago'],
    [day - 1, '23 hours ago'],
    [day, '1 day ago'],
    [30 * day - 1, '29 days ago'],
    [30 * day, '22 Oct 2025'],
  ])('%d ms ago is %s', (ageMs, text) => {
    expect(relativeTimeText(now - ageMs, now)).toBe(text);
  });

  it.each([
    [minute - 1, 'just now'],
    [minute, 'in 1 minute'],
    [3 * hour, 'in 3 hours'],
    [40 * day, '31 Dec 2025'],
  ])('%d ms ahead is %s', (aheadMs, text) => {
    expect(relativeTimeText(now + aheadMs, now)).toBe(text);
  });
});

it('utcText gives the exact second in UTC', () => {
  expect(utcText(now)).toBe('21 Nov 2025, 05:25:09 UTC');
  expect(utcText(Date.parse('2025-01-01T00:00:00Z'))).toBe('1 Jan 2025, 00:00:00 UTC');
});
