import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTelegramId } from './telegram-ids.ts';

describe('isTelegramId', () => {
  it.each(['1', '9', '131883028', '4294967296', '5940103504', '4503599627370495'])(
    'accepts %s',
    (text) => {
      expect(isTelegramId(text)).toBe(true);
    },
  );

  it.each(['0', '-1', '+1', '01', '1.0', '1e3', '', ' 1', '1\n', '0x1', '１', 'abc'])(
    'refuses %j',
    (text) => {
      expect(isTelegramId(text)).toBe(false);
    },
  );

  it.each(['4503599627370496', '9007199254740993', '10000000000000000', '9'.repeat(400)])(
    'refuses %s, at or above 2^52',
    (text) => {
      expect(isTelegramId(text)).toBe(false);
    },
  );

  it('accepts every number below 2^52', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 52 - 1 }), (id) => {
        expect(isTelegramId(String(id))).toBe(true);
      }),
    );
  });
});
