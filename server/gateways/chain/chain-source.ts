/** A transaction as the follower reads it. Scripts are in hex. */
export type ChainTransaction = {
  txid: string;
  inputs: ChainInput[];
  /** In order: the index is the output's number. */
  outputs: { scriptHex: string; units: bigint }[];
};

export type ChainInput = {
  /** The output that it spends, as `txid:vout`. A coinbase's input is left out. */
  coin: string;
  /** The script that unlocks it, and the items of its witness; both empty where the source gives none. */
  scriptSigHex: string;
  witnessHex: string[];
};

/** A block, whole: its size is limited by the coin's rules. */
export type ChainBlock = {
  hash: string;
  previousHash: string;
  timeMs: number;
  transactions: ChainTransaction[];
};

/** The newest block. */
export type ChainTip = { height: number; hash: string };

/**
 * A chain that can be followed block by block: a node, or a public index. It knows no addresses. Every call throws
 * `ChainUnreachable` (chain-index.ts) if there is no answer or none that can be read.
 */
export type ChainSource = {
  readTip(): Promise<ChainTip>;
  /** Of the block at this height on the source's chain. Throws also above its tip. */
  readBlockHash(height: number): Promise<string>;
  /** Throws `BlockMissing` (chain-index.ts) if the source knows the block and has deleted it. */
  readBlock(hash: string): Promise<ChainBlock>;
  /**
   * The ids of the transactions that are in no block yet, at most `most` of them. Null if the source lists none.
   *
   * @returns `isComplete`: there are no others
   */
  readMempool(most: number): Promise<{ txids: string[]; isComplete: boolean } | null>;
  /** Transactions that are in no block yet; null for one that has left the mempool. At most 500 at once. */
  readUnconfirmed(txids: readonly string[]): Promise<(ChainTransaction | null)[]>;
};
