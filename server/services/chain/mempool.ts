import { sql } from 'kysely';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import type { ChainSource, ChainTransaction } from '#server/gateways/chain/chain-source.ts';
import { findWatched, touch, touchSpent } from './blocks.ts';
import { readChainState } from './chain-state.ts';
import { isPayable } from './matching.ts';
import { nextReading } from './reading-order.ts';
import { NOT_READ } from './taken-back.ts';

/** The most transactions and outputs held of a mempool. A node's own limit depends on its memory. */
const MOST_TRANSACTIONS = 20_000;
const MOST_OUTPUTS = 200_000;
/** The most transactions requested at once, and in one refresh. */
const BATCH = 200;
const MOST_NEW = 2_000;
/** A transaction with more inputs is not one of ours. Its spends are seen once it is in a block. */
const MOST_INPUTS = 1_000;
/**
 * The number of blocks for which own transactions and expected payments are kept if the source does not list its whole mempool.
 */
const KEPT_BLOCKS = 20;
/** A source may list a transaction a little after accepting it. */
const OWN_UNLISTED_MS = 60_000;

type Deps = { db: Db; source: ChainSource; now: () => number };

/** Brings the copy of the mempool up to date. Any server may do this at any time. Throws `ChainUnreachable`. */
export async function refreshMempool({ db, source, now }: Deps): Promise<void> {
  const reading = await nextReading(db);
  const atMs = now();
  const listed = await source.readMempool(MOST_TRANSACTIONS);
  const txids = listed?.txids ?? [];
  const known = await readKnown(db);
  const missing = txids.filter((txid) => !known.has(txid));
  const found = await readAll(source, missing.slice(0, MOST_NEW));
  // Read after the mempool: a transaction missing from it can be in a block that was not read yet.
  const tip = await source.readTip();
  const isComplete = listed?.isComplete === true && missing.length <= MOST_NEW;
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql`
      update chain_state set mempool_reading = ${reading}::bigint
      where mempool_reading < ${reading}::bigint returning 1`.execute(tx);
    if (rows.length === 0) return;
    const state = await readChainState(tx);
    if (state === null) return;
    const isAllKept = await add(tx, found, { atMs, height: state.height, isOwn: false });
    if (state.hash === tip.hash) await removeOthers(tx, listed, { state, atMs });
    const mempool = listed === null ? 'unlisted' : isComplete && isAllKept ? 'complete' : 'partial';
    await sql`update chain_state set mempool = ${mempool}`.execute(tx);
  });
}

/** Adds a transaction that was just broadcast to the copy of the mempool at once. */
export async function noteBroadcast(
  db: Db,
  transaction: ChainTransaction,
  nowMs: number,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const state = await readChainState(tx);
    if (state === null) return;
    await add(tx, [transaction], { atMs: nowMs, height: state.height, isOwn: true });
  });
}

async function readKnown(db: Db): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ txid: string }>`
    select txid from mempool_transactions where not inputs @> array[${NOT_READ}]`.execute(db);
  return new Set(rows.map(({ txid }) => txid));
}

async function readAll(source: ChainSource, txids: readonly string[]): Promise<ChainTransaction[]> {
  const found: ChainTransaction[] = [];
  for (let from = 0; from < txids.length; from += BATCH) {
    const some = await source.readUnconfirmed(txids.slice(from, from + BATCH));
    found.push(...some.filter((each) => each !== null));
  }
  return found;
}

type Seen = { atMs: number; height: number; isOwn: boolean };

