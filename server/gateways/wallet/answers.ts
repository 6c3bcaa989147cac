import { type Static, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import { unitsOf } from '#server/coin/exact-json.ts';
import { readTransaction, type Transaction } from './transaction.ts';
import { type Outpoint, type SentTransaction, WalletUnreachable } from './wallet.ts';

const Id = Type.String({ pattern: '^[0-9a-f]{64}$' });
const Hex = Type.String({ pattern: '^(?:[0-9a-f]{2})+$' });
const Height = Type.Integer({ minimum: 0 });
/** As `parseExactJson` gives it; text as soon as there is a point in it. */
const Coins = Type.Union([Type.String(), Type.Integer()]);

const Chain = Type.Object({
  chain: Type.Union([Type.Literal('main'), Type.Literal('test'), Type.Literal('regtest')]),
  blocks: Height,
  headers: Height,
  bestblockhash: Id,
  initialblockdownload: Type.Boolean(),
});
const Header = Type.Object({ time: Type.Integer(), mediantime: Type.Integer() });
const Unspent = Type.Array(Type.Object({ amount: Coins, spendable: Type.Boolean() }));
const Validated = Type.Object({ isvalid: Type.Boolean(), scriptPubKey: Type.Optional(Hex) });
const Outpoints = Type.Array(Type.Object({ txid: Id, vout: Type.Integer({ minimum: 0 }) }));
const WithHex = Type.Object({ hex: Hex });
const Signed = Type.Object({ hex: Hex, complete: Type.Boolean() });
const Output = Type.Object({ value: Coins });
const WalletTransaction = Type.Object({
  confirmations: Type.Integer(),
  blockhash: Type.Optional(Id),
});
const WithConflicts = Type.Object({ walletconflicts: Type.Array(Id) });
const Since = Type.Object({ transactions: Type.Array(Type.Unknown()) });
const SinceBlock = Type.Object({ transactions: Type.Array(Type.Unknown()), lastblock: Id });
const OfCategory = Type.Object({ category: Type.String() });
const Received = Type.Object({ txid: Id, vout: Type.Integer(), category: Type.String() });
const Sent = Type.Object({
  txid: Id,
  vout: Type.Integer(),
  address: Type.Optional(Type.String()),
  /** Negative. */
  amount: Coins,
  comment: Type.Optional(Type.String()),
  confirmations: Type.Integer(),
  /** In seconds. */
  time: Type.Integer(),
  abandoned: Type.Optional(Type.Boolean()),
});
const NO_BLOCK = '0'.repeat(64);
const Entry = Type.Object({
  txid: Id,
  comment: Type.String(),
  category: Type.Literal('send'),
  confirmations: Type.Integer(),
  timereceived: Type.Integer(),
});

// What is no such answer says nothing about the wallet: some other program may have answered.
function readAs<Schema extends TSchema>(schema: Schema, result: unknown): Static<Schema> {
  if (!Value.Check(schema, result)) {
    throw new WalletUnreachable("the wallet's answer has another shape");
  }
  return result;
}

function readUnits(value: string | number): bigint {
  try {
    return unitsOf(value);
  } catch {
    throw new WalletUnreachable("the wallet's answer has an amount that is none");
  }
}

export function readChain(result: unknown): Static<typeof Chain> {
  return readAs(Chain, result);
}

/** Times in seconds; `mediantime` never runs back from block to block. */
export function readHeader(result: unknown): Static<typeof Header> {
  return readAs(Header, result);
}

export function readText(result: unknown): string {
  return readAs(Type.String(), result);
}

export function sumUnspent(result: unknown): bigint {
  const own = readAs(Unspent, result).filter(({ spendable }) => spendable);
  return own.reduce((sum, { amount }) => sum + readUnits(amount), 0n);
}

export function readValidScript(result: unknown): string | null {
  const { isvalid, scriptPubKey } = readAs(Validated, result);
  return isvalid ? (scriptPubKey ?? null) : null;
}

export function readOutpoints(result: unknown): Outpoint[] {
  return readAs(Outpoints, result).map(({ txid, vout }) => ({ txid, vout }));
}

export function readHex(result: unknown): string {
  return readAs(WithHex, result).hex;
}

export function readBytes(rawHex: string): Transaction {
  try {
    return readTransaction(rawHex);
  } catch {
    throw new WalletUnreachable("the wallet's transaction cannot be read");
  }
}

/** The ids of the transactions in the wallet that spend the same. */
export function readConflicts(result: unknown): string[] {
  return readAs(WithConflicts, result).walletconflicts;
}

export function readSigned(result: unknown): { rawHex: string; isComplete: boolean } {
  const { hex, complete } = readAs(Signed, result);
  return { rawHex: hex, isComplete: complete };
}

/** Units of an output that nothing has spent; null for a spent or unknown one. */
export function readUnspentOutput(result: unknown): bigint | null {
  return result === null ? null : readUnits(readAs(Output, result).value);
}

export function readWalletTransaction(result: unknown) {
  const { confirmations, blockhash } = readAs(WalletTransaction, result);
  return { confirmations, blockHash: confirmations > 0 ? (blockhash ?? null) : null };
}

/** The payments with a comment among a history, which also holds receipts and moves. */
export function readCommented(result: unknown): Static<typeof Entry>[] {
  return readAs(Since, result).transactions.filter((entry) => Value.Check(Entry, entry));
}

/** What a history says that was paid to others, a transaction at a time, and the block to go on from. */
export function readSent(result: unknown): {
  transactions: SentTransaction[];
  block: string | null;
} {
  const { transactions: entries, lastblock } = readAs(SinceBlock, result);
  const isOf = (entry: unknown, category: string) =>
    Value.Check(OfCategory, entry) && entry.category === category;
  // What the wallet sends to itself is listed on both sides.
  const own = new Set(
    entries
      .filter((entry) => isOf(entry, 'receive') && Value.Check(Received, entry))
      .map((entry) => nameOf(readAs(Received, entry))),
  );
  const sent = new Map<string, SentTransaction>();
  for (const entry of entries.filter((each) => isOf(each, 'send'))) {
    const output = readAs(Sent, entry);
    if (own.has(nameOf(output)) || output.abandoned === true) continue;
    const { txid, comment = null, confirmations, time, address = null } = output;
    const transaction = sent.get(txid) ?? {
      txid,
      outputs: [],
      comment,
      confirmations,
      sentAtMs: time * 1000,
    };
    transaction.outputs.push({ address, units: -readUnits(output.amount) });
    sent.set(txid, transaction);
  }
  return { transactions: [...sent.values()], block: lastblock === NO_BLOCK ? null : lastblock };
}

function nameOf({ txid, vout }: Outpoint): string {
  return `${txid}:${vout}`;
}
