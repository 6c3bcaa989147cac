import { createHash } from 'node:crypto';
import { type Coin, coinOn } from '#rules/coins/coin.ts';
import { JUNKCOIN } from '#rules/coins/junkcoin.ts';
import { LITECOIN } from '#rules/coins/litecoin.ts';
import * as addresses from '#server/coin/addresses.ts';
import { addressOfHash } from '#server/coin/base58.ts';
import { readTransaction, type Transaction } from '#server/gateways/node-wallet/transaction.ts';
import type { Outpoint } from '#server/gateways/node-wallet/wallet.ts';
import { type Block, makeBlock } from './block-bytes.ts';

export type ChainName = 'main' | 'test' | 'regtest';

/** The coin of each chain: Junkcoin, and for regtest Litecoin, whose daemon the fake is compared with. */
export const COIN_OF = {
  main: coinOn(JUNKCOIN, 'main'),
  test: coinOn(JUNKCOIN, 'test'),
  regtest: coinOn(LITECOIN, 'regtest'),
} as const satisfies Record<ChainName, Coin>;

export type ConfirmedOutput = { txid: string; vout: number; address: string; units: bigint };

/** The rule a transaction breaks, in the words of `bad-txns-…`; the node adds codes. */
export type Verdict =
  | 'ok'
  | 'in mempool'
  | 'in chain'
  | 'missing inputs'
  | 'spent inputs'
  | 'conflict'
  | 'low fee'
  | 'dust';

/** Blocks mined at the same moment still have increasing times. */
const LEAST_BLOCK_MS = 1000;
const BEFORE_FIRST = { hash: '0'.repeat(64), timeMs: 0 };
const DUST_UNITS = 10_000n;

export type TestChain = ReturnType<typeof createTestChain>;

/**
 * The chain of one node: transactions of real bytes with unchecked signatures, a mempool, and blocks. Every output that was ever
 * confirmed is recorded for sums at the end of a test.
 */
