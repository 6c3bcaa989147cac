import { sql } from 'kysely';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { writeAudit } from '#server/services/audit/write.ts';
import { rollBack } from './blocks.ts';
import { readChainState } from './chain-state.ts';

/** How long found outputs of a payment are kept after nobody looks for it any more, in ms. */
const FOUND_KEPT_MS = 30 * 86_400_000;
/**
 * The blocks for which coins spent by the site are kept after the spend: they tell the site's payments from members' payments
 * whenever a block is read again. After a reorganisation that is at most the 200 blocks that are kept and a hundred more.
 */
const SITE_COINS_KEPT_BLOCKS = 1_000;
/** The most rows removed in one call; the next call removes more. */
const MOST = 5_000;

/** Deletes the outputs found for payments that ended long ago. Returns the number of payments. */
export async function pruneChain(db: Db, nowMs: number): Promise<number> {
  await pruneSiteCoins(db);
  const isOver = sql`not is_watched and not is_followed and not is_touched
    and watched_until < ${isoTime(nowMs - FOUND_KEPT_MS)}::timestamptz`;
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: bigint; kind: string; of_id: bigint }>`
      select id, kind, of_id from expected_payments
      where ${isOver}
        and (exists (select from chain_outputs o where o.expected_id = expected_payments.id)
          or exists (select from watched_coins w
            where (w.kind, w.of_id) = (expected_payments.kind, expected_payments.of_id)))
      order by watched_until limit ${sql.lit(MOST)}`.execute(tx);
    const ids = rows.map(({ id }) => id);
    await sql`delete from chain_outputs where expected_id = any(${ids}::bigint[])`.execute(tx);
    for (const table of ['watched_coins', 'chain_spends']) {
      await sql`
        delete from ${sql.table(table)} c using expected_payments e
        where e.id = any(${ids}::bigint[]) and (c.kind, c.of_id) = (e.kind, e.of_id)
          and not exists (
            select from expected_payments o where (o.kind, o.of_id) = (e.kind, e.of_id) and not (${isOver}))`.execute(
        tx,
      );
    }
    return ids.length;
  });
}

/** Keeps a coin until a block spends it: signed bytes that spend it may still exist. */
async function pruneSiteCoins(db: Db): Promise<void> {
  await sql`
    with spent as (
      delete from chain_spends where (kind, of_id, coin, txid) in (
        select kind, of_id, coin, txid from chain_spends
        where kind = 'site' and height <= (select max(height) from chain_blocks) - ${SITE_COINS_KEPT_BLOCKS}::int
        order by height limit ${sql.lit(MOST)})
      returning kind, of_id, coin)
    delete from watched_coins w using spent s
    where (w.kind, w.of_id, w.coin) = (s.kind, s.of_id, s.coin)`.execute(db);
}

/**
 * Resumes a halted chain: reads all kept blocks again from the chain that the node or index has now. Returns the height from
 * which blocks are read; null if the chain is not halted.
 */
export async function resumeChain(
  db: Db,
  { actor, nowMs }: { actor: string; nowMs: number },
): Promise<number | null> {
  const state = await readChainState(db);
  if (state === null || state.halted === null) return null;
  const { rows } = await sql<{ height: number }>`
    select min(height) as height from chain_blocks`.execute(db);
  const height = rows[0]?.height ?? state.height;
  await rollBack(db, { height, top: state.hash });
  await db.transaction().execute(async (tx) => {
    await sql`update chain_state set halted = null`.execute(tx);
    await writeAudit(tx, {
      actor,
      action: 'chain_resumed',
      entity: 'chain',
      entityId: String(height),
      before: { halted: state.halted, height: state.height },
      after: { height },
      atMs: nowMs,
    });
  });
  return height;
}
