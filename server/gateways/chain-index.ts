/** An output that pays an address. */
export type ReceivedOutput = {
  txid: string;
  vout: number;
  /** Units (10⁻⁸ coin). */
  units: bigint;
  /** 0 while it is in no block. */
  confirmations: number;
  /** The time that its block claims; null while it is in none. */
  blockTimeMs: number | null;
};

/** An output that nobody has spent. */
export type UnspentOutput = { txid: string; vout: number; units: bigint; confirmations: number };

/**
 * An index of the coin's chain, by address: reads what is there, signs nothing, holds nothing. Every call throws
 * {@link ChainUnreachable} when nothing is known.
 */
export type ChainIndex = {
  readBalance(address: string): Promise<{ confirmedUnits: bigint; unconfirmedUnits: bigint }>;
  /**
   * Every output that pays the address, in blocks since that time and in none: all of them, or it throws.
   */
  readReceived(address: string, since: { sinceMs: number }): Promise<ReceivedOutput[]>;
  readUnspent(address: string): Promise<UnspentOutput[]>;
  /** The bytes of a transaction, in hex. */
  readTransaction(txid: string): Promise<string>;
  /** Hands signed bytes on to the network. `refused` holds for this moment. */
  broadcast(
    rawHex: string,
  ): Promise<{ outcome: 'accepted' } | { outcome: 'refused'; reason: string }>;
};

/** Nothing is known: no answer in time, one that cannot be read, or one that is too long. */
export class ChainUnreachable extends Error {
  override readonly name = 'ChainUnreachable';
}
