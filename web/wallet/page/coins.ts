import { parseAmount, parseSum } from '#rules/amounts.ts';
import { MOST_WALLET_TRANSACTIONS } from '#rules/wallet/limits.ts';
import type { KeptWallet } from '../keep/store.ts';
import type { Coin } from '../keys/plan-payment.ts';
import { call } from './api.ts';

/** The contents of a wallet, as far as they can be read. */
export type Holdings = {
  /** The largest coins, which payments spend. */
  coins: Coin[];
  /** The total of all coins, listed or not. */
  confirmed: bigint;
  /** The unconfirmed change of the balance; negative if more leaves than arrives. */
  unconfirmed: bigint;
  /** Addresses that hold too many outputs to be read: they are not included in the figures. */
  unread: string[];
};

/** Throws CallFailed. */
export async function readHoldings(wallet: KeptWallet): Promise<Holdings> {
  const addresses = wallet.addresses.map(({ address }) => address);
  const { coins, confirmed, unconfirmed, unread } = await call('postWalletCoins', { addresses });
  return {
    unread,
    coins: coins.map(({ amount, ...coin }) => ({ ...coin, units: parseAmount(amount) })),
    confirmed: parseSum(confirmed),
    unconfirmed: parseSum(unconfirmed),
  };
}

/** The unspent outputs of a wallet; only the largest if there are very many. Throws CallFailed. */
export async function readCoins(wallet: KeptWallet): Promise<Coin[]> {
  return (await readHoldings(wallet)).coins;
}

/** The bytes of the transactions that contain these coins. Throws CallFailed. */
export async function readPrevious(coins: readonly Coin[]): Promise<Map<string, string>> {
  const txids = [...new Set(coins.map(({ txid }) => txid))];
  const previous = new Map<string, string>();
  for (let at = 0; at < txids.length; at += MOST_WALLET_TRANSACTIONS) {
    const asked = txids.slice(at, at + MOST_WALLET_TRANSACTIONS);
    const { transactions } = await call('postWalletTransactions', { txids: asked });
    for (const { txid, rawHex } of transactions) previous.set(txid, rawHex);
  }
  return previous;
}
