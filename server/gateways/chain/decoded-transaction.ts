import { type Static, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import { JsonPick, type Wanted } from '#server/coin/json-pick.ts';
import type { ChainInput, ChainTransaction } from './chain-source.ts';

/** The longest script or witness item, in hex: no block holds a longer one. */
export const MOST_SCRIPT_CHARACTERS = 8 * 1024 * 1024;
/** The limit for all kept text of a block or a transaction. A block of four megabytes takes at most two thirds of it. */
const MOST_CHARACTERS = 24 * 1024 * 1024;
/** The memory that a transaction, an input or an output takes in addition to its text. */
const PART_CHARACTERS = 32;
/** The same for a witness item. Anybody can fill a block with empty ones for its fees: four million must fit. */
const ITEM_CHARACTERS = 4;
const COINBASE_VOUT = 0xffff_ffff;

const Id = Type.String({ pattern: '^[0-9a-f]{64}$' });
const Hex = Type.String({ pattern: '^([0-9a-f]{2})*$' });
const Frame = Type.Object({ txid: Id, vin: Type.Integer(), vout: Type.Integer() });
const NodeScript = Type.Object({ hex: Hex });
const Spent = Type.Object({
  txid: Id,
  vout: Type.Integer({ minimum: 0, maximum: COINBASE_VOUT }),
  scriptSig: Type.Optional(NodeScript),
  scriptsig: Type.Optional(Hex),
});
const Paid = Type.Object({
  value: Type.Union([Type.Integer({ minimum: 0 }), Type.String()]),
  scriptPubKey: Type.Optional(NodeScript),
  scriptpubkey: Type.Optional(Hex),
});
/** The input of a coinbase, and the parts of Litecoin's MWEB: they neither spend nor create outputs of the chain. */
const Apart = Type.Union([
  Type.Object({ coinbase: Type.String() }),
  Type.Object({ is_coinbase: Type.Literal(true) }),
  Type.Object({ ismweb: Type.Literal(true) }),
]);
const SCRIPT = { fields: { hex: 'value' } } as const satisfies Wanted;

/** The number of characters that may still be kept. */
export type Budget = { left: number };
export const openBudget = (): Budget => ({ left: MOST_CHARACTERS });

/**
 * Reads a stream of decoded transactions, as nodes and indexes write them. Throws RangeError for anything else.
 *
 * @param unitsOf converts an amount of the answer to units
 * @param budget limits the kept text; answers that belong together share one
 * @returns `element`: the wanted part of a transaction. `finish`: turns that part into the transaction
 */
export function readDecoded(
  unitsOf: (value: string | number) => bigint,
  budget: Budget = openBudget(),
): {
  element: Wanted;
  finish(element: unknown): ChainTransaction;
} {
  let inputs: ChainInput[] = [];
  let outputs: ChainTransaction['outputs'] = [];
  let witnessHex: string[] = [];
  const spend = (characters: number, more = PART_CHARACTERS) => {
    budget.left -= characters + more;
    if (budget.left < 0) throw new RangeError('more than a block holds');
  };

  const witness: Wanted = {
    each: 'value',
    visit(item) {
      const itemHex = checked(Hex, item);
      spend(itemHex.length, ITEM_CHARACTERS);
      witnessHex.push(itemHex);
    },
  };
  const vin: Wanted = {
    each: {
      fields: {
        ...{ txid: 'value', vout: 'value', coinbase: 'value', is_coinbase: 'value' },
        ...{
          ismweb: 'value',
          scriptSig: SCRIPT,
          scriptsig: 'value',
          txinwitness: witness,
          witness,
        },
      },
    },
    visit(element) {
      const own = witnessHex;
      witnessHex = [];
      if (Value.Check(Apart, element)) return;
      const { txid, vout, scriptSig, scriptsig } = checked(Spent, element);
      if (vout === COINBASE_VOUT) return;
      const scriptSigHex = scriptSig?.hex ?? scriptsig ?? '';
      spend(scriptSigHex.length + txid.length);
      inputs.push({ coin: `${txid}:${vout}`, scriptSigHex, witnessHex: own });
    },
  };
  const vout: Wanted = {
    each: {
      fields: { value: 'value', ismweb: 'value', scriptPubKey: SCRIPT, scriptpubkey: 'value' },
    },
    visit(element) {
      if (Value.Check(Apart, element)) return;
      const { value, scriptPubKey, scriptpubkey } = checked(Paid, element);
      const scriptHex = checked(Hex, scriptPubKey?.hex ?? scriptpubkey);
      spend(scriptHex.length);
      const units = unitsOf(value);
      if (units < 0n) throw new RangeError('not an amount');
      outputs.push({ scriptHex, units });
    },
  };

  return {
    element: { fields: { txid: 'value', vin, vout } },
    finish(element) {
      const { txid } = checked(Frame, element);
      // An empty transaction is charged too: otherwise a list of them would have no limit.
      spend(txid.length);
      const read = { txid, inputs, outputs };
      inputs = [];
      outputs = [];
      return read;
    },
  };
}

/** Reads one decoded transaction. Throws RangeError or SyntaxError for anything else. */
export function readWholeDecoded(
  json: string,
  unitsOf: (value: string | number) => bigint,
): ChainTransaction {
  const { element, finish } = readDecoded(unitsOf);
  const pick = new JsonPick(element, MOST_SCRIPT_CHARACTERS);
  pick.push(Buffer.from(json));
  return finish(pick.end());
}

/** Reads the mempool's list of ids, which nodes and indexes write alike, and keeps the first `most`. */
export function firstIds(most: number): {
  wanted: Wanted;
  finish(count: unknown): { txids: string[]; isComplete: boolean };
} {
  const txids: string[] = [];
  let listed = 0;
  const visit = (id: unknown) => {
    const txid = checked(Id, id);
    listed += 1;
    if (txids.length < most) txids.push(txid);
  };
  return {
    wanted: { each: 'value', visit },
    finish(count) {
      // A value that is not a list was never visited.
      if (count !== listed) throw new RangeError('not a list');
      return { txids, isComplete: listed <= most };
    },
  };
}

function checked<const S extends TSchema>(schema: S, value: unknown): Static<S> {
  if (!Value.Check(schema, value)) throw new RangeError('not a transaction or its id');
  return value;
}
