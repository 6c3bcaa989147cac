import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

/** Marks a transaction in the copy of the mempool whose other inputs are unknown until the mempool is read. */
export const NOT_READ = 'not read';

/**
 * Adds the payments found in the blocks above a height to the copy of the mempool, where a reorganisation puts them, with the time at
 * which they were first seen. They count as unconfirmed until the mempool has been read again. Call it before the blocks are removed.
 */
export async function keepUnconfirmed(tx: Db, height: number): Promise<void> {
  await sql`
    insert into mempool_transactions (txid, inputs, first_seen_at, came_after, first_seen_height, is_own)
    select o.txid, ${NOT_READ}::text || array(
        select distinct s.coin from chain_spends s where s.height > ${height}::int and s.txid = o.txid),
      min(o.block_time), min(o.came_after), ${height}::int, false
    from chain_outputs o where o.height > ${height}::int group by o.txid
    on conflict do nothing`.execute(tx);
  await sql`
    insert into mempool_outputs (txid, vout, script, units)
    select o.txid, o.vout, e.script, o.units
    from chain_outputs o join expected_payments e on e.id = o.expected_id where o.height > ${height}::int
    on conflict do nothing`.execute(tx);
}
