import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leastPayment } from '../coins/amounts.ts';
import { JUNKCOIN } from '../coins/junkcoin.ts';
import { COIN_PRESETS } from '../coins/presets.ts';
import {
  escrowFee,
  escrowFeeReserve,
  escrowPayouts,
  leastEscrow,
  MAX_ESCROW_UNITS,
  MOST_ESCROW_INPUTS,
  spentOutcome,
} from './escrows.ts';

const units = fc.bigInt({ min: 0n, max: 10n ** 14n });
const amount = fc.bigInt({ min: leastEscrow(JUNKCOIN), max: MAX_ESCROW_UNITS });
const inputs = fc.integer({ min: 1, max: MOST_ESCROW_INPUTS });
/** More inputs need a larger deposit. */
const fewInputs = fc.integer({ min: 1, max: 33 });
const coin = fc.constantFrom(...Object.values(COIN_PRESETS));

describe('the payouts of an escrow', () => {
  it('release the exact amount, or nothing', () => {
    fc.assert(
      fc.property(coin, units, units, inputs, (rules, amountUnits, totalUnits, count) => {
        const feeOf = (outputs: number) => escrowFee({ inputs: count, outputs }, rules);
        const about = { amountUnits, totalUnits, inputs: count };
        const paid = escrowPayouts('release', about, rules);
        expect(paid !== null).toBe(totalUnits >= amountUnits + feeOf(1));
        if (paid === null) return;
        expect(paid.sellerUnits).toBe(amountUnits);
        const fee = totalUnits - paid.sellerUnits - paid.buyerUnits;
        expect(fee >= feeOf(paid.buyerUnits > 0n ? 2 : 1)).toBe(true);
        expect(fee <= feeOf(2) + leastPayment(rules)).toBe(true);
        expect(paid.buyerUnits === 0n || paid.buyerUnits >= leastPayment(rules)).toBe(true);
      }),
    );
  });

  it('refund everything but the fee to the buyer', () => {
    fc.assert(
      fc.property(coin, units, inputs, (rules, totalUnits, count) => {
        const about = { amountUnits: 1n, totalUnits, inputs: count };
        const paid = escrowPayouts('refund', about, rules);
        const buyerUnits = totalUnits - escrowFee({ inputs: count, outputs: 1 }, rules);
        if (paid === null) expect(buyerUnits < leastPayment(rules)).toBe(true);
        else expect(paid).toEqual({ sellerUnits: 0n, buyerUnits });
      }),
    );
  });

  it('refund the least amount that can be paid', () => {
    const fee = escrowFee({ inputs: 1, outputs: 1 }, JUNKCOIN);
    const about = { amountUnits: 1n, totalUnits: fee + leastPayment(JUNKCOIN), inputs: 1 };
    expect(escrowPayouts('refund', about, JUNKCOIN)?.buyerUnits).toBe(leastPayment(JUNKCOIN));
    const less = { ...about, totalUnits: about.totalUnits - 1n };
    expect(escrowPayouts('refund', less, JUNKCOIN)).toBeNull();
  });

  it.each(['release', 'refund'] as const)(
    'can %s what was deposited, no less and no more, with a fee that nodes take',
    (direction) => {
      fc.assert(
        fc.property(coin, amount, fewInputs, (rules, amountUnits, count) => {
          const totalUnits = amountUnits + escrowFeeReserve(rules);
          const about = { amountUnits, totalUnits, inputs: count };
          const paid = escrowPayouts(direction, about, rules);
          if (paid === null) return expect.fail('it is stuck');
          const outputs = [paid.sellerUnits, paid.buyerUnits].filter((each) => each > 0n);
          for (const each of outputs) expect(each >= rules.dustUnits).toBe(true);
          const bytes = BigInt(bytesOf(count, outputs.length));
          const fee = totalUnits - paid.sellerUnits - paid.buyerUnits;
          const { least, usual } = rules.feePerKilobyte;
          expect(fee * 1000n >= bytes * least).toBe(true);
          // A started kilobyte counts as a whole one, and a remainder that is dust goes to the fee.
          expect(fee <= (bytes / 1000n + 2n) * usual + leastPayment(rules)).toBe(true);
        }),
      );
    },
  );

  it('cost Junkcoin what they always did', () => {
    expect(escrowFeeReserve(JUNKCOIN)).toBe(1_000_000n);
    expect(leastPayment(JUNKCOIN)).toBe(100_000n);
    for (let count = 1; count <= MOST_ESCROW_INPUTS; count += 1) {
      for (const outputs of [1, 2]) {
        const kilobytes = Math.ceil((count * 300 + outputs * 34 + 10) / 1000);
        const fee = BigInt(kilobytes) * 100_000n;
        expect(escrowFee({ inputs: count, outputs }, JUNKCOIN)).toBe(fee);
      }
    }
  });
});

/** The size of a transaction that ends an escrow, with signatures and outputs at their largest. */
function bytesOf(inputs: number, outputs: number): number {
  const pushes = 1 + 2 * (1 + 72) + (2 + 105);
  const input = 32 + 4 + 3 + pushes + 4;
  const toTaproot = 8 + 1 + 34;
  return 4 + 1 + inputs * input + 1 + outputs * toTaproot + 4;
}

describe('coins spent past this site', () => {
  it.each([
    ['released', [['seller', 100n]]],
    [
      'released',
      [
        ['seller', 60n],
        ['buyer', 9n],
        ['seller', 40n],
      ],
    ],
    [
      'spent_elsewhere',
      [
        ['seller', 99n],
        ['buyer', 1n],
      ],
    ],
    ['refunded', [['buyer', 1n]]],
    [
      'refunded',
      [
        ['buyer', 60n],
        ['buyer', 40n],
        [null, 0n],
      ],
    ],
    [
      'spent_elsewhere',
      [
        ['buyer', 99n],
        [null, 1n],
      ],
    ],
    [
      'spent_elsewhere',
      [
        ['buyer', 99n],
        ['other', 1n],
      ],
    ],
    ['spent_elsewhere', [['other', 100n]]],
    ['spent_elsewhere', []],
  ] as const)('are %s with %o', (outcome, outputs) => {
    const escrow = { amountUnits: 100n, payoutScript: 'seller', refundScript: 'buyer' };
    const paid = outputs.map(([script, units]) => ({ script, units }));
    expect(spentOutcome(escrow, paid)).toBe(outcome);
  });
});