export function createTestChain(name: ChainName, now: () => number) {
  const known = new Map<string, { rawHex: string; transaction: Transaction }>();
  const mempool = new Set<string>();
  const blocks: Block[] = [];
  const everConfirmed = new Map<string, ConfirmedOutput>();
  const blockByTxid = new Map<string, Block>();
  /** Blocks that a reorganisation removed, with the height of the last remaining block below them. */
  const forks = new Map<string, number>();
  /** The spending transaction in a block, by outpoint. */
  const spends = new Map<string, string>();
  let branch = 0;
  addBlock([]);

  function addBlock(txids: string[]): Block {
    const height = blocks.length;
    const { hash: previousHash, timeMs: previousMs } = blocks[height - 1] ?? BEFORE_FIRST;
    const timeMs = Math.max(now(), previousMs + LEAST_BLOCK_MS);
    const bytes = makeBlock({ height, branch, previousHash, timeMs, txids });
    // The first block of a chain is identified by its hash alone.
    const hash = height === 0 ? COIN_OF[name].genesisHash : bytes.hash;
    const block = { ...bytes, hash, height, timeMs, txids };
    blocks.push(block);
    for (const txid of txids) {
      mempool.delete(txid);
      blockByTxid.set(txid, block);
      for (const input of find(txid).inputs) spends.set(nameOf(input), txid);
      for (const output of listOutputs(txid)) everConfirmed.set(nameOf(output), output);
    }
    if (txids.length > 0) removeConflicts();
    return block;
  }

  // Conflicting transactions leave the mempool, with everything that builds on them.
  function removeConflicts(): void {
    for (const txid of [...mempool]) {
      const { inputs } = find(txid);
      if (!inputs.every((input) => isSpendable(input, txid))) mempool.delete(txid);
    }
  }

  function find(txid: string): Transaction {
    const found = known.get(txid);
    if (!found) throw new RangeError(`no transaction ${txid}`);
    return found.transaction;
  }

  function removeBlock(): Block {
    const block = blocks.pop();
    if (!block || blocks.length === 0) throw new RangeError('the first block stays');
    for (const txid of block.txids) {
      blockByTxid.delete(txid);
      for (const input of find(txid).inputs) spends.delete(nameOf(input));
    }
    return block;
  }

  function blockOf(txid: string): Block | null {
    return blockByTxid.get(txid) ?? null;
  }

  /** The transaction that spends an output; one in a block before one in the mempool. */
  function spenderOf(outpoint: Outpoint, where: 'blocks' | 'anywhere'): string | null {
    const confirmed = spends.get(nameOf(outpoint)) ?? null;
    if (confirmed !== null || where === 'blocks') return confirmed;
    const name = nameOf(outpoint);
    const isSpentBy = (txid: string) => find(txid).inputs.some((each) => nameOf(each) === name);
    return [...mempool].find(isSpentBy) ?? null;
  }

  function exists({ txid, vout }: Outpoint): boolean {
    const isThere = mempool.has(txid) || blockOf(txid) !== null;
    return isThere && find(txid).outputs[vout] !== undefined;
  }

  function isSpendable(outpoint: Outpoint, by: string): boolean {
    const spender = spenderOf(outpoint, 'blocks');
    return exists(outpoint) && (spender === null || spender === by);
  }

  function judge(transaction: Transaction): Verdict {
    const { txid, inputs, outputs, byteCount } = transaction;
    if (mempool.has(txid)) return 'in mempool';
    // A node finds it by its outputs: once all are spent it only sees missing inputs.
    const isInChain = blockOf(txid) !== null;
    const isSpent = outputs.every((_, vout) => spenderOf({ txid, vout }, 'blocks') !== null);
    if (isInChain && !isSpent) return 'in chain';
    if (!inputs.every(exists)) return 'missing inputs';
    if (inputs.some((input) => spenderOf(input, 'blocks') !== null)) {
      return inputs.every(({ txid }) => hasUnspent(txid)) ? 'spent inputs' : 'missing inputs';
    }
    if (inputs.some((input) => spenderOf(input, 'anywhere') !== null)) return 'conflict';
    if (outputs.some(({ units }) => units < DUST_UNITS)) return 'dust';
    const paid = inputs.reduce((sum, input) => sum + unitsAt(input), 0n);
    const feeUnits = outputs.reduce((left, { units }) => left - units, paid);
    const least = (COIN_OF[name].feePerKilobyte.least * BigInt(byteCount)) / 1000n;
    return feeUnits < least ? 'low fee' : 'ok';
  }

  function hasUnspent(txid: string): boolean {
    return find(txid).outputs.some((_, vout) => spenderOf({ txid, vout }, 'blocks') === null);
  }

  function unitsAt({ txid, vout }: Outpoint): bigint {
    return find(txid).outputs[vout]?.units ?? 0n;
  }

  function listOutputs(txid: string): ConfirmedOutput[] {
    return find(txid).outputs.map(({ scriptHex, units }, vout) => {
      return { txid, vout, address: addressOfScript(name, scriptHex), units };
    });
  }

  return {
    name,
    blocks,
    mempool,
    find,
    blockOf,
    spenderOf,
    exists,
    unitsAt,
    rawHexOf: (txid: string) => known.get(txid)?.rawHex ?? null,

    /** Checks a transaction, and accepts it into the mempool if it is valid. */
    accept(rawHex: string): { verdict: Verdict; txid: string } {
      const transaction = readTransaction(rawHex);
      const verdict = judge(transaction);
      if (verdict === 'ok') {
        known.set(transaction.txid, { rawHex, transaction });
        mempool.add(transaction.txid);
      }
      return { verdict, txid: transaction.txid };
    },

    /** Mines transactions regardless of rules and mempool: new money, or a conflict. */
    mineThese(rawHexes: readonly string[]): Block {
      for (const rawHex of rawHexes) {
        const transaction = readTransaction(rawHex);
        known.set(transaction.txid, { rawHex, transaction });
      }
      return addBlock(rawHexes.map((rawHex) => readTransaction(rawHex).txid));
    },

    /** Mines blocks; the first takes the whole mempool. */
    mine(count = 1): void {
      for (let mined = 0; mined < count; mined++) addBlock([...mempool]);
    },

    /** Replaces the last blocks with one more, empty ones. Their transactions return to the mempool, or are lost. */
    reorg(depth: number, transactions: 'to_mempool' | 'dropped' = 'to_mempool'): void {
      const removed = Array.from({ length: depth }, removeBlock).reverse();
      for (const { hash } of removed) forks.set(hash, blocks.length - 1);
      for (const [hash, height] of forks) forks.set(hash, Math.min(height, blocks.length - 1));
      branch += 1;
      const waiting = [...mempool];
      mempool.clear();
      const back = transactions === 'to_mempool' ? removed.flatMap(({ txids }) => txids) : [];
      for (const txid of [...back, ...waiting]) {
        if (judge(find(txid)) === 'ok') mempool.add(txid);
      }
      for (let mined = 0; mined <= depth; mined++) addBlock([]);
    },

    /** Negative: the number of blocks since a transaction was mined that conflicts with it or one it builds on. */
    confirmationsOf(txid: string): number {
      const depthOf = (height: number) => blocks.length - height;
      const block = blockOf(txid);
      if (block) return depthOf(block.height);
      const conflicted = (each: string): number[] =>
        find(each).inputs.flatMap((input) => {
          const spender = spenderOf(input, 'blocks');
          const rival = spender === null || spender === each ? null : blockOf(spender);
          if (rival) return [rival.height];
          return known.has(input.txid) && !blockOf(input.txid) ? conflicted(input.txid) : [];
        });
      const heights = conflicted(txid);
      return heights.length === 0 ? 0 : -depthOf(Math.min(...heights));
    },

    /** The height up to which a block and all below it are known: its own, or where the chain left it; null if never seen. */
    heightUpTo(hash: unknown): number | null {
      const height = blocks.find((block) => block.hash === hash)?.height;
      return height ?? forks.get(String(hash)) ?? null;
    },

    /** Outputs in current blocks, or also in those a reorg removed. */
    confirmedOutputs(when: 'now' | 'ever' = 'now'): ConfirmedOutput[] {
      if (when === 'ever') return [...everConfirmed.values()];
      return blocks.flatMap(({ txids }) => txids.flatMap(listOutputs));
    },
  };
}

/** The address that a script pays on a chain; for others the script itself. */
export function addressOfScript(name: ChainName, scriptHex: string): string {
  const { pubKeyHash, scriptHash } = COIN_OF[name];
  const key = /^76a914([0-9a-f]{40})88ac$/.exec(scriptHex)?.[1];
  if (key) return addressOfHash(pubKeyHash, key);
  const script = /^a914([0-9a-f]{40})87$/.exec(scriptHex)?.[1];
  if (script) return addressOfHash(scriptHash, script);
  return addresses.addressOfScript(Buffer.from(scriptHex, 'hex'), COIN_OF[name]) ?? scriptHex;
}

export function nameOf({ txid, vout }: Outpoint): string {
  return `${txid}:${vout}`;
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
