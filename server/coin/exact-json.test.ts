import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmountFixed } from '#rules/amounts.ts';
import { parseExactJson, unitsOf } from './exact-json.ts';

describe('exact JSON', () => {
  it.each([
    ['{"balance":53999999.99999999}', { balance: '53999999.99999999' }],
    ['[1e-8,1E+2,-0.5,0.00000001]', ['1e-8', '1E+2', '-0.5', '0.00000001']],
    ['[0,-1,999999999999999,9007199254740993]', [0, -1, 999_999_999_999_999, '9007199254740993']],
    ['{"1.5":"2.5","a\\"1.5":[{"b":3.5}]}', { '1.5': '2.5', 'a"1.5': [{ b: '3.5' }] }],
    ['"\\\\",', null],
    ['["\\\\",1.5,"\\\\\\"2.5"]', ['\\', '1.5', '\\"2.5']],
    ['1.5', '1.5'],
    [' [ 1.5 , true , null ] ', ['1.5', true, null]],
  ])('reads %s', (text, expected) => {
    if (expected === null) expect(() => parseExactJson(text)).toThrow(SyntaxError);
    else expect(parseExactJson(text)).toEqual(expected);
  });

  it.each(['', '{', '1.', '.5', '01.5', '1.2.3', '-', '1e', '1.5"a"', '"a', '"a\\', '[1.5', 'NaN'])(
    'refuses %s',
    (text) => {
      expect(() => parseExactJson(text)).toThrow(SyntaxError);
    },
  );

  it('reads JSON as JSON.parse does, but keeps decimals as text', () => {
    const decimal = fc
      .tuple(fc.bigInt(-(10n ** 17n), 10n ** 17n), fc.nat(20))
      .map(([units]) => formatAmountFixed(units, 8));
    // Equals the unit 'binary', which takes a second of CPU time to start.
    const anyCharacter = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code));
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 4 },
        fc.record({ decimal }),
        fc.string({ unit: anyCharacter }),
        fc.integer(),
        fc.boolean(),
        fc.constant(null),
        fc.array(tie('tree')),
        fc.dictionary(fc.string(), tie('tree')),
      ),
    }));
    fc.assert(
      fc.property(tree, (value) => {
        const marked = JSON.stringify(value);
        const text = marked.replace(/\{"decimal":"([-\d.]+)"\}/g, '$1');
        const expected = marked.replace(/\{"decimal":("[-\d.]+")\}/g, '$1');
        expect(parseExactJson(text)).toEqual(JSON.parse(expected));
      }),
      { numRuns: 100 },
    );
  });

  it('reads megabytes in one string, and many numbers', () => {
    const hex = 'ab'.repeat(4_000_000);
    const text = `{"hex":"${hex}","list":[${Array(100_000).fill('0.1').join()}]}`;
    const read = parseExactJson(text);
    expect(read).toMatchObject({ hex });
    expect(read).toHaveProperty('list.99999', '0.1');
  });
});

describe('units of a decimal', () => {
  it.each([
    ['53999999.99999999', 5_399_999_999_999_999n],
    ['0.00000001', 1n],
    ['1e-8', 1n],
    ['1E-08', 1n],
    ['1.5e2', 15_000_000_000n],
    ['-0.50000000', -50_000_000n],
    ['0.100000000000', 10_000_000n],
    ['0', 0n],
    ['-0.00000000', 0n],
    [0, 0n],
    [21, 2_100_000_000n],
  ])('%s are %s', (value, units) => {
    expect(unitsOf(value)).toBe(units);
  });

  it.each([
    '',
    '1e-9',
    '0.000000001',
    '1.5.',
    'NaN',
    '1e',
    '1e999',
    'Infinity',
    ' 1',
    '0x1',
    '1,5',
  ])('are null for %s', (value) => {
    expect(() => unitsOf(value)).toThrow(RangeError);
  });

  it('round-trip for every amount, however it is written', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 17n), 10n ** 17n), (units) => {
        expect(unitsOf(formatAmountFixed(units, 8))).toBe(units);
        expect(unitsOf(`${units}e-8`)).toBe(units);
        expect(parseExactJson(`[${formatAmountFixed(units, 8)}]`)).toEqual([
          formatAmountFixed(units, 8),
        ]);
      }),
    );
  });
});
