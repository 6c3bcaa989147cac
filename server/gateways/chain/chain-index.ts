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

/** A transaction that spends outputs of an address, to which it also may pay. */
export type Spend = {
  txid: string;
  /** 0 while unconfirmed. */
  confirmations: number;
  /** The outputs asked for that it spends, as `txid:vout`. */
  inputs: string[];
  /** Its outputs to the payees asked for; the entry without an address is the sum of all others, if there are any. */
  outputs: { address: string | null; units: bigint }[];
};

/** An unspent output. */
export type UnspentOutput = { txid: string; vout: number; units: bigint; confirmations: number };

export type Balance = { confirmedUnits: bigint; unconfirmedUnits: bigint };

/** The change that a transaction made to addresses that belong together. */
export type HistoryEntry = {
  txid: string;
  receivedUnits: bigint;
  spentUnits: bigint;
  /** 0 while unconfirmed. */
  confirmations: number;
  blockTimeMs: number | null;
};

/** Outputs of which all holds that is set here. Data, because another thread reads: no function gets there. */
export type WantedOutputs = {
  /** Named here, as `txid:vout`. */
  names?: ReadonlySet<string>;
  /** Of one of these transactions. */
  txids?: ReadonlySet<string>;
  /** Of one of these amounts; at least `leastUnits`; at most `mostUnits`. */
  units?: ReadonlySet<bigint>;
  leastUnits?: bigint;
  mostUnits?: bigint;
  isUnconfirmed?: true;
  /** The newest of each amount, so many of each: a reading then stays small however much is paid to an address. */
  mostAlike?: number;
};

/**
 * The most outputs or spends in one answer. Anybody can pay an address any number of times: use `wants` to ask only for those
 * that count.
 */
export const MOST_FOUND = 10_000;

/**
 * An index of the coin's chain by address: it only reads, signs nothing and holds nothing. Answers are read as a stream: what is
 * kept is what was asked for, whatever an address holds. Wanted outputs are those that any entry of `wants` describes; without it, all. Every call throws {@link ChainUnreachable} if the answer is unknown, and
 * {@link AddressUnreadable} if that is so because of what this address holds.
 */
export type ChainIndex = {
  /** Asks for nothing but the height of its newest block. */
  readHeight(): Promise<number>;
  /** `isUsed`: it was ever paid. It costs the same whatever the address holds. */
  readBalance(address: string): Promise<Balance & { isUsed: boolean }>;
  /**
   * The outputs that pay the address, in blocks since that time and in none, newest first: all that are wanted, or it
   * throws; also where more than `MOST_FOUND` are.
   */
  readReceived(
    address: string,
    asked: { sinceMs: number; wants?: readonly WantedOutputs[] },
  ): Promise<ReceivedOutput[]>;
  /**
   * The transactions, in blocks since that time and in none, that spend one of these outputs (`txid:vout`), or, without
   * `of`, any of the address: all of them, or it throws; also where more than `MOST_FOUND` do.
   */
  readSpends(
    address: string,
    asked: { sinceMs: number; of?: ReadonlySet<string>; payees?: readonly string[] },
  ): Promise<Spend[]>;
  /** The unspent outputs that are wanted: all of them, or it throws; also where there are more than `MOST_FOUND`. */
  readUnspent(
    address: string,
    asked?: { wants?: readonly WantedOutputs[] },
  ): Promise<UnspentOutput[]>;
  /** The `most` largest unspent outputs of at least so much, and what all together are worth, dust too. */
  readCoins(
    address: string,
    asked: { most: number; leastUnits: bigint },
  ): Promise<Balance & { coins: UnspentOutput[]; isComplete: boolean }>;
  /** The newest transactions of the address, and what each changed for all of `own`. */
  readHistory(
    address: string,
    asked: { own: ReadonlySet<string>; most: number },
  ): Promise<{ entries: HistoryEntry[]; isComplete: boolean }>;
  /** The bytes of a transaction, in hex. */
  readTransaction(txid: string): Promise<string>;
  /** Broadcasts signed bytes. `refused` may change later. */
  broadcast(
    rawHex: string,
  ): Promise<{ outcome: 'accepted' } | { outcome: 'refused'; reason: string }>;
};

/** The answer is unknown: none in time, unreadable, or too long. */
export class ChainUnreachable extends Error {
  override readonly name: string = 'ChainUnreachable';
}

/** This address holds too much for the index to list, or for us to read in time; others may still be readable. */
export class AddressUnreadable extends ChainUnreachable {
  override readonly name = 'AddressUnreadable';
}

/** The source knows this block and has deleted it, as pruned nodes do: asking again does not help. */
export class BlockMissing extends ChainUnreachable {
  override readonly name = 'BlockMissing';
}
