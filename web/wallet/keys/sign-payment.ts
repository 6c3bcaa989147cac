import { secp256k1 } from '@noble/curves/secp256k1.js';
import { hex } from '@scure/base';
import { p2pkh, Transaction } from '@scure/btc-signer';
import { MOST_COINS_SPENT, mostFeeUnits } from '#rules/wallet/network-fees.ts';
import { addressOf, networkOf, readAddress } from './accounts.ts';
import type { SiteCoin } from './coin.ts';
import type { PaymentPlan } from './plan-payment.ts';

export type ToSign = {
  plan: PaymentPlan;
  /** The address of the wallet that gets the change. */
  changeTo: string;
  coin: SiteCoin;
  /** The bytes in hex of every transaction that contains one of the coins, by id. */
  previous: ReadonlyMap<string, string>;
  /** The private key of an address of the wallet. */
  keyOf: (address: string) => Uint8Array;
};

export type Signed = { txid: string; rawHex: string };

/**
 * Signs exactly the payment that was shown. A signature for a pre-segwit input does not cover the input's value, so the fee would
 * be whatever the server claims: every coin is read from its own transaction, whose id is computed here.
 *
 * @throws Error, before anything is signed, if the plan does not add up: a bug in the code that made it, not a mistake of the
 *   member
 */
export function signPayment(input: ToSign): Signed {
  const { plan, coin, changeTo } = input;
  refuseWrongPlan(input);
  // As the coin's own tools sign: the same bytes for the same payment.
  const transaction = new Transaction({ version: 1, lowR: false });
  const keys = plan.coins.map((spent) => {
    const key = input.keyOf(spent.address);
    refuseWrongCoin(spent, key, input);
    transaction.addInput({
      txid: spent.txid,
      index: spent.vout,
      nonWitnessUtxo: bytesOf(spent.txid, input.previous),
    });
    return key;
  });
  const outputs = [
    { to: readAddress(plan.to, coin), units: plan.units },
    ...(plan.changeUnits > 0n
      ? [{ to: readAddress(changeTo, coin), units: plan.changeUnits }]
      : []),
  ];
  for (const { to, units } of outputs) {
    transaction.addOutputAddress(to, units, networkOf(coin));
  }
  if (transaction.fee !== plan.feeUnits) throw new Error('the fee is not what was shown');
  for (const [index, key] of keys.entries()) transaction.signIdx(key, index);
  transaction.finalize();
  return { txid: transaction.id, rawHex: transaction.hex };
}

function refuseWrongPlan({ plan, changeTo, keyOf, coin }: ToSign): void {
  const { coins, units, changeUnits, feeUnits } = plan;
  const places = new Set(coins.map(({ txid, vout }) => `${txid}:${vout}`));
  if (coins.length === 0 || coins.length > MOST_COINS_SPENT || places.size !== coins.length) {
    throw new Error('the coins are too few, too many, or named twice');
  }
  const outputs = changeUnits > 0n ? 2 : 1;
  const { dustUnits } = coin;
  if (units < dustUnits || (changeUnits !== 0n && changeUnits < dustUnits)) {
    throw new Error('an output is dust');
  }
  if (feeUnits <= 0n || feeUnits > mostFeeUnits(coins.length, coin)) {
    throw new Error('the fee is too high');
  }
  const sum = coins.reduce((total, each) => total + each.units, 0n);
  if (sum !== units + changeUnits + feeUnits) throw new Error('the payment does not add up');
  if (outputs === 2 && addressOf(keyOf(changeTo), coin) !== changeTo) {
    throw new Error('the change would go elsewhere');
  }
}

function refuseWrongCoin(
  spent: PaymentPlan['coins'][number],
  key: Uint8Array,
  { previous, coin }: ToSign,
): void {
  const from = Transaction.fromRaw(bytesOf(spent.txid, previous), {
    allowUnknownInputs: true,
    allowUnknownOutputs: true,
    disableScriptCheck: true,
  });
  if (from.id !== spent.txid || spent.vout >= from.outputsLength) {
    throw new Error('a coin is in another transaction');
  }
  const output = from.getOutput(spent.vout);
  const { script } = p2pkh(secp256k1.getPublicKey(key, true), networkOf(coin));
  const isOurs = output.script && hex.encode(output.script) === hex.encode(script);
  if (!isOurs || output.amount !== spent.units) {
    throw new Error('a coin is worth something else, or is not ours');
  }
}

function bytesOf(txid: string, previous: ReadonlyMap<string, string>): Uint8Array {
  const raw = previous.get(txid);
  if (!raw) throw new Error('a transaction of a coin is missing');
  return hex.decode(raw);
}
