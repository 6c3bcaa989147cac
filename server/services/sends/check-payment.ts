import { AppError } from '#contract/errors.ts';
import type { Coin } from '#rules/coins/coin.ts';
import { faultOfPayment, feeOf, MOST_INPUT_ADDRESSES } from '#rules/tips/payments.ts';
import { scriptOfAddress } from '#server/coin/addresses.ts';
import { isSignedPayment } from '#server/coin/payment-signatures.ts';
import { type PlainPayment, readPlainPayment } from '#server/coin/plain-payment.ts';
import type { ChainIndex } from '#server/gateways/chain/chain-index.ts';
import { readChain } from '#server/services/chain/read-chain.ts';
import { outputName } from '#server/services/chain/used-outputs.ts';

/** A signed transaction that pays the right amount to the right address. */
export type CheckedPayment = PlainPayment & { feeUnits: bigint; fromAddresses: string[] };

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
    throw new AppError('bad_request', (m) => m.refusal_pay_many_addresses());
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
  if (fault !== null) throw new AppError('bad_request', (m) => m[`refusal_pay_${fault}`]());
  const spentUnits = inputs.map((spent) => spent.units);
  if (!(await isSignedPayment(rawHex, spentUnits))) {
    throw new AppError('bad_request', (m) => m.refusal_pay_bad_signature());
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
