import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ESCROW_DUST_UNITS, escrowFee, escrowPayouts, spentOutcome } from './escrows.ts';

const units = fc.bigInt({ min: 0n, max: 10n ** 14n });
const inputs = fc.integer({ min: 1, max: 50 });

describe('the payouts of an escrow', () => {
  it('release the exact amount, or nothing', () => {
    fc.assert(
      fc.property(units, units, inputs, (amountUnits, totalUnits, count) => {
        const paid = escrowPayouts('release', { amountUnits, totalUnits, inputs: count });
        const isEnough = totalUnits >= amountUnits + escrowFee(count, 1);
        expect(paid !== null).toBe(isEnough);
        if (paid === null) return;
        expect(paid.sellerUnits).toBe(amountUnits);
        const fee = totalUnits - paid.sellerUnits - paid.buyerUnits;
        expect(fee >= escrowFee(count, paid.buyerUnits > 0n ? 2 : 1)).toBe(true);
        expect(fee <= escrowFee(count, 2) + ESCROW_DUST_UNITS).toBe(true);
        expect(paid.buyerUnits === 0n || paid.buyerUnits >= ESCROW_DUST_UNITS).toBe(true);
      }),
    );
  });

  it('refund everything but the fee to the buyer', () => {
    fc.assert(
      fc.property(units, inputs, (totalUnits, count) => {
        const paid = escrowPayouts('refund', { amountUnits: 1n, totalUnits, inputs: count });
        if (paid === null) expect(totalUnits < ESCROW_DUST_UNITS + escrowFee(count, 1)).toBe(true);
        else
          expect(paid).toEqual({ sellerUnits: 0n, buyerUnits: totalUnits - escrowFee(count, 1) });
      }),
    );
  });

  it.each([
    [1, 1, 100_000n],
    [3, 2, 100_000n],
    [4, 1, 200_000n],
    [50, 2, 1_600_000n],
  ])('for %i inputs and %i outputs pay a fee of %d', (count, outputs, fee) => {
    expect(escrowFee(count, outputs)).toBe(fee);
  });
});

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
