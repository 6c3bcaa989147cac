import { createHash } from 'node:crypto';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { p2pkh, Transaction, WIF } from '@scure/btc-signer';
import { networkOf } from '#server/coin/addresses.ts';
import { JUNKCOIN_ON } from '../wallet/coins.ts';

const NETWORK = networkOf(JUNKCOIN_ON.test);
let funded = 0;

export type Coin = { txid: string; vout: number; units: bigint; rawHex: string };

/** A member's own wallet with one address, as on the wallet page. */
export function openPurse(name: string) {
  const key = new Uint8Array(createHash('sha256').update(name).digest());
  const { address = '', script } = p2pkh(secp256k1.getPublicKey(key), NETWORK);
  return {
    address,
    /** For the daemon's wallet. */
    wif: WIF(NETWORK).encode(key),
    /** A transaction without history that pays it. */
    funding(units: bigint): Coin {
      funded += 1;
      const transaction = new Transaction({ version: 1 });
      transaction.addInput({ txid: funded.toString(16).padStart(64, '0'), index: 0 });
      transaction.addOutput({ script, amount: units });
      const raw = transaction.toBytes(false, false);
      const { id } = Transaction.fromRaw(raw, {
        allowUnknownInputs: true,
        allowUnknownOutputs: true,
      });
      return { txid: id, vout: 0, units, rawHex: Buffer.from(raw).toString('hex') };
    },
    /** Signs a payment of these coins; the rest after all outputs is the fee. */
    sign(
      coins: readonly Coin[],
      outputs: readonly { address: string; units: bigint }[],
      { lowR = true } = {},
    ): { txid: string; rawHex: string } {
      const transaction = new Transaction({ version: 1, lowR });
      for (const { txid, vout, rawHex } of coins) {
        const nonWitnessUtxo = new Uint8Array(Buffer.from(rawHex, 'hex'));
        transaction.addInput({ txid, index: vout, nonWitnessUtxo });
      }
      for (const output of outputs) {
        transaction.addOutputAddress(output.address, output.units, NETWORK);
      }
      transaction.sign(key);
      transaction.finalize();
      return { txid: transaction.id, rawHex: transaction.hex };
    },
  };
}

export type Purse = ReturnType<typeof openPurse>;
