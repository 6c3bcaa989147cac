import { type RawBuilder, sql } from 'kysely';
import { lastDistributedWeek } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';

/**
 * Selects the shares that count as distributed, in SQL on a row of `shares`: the shares of weeks whose Monday 00:00 UTC has come,
 * without held ones (docs/spec/week.md#7-distribution-from-monday). Every figure of earnings uses this.
 */
export function isDistributedShare(nowMs: number): RawBuilder<boolean> {
  return sql`(week <= ${lastDistributedWeek(nowMs)}::date and status not in ('held', 'withheld'))`;
}

/**
 * The sum of a member's distributed shares, in units, in SQL on a row `t` of `member_totals`: the total of all shares, minus
 * those that do not count (yet). Takes two index look-ups, regardless of the number of weeks, and only while there are such
 * shares at all.
 */
export function distributedTo(nowMs: number): RawBuilder<bigint> {
  const last = sql`${lastDistributedWeek(nowMs)}::date`;
  return sql`(t.earned
    - case when exists (select from shares where week > ${last}) then
        coalesce((select sum(amount) from shares where member_id = t.member_id and week > ${last}), 0)
      else 0 end
    - case when exists (select from shares where status in ('held', 'withheld')) then
        coalesce((select sum(amount) from shares
          where member_id = t.member_id and week <= ${last} and status in ('held', 'withheld')), 0)
      else 0 end)::bigint`;
}

/** Everything that was ever distributed, in units. */
export async function readDistributed(db: Db, nowMs: number): Promise<bigint> {
  const last = sql`${lastDistributedWeek(nowMs)}::date`;
  const { rows } = await sql<{ units: bigint }>`
    select (coalesce((select sum(distributed) from weeks where week <= ${last}), 0)
      - coalesce((select sum(amount) from shares where week <= ${last} and status in ('held', 'withheld')), 0)
      )::bigint as units`.execute(db);
  return rows[0]?.units ?? 0n;
}
