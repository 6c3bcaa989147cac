/** An output of a transaction, named as every node names it. */
export type Outpoint = { txid: string; vout: number };

/** Units (10⁻⁸ coin) for an address. */
export type PaymentOutput = { address: string; units: bigint };

export type SignedTransaction = {
  txid: string;
  rawHex: string;
  /** Locked in the wallet when `build` gives them. */
  inputs: Outpoint[];
  feeUnits: bigint;
};

export type WalletState = {
  chain: 'main' | 'test' | 'regtest';
  height: number;
  /** The best header that the node knows; above `height` while blocks are on their way. */
  headers: number;
  /** The time that the last block claims. */
  tipTimeMs: number;
  isSyncing: boolean;
  /** What can be spent now: confirmed, mature and not locked. */
  balanceUnits: bigint;
};

/**
 * What became of a broadcast. `no_room`: the node will take it once there are fewer that wait (a full
 * mempool, a chain of too many unconfirmed transactions).
 */
export type BroadcastOutcome =
  | { outcome: 'accepted' | 'known' | 'in_chain' | 'missing_inputs' }
  | { outcome: 'no_room' | 'refused'; reason: string };

/**
 * A wallet of the coin that can pay. Every call throws {@link WalletUnreachable} when nothing is known
 * and {@link WalletRefused} when the wallet said no.
 */
export type Wallet = {
  readState(): Promise<WalletState>;
  /**
   * The script, in hex, of an address that can be paid on this chain: P2PKH or P2SH. Null for every
   * other text, and for the segwit addresses that the node itself may call valid: segwit is not active
   * on Junkcoin's main chain, and what is paid to one there is anybody's.
   */
  readScript(address: string): Promise<string | null>;
  /** Whether transactions can be signed before they are sent; else there is only `sendMany`. */
  canSignRaw(): Promise<boolean>;
  /**
   * Makes a signed transaction that pays exactly these outputs, has at most one change output to the
   * wallet itself and a bounded fee, and locks its inputs. Sends nothing. An answer that gets lost can
   * leave inputs locked that no caller knows of: compare `listLocked` with what was stored.
   */
  build(outputs: readonly PaymentOutput[]): Promise<SignedTransaction>;
  /** Locks again what a restart of the node forgot. Locked ones stay locked, spent ones are left out. */
  lock(inputs: readonly Outpoint[]): Promise<void>;
  /** Unlocks; what is not locked is left out. */
  unlock(inputs: readonly Outpoint[]): Promise<void>;
  /** The locked coins. Older wallets go on listing one that was spent. */
  listLocked(): Promise<Outpoint[]>;
  /** Sends signed bytes, once. The same bytes may be sent again at any time. */
  broadcast(transaction: { rawHex: string }): Promise<BroadcastOutcome>;
  /**
   * What the wallet knows of one of its transactions; null when it knows none of this id.
   * Confirmations are negative when a block holds a transaction that spends the same.
   */
  findTransaction(
    txid: string,
  ): Promise<{ confirmations: number; blockHash: string | null } | null>;
  /**
   * The id of a transaction in a block that spends a coin of this one and pays these outputs as well:
   * somebody has raised the fee, or the id was changed on the way. Null when there is none.
   */
  findReplacement(txid: string, outputs: readonly PaymentOutput[]): Promise<string | null>;
  /**
   * Pays at once, in one transaction, and gives its id. A `WalletRefused` means that nothing was paid.
   * After a `WalletUnreachable` it may have been: look for the comment before anything else.
   */
  sendMany(outputs: readonly PaymentOutput[], comment: string): Promise<string>;
  /**
   * The id of a transaction with exactly this comment that the wallet sent since then; the one with
   * the most confirmations where there are several. Null when there is none.
   */
  findByComment(comment: string, sinceMs: number): Promise<string | null>;
};

/**
 * Nothing is known of what became of the call: a timeout, a refused or broken connection, an answer
 * that cannot be read, a node that is still starting.
 */
export class WalletUnreachable extends Error {
  override readonly name = 'WalletUnreachable';
  /** The HTTP status, where there was one. */
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
