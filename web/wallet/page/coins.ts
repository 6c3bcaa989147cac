import { parseAmount } from '#rules/amounts.ts';
import type { KeptWallet } from '../keep/store.ts';
import type { Coin } from '../keys/plan-payment.ts';
import { call } from './api.ts';

/** The unspent outputs of a wallet. Throws CallFailed. */
export async function readCoins(wallet: KeptWallet): Promise<Coin[]> {
  const addresses = wallet.addresses.map(({ address }) => address);
  const { coins } = await call('postWalletCoins', { addresses });
  return coins.map(({ amount, ...coin }) => ({ ...coin, units: parseAmount(amount) }));
}

/** What is confirmed, and what is on its way. */
export function balanceOf(coins: readonly Coin[]): { confirmed: bigint; onItsWay: bigint } {
  const sum = (isConfirmed: boolean) =>
    coins
      .filter(({ confirmations }) => confirmations > 0 === isConfirmed)
      .reduce((total, { units }) => total + units, 0n);
  return { confirmed: sum(true), onItsWay: sum(false) };
}
