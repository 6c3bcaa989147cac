import { secp256k1 } from '@noble/curves/secp256k1.js';
import { hex } from '@scure/base';
import { p2pkh, Transaction } from '@scure/btc-signer';
import type { CoinNetwork } from '#rules/coins/coin.ts';
import { DUST_UNITS, MOST_COINS_SPENT, mostFeeUnits } from '#rules/wallet/network-fees.ts';
import { addressOf, networkOf, readAddress } from './accounts.ts';
import type { PaymentPlan } from './plan-payment.ts';

export type ToSign = {
  plan: PaymentPlan;
  /** Takes the change: an address of the wallet. */
  changeTo: string;
  network: CoinNetwork;
  /** The bytes in hex of every transaction that a coin lies in, by id. */
  previous: ReadonlyMap<string, string>;
  /** The private key of an address of the wallet. */
  keyOf: (address: string) => Uint8Array;
};

export type Signed = { txid: string; rawHex: string };

/**
 * Signs exactly the payment that was shown. An old-style signature does not cover what its input is worth, so the fee
 * would be whatever the server claims: every coin is read from its own transaction, whose id is computed here.
 *
 * @throws Error, before anything is signed, if the plan does not add up: its maker is wrong, not the member
 */
export function signPayment(input: ToSign): Signed {
  const { plan, network, changeTo } = input;
  refuseWrongPlan(input);
  // As the coin's own tools sign: the same bytes for the same payment.
  const transaction = new Transaction({ version: 1, lowR: false });
  const keys = plan.coins.map((coin) => {
    const key = input.keyOf(coin.address);
    refuseWrongCoin(coin, key, input);
    transaction.addInput({
      txid: coin.txid,
      index: coin.vout,
      nonWitnessUtxo: bytesOf(coin.txid, input.previous),
    });
    return key;
  });
  const outputs = [
    { to: readAddress(plan.to, network), units: plan.units },
    ...(plan.changeUnits > 0n
      ? [{ to: readAddress(changeTo, network), units: plan.changeUnits }]
      : []),
  ];
  for (const { to, units } of outputs) {
    transaction.addOutputAddress(to, units, networkOf(network));
  }
  if (transaction.fee !== plan.feeUnits) throw new Error('the fee is not what was shown');
  for (const [index, key] of keys.entries()) transaction.signIdx(key, index);
  transaction.finalize();
  return { txid: transaction.id, rawHex: transaction.hex };
}

function refuseWrongPlan({ plan, changeTo, keyOf, network }: ToSign): void {
  const { coins, units, changeUnits, feeUnits } = plan;
  const places = new Set(coins.map(({ txid, vout }) => `${txid}:${vout}`));
  if (coins.length === 0 || coins.length > MOST_COINS_SPENT || places.size !== coins.length) {
    throw new Error('the coins are too few, too many, or named twice');
  }
  const outputs = changeUnits > 0n ? 2 : 1;
  if (units < DUST_UNITS || (changeUnits !== 0n && changeUnits < DUST_UNITS)) {
    throw new Error('an output is dust');
  }
  if (feeUnits <= 0n || feeUnits > mostFeeUnits(coins.length)) {
    throw new Error('the fee is too high');
  }
  const sum = coins.reduce((total, coin) => total + coin.units, 0n);
  if (sum !== units + changeUnits + feeUnits) throw new Error('the payment does not add up');
  if (outputs === 2 && addressOf(keyOf(changeTo), network) !== changeTo) {
    throw new Error('the change would go elsewhere');
  }
}

function refuseWrongCoin(
  coin: PaymentPlan['coins'][number],
  key: Uint8Array,
  { previous, network }: ToSign,
): void {
  const from = Transaction.fromRaw(bytesOf(coin.txid, previous), {
    allowUnknownInputs: true,
    allowUnknownOutputs: true,
    disableScriptCheck: true,
  });
  if (from.id !== coin.txid || coin.vout >= from.outputsLength) {
    throw new Error('a coin is in another transaction');
  }
  const output = from.getOutput(coin.vout);
  const { script } = p2pkh(secp256k1.getPublicKey(key, true), networkOf(network));
  const isOurs = output.script && hex.encode(output.script) === hex.encode(script);
  if (!isOurs || output.amount !== coin.units) {
    throw new Error('a coin is worth something else, or is not ours');
  }
}

function bytesOf(txid: string, previous: ReadonlyMap<string, string>): Uint8Array {
  const raw = previous.get(txid);
  if (!raw) throw new Error('a transaction of a coin is missing');
  return hex.decode(raw);
}
