import { type RawBuilder, sql } from 'kysely';
import type { Coin } from '#rules/coins/coin.ts';
import { isoTime } from '#rules/times.ts';
import { sendersOf } from '#server/coin/senders.ts';
import type { Db } from '#server/db/connect.ts';
import type { ChainBlock } from '#server/gateways/chain/chain-source.ts';
import {
  coinsOf,
  type MatchedOutput,
  type MatchedSpend,
  matchOutputs,
  matchSpends,
  scriptsOf,
  shortOutputs,
  type Wanted,
  type WatchedCoin,
} from './matching.ts';
import { keepUnconfirmed } from './taken-back.ts';

/** The deepest reorganisation that the follower handles, in blocks. */
export const DEEPEST_REORGANISATION = 100;
/** Blocks kept beyond that depth. */
const BLOCKS_KEPT = 2 * DEEPEST_REORGANISATION;

/** The most outputs kept for one expected payment: outputs of the same amount, and, where any amount counts, the largest ones. */
const MOST_ALIKE = 20;
const MOST_LARGEST = 200;

export type NextBlock = { height: number; block: ChainBlock; coin: Coin };

/**
 * Writes the expected payments that a block contains. Returns false if the block does not follow the newest one that was read:
 * another server was faster, or the chain has changed.
 */
export function writeBlock(db: Db, next: NextBlock): Promise<boolean> {
  const { height, block } = next;
  return db.transaction().execute(async (tx) => {
    await sql`select from chain_state for update`.execute(tx);
    if (!(await isNext(tx, next))) return false;
    await sql`
      insert into chain_blocks (height, hash, time, txids)
      values (${height}::int, ${block.hash}, ${isoTime(block.timeMs)}::timestamptz,
        ${block.transactions.map(({ txid }) => txid)}::text[])`.execute(tx);
    await sql`delete from chain_blocks where height < ${height - BLOCKS_KEPT}::int`.execute(tx);
    await sql`delete from undone_transactions where height < ${height - BLOCKS_KEPT}::int`.execute(
      tx,
    );
    const outputs = await writeOutputs(tx, next);
    if (outputs.length > 0) await watchDeposits(tx, height);
    const spends = await writeSpends(tx, next);
    await touchAfterBlock(tx, outputs, spends);
    return true;
  });
}

async function isNext(tx: Db, { height, block }: NextBlock): Promise<boolean> {
  const { rows } = await sql`
    select from chain_blocks
    where height = ${height - 1}::int and hash = ${block.previousHash}
      and not exists (select from chain_blocks where height >= ${height}::int)`.execute(tx);
  return rows.length > 0;
}

async function writeOutputs(tx: Db, { height, block, coin }: NextBlock): Promise<MatchedOutput[]> {
  const { rows: wanted } = await sql<Wanted>`
    select * from (
      select id, kind, of_id, script, match, units, unmarked_units,
        case when opened_height >= ${height}::int then array(
          select txid || ':' || vout from used_outputs u where u.kind = e.kind and u.of_id = e.of_id) end as claimed
      from expected_payments e where is_watched and script = any(${scriptsOf(block)}::text[])) each
    where claimed is distinct from '{}'`.execute(tx);
  if (wanted.length === 0) return [];
  const scripts = new Set(wanted.map(({ script }) => script));
  const paying = block.transactions.filter(({ outputs }) =>
    outputs.some(({ scriptHex }) => scripts.has(scriptHex)),
  );
  const coins = await findWatched(tx, coinsOf({ ...block, transactions: paying }));
  const found = matchOutputs({ ...block, transactions: paying }, wanted, coins);
  const rows = found.map(({ transaction, ...output }) => ({
    expected_id: String(output.expectedId),
    txid: output.txid,
    vout: output.vout,
    units: String(output.units),
    from_addresses: sendersOf(transaction.inputs, coin),
    made_by: output.madeBy.map(String),
    by_site: output.bySite,
  }));
  await sql`
    insert into chain_outputs (txid, vout, expected_id, units, height, block_time, came_after, from_addresses, made_by,
      by_site)
    select txid, vout, expected_id, units, ${height}::int, ${isoTime(block.timeMs)}::timestamptz,
      coalesce((select came_after from mempool_transactions m where m.txid = f.txid), (select current_at from chain_state)),
      array(select jsonb_array_elements_text(from_addresses)),
      array(select jsonb_array_elements_text(made_by)::bigint), by_site
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as f(txid text, vout int, expected_id bigint, units bigint,
      from_addresses jsonb, made_by jsonb, by_site boolean)
    on conflict do nothing`.execute(tx);
  await keepFew(tx, [...new Set(found.map(({ expectedId }) => expectedId))]);
  return found;
}

/** Limits the outputs kept: anybody can pay an address any number of times. */
async function keepFew(tx: Db, expectedIds: readonly bigint[]): Promise<void> {
  if (expectedIds.length === 0) return;
  await sql`
    with ranked as (
      select o.expected_id, o.txid, o.vout, e.match, row_number() over (
        partition by o.expected_id, case when e.match <> 'least' then o.units end
        order by case when e.match = 'least' then o.units end desc, o.height, o.txid, o.vout) as place
      from chain_outputs o join expected_payments e on e.id = o.expected_id
      where o.expected_id = any(${[...expectedIds]}::bigint[]))
    delete from chain_outputs o using ranked r
    where (o.expected_id, o.txid, o.vout) = (r.expected_id, r.txid, r.vout)
      and r.place > case when r.match = 'least' then ${sql.lit(MOST_LARGEST)} else ${sql.lit(MOST_ALIKE)} end`.execute(
    tx,
  );
}

