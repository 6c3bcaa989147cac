import { createHash } from 'node:crypto';
import { ChainUnreachable } from '#server/gateways/chain/chain-index.ts';
import type {
  ChainBlock,
  ChainSource,
  ChainTransaction,
} from '#server/gateways/chain/chain-source.ts';
import { JUNKCOIN_ON } from '#server/testing/wallet/coins.ts';

export type TestSource = ReturnType<typeof createTestSource>;

const FIRST_TIME_MS = Date.parse('2026-03-04T11:00:00Z');

/**
 * A chain whose blocks and mempool are set by the test. Unless another hash is given, it starts with the first block of
 * Junkcoin's test chain.
 */
export function createTestSource({
  blocks: first = 1,
  firstHash = JUNKCOIN_ON.test.genesisHash,
}: {
  blocks?: number;
  firstHash?: string;
} = {}) {
  const blocks: ChainBlock[] = [];
  const mempool = new Map<string, ChainTransaction>();
  let made = 0;
  let branch = 0;
  let isDown = false;
  let listsMempool = true;
  let listedOfMempool = Number.POSITIVE_INFINITY;
  /** The names of all calls, in order. */
  const calls: string[] = [];

  function answer<T>(name: string, given: () => T): Promise<T> {
    calls.push(name);
    if (isDown) return Promise.reject(new ChainUnreachable('the source is down'));
    return Promise.resolve().then(given);
  }
  const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
  const top = () => blocks.length - 1;

  const source: ChainSource = {
    readTip: () => answer('readTip', () => ({ height: top(), hash: blocks[top()]?.hash ?? '' })),
    readBlockHash: (height) =>
      answer('readBlockHash', () => {
        const block = blocks[height];
        if (!block) throw new ChainUnreachable(`no block ${height}`);
        return block.hash;
      }),
    readBlock: (hash) =>
      answer('readBlock', () => {
        const block = blocks.find((each) => each.hash === hash);
        if (!block) throw new ChainUnreachable(`no block ${hash}`);
        return block;
      }),
    readMempool: (most) =>
      answer('readMempool', () => {
        if (!listsMempool) return null;
        const txids = [...mempool.keys()];
        const listed = Math.min(most, listedOfMempool);
        return { txids: txids.slice(0, listed), isComplete: txids.length <= listed };
      }),
    readUnconfirmed: (txids) =>
      answer('readUnconfirmed', () => txids.map((txid) => mempool.get(txid) ?? null)),
  };

  const chain = {
    source,
    calls,
    get height() {
      return top();
    },
    set isDown(value: boolean) {
      isDown = value;
    },
    set listsMempool(value: boolean) {
      listsMempool = value;
    },
    /** The most transactions that the source lists. */
    set listedOfMempool(value: number) {
      listedOfMempool = value;
    },
    /** A transaction that pays these scripts; it spends a new coin unless others are given. */
    transaction(
      outputs: readonly (readonly [scriptHex: string, units: bigint])[],
      coins?: readonly string[],
      scriptSigHex = '',
    ): ChainTransaction {
      made += 1;
      const txid = hashOf(`transaction ${made}`);
      return {
        txid,
        inputs: (coins ?? [`${hashOf(`coin ${made}`)}:0`]).map((coin) => ({
          coin,
          scriptSigHex,
          witnessHex: [],
        })),
        outputs: outputs.map(([scriptHex, units]) => ({ scriptHex, units })),
      };
    },
    send(...transactions: ChainTransaction[]): void {
      for (const each of transactions) mempool.set(each.txid, each);
    },
    /** Removes a transaction from the mempool without a block. */
    drop({ txid }: ChainTransaction): void {
      mempool.delete(txid);
    },
    /** Mines a block with these transactions. */
    mine(...transactions: ChainTransaction[]): ChainBlock {
      const height = blocks.length;
      for (const { txid } of transactions) mempool.delete(txid);
      const previousHash = blocks[height - 1]?.hash ?? '0'.repeat(64);
      const txids = transactions.map(({ txid }) => txid).join();
      const hash =
        height === 0 ? firstHash : hashOf(`block ${height} ${previousHash} ${branch} ${txids}`);
      const block = { hash, previousHash, timeMs: FIRST_TIME_MS + height * 60_000, transactions };
      blocks.push(block);
      return block;
    },
    mineMany(count: number): void {
      for (let left = count; left > 0; left -= 1) chain.mine();
    },
    /** Hides the newest blocks, like a node that has not read them. Returns them, for `show`. */
    hideNewest(count: number): ChainBlock[] {
      return blocks.splice(blocks.length - count);
    },
    show(hidden: readonly ChainBlock[]): void {
      blocks.push(...hidden);
    },
    /** Removes the newest blocks and returns their transactions to the mempool. The next blocks have other hashes. */
    reorganise(count: number, { returns = true } = {}): void {
      branch += 1;
      for (const block of blocks.splice(blocks.length - count)) {
        if (returns) chain.send(...block.transactions);
      }
    },
  };
  chain.mineMany(first);
  return chain;
}
