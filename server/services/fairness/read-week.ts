import { sql } from 'kysely';
import type { FairnessWeek } from '#rules/fairness/find-signals.ts';
import type { Finisher } from '#rules/fairness/hunters.ts';
import type { WeekMember, WeekTip } from '#rules/fairness/tips.ts';
import { isoTime } from '#rules/times.ts';
import { type WeekName, weekEndMs, weekStartMs } from '#rules/weeks/week.ts';
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
    finishers: await readFinishers(db, week),
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

/** Of hunts that ran in the week or gave points in it; those who had finished by its end. */
async function readFinishers(db: Db, week: WeekName): Promise<Finisher[]> {
  const finishers: Finisher[] = [];
  let [hunt, place] = ['0', 0];
  for (;;) {
    const { rows } = await sql<{
      hunt: string;
      place: number;
      id: number;
      at_ms: number;
      created_ms: number;
      first_payer: number | null;
      hundredths: number;
    }>`
      select p.hunt_id::text as hunt, p.place, p.member_id::float8 as id,
        floor(extract(epoch from p.finished_at) * 1000)::float8 as at_ms,
        floor(extract(epoch from m.created_at) * 1000)::float8 as created_ms,
        (select e.member_id::float8 from activity_events e
         where e.type = 'tip' and e.counterpart_id = m.id and ${isStanding} order by e.at, e.seq limit 1) as first_payer,
        (select coalesce(sum(t.points), 0)::int from point_entries t
         where t.member_id = m.id and t.week = ${week}::date and t.rule like 'booty\_hunt\_%') as hundredths
      from hunts h
      join hunt_players p on p.hunt_id = h.id
      join members m on m.id = p.member_id
      where h.state in ('open', 'ended', 'settled') and h.starts_at < ${isoTime(weekEndMs(week))}::timestamptz
        and coalesce(h.settled_at, h.ends_at) >= ${isoTime(weekStartMs(week))}::timestamptz
        and p.finished_at < ${isoTime(weekEndMs(week))}::timestamptz
        and (p.hunt_id, p.place) > (${hunt}::bigint, ${place}::int)
      order by p.hunt_id, p.place limit ${sql.lit(ROWS_AT_ONCE)}`.execute(db);
    for (const { at_ms: atMs, created_ms: createdAtMs, first_payer: firstPayer, ...row } of rows) {
      finishers.push({
        hunt: row.hunt,
        id: row.id,
        atMs,
        createdAtMs,
        firstPayer,
        hundredths: row.hundredths,
      });
    }
    if (rows.length < ROWS_AT_ONCE) return finishers;
    [hunt, place] = [rows.at(-1)?.hunt ?? hunt, rows.at(-1)?.place ?? place];
  }
}