/** Watches the coins of an escrow from the block that brings them; the same block may spend them. */
async function watchDeposits(tx: Db, height: number): Promise<void> {
  await sql`
    insert into watched_coins (coin, kind, of_id)
    select o.txid || ':' || o.vout, 'escrow', e.of_id
    from chain_outputs o join expected_payments e on e.id = o.expected_id
    where o.height = ${height}::int and e.kind = 'escrow'
    on conflict do nothing`.execute(tx);
}

async function writeSpends(tx: Db, { height, block }: NextBlock): Promise<MatchedSpend[]> {
  const spends = matchSpends(block, await findWatched(tx, coinsOf(block)));
  if (spends.length === 0) return [];
  const rows = spends.map(({ coin, kind, of_id, transaction }) => ({
    coin,
    kind,
    of_id: String(of_id),
    txid: transaction.txid,
    outputs: kind === 'escrow' ? shortOutputs(transaction) : [],
  }));
  await sql`
    insert into chain_spends (coin, kind, of_id, txid, height, outputs)
    select coin, kind, of_id, txid, ${height}::int, outputs
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as f(coin text, kind text, of_id bigint, txid text, outputs jsonb)
    on conflict (kind, of_id, coin, txid) do update set height = excluded.height`.execute(tx);
  return spends;
}

/** The coins among these whose spending matters. */
export async function findWatched(tx: Db, coins: readonly string[]): Promise<WatchedCoin[]> {
  if (coins.length === 0) return [];
  const { rows } = await sql<WatchedCoin>`
    select coin, kind, of_id from watched_coins where coin = any(${[...coins]}::text[])`.execute(
    tx,
  );
  return rows;
}

async function touchAfterBlock(
  tx: Db,
  outputs: readonly MatchedOutput[],
  spends: readonly MatchedSpend[],
): Promise<void> {
  const expectedIds = outputs.map(({ expectedId }) => expectedId);
  await touch(tx, sql`e.is_followed`);
  await touch(tx, sql`e.id = any(${expectedIds}::bigint[])`);
  await touchSpent(tx, spends);
}

/** Marks the subjects of spent coins for settling. */
export async function touchSpent(
  tx: Db,
  spends: readonly Pick<WatchedCoin, 'kind' | 'of_id'>[],
): Promise<void> {
  for (const kind of ['send', 'escrow'] as const) {
    const ids = spends.filter((each) => each.kind === kind).map(({ of_id }) => of_id);
    if (ids.length > 0) {
      await touch(tx, sql`e.kind = ${kind} and e.of_id = any(${ids}::bigint[])`);
    }
  }
}

/**
 * Marks expected payments `e` for settling. Waits for those that are being settled, which may not have seen the change, and locks
 * them in the order of their ids.
 */
export async function touch(tx: Db, which: RawBuilder<unknown>): Promise<void> {
  await sql`
    update expected_payments set is_touched = true
    where id in (select e.id from expected_payments e where ${which} order by e.id for update)`.execute(
    tx,
  );
}

/** Notes the transactions of all blocks above a height: the next blocks that hold them are not their first ones. */
export async function noteUndone(tx: Db, height: number): Promise<void> {
  await sql`
    insert into undone_transactions as u (txid, height)
    select each.txid, min(b.height) from chain_blocks b cross join unnest(b.txids) as each(txid)
    where b.height > ${height}::int group by each.txid
    on conflict (txid) do update set height = least(u.height, excluded.height)`.execute(tx);
}

/**
 * Takes back all blocks above a height, because a reorganisation has replaced them. Does nothing if `top` is no longer the hash
 * of the newest block: another server was faster.
 */
export function rollBack(db: Db, { height, top }: { height: number; top: string }): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await sql`select from chain_state for update`.execute(tx);
    const { rows: newest } = await sql<{ hash: string }>`
      select hash from chain_blocks order by height desc limit 1`.execute(tx);
    if (newest[0]?.hash !== top) return;
    await noteUndone(tx, height);
    await keepUnconfirmed(tx, height);
    await sql`delete from chain_blocks where height > ${height}::int`.execute(tx);
    const { rows: lost } = await sql<{ expected_id: bigint }>`
      delete from chain_outputs where height > ${height}::int returning expected_id`.execute(tx);
    const { rows: unspent } = await sql<WatchedCoin>`
      delete from chain_spends where height > ${height}::int returning kind, of_id`.execute(tx);
    // Watch them again, even if their time is over: the next blocks may hold them.
    await sql`
      update expected_payments set is_watched = true
      where id = any(${lost.map(({ expected_id }) => expected_id)}::bigint[])`.execute(tx);
    await touch(tx, sql`e.id = any(${lost.map(({ expected_id }) => expected_id)}::bigint[])`);
    await touchSpent(tx, unspent);
  });
}
