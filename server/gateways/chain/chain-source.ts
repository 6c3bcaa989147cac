/** A transaction, with the parts that the follower needs. Scripts are in hex. */
export type ChainTransaction = {
  txid: string;
  inputs: ChainInput[];
  /** The outputs in their order: the index of each is its number. */
  outputs: { scriptHex: string; units: bigint }[];
};

export type ChainInput = {
  /** The spent output, as `txid:vout`. The input of a coinbase is left out. */
  coin: string;
  /** The script and the witness items that unlock the output; both are empty if the source does not give them. */
  scriptSigHex: string;
  witnessHex: string[];
};

/** A whole block. The coin's rules limit its size. */
export type ChainBlock = {
  hash: string;
  previousHash: string;
  timeMs: number;
  transactions: ChainTransaction[];
};

/** The newest block. */
export type ChainTip = { height: number; hash: string };

/**
 * A chain that can be followed block by block, from a node or a public index. It cannot be asked about addresses. Every call
 * throws `ChainUnreachable` (chain-index.ts) if there is no answer, or if the answer cannot be read.
 */
export type ChainSource = {
  readTip(): Promise<ChainTip>;
  /** The hash of the block at this height. Also throws above the tip. */
  readBlockHash(height: number): Promise<string>;
  /** Throws `BlockMissing` (chain-index.ts) if the source knows the block and has deleted it. */
  readBlock(hash: string): Promise<ChainBlock>;
  /**
   * The ids of unconfirmed transactions, at most `most` of them. Null if the source does not list them.
   *
   * @returns `isComplete`: whether these are all
   */
  readMempool(most: number): Promise<{ txids: string[]; isComplete: boolean } | null>;
  /** Unconfirmed transactions, at most 500 at once; null for one that has left the mempool. */
  readUnconfirmed(txids: readonly string[]): Promise<(ChainTransaction | null)[]>;
};
