import { sql } from 'kysely';
import type { FairnessWeek } from '#rules/fairness/find-signals.ts';
import type { WeekMember, WeekTip } from '#rules/fairness/tips.ts';
import { type WeekName, weekEndMs } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';
import { isStanding } from '#server/services/ledger/undo-event.ts';

/** Rows read at a time, with other work in between. */
const ROWS_AT_ONCE = 20_000;

/** The tips that count for a week, and all members who earned or tipped in it, as the check of its fairness needs them. */
export async function readFairnessWeek(
  db: Db,
  { week, leastUnits }: { week: WeekName; leastUnits: bigint },
): Promise<FairnessWeek> {
  return {
    endMs: weekEndMs(week),
    tips: await readTips(db, week),
    members: await readMembers(db, week),
    leastUnits,
  };
}

async function readTips(db: Db, week: WeekName): Promise<WeekTip[]> {
  const tips: WeekTip[] = [];
  for (let after = 0; ; ) {
    const { rows } = await sql<{
      seq: number;
      tip: [string, number, number, number, string, number];
    }>`
      select e.seq::float8 as seq, json_build_array(e.id, floor(extract(epoch from e.at) * 1000),
        e.member_id, e.counterpart_id, e.amount::text, coalesce(p.points, 0)) as tip
      from activity_events e
      left join point_entries p
        on p.event_seq = e.seq and p.member_id = e.member_id and p.rule = 'tip'
      where e.week = ${week}::date and e.type = 'tip' and ${isStanding} and e.seq > ${after}
      order by e.seq limit ${sql.lit(ROWS_AT_ONCE)}`.execute(db);
    for (const { tip } of rows) {
      const [id, atMs, from, to, units, hundredths] = tip;
      tips.push({ id, atMs, from, to, units: BigInt(units), hundredths });
    }
    if (rows.length < ROWS_AT_ONCE) break;
    after = rows.at(-1)?.seq ?? after;
  }
  return tips.sort((a, b) => a.atMs - b.atMs);
}

async function readMembers(db: Db, week: WeekName): Promise<WeekMember[]> {
  const members: WeekMember[] = [];
  for (let after = 0; ; ) {
    const { rows } = await sql<{
      id: number;
      hundredths: number;
      created_ms: number;
      first_tip: [string, number, string] | null;
      primary_address: string | null;
    }>`
      select w.member_id::float8 as id, w.points as hundredths, m.primary_address,
        floor(extract(epoch from m.created_at) * 1000)::float8 as created_ms,
        (select json_build_array(e.id, e.member_id, e.amount::text) from activity_events e
         where e.type = 'tip' and e.counterpart_id = m.id and ${isStanding} order by e.at, e.seq limit 1) as first_tip
      from week_totals w join members m on m.id = w.member_id
      where w.week = ${week}::date and w.member_id > ${after}
      order by w.member_id limit ${sql.lit(ROWS_AT_ONCE)}`.execute(db);
    for (const row of rows) {
      const [id = '', from = 0, units = '0'] = row.first_tip ?? [];
      members.push({
        id: row.id,
        hundredths: row.hundredths,
        createdAtMs: row.created_ms,
        firstTip: row.first_tip && { id, from, units: BigInt(units) },
        address: row.primary_address,
      });
    }
    if (rows.length < ROWS_AT_ONCE) break;
    after = rows.at(-1)?.id ?? after;
  }
  return members;
}
