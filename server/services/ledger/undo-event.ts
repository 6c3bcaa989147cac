import { type RawBuilder, sql } from 'kysely';
import { isTooSmall } from '#rules/points/awards.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { banStands } from '#server/services/members/bans.ts';
import { readEarningAt } from './earning.ts';
import { findLastFrozen, weekForPoints } from './running-week.ts';

/**
 * Tips and sends whose payment left the chain for good (docs/decisions/035-the-chain-is-followed-block-by-block.md). The event
 * stays. An event `tip_undone` or `send_undone` takes its amount out of the totals, and correcting entries take back the points
 * that it earned. The part of its day's limits that it used stays used.
 */

/** True if the event `e` was not undone. */
export const isStanding: RawBuilder<boolean> = sql`not exists (
  select from activity_events undone where undone.id = e.id || ':undone')`;

type Undone = {
  type: 'tip' | 'send';
  memberId: bigint;
  counterpartId: bigint | null;
  units: bigint;
  txid: string | null;
};

/**
 * Undoes, once, a tip or send that was booked under this id. The bonus for the first one is lost only with the last one that was
 * not undone, apart from tips that were too small to earn it. The caller's transaction must have begun with `holdWeeksOpen`. Throws if there is no such event.
 */
export async function undoEvent(
  tx: Db,
  { eventId, nowMs }: { eventId: string; nowMs: number },
): Promise<void> {
  const { rows } = await sql<Undone>`
    select type, member_id as "memberId", counterpart_id as "counterpartId", amount as units, txid
    from activity_events where id = ${eventId} and type in ('tip', 'send')`.execute(tx);
  const [done] = rows;
  if (!done) throw new Error(`there is no tip or send ${eventId}`);
  const { type, memberId, counterpartId, units, txid } = done;
  await lockTotals(tx, [memberId, counterpartId ?? memberId]);
  const at = isoTime(nowMs);
  const week = weekForPoints(nowMs, await findLastFrozen(tx));
  const { rows: written } = await sql<{ seq: bigint }>`
    insert into activity_events (id, type, at, member_id, counterpart_id, week, amount, txid)
    values (${`${eventId}:undone`}, ${`${type}_undone`}, ${at}::timestamptz, ${memberId}::bigint,
      ${counterpartId}::bigint, ${week}::date, ${units}::bigint, ${txid})
    on conflict (id) do nothing returning seq`.execute(tx);
  const seq = written[0]?.seq;
  if (seq === undefined) return;
  for (const { id, net, rule } of await findEarned(tx, { eventId, type, memberId })) {
    const change = { corrects: id, rule: `${rule}_undone`, points: -net };
    await correct(tx, { seq, memberId, week, at }, change);
  }
  if (type === 'send') return;
  await sql`
    update member_totals set tipped = tipped - ${units}::bigint, tip_count = tip_count - 1
    where member_id = ${memberId}::bigint`.execute(tx);
  await sql`
    update member_totals set received = received - ${units}::bigint, received_count = received_count - 1
    where member_id = ${counterpartId}::bigint`.execute(tx);
}

/**
 * Returns the bonus for a first tip or send with the next one, if it was taken back: as many points as a first one earns in the
 * week of the new one. Call it after the new one was taken, in the same transaction.
 */
export async function giveBackFirst(
  tx: Db,
  { eventId, nowMs }: { eventId: string; nowMs: number },
): Promise<void> {
  const { rows } = await sql<TakenBack>`
    select p.id, e.seq, e.member_id, e.type, e.amount as units, e.at from activity_events e
    join point_entries p on p.member_id = e.member_id and p.rule = 'first_' || e.type
    join members m on m.id = e.member_id
    where e.id = ${eventId} and p.event_seq <> e.seq and not ${banStands(isoTime(nowMs))}
      and p.points + (select coalesce(sum(c.points), 0) from point_entries c where c.corrects = p.id) <= 0
      and 'first_' || e.type || '_undone' = (
        select c.rule from point_entries c where c.corrects = p.id order by c.id desc limit 1)`.execute(
    tx,
  );
  const [taken] = rows;
  if (!taken) return;
  const earning = await readEarningAt(tx, taken.at.getTime());
  if (isTooSmall(taken, earning)) return;
  const rule = `first_${taken.type}` as const;
  const week = weekForPoints(nowMs, await findLastFrozen(tx));
  await correct(
    tx,
    { seq: taken.seq, memberId: taken.member_id, week, at: isoTime(nowMs) },
    { corrects: taken.id, rule: `${rule}_again`, points: earning.hundredths[rule] },
  );
}

/** A first tip or send whose bonus was taken back, and the event that may give it again. */
type TakenBack = {
  /** Of the entry of the bonus. */
  id: bigint;
  seq: bigint;
  member_id: bigint;
  type: 'tip' | 'send';
  units: bigint | null;
  at: Date;
};

// In the order of member numbers, as everywhere.
async function lockTotals(tx: Db, members: readonly bigint[]): Promise<void> {
  await sql`
    select from member_totals where member_id = any(${[...members]}::bigint[])
    order by member_id for update`.execute(tx);
}

async function findEarned(
  tx: Db,
  { eventId, type, memberId }: { eventId: string; type: 'tip' | 'send'; memberId: bigint },
): Promise<{ id: bigint; net: number; rule: string }[]> {
  const { rows } = await sql<{ id: bigint; net: number; rule: string }>`
    select p.id, p.rule,
      (p.points + (select coalesce(sum(c.points), 0) from point_entries c where c.corrects = p.id))::int as net
    from point_entries p
    where p.member_id = ${memberId}::bigint and (
      p.rule = ${type} and p.event_seq = (select seq from activity_events where id = ${eventId})
      or p.rule = ${`first_${type}`} and not exists (
        select from activity_events e
        where e.member_id = ${memberId}::bigint and e.type = ${type} and ${isStanding} and not exists (
          select from point_entries small
          where small.event_seq = e.seq and small.member_id = e.member_id and small.cut = 'least_tip')))
    order by p.id`.execute(tx);
  return rows.filter(({ net }) => net > 0);
}

type Place = { seq: bigint; memberId: bigint; week: string; at: string };

/** Writes a correcting entry for the running week. Neither total goes below 0. */
async function correct(
  tx: Db,
  { seq, memberId, week, at }: Place,
  { corrects, rule, points }: { corrects: bigint; rule: string; points: number },
): Promise<void> {
  await sql`
    with now as (
      select t.lifetime_points as lifetime, coalesce((
        select w.points from week_totals w where w.week = ${week}::date and w.member_id = t.member_id), 0) as week
      from member_totals t where t.member_id = ${memberId}::bigint),
    due as (
      select greatest(${points}::int, -lifetime)::int as points,
        greatest(greatest(${points}::int, -lifetime), -week)::int as week_points from now),
    entry as (
      insert into point_entries (event_seq, member_id, week, at, rule, points, week_points, full_points, corrects)
      select ${seq}::bigint, ${memberId}::bigint, ${week}::date, ${at}::timestamptz, ${rule}, points, week_points,
        ${points}::int, ${corrects}::bigint from due),
    total as (
      update member_totals t set lifetime_points = t.lifetime_points + due.points
      from due where t.member_id = ${memberId}::bigint)
    insert into week_totals as w (week, member_id, points, transactions)
    select ${week}::date, ${memberId}::bigint, greatest(week_points, 0), 0 from due where week_points <> 0
    on conflict (week, member_id) do update set points = w.points + (select week_points from due)`.execute(
    tx,
  );
}
