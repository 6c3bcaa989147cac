import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';

/** The result of an import in a database, in units and hundredths; the books as a fingerprint. */
export async function readFigures(db: Db) {
  const { rows } = await sql<Figures>`
    select (select count(*)::int from activity_events where type = 'tip') as tips,
      (select count(*)::int from members) as members,
      (select sum(tipped)::bigint from member_totals) as volume,
      (select sum(lifetime_points)::int from member_totals) as points,
      (select count(*)::int from weeks where distributed > 0) as paid_weeks,
      (select count(*)::int from weeks where distributed not in (0, 50000000000)) as odd_weeks,
      (select sum(amount)::bigint from shares) as distributed,
      (select json_build_array(m.username, t.lifetime_points, t.tipped, t.received, t.earned)
       from member_totals t join members m on m.id = t.member_id
       order by t.lifetime_points desc, m.created_at limit 1) as first,
      (select md5(string_agg(concat_ws(' ', e.id, m.telegram_id, p.rule, p.points, p.cut, p.week),
         ',' order by e.id collate "C", m.telegram_id, p.rule collate "C"))
       from point_entries p join activity_events e on e.seq = p.event_seq
       join members m on m.id = p.member_id) as entries,
      (select md5(string_agg(concat_ws(' ', s.week, m.telegram_id, s.points, s.amount),
         ',' order by s.week, m.telegram_id))
       from shares s join members m on m.id = s.member_id) as shares,
      (select md5(string_agg(concat_ws(' ', m.telegram_id, m.username,
         extract(epoch from m.created_at), t.lifetime_points, t.tipped, t.received, t.earned,
         t.tip_count, t.received_count), ',' order by m.telegram_id))
       from member_totals t join members m on m.id = t.member_id) as totals`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('there are no figures');
  return row;
}

export type Figures = {
  tips: number;
  members: number;
  volume: bigint;
  points: number;
  paid_weeks: number;
  odd_weeks: number;
  distributed: bigint;
  first: [name: string, points: number, tipped: number, received: number, earned: number];
  entries: string;
  shares: string;
  totals: string;
};
