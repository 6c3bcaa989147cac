import { sql } from 'kysely';
import type { Coin } from '#rules/coins/coin.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { ChainUnreachable } from '#server/gateways/chain/chain-index.ts';
import type { ChainBlock, ChainSource, ChainTip } from '#server/gateways/chain/chain-source.ts';
import { DEEPEST_REORGANISATION, noteUndone, rollBack, writeBlock } from './blocks.ts';
import { type ChainState, haltChain, readChainState, sayHalt } from './chain-state.ts';
import { refreshMempool } from './mempool.ts';

export type FollowDeps = { db: Db; source: ChainSource; coin: Coin; now: () => number };

/** The result of a run. */
export type FollowRun = {
  /** The newest block that was read, and the newest of the source. */
  height: number;
  sourceHeight: number;
  /** Blocks that were read, and blocks that a reorganisation took back. */
  read: number;
  takenBack: number;
};

/** A run ends after this time, in ms; the next one continues. */
const RUN_MS = 15_000;
/** Blocks that are requested in advance. */
const AHEAD = 4;

/**
 * Reads the blocks that have come since the last run, and then the mempool. Several servers may do this at once: each block is
 * written once, in order.
 *
 * Throws `ChainUnreachable` if the source does not answer. While the chain is halted, throws an error that tells the operator
 * what to do.
 */
export async function followChain(deps: FollowDeps): Promise<FollowRun> {
  const { db, source, now } = deps;
  const startedMs = now();
  const until = performance.now() + RUN_MS;
  const tip = await source.readTip();
  await begin(deps, tip);
  await noteTip(db, tip);
  const run = { read: 0, takenBack: 0 };
  const blocks = readAhead(source, tip);
  let state = await requireState(db);
  while (state.hash !== tip.hash && performance.now() < until) {
    const height = state.height + 1;
    const block = height > tip.height ? null : await blocks.take(height);
    if (block?.previousHash === state.hash) {
      if (await writeBlock(db, { ...deps, height, block })) run.read += 1;
    } else if (await hasBlock(db, tip)) {
      // The source is behind: another server has read further, or another node answers. Its next block decides.
      break;
    } else {
      run.takenBack += await findFork(deps, state, tip);
      blocks.forget();
    }
    state = await requireState(db);
  }
  if (state.hash === tip.hash) {
    await refreshMempool(deps);
    await noteCurrent(db, startedMs);
  }
  return { ...run, height: state.height, sourceHeight: tip.height };
}

/** The first run begins at the newest block: nothing was expected before. */
async function begin({ db, source }: FollowDeps, tip: ChainTip): Promise<void> {
  if ((await readChainState(db)) !== null) return;
  const { timeMs, transactions } = await source.readBlock(tip.hash);
  const txids = transactions.map(({ txid }) => txid);
  await db.transaction().execute(async (tx) => {
    await sql`
      insert into chain_state (source_height, mempool) values (${tip.height}::int, 'partial')
      on conflict do nothing`.execute(tx);
    await sql`select from chain_state for update`.execute(tx);
    await sql`
      insert into chain_blocks (height, hash, time, txids)
      select ${tip.height}::int, ${tip.hash}, ${isoTime(timeMs)}::timestamptz, ${txids}::text[]
      where not exists (select from chain_blocks)`.execute(tx);
  });
}

/** Throws while the chain is halted. */
async function requireState(db: Db): Promise<ChainState> {
  const state = await readChainState(db);
  if (state === null) throw new Error('the chain has no first block');
  const halt = sayHalt(state);
  if (halt !== null) throw new Error(halt);
  return state;
}

async function noteTip(db: Db, { height }: ChainTip): Promise<void> {
  await sql`update chain_state set source_height = ${height}::int`.execute(db);
}

async function noteCurrent(db: Db, atMs: number): Promise<void> {
  await sql`
    update chain_state set current_at = greatest(current_at, ${isoTime(atMs)}::timestamptz)`.execute(
    db,
  );
}

