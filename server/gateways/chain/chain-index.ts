/** An output that pays an address. */
export type ReceivedOutput = {
  txid: string;
  vout: number;
  /** Units (10⁻⁸ coin). */
  units: bigint;
  /** 0 while unconfirmed. */
  confirmations: number;
  /** Its block's height and time; null while unconfirmed. */
  blockHeight: number | null;
  blockTimeMs: number | null;
};

/** A transaction that spends outputs of an address. It may pay that address too. */
export type Spend = {
  txid: string;
  /** 0 while unconfirmed. */
  confirmations: number;
  /** Those of the requested outputs that it spends, as `txid:vout`. */
  inputs: string[];
  /** Its outputs to the requested payees. An entry without an address holds the sum of all others, if there are any. */
  outputs: { address: string | null; units: bigint }[];
};

/** An unspent output. */
export type UnspentOutput = { txid: string; vout: number; units: bigint; confirmations: number };

export type Balance = { confirmedUnits: bigint; unconfirmedUnits: bigint };

/** The effect of a transaction on a group of addresses. */
export type HistoryEntry = {
  txid: string;
  receivedUnits: bigint;
  spentUnits: bigint;
  /**
   * An address that is none of the group's: the first that it pays, if the group spent more than it received, otherwise the first
   * that it spends from. Null if the index names none.
   */
  other: string | null;
  /** 0 while unconfirmed. */
  confirmations: number;
  blockTimeMs: number | null;
};

/** Describes outputs: all fields that are set must apply. This is data, not a function, because it is sent to another thread. */
export type WantedOutputs = {
  /** One of these outputs, as `txid:vout`. */
  names?: ReadonlySet<string>;
  /** An output of one of these transactions. */
  txids?: ReadonlySet<string>;
  /** One of these amounts. */
  units?: ReadonlySet<bigint>;
  leastUnits?: bigint;
  mostUnits?: bigint;
  isUnconfirmed?: true;
  /** The most outputs to keep of each amount, newest first, so that a reading stays small however much an address receives. */
  mostAlike?: number;
};

/**
 * The limit for outputs or spends in one answer. Anybody can pay an address any number of times, so use `wants` to ask only for
 * those that matter.
 */
export const MOST_FOUND = 10_000;

/**
 * An index of the coin's chain by address. It holds no keys and signs nothing. Answers are read as a stream, and only the
 * requested parts are kept, however much an address holds. An output is wanted if an entry of `wants` describes it, or if there
 * is no `wants`. Every call throws {@link ChainUnreachable} if the answer is unknown, and {@link AddressUnreadable} if the
 * reason is that the address holds too much.
 */
export type ChainIndex = {
  /** The height of the newest block. */
  readHeight(): Promise<number>;
  /** `isUsed`: whether the address was ever paid. The cost does not depend on what the address holds. */
  readBalance(address: string): Promise<Balance & { isUsed: boolean }>;
  /**
   * The wanted outputs that pay the address, newest first: those in blocks since that time, and unconfirmed ones. Throws if it
   * cannot return them all, also if there are more than `MOST_FOUND`.
   */
  readReceived(
    address: string,
    asked: { sinceMs: number; wants?: readonly WantedOutputs[] },
  ): Promise<ReceivedOutput[]>;
  /**
   * The transactions that spend one of the outputs `of` (`txid:vout`) or, without it, any output of the address: those in blocks
   * since that time, and unconfirmed ones. Throws if it cannot return them all, also if there are more than `MOST_FOUND`.
   */
  readSpends(
    address: string,
    asked: { sinceMs: number; of?: ReadonlySet<string>; payees?: readonly string[] },
  ): Promise<Spend[]>;
  /** The wanted unspent outputs. Throws if it cannot return them all, also if there are more than `MOST_FOUND`. */
  readUnspent(
    address: string,
    asked?: { wants?: readonly WantedOutputs[] },
  ): Promise<UnspentOutput[]>;
  /**
   * The `most` largest unspent outputs of at least `leastUnits`, and the total of all unspent outputs, including dust. If the
   * signal is aborted, the reading ends as at its time limit.
   */
  readCoins(
    address: string,
    asked: { most: number; leastUnits: bigint },
    signal?: AbortSignal,
  ): Promise<Balance & { coins: UnspentOutput[]; isComplete: boolean }>;
  /**
   * The newest transactions of the address, and the effect of each on all addresses in `own`. If the signal is aborted, the
   * reading ends as at its time limit.
   */
  readHistory(
    address: string,
    asked: { own: ReadonlySet<string>; most: number },
    signal?: AbortSignal,
  ): Promise<{ entries: HistoryEntry[]; isComplete: boolean }>;
  /** The bytes of a transaction, in hex. */
  readTransaction(txid: string): Promise<string>;
  /** True if the index has the transaction in a block. */
  isInBlock(txid: string): Promise<boolean>;
  /** Broadcasts signed bytes. A refused transaction may be accepted later. */
  broadcast(
    rawHex: string,
  ): Promise<{ outcome: 'accepted' } | { outcome: 'refused'; reason: string }>;
};

/** Thrown if the answer is unknown: it did not arrive in time, cannot be read, or is too long. */
export class ChainUnreachable extends Error {
  override readonly name: string = 'ChainUnreachable';
}

/**
 * Thrown if the address holds too much for the index to list or for us to read in time. Other addresses may still be readable.
 */
export class AddressUnreadable extends ChainUnreachable {
  override readonly name = 'AddressUnreadable';
}

/** Thrown if the source knows the block but has deleted it, as pruned nodes do. Retrying does not help. */
export class BlockMissing extends ChainUnreachable {
  override readonly name = 'BlockMissing';
}
