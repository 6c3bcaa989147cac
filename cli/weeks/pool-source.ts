import type { Config } from '#server/config/config.ts';
import { createNodeWallet } from '#server/gateways/node-wallet/rpc.ts';
import type { PoolSource } from '#server/services/weeks/free-coins.ts';

/** The wallet whose balance may make the pool; null if none is configured. */
export function poolSourceOf({ coin, walletUrl }: Config): PoolSource | null {
  return walletUrl ? { wallet: createNodeWallet({ url: walletUrl, coin }), coin } : null;
}
