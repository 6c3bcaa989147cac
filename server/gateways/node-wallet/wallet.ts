/** The name of a transaction's output, the same on every node. */
export type Outpoint = { txid: string; vout: number };

/** An amount in units (10⁻⁸ coin) for an address. */
export type PayoutOutput = { address: string; units: bigint };

export type SignedTransaction = {
  txid: string;
  rawHex: string;
  /** The inputs, which `build` has locked in the wallet. */
  inputs: Outpoint[];
  feeUnits: bigint;
};

export type WalletState = {
  chain: 'main' | 'test' | 'regtest';
  /** Why the wallet belongs to another coin or chain, in one line; null if nothing shows it. */
  coinProblem: string | null;
  height: number;
  /** The height of the best header; above `height` while the node downloads blocks. */
  headers: number;
  /** The time of the last block. */
  tipTimeMs: number;
  isSyncing: boolean;
  /** The balance that can be spent now: coins that are mature and not locked, and confirmed or the wallet's own change. */
  balanceUnits: bigint;
};

/** A transaction with which the wallet paid others. */
export type SentTransaction = {
  txid: string;
  /** The outputs, without change and the wallet's own addresses. `address` is null if the script has none. */
  outputs: { address: string | null; units: bigint }[];
  comment: string | null;
  /** 0 while unconfirmed; negative if a block holds a double spend. */
  confirmations: number;
  /** The time by the wallet's clock, or that of the block. */
  sentAtMs: number;
};

/**
 * The outcome of a broadcast. `no_room`: the mempool is full, or the transaction would extend a chain of too many unconfirmed
 * ones; the node will accept it later.
 */
export type BroadcastOutcome =
  | { outcome: 'accepted' | 'known' | 'in_chain' | 'missing_inputs' }
  | { outcome: 'no_room' | 'refused'; reason: string };

/**
 * A wallet that can pay in the coin. Every call throws {@link WalletUnreachable} if its outcome is unknown, and
 * {@link WalletRefused} if the wallet refused.
 */
export type Wallet = {
  readState(): Promise<WalletState>;
  /**
   * The part of the balance in units that has at least so many confirmations: its sender cannot easily take it back. Younger change
   * of the wallet's own counts at some nodes, and not at others.
   */
  readDeepBalance(confirmations: number): Promise<bigint>;
  /**
   * The script, in hex, of an address that this chain can pay; node and server have to agree on it. Null for any other text. Also
   * null for a segwit address where segwit is not active, even if the node calls it valid: anybody could spend what it is paid.
   */
  readScript(address: string): Promise<string | null>;
  /** Returns whether transactions can be signed before they are sent; if not, only `sendMany` works. */
  canSignRaw(): Promise<boolean>;
  /**
   * Builds a signed transaction that pays exactly these outputs, with a bounded fee and at most one change output to the wallet.
   * Locks its inputs and sends nothing. If the answer is lost, inputs can stay locked unnoticed: compare `listLocked` with the
   * stored inputs.
   */
  build(outputs: readonly PayoutOutput[]): Promise<SignedTransaction>;
  /** Restores locks that the node lost in a restart. Coins that are locked stay locked; spent ones are skipped. */
  lock(inputs: readonly Outpoint[]): Promise<void>;
  /** Unlocks coins; skips those that are not locked. */
  unlock(inputs: readonly Outpoint[]): Promise<void>;
  /** The locked coins. Older wallets keep listing spent ones. */
  listLocked(): Promise<Outpoint[]>;
  /** Broadcasts signed bytes, once. The same bytes may be sent again at any time. */
  broadcast(transaction: { rawHex: string }): Promise<BroadcastOutcome>;
  /**
   * One of the wallet's transactions; null if it knows none with this id. Confirmations are negative if a block holds a double
   * spend.
   */
  findTransaction(
    txid: string,
  ): Promise<{ confirmations: number; blockHash: string | null } | null>;
  /** The bytes of one of the wallet's transactions, in hex. Throws {@link WalletRefused} if it knows none with this id. */
  readBytes(txid: string): Promise<string>;
  /**
   * The id of another transaction, in a block, that spends one of its coins and also pays these outputs: somebody raised the fee
   * or changed the id. Null if there is none.
   */
  findReplacement(txid: string, outputs: readonly PayoutOutput[]): Promise<string | null>;
  /**
   * Pays immediately in one transaction, and returns its id. After a `WalletRefused`, nothing was paid. After a
   * `WalletUnreachable`, the payment may have been made: look for the comment before anything else.
   */
  sendMany(outputs: readonly PayoutOutput[], comment: string): Promise<string>;
  /**
   * The id of a transaction with exactly this comment that the wallet has sent since this time; if there are several, the one
   * with the most confirmations. Null if there is none.
   */
  findByComment(comment: string, sinceMs: number): Promise<string | null>;
  /**
   * All payments of the wallet to others in blocks after `block`; if the node does not know that block, those since `ms`.
   * Includes unconfirmed ones that the owner did not abandon. Older transactions may be among them.
   *
   * Receipts are read but not held, however many there are.
   *
   * @returns `block`: the block to continue from, deep enough to stay in the chain; null while the chain is short. `entries`:
   *   the number of entries of the history that were read.
   */
  listSent(since: {
    block: string | null;
    ms: number;
  }): Promise<{ transactions: SentTransaction[]; block: string | null; entries: number }>;
};

/**
 * Thrown if the outcome is unknown: a timeout, a refused or broken connection, an unreadable answer, or a node that is still
 * starting.
 */
export class WalletUnreachable extends Error {
  override readonly name = 'WalletUnreachable';
  /** The HTTP status, if there was one. */
  readonly status: number | null;

  constructor(message: string, status: number | null = null) {
    super(message);
    this.status = status;
  }
}

/** Thrown if the wallet answered with an error. The answer is final. */
export class WalletRefused extends Error {
  override readonly name = 'WalletRefused';
  /** A code of the node's RPC, such as -6 for insufficient funds. -4 also if the wallet's answer is not what was requested. */
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}
