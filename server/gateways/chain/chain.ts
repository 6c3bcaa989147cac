import type { ChainIndex } from './chain-index.ts';

/** The questions that invoices ask about the chain, apart from their payments. */
export type InvoiceChain = {
  /**
   * Returns whether an address was ever paid, as far as the node or index knows. Throws `ChainUnreachable` (chain-index.ts),
   * `WalletUnreachable` or `WalletRefused` (wallet.ts) if there is no answer.
   */
  isUsed(address: string): Promise<boolean>;
};

export function chainOfIndex(index: ChainIndex): InvoiceChain {
  return { isUsed: async (address) => (await index.readBalance(address)).isUsed };
}