/** Returns whether all of them are kept. */
async function add(tx: Db, found: readonly ChainTransaction[], seen: Seen): Promise<boolean> {
  if (found.length === 0) return true;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from mempool_outputs`.execute(tx);
  let room = MOST_OUTPUTS - (rows[0]?.count ?? 0);
  const kept = found.filter(({ outputs }) => {
    if (outputs.length > room) return false;
    room -= outputs.length;
    return true;
  });
  const transactions = kept.map(({ txid, inputs }) => ({
    txid,
    inputs: inputs.slice(0, MOST_INPUTS).map(({ coin }) => coin),
  }));
  await sql`
    insert into mempool_transactions (txid, inputs, first_seen_at, came_after, first_seen_height, is_own)
    select txid, array(select jsonb_array_elements_text(inputs)), ${isoTime(seen.atMs)}::timestamptz,
      (select current_at from chain_state), ${seen.height}::int, ${seen.isOwn}::boolean
    from jsonb_to_recordset(${JSON.stringify(transactions)}::jsonb) as f(txid text, inputs jsonb)
    on conflict (txid) do update set inputs = excluded.inputs
      where mempool_transactions.inputs @> array[${NOT_READ}]`.execute(tx);
  const outputs = kept.flatMap(({ txid, outputs: all }) =>
    all.flatMap(({ scriptHex: script, units }, vout) =>
      isPayable(script) ? [{ txid, vout, script, units: String(units) }] : [],
    ),
  );
  await sql`
    insert into mempool_outputs (txid, vout, script, units)
    select txid, vout, script, units
    from jsonb_to_recordset(${JSON.stringify(outputs)}::jsonb) as f(txid text, vout int, script text, units bigint)
    on conflict do nothing`.execute(tx);
  await touchPaid(tx, outputs);
  await touchSpent(
    tx,
    await findWatched(
      tx,
      transactions.flatMap(({ inputs }) => inputs),
    ),
  );
  return kept.length === found.length;
}

/** True for a transaction `t` of the mempool that pays to a script where a payment is expected. */
const isExpected = sql`exists (
  select from mempool_outputs o join expected_payments e on e.script = o.script and e.is_watched where o.txid = t.txid)`;

/** Deletes transactions that have left the mempool: into a block, or because another transaction spends their coins. */
async function removeOthers(
  tx: Db,
  listed: { txids: readonly string[]; isComplete: boolean } | null,
  { state, atMs }: { state: { height: number }; atMs: number },
): Promise<void> {
  const isListed = sql`txid = any(${[...(listed?.txids ?? [])]}::text[])`;
  // Without a complete list, only transactions that a block holds or has made impossible have certainly left.
  const mayBeThere = sql`first_seen_height > ${state.height - KEPT_BLOCKS}::int
    and not exists (select from chain_spends s where s.coin = any(inputs))`;
  const isKept = listed?.isComplete
    ? sql`is_own and first_seen_at > ${isoTime(atMs - OWN_UNLISTED_MS)}::timestamptz`
    : sql`(is_own or ${isExpected}) and ${mayBeThere}`;
  const { rows } = await sql<{ txid: string; inputs: string[]; outputs: Output[] | null }>`
    select txid, inputs, (
      select json_agg(json_build_object('script', script, 'units', units::text))
      from mempool_outputs o where o.txid = t.txid) as outputs
    from mempool_transactions t where not (${isListed}) and not (${isKept})`.execute(tx);
  if (rows.length === 0) return;
  await sql`
    delete from mempool_transactions
    where txid = any(${rows.map(({ txid }) => txid)}::text[])`.execute(tx);
  await touchPaid(
    tx,
    rows.flatMap(({ outputs }) => outputs ?? []),
  );
  await touchSpent(
    tx,
    await findWatched(
      tx,
      rows.flatMap(({ inputs }) => inputs),
    ),
  );
}

type Output = { script: string; units: string };

/** Other amounts change nothing, and anybody can send those. */
async function touchPaid(tx: Db, outputs: readonly Output[]): Promise<void> {
  if (outputs.length === 0) return;
  const scripts = outputs.map(({ script }) => script);
  const paid = sql`select * from unnest(${scripts}::text[], ${outputs.map(({ units }) => units)}::bigint[])`;
  await touch(
    tx,
    sql`e.is_watched and e.script = any(${scripts}::text[])
      and (e.match = 'least' or (e.script, e.units) in (${paid}) or (e.script, e.unmarked_units) in (${paid}))`,
  );
}
