import { findScript } from '#server/coin/addresses.ts';
import { addressOfHash } from '#server/coin/base58.ts';
import type { Db } from '#server/db/connect.ts';
import { hashOf } from '#server/fakes/node/chain.ts';
import { createTestNode, type TestNode } from '#server/fakes/node/node.ts';
import { createTestPurse, type TestPurse } from '#server/fakes/node/purse.ts';
import { writeTransaction } from '#server/fakes/node/transaction.ts';
import { readTransaction } from '#server/gateways/node-wallet/transaction.ts';
import { addToChainLog, type ChainEntry, readChainLog } from '#server/services/demo/chain-log.ts';
import { DEMO_COIN } from '#server/services/demo/coin.ts';

const UNITS = 100_000_000n;
/** The coins of the operator's wallets and the visitors' purse at the start: enough for years of play. */
const OPERATOR_COINS: readonly bigint[] = Array(20).fill(50_000n * UNITS);
const FAUCET_COINS: readonly bigint[] = Array(20).fill(5_000n * UNITS);
const PURSE_COINS: readonly bigint[] = Array(40).fill(5_000n * UNITS);
const BLOCK_MS = 60_000;
/** The number of scripts that a wallet looks ahead when it reads its chain again. */
const GAP = 50;
const FEE_RATE = 100_000n;

export type DemoChain = Awaited<ReturnType<typeof openDemoChain>>;

type ChainOptions = {
  now: () => number;
  /** The time of the first block, for a chain that has none yet. */
  beginsMs: number;
  /** Receives the error if an event cannot be stored. */
  report: (error: unknown, what: string) => void;
};

/**
 * The demo's chain: a node of the fakes with play money, with the operator's wallet, the faucet's, and a purse from which
 * visitors pay. Events are stored in the database, from which the chain is restored after a restart.
 */
export async function openDemoChain(db: Db, { now, beginsMs, report }: ChainOptions) {
  let pastMs: number | null = beginsMs;
  const chainNow = () => pastMs ?? now();
  const { entries: log, tip } = await readChainLog(db);
  const node = createTestNode({ chain: DEMO_COIN.network, coins: [], now: chainNow });
  const purse = createTestPurse(node.chain, chainNow, true, 'purse');
  const { chain } = node;
  const faucet = createTestNode({ chain, coins: [], now: chainNow, walletName: 'faucet' });
  const purses = [node.purse, purse, faucet.purse];
  const notice = (txid: string) => {
    for (const each of purses) each.notice(txid);
  };
  playAgain(tip === null ? log : [...log, tip], {
    node,
    purses,
    notice,
    setTime: (timeMs) => (pastMs = timeMs),
  });
  const keep = createKeeper(db, { node, kept: log, report });
  const coins = [
    ...newCoins('demo', node.purse, OPERATOR_COINS),
    ...newCoins('purse', purse, PURSE_COINS),
    ...newCoins('faucet', faucet.purse, FAUCET_COINS),
  ];
  if (coins.length > 0) for (const txid of chain.mineThese(coins).txids) notice(txid);
  pastMs = null;
  void keep();

  return {
    node,
    /** The faucet's wallet, on the same chain. */
    faucet,
    chain,
    /** The owner of a script. */
    ownerOf(scriptHex: string): 'community' | 'faucet' | 'purse' | null {
      if (node.purse.scripts.has(scriptHex)) return 'community';
      if (faucet.purse.scripts.has(scriptHex)) return 'faucet';
      return purse.scripts.has(scriptHex) ? 'purse' : null;
    },
    /** Stores all new events, and resolves when they are stored. Never fails. */
    keep,

    /** Mines blocks; the first contains all waiting transactions. */
    mine(count = 1): void {
      chain.mine(count);
      void keep();
    },

    /** Mines the minute's block once its minute is over; only one after a longer time. Returns whether it did. */
    mineIfDue(): boolean {
      const isDue = now() - (chain.blocks.at(-1)?.timeMs ?? 0) >= BLOCK_MS;
      if (isDue) this.mine();
      return isDue;
    },

    /** Runs work as if it were another time; blocks mined meanwhile have that time. */
    async at<T>(timeMs: number, work: () => Promise<T>): Promise<T> {
      pastMs = timeMs;
      try {
        return await work();
      } finally {
        pastMs = null;
      }
    },

    /** Accepts a transaction's bytes, as a node does that is asked to broadcast them. */
    accept(rawHex: string): ReturnType<typeof chain.accept> {
      const accepted = chain.accept(rawHex);
      if (accepted.verdict === 'ok') notice(accepted.txid);
      void keep();
      return accepted;
    },

    /**
     * Pays from the visitors' purse; the transaction waits for a block. Null if the purse is empty or the address is invalid.
     */
    pay(address: string, units: bigint): { txid: string } | null {
      const scriptHex = findScript(address, DEMO_COIN);
      if (scriptHex === null) return null;
      const unsigned = purse.fund([], [{ scriptHex, units }], purse.openScript(), FEE_RATE);
      if (unsigned === null) return null;
      const { inputs, outputs } = readTransaction(unsigned);
      const { verdict, txid } = this.accept(writeTransaction(inputs, outputs, true));
      return verdict === 'ok' ? { txid } : null;
    },
  };
}

