import { createHash } from 'node:crypto';
import { findScript } from '#server/coin/addresses.ts';
import {
  ChainUnreachable,
  type ReceivedOutput,
  type Spend,
} from '#server/gateways/chain/chain-index.ts';
import type { ChainSource, ChainTransaction } from '#server/gateways/chain/chain-source.ts';
import { readRawTransaction } from '#server/gateways/chain/raw-block.ts';
import { JUNKCOIN_ON } from '../../testing/wallet/coins.ts';

/** An output that pays an address; `inputs`: the outputs that its transaction spends, as `txid:vout`. */
export type FakePayment = ReceivedOutput & { inputs?: readonly string[] };

type Contents = {
  received: ReadonlyMap<string, readonly FakePayment[]>;
  spends: ReadonlyMap<string, readonly Spend[]>;
  /** Bytes of transactions by id: these show their inputs. */
  transactions: ReadonlyMap<string, string>;
  height: number;
  isDown: boolean;
  listsMempool: boolean;
};
type Placed = ChainTransaction & { height: number | null; timeMs: number | null };
/** A block with content; `digest` depends on everything in the chain up to it. */
type Filled = { height: number; digest: string; timeMs: number | null; transactions: Placed[] };

/** The time of a block without a payment that has one. */
const BLOCK_TIME_MS = Date.parse('2026-03-04T12:00:00Z');
/** The script of outputs that nobody here owns. */
const ANYONE = '51';
const HEIGHT_DIGITS = 8;

/**
 * The chain that a fake index's contents form. A block's hash starts with its height, and depends on everything in it and below
 * it: changing a payment causes a reorganisation.
 */
export function createFakeSource(input: {
  contents: () => Contents;
  heightOf: (output: ReceivedOutput) => number | null;
  /** The hash of the block at height 0, which identifies the coin. */
  firstHash: string;
}): ChainSource {
  /** An output above the newest block is in no block yet. */
  const heightOf = (output: ReceivedOutput): number | null => {
    const height = input.heightOf(output);
    return height === null || height > input.contents().height ? null : Math.max(0, height);
  };
  const hashAt = (height: number, filled: readonly Filled[]): string =>
    height === 0 ? input.firstHash : hashAbove(height, filled);
  const open = () => {
    const contents = input.contents();
    if (contents.isDown) throw new ChainUnreachable('the index is down');
    const placed = transactionsOf(contents, heightOf);
    return { contents, placed, filled: fill(placed) };
  };

  return {
    async readTip() {
      const { contents, filled } = open();
      return { height: contents.height, hash: hashAt(contents.height, filled) };
    },
    async readBlockHash(height) {
      const { contents, filled } = open();
      if (height < 0 || height > contents.height)
        throw new ChainUnreachable('there is no such block');
      return hashAt(height, filled);
    },
    async readBlock(hash) {
      const { contents, filled } = open();
      const height =
        hash === input.firstHash ? 0 : Number.parseInt(hash.slice(0, HEIGHT_DIGITS), 16);
      if (height > contents.height || hashAt(height, filled) !== hash) {
        throw new ChainUnreachable('there is no such block');
      }
      const own = filled.find((each) => each.height === height);
      return {
        hash,
        previousHash: height === 0 ? '0'.repeat(64) : hashAt(height - 1, filled),
        timeMs: own?.timeMs ?? BLOCK_TIME_MS,
        transactions: (own?.transactions ?? []).map(shown),
      };
    },
    async readMempool(most) {
      const { contents, placed } = open();
      if (!contents.listsMempool) return null;
      const txids = placed.filter(({ height }) => height === null).map(({ txid }) => txid);
      return { txids: txids.slice(0, most), isComplete: txids.length <= most };
    },
    async readUnconfirmed(txids) {
      const { placed } = open();
      return txids.map((txid) => {
        const found = placed.find((each) => each.txid === txid && each.height === null);
        return found ? shown(found) : null;
      });
    },
  };
}

function transactionsOf(
  { received, spends, transactions, height }: Contents,
  heightOf: (output: ReceivedOutput) => number | null,
): Placed[] {
  const found = new Map<string, Placed>();
  const find = (txid: string): Placed => {
    const known = found.get(txid) ?? { txid, inputs: [], outputs: [], height: null, timeMs: null };
    found.set(txid, known);
    return known;
  };
  const spend = ({ inputs }: Placed, coins: readonly string[]) => {
    for (const coin of coins) {
      if (inputs.some((each) => each.coin === coin)) continue;
      inputs.push({ coin, scriptSigHex: '', witnessHex: [] });
    }
  };
  for (const [address, outputs] of received) {
    for (const output of outputs) {
      const own = find(output.txid);
      while (own.outputs.length <= output.vout) own.outputs.push({ scriptHex: ANYONE, units: 0n });
      own.outputs[output.vout] = { scriptHex: scriptOf(address), units: output.units };
      own.height ??= heightOf(output);
      own.timeMs ??= output.blockTimeMs;
      spend(own, output.inputs ?? []);
    }
  }
  for (const each of [...spends.values()].flat()) {
    const own = find(each.txid);
    spend(own, each.inputs);
    own.height ??= each.confirmations === 0 ? null : Math.max(0, height - each.confirmations + 1);
    for (const { address, units } of each.outputs) {
      const scriptHex = address === null ? ANYONE : scriptOf(address);
      const isSame = (output: Placed['outputs'][number]) =>
        output.scriptHex === scriptHex && output.units === units;
      if (!own.outputs.some(isSame)) own.outputs.push({ scriptHex, units });
    }
  }
  for (const each of found.values()) {
    const rawHex = transactions.get(each.txid);
    if (rawHex) each.inputs = readRawTransaction(Buffer.from(rawHex, 'hex')).inputs;
  }
  return [...found.values()];
}

/** The script of an address of the test or main chain. Tests also pay invalid addresses: each gets a script of its own. */
function scriptOf(address: string): string {
  const { test, main } = JUNKCOIN_ON;
  const script = findScript(address, test) ?? findScript(address, main);
  return script ?? `6a${Buffer.from(address).toString('hex')}`;
}

function fill(placed: readonly Placed[]): Filled[] {
  const filled: Filled[] = [];
  const heights = [...new Set(placed.flatMap(({ height }) => (height === null ? [] : [height])))];
  let digest = '';
  for (const height of heights.toSorted((a, b) => a - b)) {
    const transactions = placed.filter((each) => each.height === height);
    digest = hashOf(`${digest} ${height} ${transactions.map(textOf).join()}`);
    const times = transactions.flatMap(({ timeMs }) => (timeMs === null ? [] : [timeMs]));
    const timeMs = times.length === 0 ? null : Math.max(...times);
    filled.push({ height, digest, timeMs, transactions });
  }
  return filled;
}

function hashAbove(height: number, filled: readonly Filled[]): string {
  const digest = filled.findLast((each) => each.height <= height)?.digest ?? '';
  const start = height.toString(16).padStart(HEIGHT_DIGITS, '0');
  return start + hashOf(`${height} ${digest}`).slice(HEIGHT_DIGITS);
}

function textOf({ txid, inputs, outputs, timeMs }: Placed): string {
  const paid = outputs.map(({ scriptHex, units }) => `${scriptHex}=${units}`);
  return `${txid} ${timeMs} ${inputs.map(({ coin }) => coin).join('+')} ${paid.join('+')}`;
}

const shown = ({ txid, inputs, outputs }: Placed): ChainTransaction => ({ txid, inputs, outputs });

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
