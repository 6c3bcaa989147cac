import { AppError } from '#contract/errors.ts';
import type { Coin } from '#rules/coins/coin.ts';
import {
  faultOfPayment,
  feeOf,
  MOST_INPUT_ADDRESSES,
  type PaymentFault,
} from '#rules/tips/payments.ts';
import { scriptOfAddress } from '#server/coin/addresses.ts';
import { isSignedPayment } from '#server/coin/payment-signatures.ts';
import { type PlainPayment, readPlainPayment } from '#server/coin/plain-payment.ts';
import type { ChainIndex } from '#server/gateways/chain/chain-index.ts';
import { readChain } from '#server/services/chain/read-chain.ts';
import { outputName } from '#server/services/chain/used-outputs.ts';

/** A signed transaction that pays the right amount to the right address. */
export type CheckedPayment = PlainPayment & { feeUnits: bigint; fromAddresses: string[] };

const FAULTS: Readonly<Record<PaymentFault, string>> = {
  wrong_payment: 'This transaction does not pay that amount to that address.',
  other_payees: 'This transaction pays somebody else too.',
  no_fee: 'This transaction leaves no fee, so no miner would take it.',
  fee_too_high: 'The fee of this transaction is too high.',
};

/**
 * Checks that a signed transaction pays exactly this and returns the rest to the addresses that its coins come from, that the
 * chain index knows these coins as unspent, and that their keys have signed it. Throws `bad_request` with the fault, `conflict`
 * if a coin is spent, and `unavailable`.
 */
export async function checkPayment(
  chain: ChainIndex,
  input: { rawHex: string; address: string; units: bigint; coin: Coin },
): Promise<CheckedPayment> {
  const { rawHex, address, units, coin } = input;
  const payment = readPlainPayment(rawHex, coin);
  const fromAddresses = [...new Set(payment.inputs.map((each) => each.address))];
  if (fromAddresses.length > MOST_INPUT_ADDRESSES) {
    throw new AppError('bad_request', 'This transaction spends from too many addresses.');
  }
  const unspent = await readUnspent(chain, fromAddresses, new Set(payment.inputs.map(outputName)));
  const inputs = payment.inputs.map((each) => {
    const spent = unspent.get(outputName(each));
    if (spent?.address !== each.address) {
      throw new AppError('conflict', (m) => m.refusal_pay_coin_spent());
    }
    return { scriptHex: scriptOfAddress(each.address, coin), units: spent.units };
  });
  const wanted = { scriptHex: scriptOfAddress(address, coin), units };
  const fault = faultOfPayment({ ...payment, inputs }, wanted, coin);
  if (fault !== null) throw new AppError('bad_request', FAULTS[fault]);
  const spentUnits = inputs.map((spent) => spent.units);
  if (!(await isSignedPayment(rawHex, spentUnits))) {
    throw new AppError('bad_request', 'A signature of this transaction is not valid.');
  }
  return { ...payment, fromAddresses, feeUnits: feeOf({ ...payment, inputs }) };
}

/** The coins that the payment spends, by `txid:vout`, without other coins of the same addresses. */
async function readUnspent(
  chain: ChainIndex,
  addresses: readonly string[],
  spent: ReadonlySet<string>,
) {
  const coins = new Map<string, { address: string; units: bigint }>();
  const wants = [{ names: spent }];
  for (const address of addresses) {
    for (const coin of await readChain(() => chain.readUnspent(address, { wants }))) {
      coins.set(outputName(coin), { address, units: coin.units });
    }
  }
  return coins;
}