/** Coins for a wallet that never had any: on a new chain, or one from before this wallet existed. */
function newCoins(name: string, purse: TestPurse, coins: readonly bigint[]): string[] {
  if (purse.scripts.size > 0) return [];
  return coins.map((units, index) => {
    const input = { txid: hashOf(`${name} coin ${index}`), vout: 0 };
    return writeTransaction([input], [{ scriptHex: purse.openScript(), units }], true);
  });
}

/** An address of this chain for which nobody has the key; the same for the same name. */
export function demoAddress(name: string): string {
  return addressOfHash(DEMO_COIN.pubKeyHash, hashOf(name).slice(0, 40));
}

type Stage = {
  node: TestNode;
  purses: readonly TestPurse[];
  notice: (txid: string) => void;
  setTime: (timeMs: number) => void;
};

function playAgain(log: readonly ChainEntry[], { node, purses, notice, setTime }: Stage): void {
  const { chain } = node;
  const seen = new Set(log.flatMap(bytesOf).flatMap((rawHex) => scriptsOf(rawHex)));
  for (const each of purses) recoverScripts(each, seen);
  for (const entry of log) {
    if ('watched' in entry) node.purse.watched.add(entry.watched);
    else if ('waiting' in entry) notice(chain.accept(entry.waiting).txid);
    else {
      if (entry.height < chain.blocks.length) continue;
      // Empty blocks were mined in each minute before it.
      while (chain.blocks.length < entry.height) {
        setTime(entry.timeMs - (entry.height - chain.blocks.length) * BLOCK_MS);
        chain.mineThese([]);
      }
      setTime(entry.timeMs);
      for (const txid of chain.mineThese(entry.transactions).txids) notice(txid);
    }
  }
}

function bytesOf(entry: ChainEntry): string[] {
  if ('waiting' in entry) return [entry.waiting];
  return 'watched' in entry ? [] : entry.transactions;
}

function scriptsOf(rawHex: string): string[] {
  return readTransaction(rawHex).outputs.map(({ scriptHex }) => scriptHex);
}

function recoverScripts(purse: TestPurse, seen: ReadonlySet<string>): void {
  const unused: string[] = [];
  while (unused.length < GAP) {
    const script = purse.openScript();
    if (seen.has(script)) unused.length = 0;
    else unused.push(script);
  }
  // The next one opened is the first of these again: otherwise each restart would leave a gap.
  for (const script of unused) purse.scripts.delete(script);
}

/** Writes new events to the log, in order, one call after the other. */
function createKeeper(
  db: Db,
  options: { node: TestNode; kept: readonly ChainEntry[]; report: ChainOptions['report'] },
): () => Promise<void> {
  const { chain, purse } = options.node;
  const known = new Set(
    options.kept.flatMap((entry) => ('waiting' in entry ? [entry.waiting] : [])),
  );
  const watched = new Set(purse.watched);
  let height = options.kept.length === 0 ? 0 : chain.blocks.length - 1;
  let count = options.kept.length;
  let last: Promise<void> = Promise.resolve();

  /** Null if nothing is new. */
  function takeNew(): { entries: ChainEntry[]; tip: { height: number; timeMs: number } } | null {
    const scripts = [...purse.watched].filter((script) => !watched.has(script));
    for (const script of scripts) watched.add(script);
    const waiting = [...chain.mempool].map(rawHexOf).filter((rawHex) => !known.has(rawHex));
    for (const rawHex of waiting) known.add(rawHex);
    const blocks = chain.blocks.slice(height + 1).filter(({ txids }) => txids.length > 0);
    const newest = chain.blocks.at(-1);
    const isSame = newest === undefined || newest.height === height;
    if (newest === undefined || (isSame && scripts.length + waiting.length === 0)) return null;
    height = newest.height;
    const entries = [
      ...scripts.map((script) => ({ watched: script })),
      ...waiting.map((rawHex) => ({ waiting: rawHex })),
      ...blocks.map(({ height, timeMs, txids }) => {
        return { height, timeMs, transactions: txids.map(rawHexOf) };
      }),
    ];
    return { entries, tip: { height: newest.height, timeMs: newest.timeMs } };
  }

  function rawHexOf(txid: string): string {
    return chain.rawHexOf(txid) ?? '';
  }

  return function keep() {
    const found = takeNew();
    if (found !== null) {
      const from = count;
      count += found.entries.length;
      last = last
        .then(() => addToChainLog(db, from, found.entries, found.tip))
        .catch((error: unknown) => options.report(error, "the demo's chain is not written down"));
    }
    return last;
  };
}
