/** The most receipts of one address in an answer. */
export const MOST_RECEIPTS = 200;

/** An output that paid a watched address, as the node sees it now. */
export type ChainReceipt = {
  txid: string;
  vout: number;
  address: string;
  /** 10⁻⁸ coin. */
  units: bigint;
  /** 0 in the mempool; negative if a block holds a double spend. */
  confirmations: number;
  blockHash: string | null;
  /** When the node first saw it. */
  receivedAtMs: number;
};

export type ChainTip = {
  chain: 'main' | 'test' | 'regtest';
  height: number;
  hash: string;
  /** The node is behind: it may not show everything yet. */
  isSyncing: boolean;
};

export type TransactionPlace = { confirmations: number; blockHash: string | null };

/**
 * A node whose wallet watches addresses without their keys. Every call throws `WalletUnreachable` if the answer is
 * unknown, and `WalletRefused` if the node said no (wallet.ts).
 */
export type InvoiceChain = {
  readTip(): Promise<ChainTip>;
  readBlockHash(height: number): Promise<string>;
  /** Watches from now on, without searching earlier blocks. Repeating it changes nothing. */
  watch(addresses: readonly string[]): Promise<void>;
  /** Whether a watched address was ever paid. */
  isUsed(address: string): Promise<boolean>;
  /**
   * Outputs to these addresses of the wallet in blocks after this one, and all unconfirmed ones. Null: in all blocks. For
   * a hash that is not on the node's chain, the last common block is used. Of an address that received more than
   * {@link MOST_RECEIPTS} the largest: nobody pays with so many, and anybody could make them a million.
   */
  listReceived(afterHash: string | null, addresses: ReadonlySet<string>): Promise<ChainReceipt[]>;
  /** The state of these transactions, in order; null for those unknown to the wallet. */
  findTransactions(txids: readonly string[]): Promise<(TransactionPlace | null)[]>;
  /** The given transactions that are in the mempool. */
  findInMempool(txids: ReadonlySet<string>): Promise<ReadonlySet<string>>;
};
