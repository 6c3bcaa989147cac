import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { API_KEY_PREFIX, DEFAULT_RATE_LIMIT_PER_MINUTE, maskApiKey } from './api-keys.ts';

describe('maskApiKey', () => {
  const stars = '********************';
  it.each([
    ['jkw_ABCDefghijklmnopqrstuvwxyz0123456789WXYZ', `jkw_ABCD${stars}WXYZ`],
    // 24 characters are the shortest that is shown in part.
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
});
