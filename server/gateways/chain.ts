/** An output that paid a watched address, as the node sees it now. */
export type ChainReceipt = {
  txid: string;
  vout: number;
  address: string;
  /** 10⁻⁸ coin. */
  units: bigint;
  /** 0 in the mempool; negative when a block holds something else that spends the same coins. */
  confirmations: number;
  blockHash: string | null;
  /** When the node first saw it. */
  receivedAtMs: number;
};

export type ChainTip = {
  chain: 'main' | 'test' | 'regtest';
  height: number;
  hash: string;
  /** The node is behind: what it does not show may be there all the same. */
  isSyncing: boolean;
};

export type TransactionPlace = { confirmations: number; blockHash: string | null };

/**
 * A node whose wallet watches addresses that it has no keys of. Every call throws `WalletUnreachable` when
 * nothing is known and `WalletRefused` when the node said no (wallet.ts).
 */
export type InvoiceChain = {
  readTip(): Promise<ChainTip>;
  readBlockHash(height: number): Promise<string>;
  /** Watches from now on; what came before is not looked for. One that is watched stays so. */
  watch(addresses: readonly string[]): Promise<void>;
  /** Whether anything ever paid an address that is watched. */
  isUsed(address: string): Promise<boolean>;
  /**
   * Every output to the wallet in blocks after this one, and all that are in no block. Null: of all blocks.
   * A hash that the node does not have on its chain is taken as the last block that both have.
   */
  listReceived(afterHash: string | null): Promise<ChainReceipt[]>;
  /** Where these transactions stand now, in their order; null for those that the wallet does not know. */
  findTransactions(txids: readonly string[]): Promise<(TransactionPlace | null)[]>;
  /** The transactions that the node holds for a block. */
  listMempool(): Promise<ReadonlySet<string>>;
};
