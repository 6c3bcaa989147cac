import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount, formatAmountFixed, MAX_UNITS } from '../amounts.ts';
import { readTypedAmount } from './amounts.ts';
import { readTipMessage } from './command.ts';
import { MAX_NOTE_LENGTH } from './tips.ts';

const CONTEXT = { coinSymbol: 'JKC', leastUnits: 100_000n, price: null };
const units = fc.bigInt({ min: CONTEXT.leastUnits, max: MAX_UNITS });

describe('an amount that a person types', () => {
  it.each([
    ['25', 2_500_000_000n],
    ['2.5', 250_000_000n],
    ['2,5', 250_000_000n],
    ['0,125', 12_500_000n],
    ['0.001', 100_000n],
    ['1.00000001', 100_000_001n],
    ['25jkc', 2_500_000_000n],
    ['2,5JKC', 250_000_000n],
    ['1,0000', 100_000_000n],
  ])('%s', (text, expected) => {
    expect(readTypedAmount(text, CONTEXT)).toEqual({ ok: true, units: expected, dollars: null });
  });

  it.each([
    ['', 'not_an_amount'],
    ['all', 'not_an_amount'],
    ['-1', 'not_an_amount'],
    ['+1', 'not_an_amount'],
    ['1e3', 'not_an_amount'],
    ['.5', 'not_an_amount'],
    ['5.', 'not_an_amount'],
    ['025', 'not_an_amount'],
    ['1.000,5', 'not_an_amount'],
    ['１', 'not_an_amount'],
    ['25btc', 'not_an_amount'],
    ['jkc', 'not_an_amount'],
    ['$1jkc', 'not_an_amount'],
    ['1$', 'not_an_amount'],
    ['1,000', 'one_or_thousand'],
    ['25,125jkc', 'one_or_thousand'],
    ['1.000000001', 'too_many_decimals'],
    ['0.00099999', 'too_small'],
    ['0', 'too_small'],
    ['99999999999', 'too_large'],
    ['$1', 'no_price'],
  ])('%s is none: %s', (text, mistake) => {
    expect(readTypedAmount(text, CONTEXT)).toEqual({ ok: false, mistake });
  });

  it.each([
    ['$1', '0.05', 2_000_000_000n],
    ['$1,50', '0.05', 3_000_000_000n],
    ['$1', '3', 33_333_333n],
    ['$2', '3', 66_666_667n],
    ['$0.01', '1000', 'too_small'],
    ['$1.001', '1', 'too_many_decimals'],
    ['$1', '0', 'no_price'],
    ['$1', '0.000', 'no_price'],
    ['$99999999', '0.000000000001', 'too_large'],
  ])('%s at a price of %s', (text, price, expected) => {
    const read = readTypedAmount(text, { ...CONTEXT, price });
    expect(read.ok ? read.units : read.mistake).toBe(expected);
  });

  it('is read back from every way in which it is printed', () => {
    fc.assert(
      fc.property(units, fc.constantFrom('', 'jkc', 'JKC', 'Jkc'), (amount, symbol) => {
        const isRead = (text: string) => {
          expect(readTypedAmount(text, CONTEXT)).toEqual({
            ok: true,
            units: amount,
            dollars: null,
          });
        };
        isRead(formatAmount(amount) + symbol);
        isRead(formatAmountFixed(amount, 8) + symbol);
        isRead(formatAmountFixed(amount, 8).replace('.', ',') + symbol);
      }),
    );
  });

  it('is nothing but what the number in it says', () => {
    const text = fc.stringMatching(/^[$0-9.,+\-e jkcJKC]{0,14}$/);
    fc.assert(
      fc.property(text, (typed) => {
        const read = readTypedAmount(typed, CONTEXT);
        if (!read.ok) return;
        expect(typed).toMatch(/^\d+([.,]\d{1,8})?(jkc)?$/i);
        const number = typed.replace(/jkc$/i, '').replace(',', '.');
        expect(Number(number)).toBeCloseTo(Number(formatAmount(read.units)), 8);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a message', () => {
  const read = (text: string, rest: Partial<Parameters<typeof readTipMessage>[0]> = {}) =>
    readTipMessage({
      ...CONTEXT,
      text,
      botUsername: 'DeckBot',
      isReply: false,
      mention: null,
      ...rest,
    });
  const tip = (target: object, amount: bigint, note = '') => {
    return { kind: 'tip', target, units: amount, dollars: null, note };
  };
  const anne = { by: 'username', username: 'anne_1' };
  const wrong = (reason: string, understood: string) => {
    return { kind: 'mistake', mistake: { reason, understood } };
  };

  it.each([
    ['/tip @anne_1 25', tip(anne, 2_500_000_000n)],
    ['/TIP@deckbot  @anne_1  25  for the map ', tip(anne, 2_500_000_000n, 'for the map')],
    ['/tip @anne_1 2,5jkc two\nlines', tip(anne, 250_000_000n, 'two\nlines')],
    ['@anne_1 25', tip(anne, 2_500_000_000n)],
    [' @anne_1\n25 ', tip(anne, 2_500_000_000n)],
    ['/tip', wrong('no_amount', '')],
    ['/tip @anne_1', wrong('no_amount', '')],
    ['/tip @anne_1 lots', wrong('not_an_amount', 'lots')],
    ['/tip @anne_1 1,000', wrong('one_or_thousand', '1,000')],
    ['/tip 25', wrong('no_recipient', '25')],
    ['/tip anne 25', wrong('no_recipient', 'anne')],
    ['/tip @al 25', wrong('no_recipient', '@al')],
    ['/tip 25 @anne_1', wrong('amount_first', '25')],
    [`/tip @anne_1 1 ${'é'.repeat(MAX_NOTE_LENGTH + 1)}`, wrong('note_too_long', '201')],
    ['@anne_1 0.0001', wrong('too_small', '0.0001')],
    ['@anne_1 25 thanks', { kind: 'none' }],
    ['@anne_1 hello', { kind: 'none' }],
    ['@anne_1', { kind: 'none' }],
    ['hello @anne_1 25', { kind: 'none' }],
    ['25', { kind: 'none' }],
    ['/tip@OtherBot @anne_1 25', { kind: 'none' }],
    ['/tips @anne_1 25', { kind: 'none' }],
    ['', { kind: 'none' }],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    ['/tip 25 nice', tip({ by: 'reply' }, 2_500_000_000n, 'nice')],
    ['/tip 25 @anne_1 said so', tip({ by: 'reply' }, 2_500_000_000n, '@anne_1 said so')],
    ['/tip @anne_1 25', tip(anne, 2_500_000_000n)],
    ['/tip', wrong('no_amount', '')],
    ['/tip lots', wrong('not_an_amount', 'lots')],
    ['25', { kind: 'none' }],
  ])('%s as a reply', (text, expected) => {
    expect(read(text, { isReply: true })).toEqual(expected);
  });

  it.each([
    ['/tip Anne Bonny 25 ahoy', 5, 10, tip({ by: 'mention' }, 2_500_000_000n, 'ahoy')],
    ['Anne Bonny 25', 0, 10, tip({ by: 'mention' }, 2_500_000_000n)],
    ['Anne Bonny says 25', 0, 10, { kind: 'none' }],
    ['ask Anne Bonny 25', 4, 10, { kind: 'none' }],
    ['/tip 25 Anne Bonny', 8, 10, wrong('amount_first', '25')],
    ['/tip @anne_1 25 for Anne Bonny', 18, 10, tip(anne, 2_500_000_000n, 'for Anne Bonny')],
    ['@anne_1 25 Anne Bonny', 11, 10, { kind: 'none' }],
  ])('%s with a person picked', (text, offset, length, expected) => {
    expect(read(text, { mention: { offset, length } })).toEqual(expected);
  });

  it('as a reply may name somebody else in its note', () => {
    const mention = { offset: 12, length: 4 };
    expect(read('/tip 25 for Anne', { isReply: true, mention })).toEqual(
      tip({ by: 'reply' }, 2_500_000_000n, 'for Anne'),
    );
  });

  it('keeps a note of 200 characters, whatever they are made of', () => {
    const note = '👩‍🚀é'.repeat(50);
    expect([...note]).toHaveLength(MAX_NOTE_LENGTH);
    expect(read(`/tip @anne_1 1 ${note}`)).toMatchObject({ note });
  });
});