/** Requests the next blocks while one is written, to avoid waiting for a distant source. */
function readAhead(source: ChainSource, tip: ChainTip) {
  const asked = new Map<number, Promise<ChainBlock>>();
  const ask = (height: number): Promise<ChainBlock> => {
    const known = asked.get(height);
    if (known) return known;
    const block = source.readBlockHash(height).then((hash) => source.readBlock(hash));
    // Thrown where the block is taken.
    block.catch(() => {});
    asked.set(height, block);
    return block;
  };
  return {
    take(height: number): Promise<ChainBlock> {
      const last = Math.min(height + AHEAD - 1, tip.height);
      const block = ask(height);
      for (let next = height + 1; next <= last; next += 1) void ask(next);
      asked.delete(height);
      return block;
    },
    forget: () => asked.clear(),
  };
}

async function hasBlock(db: Db, { height, hash }: ChainTip): Promise<boolean> {
  const { rows } = await sql`
    select from chain_blocks where height = ${height}::int and hash = ${hash}`.execute(db);
  return rows.length > 0;
}

/** Takes back the blocks that are not on the source's chain. Returns their number. */
async function findFork(
  { db, source }: FollowDeps,
  state: ChainState,
  tip: ChainTip,
): Promise<number> {
  const { rows } = await sql<{ height: number; hash: string }>`
    select height, hash from chain_blocks
    order by height desc limit ${sql.lit(DEEPEST_REORGANISATION + 1)}`.execute(db);
  for (const { height, hash } of rows) {
    if (height > tip.height || (await source.readBlockHash(height)) !== hash) continue;
    if (height < state.height) await rollBack(db, { height, top: state.hash });
    return state.height - height;
  }
  if (rows.length > DEEPEST_REORGANISATION) {
    // A node that reads its blocks again says nothing about blocks that it has not reached.
    if (tip.height <= state.height - DEEPEST_REORGANISATION) {
      throw new ChainUnreachable(
        `the node or index has only ${tip.height} of ${state.height} blocks`,
      );
    }
    await haltChain(
      db,
      `the last ${DEEPEST_REORGANISATION} blocks up to ${state.height} are not on the chain of the node or index any more`,
    );
    return 0;
  }
  const lowest = rows.at(-1);
  return lowest ? beginAnew(db, source, { state, tip, lowest }) : 0;
}

/**
 * Not even the first block read is still in the chain, and it is less than a hundred blocks old. Reads as many blocks before it
 * as can have changed.
 */
async function beginAnew(
  db: Db,
  source: ChainSource,
  { state, tip, lowest }: { state: ChainState; tip: ChainTip; lowest: ChainTip },
): Promise<number> {
  const height = Math.max(0, Math.min(lowest.height, tip.height) - DEEPEST_REORGANISATION);
  const hash = await source.readBlockHash(height);
  const { timeMs, transactions } = await source.readBlock(hash);
  await rollBack(db, { height: lowest.height, top: state.hash });
  await db.transaction().execute(async (tx) => {
    await sql`select from chain_state for update`.execute(tx);
    // Another server was faster.
    if ((await readChainState(tx))?.hash !== lowest.hash) return;
    await noteUndone(tx, lowest.height - 1);
    await sql`
      update chain_blocks set height = ${height}::int, hash = ${hash}, time = ${isoTime(timeMs)}::timestamptz,
        txids = ${transactions.map(({ txid }) => txid)}::text[]
      where hash = ${lowest.hash}`.execute(tx);
  });
  return state.height - height;
}

/** Summarizes a run in one line, for the job's row. */
export function describeFollow({ height, sourceHeight, read, takenBack }: FollowRun): string {
  const behind = height < sourceHeight ? ` of ${sourceHeight}` : '';
  const lost = takenBack === 0 ? '' : `, ${takenBack} taken back`;
  return `block ${height}${behind}; ${read} read${lost}`;
}
