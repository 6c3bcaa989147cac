import type { ChainIndex } from './chain-index.ts';

/** What an invoice asks of the chain beside its payments. */
export type InvoiceChain = {
  /**
   * Whether an address was ever paid, as far as is known there. Throws `ChainUnreachable` (chain-index.ts), `WalletUnreachable`
   * or `WalletRefused` (wallet.ts) if that is unknown.
   */
  isUsed(address: string): Promise<boolean>;
};

export function chainOfIndex(index: ChainIndex): InvoiceChain {
  return { isUsed: async (address) => (await index.readBalance(address)).isUsed };
}
