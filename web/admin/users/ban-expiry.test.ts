import { describe, expect, it } from 'vitest';
import { earliestExpiry, expiryOf } from './ban-expiry.ts';

const AT_NOON = Date.parse('2026-02-28T12:00:00Z');

describe('the end of a ban', () => {
  it.each([
    ['', null],
    ['2026-03-01', '2026-03-01T00:00:00.000Z'],
    ['2031-12-31', '2031-12-31T00:00:00.000Z'],
    ['2026-02-28', 'past'],
    ['2025-12-31', 'past'],
    ['soon', 'past'],
  ])('%j gives %j', (date, expected) => {
    expect(expiryOf(date, AT_NOON)).toBe(expected);
  });

  it('is a day that has not started yet', () => {
    const midnight = Date.parse('2026-03-01T00:00:00Z');
    expect(expiryOf('2026-03-01', midnight - 1)).toBe('2026-03-01T00:00:00.000Z');
    expect(expiryOf('2026-03-01', midnight)).toBe('past');
  });

  it('can be tomorrow at the earliest', () => {
    expect(earliestExpiry(AT_NOON)).toBe('2026-03-01');
    expect(expiryOf(earliestExpiry(AT_NOON), AT_NOON)).not.toBe('past');
  });
});
