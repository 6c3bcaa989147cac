import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

/**
 * The sum of the shares that this site still owes its members, in units: in no payout yet, or in one that is not sent. Includes
 * held shares.
 */
export async function readOwed(db: Db): Promise<{ shares: number; units: bigint }> {
  // Two counts, because each has a partial index of its own.
  const { rows } = await sql<{ shares: number; units: string }>`
    select sum(shares)::int as shares, sum(units)::text as units from (
      select count(*) filter (where amount > 0) as shares, coalesce(sum(amount), 0) as units
      from shares where status in ('owed', 'held', 'failed')
        and week not in (select week from weeks where settlement <> 'here')
      union all
      select count(*), coalesce(sum(amount), 0)
      from shares where payout_id is not null and status = 'paying') parts`.execute(db);
  return { shares: rows[0]?.shares ?? 0, units: BigInt(rows[0]?.units ?? 0) };
}

/**
 * The total of shares paid, in units: by payouts in blocks deep enough to count as confirmed, and by hand. Prizes of treasure hunts
 * are none.
 */
export async function readPaid(db: Db): Promise<bigint> {
  const { rows } = await sql<{ units: bigint }>`
    select (coalesce((select sum(amount) from payouts where state = 'confirmed' and purpose = 'shares'), 0)
      + coalesce((select sum(amount) from hand_payments where taken_back_at is null), 0)
      )::bigint as units`.execute(db);
  return rows[0]?.units ?? 0n;
}
