/** An output that pays an address. */
export type ReceivedOutput = {
  txid: string;
  vout: number;
  /** Units (10⁻⁸ coin). */
  units: bigint;
  /** 0 while unconfirmed. */
  confirmations: number;
  /** Its block's; null while unconfirmed. */
  blockHeight: number | null;
  /** Its block's time; null while unconfirmed. */
  blockTimeMs: number | null;
};

/** Since when outputs are asked for, and which: those that are not wanted are not kept. */
export type ReceivedSince = { sinceMs: number; wants?: (output: ReceivedOutput) => boolean };

/** A transaction that spends outputs of an address, to which it also may pay. */
export type Spend = {
  txid: string;
  /** 0 while unconfirmed. */
  confirmations: number;
  /** All that it spends, as `txid:vout`. */
  inputs: string[];
  /** Without an address: of another kind. */
  outputs: { address: string | null; units: bigint }[];
};

/** An unspent output. */
export type UnspentOutput = { txid: string; vout: number; units: bigint; confirmations: number };

/**
 * An index of the coin's chain by address: it only reads, signs nothing and holds nothing. Every call throws {@link
 * ChainUnreachable} if the answer is unknown.
 */
export type ChainIndex = {
  /** Asks for nothing but the height of its newest block. */
  readHeight(): Promise<number>;
  readBalance(address: string): Promise<{ confirmedUnits: bigint; unconfirmedUnits: bigint }>;
  /**
   * Every wanted output that pays the address, in blocks since that time and in none: all of them, or it throws. Each is asked
   * for once, newest first.
   */
  readReceived(address: string, since: ReceivedSince): Promise<ReceivedOutput[]>;
  /**
   * Every transaction that spends an output which the address received since that time: all of them, or it throws.
   */
  readSpends(address: string, since: { sinceMs: number }): Promise<Spend[]>;
  readUnspent(address: string): Promise<UnspentOutput[]>;
  /** The bytes of a transaction, in hex. */
  readTransaction(txid: string): Promise<string>;
  /** Broadcasts signed bytes. `refused` may change later. */
  broadcast(
    rawHex: string,
  ): Promise<{ outcome: 'accepted' } | { outcome: 'refused'; reason: string }>;
};

/** The answer is unknown: none in time, unreadable, or too long. */
export class ChainUnreachable extends Error {
  override readonly name = 'ChainUnreachable';
}
