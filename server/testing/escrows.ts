import { Transaction } from '@scure/btc-signer';
import type { Coin } from '#rules/coins/coin.ts';
import { networkOf } from '#server/coin/addresses.ts';
import { JUNKCOIN_ON } from './wallet/coins.ts';

/** From the well-known phrase "abandon … about", m/44'/2013'/0'. */
export const ESCROW_XPUB =
  'xpub6DABKUJnZo8nFshatzgYshmvaRDZ4boUZqh8BLnmzc1AbM2DGvc4MJov1WBi6mRVD2uY4jF4SyjfcNrwFZrJFH9gCHiDyjsPGdzbcVM87VE';

let funded = 0;

/** A transaction without history that pays an address. */
export function fundingTransaction(
  address: string,
  units: bigint,
  coin: Coin = JUNKCOIN_ON.main,
): { txid: string; vout: number; rawHex: string } {
  funded += 1;
  const transaction = new Transaction({ version: 1 });
  transaction.addInput({ txid: funded.toString(16).padStart(64, '0'), index: 0 });
  transaction.addOutputAddress(address, units, networkOf(coin));
  const raw = transaction.toBytes(false, false);
  const { id } = Transaction.fromRaw(raw, { allowUnknownInputs: true, allowUnknownOutputs: true });
  return { txid: id, vout: 0, rawHex: Buffer.from(raw).toString('hex') };
}

/** Signs as a wallet does; a key that is not one of the three signs in its own name. */
export function signPsbt(psbt: string, key: Uint8Array): string {
  const transaction = Transaction.fromPSBT(Buffer.from(psbt, 'base64'));
  transaction.sign(key);
  return Buffer.from(transaction.toPSBT()).toString('base64');
}
