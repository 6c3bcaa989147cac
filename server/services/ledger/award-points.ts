import { sql } from 'kysely';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { findLastFrozen, weekForPoints } from './running-week.ts';

/** The change that a review makes to a member's points. */
export type PointsChange = {
  memberId: bigint;
  /** The id of the event that records the decision; never used twice. */
  eventId: string;
  eventType: 'content_approved' | 'content_rated' | 'content_deleted';
  nowMs: number;
  /** In hundredths; negative to take points away. */
  hundredths: number;
  /** The value without a ban. */
  fullHundredths: number;
  /** The entry that it corrects; null for an award. */
  corrects: bigint | null;
};

/** The ledger's name for the reward of approved content. */
const RULE = 'content_submission';

/**
 * Writes a change of points that no event of the bot caused: an event for the servers' boards, a ledger entry, and the totals,
 * for the running week (docs/spec/points.md#13-corrections). Totals never go below 0: the part that exceeds the running week's
 * total is taken from the lifetime alone. The caller's transaction must have begun with `holdWeeksOpen`, so that no week is
 * frozen meanwhile.
 *
 * @returns the number of the ledger entry
 */
export async function writePointsChange(tx: Db, change: PointsChange): Promise<bigint> {
  const { memberId, hundredths, fullHundredths, corrects } = change;
  const at = isoTime(change.nowMs);
  const week = weekForPoints(change.nowMs, await findLastFrozen(tx));
  await sql`select from member_totals where member_id = ${memberId} for update`.execute(tx);
  const now = await readPoints(tx, { memberId, week });
  const points = Math.max(hundredths, -now.lifetime);
  const weekPoints = Math.max(points, -now.week);
  const { rows } = await sql<{ id: bigint }>`
    with event as (
      insert into activity_events (id, type, at, member_id, week)
      values (${change.eventId}, ${change.eventType}, ${at}::timestamptz, ${memberId}, ${week}::date)
      returning seq)
    insert into point_entries (event_seq, member_id, week, at, rule, points, week_points, full_points,
                               cut, corrects)
    select seq, ${memberId}, ${week}::date, ${at}::timestamptz, ${RULE}, ${points}::int,
      ${weekPoints}::int, ${fullHundredths}::int,
      ${hundredths === fullHundredths ? null : 'banned'}, ${corrects}::bigint
    from event returning id`.execute(tx);
  await sql`
    update member_totals set lifetime_points = lifetime_points + ${points}::int
    where member_id = ${memberId}`.execute(tx);
  await writeWeek(tx, { memberId, week, weekPoints });
  const [row] = rows;
  if (!row) throw new Error('the ledger gave no entry');
  return row.id;
}

/** The sum of an award and its corrections, in hundredths. */
export async function readAwarded(tx: Db, entryId: bigint | null): Promise<number> {
  if (entryId === null) return 0;
  const { rows } = await sql<{ points: number }>`
    select coalesce(sum(points), 0)::int as points from point_entries
    where id = ${entryId} or corrects = ${entryId}`.execute(tx);
  return rows[0]?.points ?? 0;
}

async function readPoints(tx: Db, { memberId, week }: { memberId: bigint; week: string }) {
  const { rows } = await sql<{ lifetime: bigint; week: number | null }>`
    select t.lifetime_points as lifetime, (
      select points from week_totals w where w.week = ${week}::date and w.member_id = t.member_id) as week
    from member_totals t where t.member_id = ${memberId}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`member ${memberId} has no totals`);
  return { lifetime: Number(row.lifetime), week: row.week ?? 0 };
}

async function writeWeek(
  tx: Db,
  { memberId, week, weekPoints }: { memberId: bigint; week: string; weekPoints: number },
): Promise<void> {
  if (weekPoints === 0) return;
  await sql`
    insert into week_totals (week, member_id, points, transactions)
    values (${week}::date, ${memberId}, greatest(${weekPoints}::int, 0), 0)
    on conflict (week, member_id) do update set
      points = week_totals.points + ${weekPoints}::int`.execute(tx);
}
