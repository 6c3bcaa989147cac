import { describe, expect, it } from 'vitest';
import { BASE62, isApiKey } from '#rules/apps/api-keys.ts';
import { generateApiKey } from './issue.ts';

describe('generateApiKey', () => {
  const keys = Array.from({ length: 5000 }, generateApiKey);

  it('makes a different key each time', () => {
    expect(keys.filter((key) => !isApiKey(key))).toEqual([]);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('favours no character', () => {
    const random = keys.map((key) => key.slice(4, -6)).join('');
    const expected = random.length / BASE62.length;
    // Six standard deviations: with the remainder of a byte, the first characters would be a quarter more frequent.
    const allowed = 6 * Math.sqrt(expected);
    for (const digit of BASE62) {
      const count = random.split(digit).length - 1;
      expect([digit, Math.abs(count - expected) < allowed]).toEqual([digit, true]);
    }
  });
});
