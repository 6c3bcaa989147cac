import { type Static, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import { unitsOf } from '#server/coin/exact-json.ts';
import { readTransaction, type Transaction } from './transaction.ts';
import { type Outpoint, WalletUnreachable } from './wallet.ts';

export const Id = Type.String({ pattern: '^[0-9a-f]{64}$' });
const Hex = Type.String({ pattern: '^(?:[0-9a-f]{2})+$' });
const Height = Type.Integer({ minimum: 0 });
/** An amount as `parseExactJson` returns it: text if it has a point. */
export const Coins = Type.Union([Type.String(), Type.Integer()]);

const Chain = Type.Object({
  chain: Type.Union([Type.Literal('main'), Type.Literal('test'), Type.Literal('regtest')]),
  blocks: Height,
  headers: Height,
  bestblockhash: Id,
  initialblockdownload: Type.Boolean(),
});
const Header = Type.Object({ time: Type.Integer(), mediantime: Type.Integer() });
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
// A response with the wrong fields may not come from the wallet at all.
export function readAs<Schema extends TSchema>(schema: Schema, result: unknown): Static<Schema> {
  if (!Value.Check(schema, result)) {
    throw new WalletUnreachable("the wallet's answer has another shape");
  }
  return result;
}

export function readUnits(value: string | number): bigint {
  try {
    return unitsOf(value);
  } catch {
    throw new WalletUnreachable("the wallet's answer has an invalid amount");
  }
}

export function readChain(result: unknown): Static<typeof Chain> {
  return readAs(Chain, result);
}

/** Times are in seconds. `mediantime` never decreases from block to block. */
export function readHeader(result: unknown): Static<typeof Header> {
  return readAs(Header, result);
}

export function readText(result: unknown): string {
  return readAs(Type.String(), result);
}

export function readAmount(result: unknown): bigint {
  return readUnits(readAs(Coins, result));
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

/** The ids of the wallet's transactions that spend the same outputs. */
export function readConflicts(result: unknown): string[] {
  return readAs(WithConflicts, result).walletconflicts;
}

export function readSigned(result: unknown): { rawHex: string; isComplete: boolean } {
  const { hex, complete } = readAs(Signed, result);
  return { rawHex: hex, isComplete: complete };
}

/** The units of an unspent output; null for a spent or unknown one. */
export function readUnspentOutput(result: unknown): bigint | null {
  return result === null ? null : readUnits(readAs(Output, result).value);
}

export function readWalletTransaction(result: unknown) {
  const { confirmations, blockhash } = readAs(WalletTransaction, result);
  return { confirmations, blockHash: confirmations > 0 ? (blockhash ?? null) : null };
}
