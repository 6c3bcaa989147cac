import { sql } from 'kysely';
import { isoTime } from '#rules/times.ts';
import { distributionMs } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';

/**
 * Adds owed shares to a closed week, which is written first if there is none: its figures are those of these shares, and each member
 * has 5 points. For tests about what follows a closing; the closing itself is `closePastWeeks`.
 *
 * @param input.elsewhere the week is settled outside of this site, as after an import
 */
export async function writeClosedWeek(
  db: Db,
  input: {
    week: string;
    shares: readonly { memberId: bigint | number; units: bigint }[];
    elsewhere?: boolean;
  },
): Promise<void> {
  const { week, elsewhere = false } = input;
  const shares = input.shares.map(({ memberId, units }, index) => ({
    member: String(memberId),
    units: String(units),
    rank: index + 1,
  }));
  const listed = sql`json_to_recordset(${JSON.stringify(shares)}::json) as r(member bigint, units bigint, rank int)`;
  await sql`
    insert into weeks (week, distribution_at, pool, threshold, formula_version, active_members, eligible_members,
      total_points, eligible_points, distributed, result_hash, settlement)
    select ${week}::date, ${isoTime(distributionMs(week))}::timestamptz, sum(units), 500, 1, count(*), count(*),
      sum(500), sum(500), sum(units), repeat('0', 64), ${elsewhere ? 'elsewhere' : 'here'}
    from ${listed}
    on conflict (week) do nothing`.execute(db);
  await sql`
    insert into shares (week, member_id, points, amount, rank, account_created_at, status)
    select ${week}::date, m.id, 500, units,
      r.rank + (select coalesce(max(rank), 0) from shares where week = ${week}::date), m.created_at,
      ${elsewhere ? 'settled' : 'owed'}
    from ${listed} join members m on m.id = r.member`.execute(db);
}
