import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { UNITS_PER_COIN } from '../amounts.ts';
import { JUNKCOIN } from '../coins/junkcoin.ts';
import { DROPPED_AFTER_MS, type InvoicePayment, judgeInvoice } from './invoices.ts';

const EXPIRES_MS = 1_000_000;
const coins = (amount: number) => BigInt(Math.round(amount * 100)) * (UNITS_PER_COIN / 100n);
const payment = (amount: number, confirmations = 6, receivedAtMs = 1): InvoicePayment => ({
  units: coins(amount),
  confirmations,
  receivedAtMs,
  goneSinceMs: null,
});
/** A payment in no block, which the node dropped at this time. */
const gone = (amount: number, goneSinceMs: number): InvoicePayment => ({
  ...payment(amount, 0),
  goneSinceMs,
});
const judge = (payments: readonly InvoicePayment[], rest: object = {}) =>
  judgeInvoice({
    coin: JUNKCOIN,
    amountUnits: coins(475),
    expiresAtMs: EXPIRES_MS,
    nowMs: EXPIRES_MS - 1,
    isClosed: false,
    payments,
    ...rest,
  });

describe('an invoice over 475', () => {
  const late = EXPIRES_MS;
  const forgotten = DROPPED_AFTER_MS;
  test.each<[string, InvoicePayment[], object, string, string | null, number, number]>([
    ['nothing', [], {}, 'new', null, 475, 0],
    ['nothing in time', [], { nowMs: late }, 'expired', null, 0, 0],
    ['a part', [payment(400, 0)], {}, 'seen', 'underpaid', 75, 0],
    [
      'one unit less',
      [{ ...payment(0), units: coins(475) - 1n }],
      {},
      'seen',
      'underpaid',
      1e-8,
      0,
    ],
    ['all of it, unconfirmed', [payment(475, 0)], {}, 'paid', null, 0, 0],
    ['all of it, confirmed', [payment(475, 1)], {}, 'settled', null, 0, 0],
    ['in two parts', [payment(400, 3), payment(75, 1)], {}, 'settled', null, 0, 0],
    ['one part unconfirmed', [payment(400, 3), payment(75, 0)], {}, 'paid', null, 0, 0],
    ['a little more', [payment(479, 1)], {}, 'settled', null, 0, 4],
    ['much more', [payment(500, 1)], {}, 'settled', 'overpaid', 0, 25],
    ['twice', [payment(475, 1), payment(475, 1)], {}, 'settled', 'overpaid', 0, 475],
    [
      'twice, once unconfirmed',
      [payment(475, 1), payment(475, 0)],
      {},
      'settled',
      'overpaid',
      0,
      0,
    ],
    ['too late', [payment(475, 1, late)], { nowMs: late }, 'expired', 'late', 0, 475],
    ['too late, unconfirmed', [payment(475, 0, late)], { nowMs: late }, 'expired', 'late', 0, 0],
    ['a part in time alone', [payment(400, 1)], { nowMs: late }, 'expired', 'underpaid', 0, 400],
    [
      'the rest too late',
      [payment(400), payment(75, 6, late)],
      { nowMs: late },
      'expired',
      'late',
      0,
      475,
    ],
    ['in time, confirmed later', [payment(475, 1)], { nowMs: late + 1 }, 'settled', null, 0, 0],
    ['in time, waiting', [payment(475, 0)], { nowMs: late + 1 }, 'paid', null, 0, 0],
    ['forgotten just now', [gone(475, 2)], {}, 'paid', 'dropped', 0, 0],
    ['the rest forgotten', [payment(400), gone(75, 2)], {}, 'paid', 'dropped', 0, 0],
    ['forgotten, and paid again', [gone(475, 2), payment(475, 0)], {}, 'paid', 'overpaid', 0, 0],
    ['forgotten for a while', [gone(475, 2)], { nowMs: forgotten + 1 }, 'paid', 'dropped', 0, 0],
    ['forgotten for good', [gone(475, 2)], { nowMs: forgotten + 2 }, 'expired', 'dropped', 0, 0],
    [
      'the rest forgotten for good',
      [payment(400), gone(75, 2)],
      { nowMs: forgotten + 2 },
      'expired',
      'underpaid',
      0,
      400,
    ],
    [
      'one of two forgotten for good',
      [payment(475), gone(475, 2)],
      { nowMs: forgotten + 2 },
      'settled',
      null,
      0,
      0,
    ],
    ['all after it was closed', [payment(475)], { isClosed: true }, 'expired', null, 0, 475],
  ])('%s', (_name, payments, rest, status, exception, missing, credit) => {
    expect(judge(payments, rest)).toMatchObject({
      status,
      missingUnits: missing === 1e-8 ? 1n : coins(missing),
      creditUnits: coins(credit),
      ...(_name.startsWith('all after') ? {} : { exception }),
    });
  });

  test('a large one waits for deep blocks, in however small parts it is paid', () => {
    const large = { amountUnits: coins(5000) };
    expect(judge([payment(5000, 5)], large).status).toBe('paid');
    expect(judge([payment(5000, 6)], large).status).toBe('settled');
    const parts = (confirmations: number) =>
      Array.from({ length: 10 }, () => payment(600, confirmations));
    expect(judge(parts(5), large)).toMatchObject({ status: 'paid', creditUnits: 0n });
    expect(judge(parts(6), large)).toMatchObject({ status: 'settled', creditUnits: coins(1000) });
  });

  const payments = fc.array(
    fc.record({
      units: fc.bigInt({ min: 1n, max: coins(20_000) }),
      confirmations: fc.integer({ min: 0, max: 30 }),
      receivedAtMs: fc.integer({ min: 0, max: 2 * EXPIRES_MS }),
      goneSinceMs: fc.constantFrom(null, 0, EXPIRES_MS),
    }),
    { maxLength: 8 },
  );

  test('every coin pays the plan, is credited or is still on its way, and never two of these', () => {
    fc.assert(
      fc.property(
        payments,
        fc.boolean(),
        fc.integer({ min: 0, max: 2 * DROPPED_AFTER_MS }),
        (paid, isClosed, nowMs) => {
          const state = judge(paid, { isClosed, nowMs });
          const received = paid
            .filter(({ goneSinceMs }) => {
              return goneSinceMs === null || nowMs - goneSinceMs < DROPPED_AFTER_MS;
            })
            .reduce((sum, { units }) => sum + units, 0n);
          expect(state.receivedUnits).toBe(received);
          const plan = state.status === 'settled' ? coins(475) : 0n;
          expect(plan + state.creditUnits).toBeLessThanOrEqual(received);
          // Once everything is confirmed, the plan and the credit account for all payments.
          const sure = paid.map((each) => ({ ...each, confirmations: 20, goneSinceMs: null }));
          const end = judge(sure, { isClosed, nowMs: 3 * EXPIRES_MS });
          const all = sure.reduce((sum, { units }) => sum + units, 0n);
          expect((end.status === 'settled' ? coins(475) : 0n) + end.creditUnits).toBe(all);
          const timely = sure
            .filter(({ receivedAtMs }) => receivedAtMs < EXPIRES_MS)
            .reduce((sum, { units }) => sum + units, 0n);
          expect(end.status).toBe(!isClosed && timely >= coins(475) ? 'settled' : 'expired');
          if (state.missingUnits > 0n) expect(state.missingUnits).toBeLessThanOrEqual(coins(475));
        },
      ),
    );
  });
});
