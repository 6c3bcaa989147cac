import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  API_KEY_PREFIX,
  apiKeyOf,
  BASE62,
  DEFAULT_RATE_LIMIT_PER_MINUTE,
  highestRateLimit,
  isApiKey,
  MAX_RATE_LIMIT_PER_MINUTE,
  maskApiKey,
} from './api-keys.ts';

const digits = fc.stringMatching(/^[0-9A-Za-z]{32}$/);

describe('the format of keys', () => {
  it('ends with the CRC32 of the rest', () => {
    fc.assert(
      fc.property(digits, (random) => {
        const key = apiKeyOf(random);
        expect(key).toMatch(/^jkw_[0-9A-Za-z]{38}$/);
        const sum = [...key.slice(-6)].reduce((all, each) => all * 62 + BASE62.indexOf(each), 0);
        expect(sum).toBe(crc32(key.slice(0, -6)));
        expect(isApiKey(key)).toBe(true);
      }),
    );
  });

  it('detects any single wrong character and any two swapped ones', () => {
    fc.assert(
      fc.property(digits, fc.nat(37), fc.nat(61), fc.nat(36), (random, at, other, swapped) => {
        const key = apiKeyOf(random);
        const change = (place: number, text: string) =>
          key.slice(0, 4 + place) + text + key.slice(4 + place + text.length);
        const wrong = change(at, BASE62.charAt(other));
        expect(isApiKey(wrong)).toBe(wrong === key);
        const [a = '', b = ''] = key.slice(4 + swapped, 6 + swapped);
        const exchanged = change(swapped, b + a);
        expect(isApiKey(exchanged)).toBe(exchanged === key);
      }),
    );
  });

  it.each([
    ['', 'jkw_', `jkw_${'0'.repeat(38)}`, `jkx_${'0'.repeat(38)}`],
    [
      apiKeyOf('a'.repeat(32)).toUpperCase(),
      ` ${apiKeyOf('a'.repeat(32))}`,
      `${apiKeyOf('a'.repeat(32))} `,
    ],
    [
      apiKeyOf('a'.repeat(31)),
      apiKeyOf('a'.repeat(33)),
      apiKeyOf(`${'a'.repeat(31)}-`),
      `${apiKeyOf('a'.repeat(32))}\n`,
    ],
  ])('refuses other text (%#)', (...texts) => {
    for (const text of texts) expect([text, isApiKey(text)]).toEqual([text, false]);
  });

  it('refuses anything', () => {
    // Covers the same characters as fast-check's unit 'binary', which takes a second of CPU time to set up.
    const anyCharacter = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code));
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        expect(isApiKey(text)).toBe(false);
      }),
    );
  });
});

describe('maskApiKey', () => {
  const stars = '********************';
  it.each([
    ['jkw_ABCDefghijklmnopqrstuvwxyz0123456789WXYZ', `jkw_ABCD${stars}WXYZ`],
    // 24 characters is the shortest key that is partly shown.
    ['jkw_ABCDefghijklmnopWXYZ', `jkw_ABCD${stars}WXYZ`],
    ['jkw_ABCDefghijklmnoWXYZ', `jkw_${stars}`],
    ['jkw_', `jkw_${stars}`],
    ['', `jkw_${stars}`],
  ])('masks %s', (key, masked) => {
    expect(stars).toHaveLength(20);
    expect(maskApiKey(key)).toBe(masked);
  });

  it('never shows more than eight characters of the secret', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9]{38}$/), (secret) => {
        const masked = maskApiKey(API_KEY_PREFIX + secret);
        expect(masked).toHaveLength(32);
        expect(masked).not.toContain(secret.slice(4, -4));
        expect(masked.replaceAll('*', '')).toBe(`jkw_${secret.slice(0, 4)}${secret.slice(-4)}`);
      }),
    );
  });

  it('has the specified rate limit', () => {
    expect(DEFAULT_RATE_LIMIT_PER_MINUTE).toBe(100);
  });

  it.each([
    [null, DEFAULT_RATE_LIMIT_PER_MINUTE],
    ['starter', DEFAULT_RATE_LIMIT_PER_MINUTE],
    ['pro', MAX_RATE_LIMIT_PER_MINUTE],
    ['enterprise', MAX_RATE_LIMIT_PER_MINUTE],
  ] as const)('can be raised with the plan %s to %i', (tier, most) => {
    expect(highestRateLimit(tier)).toBe(most);
  });
});
