import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

/** Each person's books, by Telegram id. Amounts in units, points in hundredths. */
export type Books = Map<
  string,
  {
    points: number;
    tipped: bigint;
    received: bigint;
    tips: number;
    receipts: number;
    createdAtMs: number;
    name: string | null;
  }
>;

/** Reads everyone's totals. */
export async function readBooks(db: Db): Promise<Books> {
  const { rows } = await sql<{
    telegram_id: bigint;
    lifetime_points: bigint;
    tipped: bigint;
    received: bigint;
    tip_count: number;
    received_count: number;
    created_at: Date;
    username: string | null;
  }>`
    select m.telegram_id, m.created_at, m.username, t.lifetime_points, t.tipped, t.received,
           t.tip_count, t.received_count
    from members m join member_totals t on t.member_id = m.id order by m.telegram_id`.execute(db);
  return new Map(
    rows.map((row) => [
      String(row.telegram_id),
      {
        points: Number(row.lifetime_points),
        tipped: row.tipped,
        received: row.received,
        tips: row.tip_count,
        receipts: row.received_count,
        createdAtMs: row.created_at.getTime(),
        name: row.username,
      },
    ]),
  );
}

/** Every row of the books as text, with people instead of row numbers and without clock times. */
export async function dumpBooks(db: Db): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    with m as (select id, telegram_id from members)
    select 'event ' || e.id || ' ' || concat_ws('|', type, at, m.telegram_id, c.telegram_id, week,
        amount, txid, data::text) as line
      from activity_events e join m on m.id = e.member_id left join m c on c.id = e.counterpart_id
    union all select 'entry ' || e.id || ' ' || concat_ws('|', m.telegram_id, p.week, p.at, p.rule,
        p.points, p.week_points, p.full_points, p.cut)
      from point_entries p join m on m.id = p.member_id join activity_events e on e.seq = p.event_seq
    union all select 'totals ' || m.telegram_id || ' ' || concat_ws('|', lifetime_points, tipped,
        received, earned, tip_count, received_count, names_at, links_at)
      from member_totals t join m on m.id = t.member_id
    union all select 'day ' || concat_ws('|', day, m.telegram_id, recurring_points, rewarded_tips)
      from day_totals d join m on m.id = d.member_id
    union all select 'week of ' || concat_ws('|', week, m.telegram_id, points, transactions)
      from week_totals w join m on m.id = w.member_id
    union all select 'week ' || concat_ws('|', week, distribution_at, pool, threshold,
        active_members, eligible_members, total_points, eligible_points, distributed) from weeks
    union all select 'share ' || concat_ws('|', week, m.telegram_id, points, amount, status)
      from shares s join m on m.id = s.member_id
    union all select 'member ' || concat_ws('|', telegram_id, username, first_name, last_name,
        photo_url, profile_link_url, twitter_handle, primary_address, staking_address, created_at)
      from members
    union all select 'submission ' || concat_ws('|', m.telegram_id, content_type, url, submitted_at)
      from submissions s join m on m.id = s.member_id
    order by 1`.execute(db);
  return rows.map((row) => row.line);
}
