import { type Static, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import type { Wanted } from '#server/coin/json-pick.ts';
import { unreadable } from './index-http.ts';

/** The largest amount of one output: nodes and databases use signed integers of 64 bits. */
const MOST_OUTPUT_UNITS = 2n ** 63n - 1n;
/** The limit for held outputs of one transaction to one address. No block has room for so many. */
const MOST_OUTPUTS = 50_000;

// Whole units. Numbers of more than 15 digits arrive as text.
const wholeUnits = (mostDigits: number) =>
  Type.Union([Type.Integer({ minimum: 0 }), Type.String({ pattern: `^[0-9]{1,${mostDigits}}$` })]);
const Units = wholeUnits(19);
/** The sum of everything that an address received or spent. It can exceed the supply: the same coins may come back many times. */
export const SumUnits = wholeUnits(30);
const Txid = Type.String({ pattern: '^[0-9a-f]{64}$' });
const Place = Type.Integer({ minimum: 0, maximum: 0xffff_ffff });
const Status = Type.Object({
  confirmed: Type.Boolean(),
  block_height: Type.Optional(Type.Union([Type.Integer({ minimum: 0 }), Type.Null()])),
  block_time: Type.Optional(Type.Union([Type.Integer({ minimum: 0 }), Type.Null()])),
});
type Status = Static<typeof Status>;
const Frame = Type.Object({ txid: Txid, status: Status, vout: Place });
const Output = Type.Object({
  scriptpubkey_address: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  value: Units,
});
// The input of a coinbase names no output.
const Input = Type.Object({
  txid: Type.String(),
  vout: Place,
  prevout: Type.Optional(Type.Union([Output, Type.Null(), Type.Undefined()])),
});
const Unspent = Type.Object({ txid: Txid, vout: Place, value: Units, status: Status });

/** The fields in which one public index wraps the lists that others return plainly. */
const WRAPPERS = ['utxos', 'txs', 'transactions', 'data'];
const STATUS = {
  fields: { confirmed: 'value', block_height: 'value', block_time: 'value' },
} as const satisfies Wanted;
const OUTPUT = {
  fields: { scriptpubkey_address: 'value', value: 'value' },
} as const satisfies Wanted;

export type IndexOutput = { vout: number; address: string | null; units: bigint };
/** `address` and `units` belong to the spent output; they are null if the index does not give them. */
export type IndexInput = { name: string; address: string | null; units: bigint | null };
export type IndexTransaction = {
  txid: string;
  isConfirmed: boolean;
  blockHeight: number | null;
  blockTimeMs: number | null;
};

/** Receives the parts of a transaction while it is read: each output and input, and the transaction's own fields at its end. */
export type TransactionSink = {
  /** Returns whether an output is wanted, given its address; the others are dropped unread. If absent, all are wanted. */
  wants?(address: unknown): boolean;
  output(output: IndexOutput): void;
  input?(input: IndexInput): void;
  end(transaction: IndexTransaction): void;
};

/** The wanted part of a list of transactions. One unreadable part makes the whole list unreadable. */
export function wantedTransactions(sink: TransactionSink): Wanted {
  let vout = 0;
  const outputs: Wanted = {
    each: OUTPUT,
    visit(element) {
      const place = vout;
      vout += 1;
      if (sink.wants && !sink.wants(addressIn(element))) return;
      const { scriptpubkey_address: address = null, value } = checked(Output, element, 'an output');
      sink.output({ vout: place, address, units: unitsOf(value) });
    },
  };
  const inputs: Wanted = {
    each: { fields: { txid: 'value', vout: 'value', prevout: OUTPUT } },
    visit(element) {
      const { txid, vout: place, prevout } = checked(Input, element, 'an input');
      sink.input?.({
        name: `${txid}:${place}`,
        address: prevout?.scriptpubkey_address ?? null,
        units: prevout ? unitsOf(prevout.value) : null,
      });
    },
  };
  return {
    each: {
      fields: { txid: 'value', status: STATUS, vout: outputs, ...(sink.input && { vin: inputs }) },
    },
    within: WRAPPERS,
    visit(element) {
      const { txid, status } = checked(Frame, element, 'a transaction');
      vout = 0;
      sink.end({ txid, ...placeOf(status) });
    },
  };
}

function addressIn(element: unknown): unknown {
  if (typeof element !== 'object' || element === null) throw unreadable('an output');
  return 'scriptpubkey_address' in element ? element.scriptpubkey_address : null;
}

export function wantedUnspent(
  visit: (
    output: { txid: string; vout: number; units: bigint } & Omit<IndexTransaction, 'txid'>,
  ) => void,
): Wanted {
  return {
    each: { fields: { txid: 'value', vout: 'value', value: 'value', status: STATUS } },
    within: WRAPPERS,
    visit(element) {
      const { txid, vout, value, status } = checked(Unspent, element, 'an unspent output');
      visit({ txid, vout, units: unitsOf(value), ...placeOf(status) });
    },
  };
}

/** Throws unless a list was read, either a plain one or one in a wrapping field. */
export function requireList(read: unknown): void {
  const isList = (value: unknown) => typeof value === 'number';
  if (isList(read)) return;
  if (typeof read !== 'object' || read === null || !Object.values(read).some(isList)) {
    throw unreadable('a list');
  }
}

/** Holds the outputs of the current transaction until its own fields are read. */
export function holding<T>(): { add(output: T): void; take(): T[] } {
  let held: T[] = [];
  return {
    add(output) {
      if (held.length === MOST_OUTPUTS) throw unreadable('a transaction with too many outputs');
      held.push(output);
    },
    take() {
      const taken = held;
      held = [];
      return taken;
    },
  };
}

/** Returns whether an input belongs to a coinbase, which always names this output number. */
export const isCoinbase = (name: string): boolean => name.endsWith(`:${0xffff_ffff}`);

export function confirmationsOf(blockHeight: number | null, height: number): number {
  return blockHeight === null ? 0 : Math.max(1, height - blockHeight + 1);
}

export function checked<const S extends TSchema>(
  schema: S,
  value: unknown,
  what: string,
): Static<S> {
  if (!Value.Check(schema, value)) throw unreadable(what);
  return value;
}

/** The units of one output. */
export function unitsOf(value: number | string): bigint {
  const units = BigInt(value);
  if (units > MOST_OUTPUT_UNITS) throw unreadable('an amount');
  return units;
}

function placeOf({ confirmed, block_height, block_time }: Status): Omit<IndexTransaction, 'txid'> {
  if (!confirmed) return { isConfirmed: false, blockHeight: null, blockTimeMs: null };
  if (typeof block_height !== 'number') throw unreadable('the height of a block');
  const blockTimeMs = typeof block_time === 'number' ? block_time * 1000 : null;
  return { isConfirmed: true, blockHeight: block_height, blockTimeMs };
}
