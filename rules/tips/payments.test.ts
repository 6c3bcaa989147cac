import { describe, expect, it } from 'vitest';
import { coinOn } from '../coins/coin.ts';
import { COIN_PRESET_NAMES, COIN_PRESETS } from '../coins/presets.ts';
import { mostFeeUnits, transactionBytes } from '../wallet/network-fees.ts';
import { faultOfPayment } from './payments.ts';

const PAYEE = { scriptHex: 'aa', units: 5_000_000_000n };
const OWN = 'bb';

describe.each(COIN_PRESET_NAMES)('the fee of a payment in %s', (name) => {
  const coin = coinOn(COIN_PRESETS[name], 'main');

  /** The fault of a payment with one input, change and this fee. */
  function faultWithFee(fee: bigint) {
    const change = 1_000_000_000n;
    const inputs = [{ scriptHex: OWN, units: PAYEE.units + change + fee }];
    const outputs = [PAYEE, { scriptHex: OWN, units: change }];
    const byteCount = Number(transactionBytes(1, 2, coin));
    return faultOfPayment({ inputs, outputs, byteCount }, PAYEE, coin);
  }

  it('may be the dearest that the wallet’s page offers', () => {
    expect(faultWithFee(0n)).toBe('no_fee');
    expect(faultWithFee(1n)).toBeNull();
    expect(faultWithFee(mostFeeUnits(1, coin))).toBeNull();
  });

  it('may not be ten times the usual one and more than the change that wallets drop', () => {
    const tenTimes = (transactionBytes(1, 2, coin) * 10n * coin.feePerKilobyte.usual) / 1000n;
    const dropped = coin.dustUnits > 100_000n ? coin.dustUnits : 100_000n;
    expect(faultWithFee(tenTimes + dropped)).toBeNull();
    expect(faultWithFee(tenTimes + dropped + 1n)).toBe('fee_too_high');
  });
});

describe('a payment', () => {
  const coin = coinOn(COIN_PRESETS.junkcoin, 'main');
  const inputs = [{ scriptHex: OWN, units: 6_000_000_000n }];
  const change = (units: bigint, scriptHex = OWN) => ({ scriptHex, units });
  const faultOf = (...outputs: { scriptHex: string; units: bigint }[]) =>
    faultOfPayment({ inputs, outputs, byteCount: 226 }, PAYEE, coin);

  it('pays the amount exactly, and returns the rest', () => {
    expect(faultOf(change(999_900_000n), PAYEE)).toBeNull();
    expect(faultOf({ ...PAYEE, units: PAYEE.units - 1n }, change(999_900_000n))).toBe(
      'wrong_payment',
    );
    expect(faultOf({ ...PAYEE, units: PAYEE.units + 1n }, change(999_900_000n))).toBe(
      'wrong_payment',
    );
  });

  it('pays nobody else, and returns the rest at once', () => {
    expect(faultOf(PAYEE, change(999_900_000n, 'cc'))).toBe('other_payees');
    expect(faultOf(PAYEE, change(499_900_000n), change(500_000_000n))).toBe('other_payees');
  });
});
