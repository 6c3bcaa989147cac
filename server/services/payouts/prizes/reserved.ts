import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

/**
 * The coins of the pool's wallet that treasure hunts will need, in units: prizes of announced hunts without winners yet, and won
 * prizes that are in no payout, or in one that is not sent.
 *
 * @param except a hunt that is left out
 */
export async function readReservedPrizes(db: Db, except: bigint | null = null): Promise<bigint> {
  const { rows } = await sql<{ units: bigint }>`
    select (coalesce((
        select sum(p.amount) from hunt_prizes p join hunts h on h.id = p.hunt_id
        where h.state in ('open', 'ended') and h.id is distinct from ${except === null ? null : String(except)}::bigint), 0)
      + coalesce((select sum(amount) from prizes where status in ('owed', 'paying', 'failed')), 0))::bigint as units`.execute(
    db,
  );
  return rows[0]?.units ?? 0n;
}
