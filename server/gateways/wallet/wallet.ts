/** An output of a transaction, as every node names it. */
export type Outpoint = { txid: string; vout: number };

/** Units (10⁻⁸ coin) for an address. */
export type PayoutOutput = { address: string; units: bigint };

export type SignedTransaction = {
  txid: string;
  rawHex: string;
  /** Locked in the wallet by `build`. */
  inputs: Outpoint[];
  feeUnits: bigint;
};

export type WalletState = {
  chain: 'main' | 'test' | 'regtest';
  /** Why it is a wallet of another coin or chain, in one line; null if it is not. */
  coinProblem: string | null;
  height: number;
  /** The best header the node knows; above `height` while it downloads blocks. */
  headers: number;
  /** The last block's time. */
  tipTimeMs: number;
  isSyncing: boolean;
  /** The balance that can be spent now: confirmed or the wallet's own change, mature and not locked. */
  balanceUnits: bigint;
};

/** What the wallet has paid to others with one transaction. */
export type SentTransaction = {
  txid: string;
  /** Without change and the wallet's own addresses. `address` is null where the script has none. */
  outputs: { address: string | null; units: bigint }[];
  comment: string | null;
  /** 0: in no block. Negative: a block holds a double spend. */
  confirmations: number;
  /** By the wallet's clock, or its block's time. */
  sentAtMs: number;
};

/**
 * The outcome of a broadcast. `no_room`: the node will accept it later, once fewer are waiting (a full mempool, a chain
 * of too many unconfirmed transactions).
 */
export type BroadcastOutcome =
  | { outcome: 'accepted' | 'known' | 'in_chain' | 'missing_inputs' }
  | { outcome: 'no_room' | 'refused'; reason: string };

/**
 * A wallet that can pay in the coin. Every call throws {@link WalletUnreachable} if its outcome is unknown, and {@link
 * WalletRefused} if the wallet said no.
 */
export type Wallet = {
  readState(): Promise<WalletState>;
  /**
   * The script, in hex, of an address that can be paid on this chain, by the node and by us. Null for any other text, and for
   * segwit addresses that a node calls valid where segwit is not active: anybody could spend what is paid to one.
   */
  readScript(address: string): Promise<string | null>;
  /** Whether transactions can be signed before they are sent; if not, only `sendMany` works. */
  canSignRaw(): Promise<boolean>;
  /**
   * Builds a signed transaction that pays exactly these outputs, with at most one change output to the wallet and a
   * bounded fee, and locks its inputs. Sends nothing. If the answer is lost, inputs can stay locked without any caller
   * knowing: compare `listLocked` with what was stored.
   */
  build(outputs: readonly PayoutOutput[]): Promise<SignedTransaction>;
  /** Restores locks that a restart of the node forgot. Coins already locked stay locked; spent ones are skipped. */
  lock(inputs: readonly Outpoint[]): Promise<void>;
  /** Unlocks; skips coins that are not locked. */
  unlock(inputs: readonly Outpoint[]): Promise<void>;
  /** The locked coins. Older wallets keep listing spent ones. */
  listLocked(): Promise<Outpoint[]>;
  /** Broadcasts signed bytes, once. The same bytes may be sent again at any time. */
  broadcast(transaction: { rawHex: string }): Promise<BroadcastOutcome>;
  /**
   * The wallet's view of one of its transactions; null if it knows none with this id. Confirmations are negative if a
   * block holds a double spend.
   */
  findTransaction(
    txid: string,
  ): Promise<{ confirmations: number; blockHash: string | null } | null>;
  /** The bytes of one of the wallet's transactions, in hex. Throws {@link WalletRefused} if it knows none with this id. */
  readBytes(txid: string): Promise<string>;
  /**
   * The id of a transaction in a block that spends one of its coins and pays these outputs too: somebody raised the
   * fee, or the id was changed on the way. Null if there is none.
   */
  findReplacement(txid: string, outputs: readonly PayoutOutput[]): Promise<string | null>;
  /**
   * Pays immediately in one transaction, and returns its id. After a `WalletRefused` nothing was paid. After a
   * `WalletUnreachable` it may have been: look for the comment before anything else.
   */
  sendMany(outputs: readonly PayoutOutput[], comment: string): Promise<string>;
  /**
   * The id of a transaction with exactly this comment that the wallet has sent since then; of several, the one with the
   * most confirmations. Null if there is none.
   */
  findByComment(comment: string, sinceMs: number): Promise<string | null>;
  /**
   * Everything the wallet has paid to others in blocks after `block`, or, without one that the node knows, since `ms`;
   * and all that is in no block yet, unless its owner abandoned it. Older transactions may be among them.
   *
   * Receipts of that time are read and not held, however many there are.
   *
   * @returns `block`: after this one nothing is missed next time; null while the chain is short. It is deep enough to stay.
   * `entries`: how many entries of its history were read for it.
   */
  listSent(since: {
    block: string | null;
    ms: number;
  }): Promise<{ transactions: SentTransaction[]; block: string | null; entries: number }>;
};

/** The outcome is unknown: a timeout, a refused or broken connection, an unreadable answer, a node still starting. */
export class WalletUnreachable extends Error {
  override readonly name = 'WalletUnreachable';
  /** The HTTP status, if there was one. */
  readonly status: number | null;

  constructor(message: string, status: number | null = null) {
    super(message);
    this.status = status;
  }
}

/** The wallet answered with an error, which is definitive. */
export class WalletRefused extends Error {
  override readonly name = 'WalletRefused';
  /** A code of the node's RPC, such as -6 for insufficient funds; -4 also for what was not what was asked for. */
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}
