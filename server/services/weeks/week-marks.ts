import { sql } from 'kysely';
import type { EstimateReason, UserWeekActivity } from '#contract/site/weekly-rewards.ts';
import { formatAmount, parseAmount } from '#rules/amounts.ts';
import type { Messages } from '#rules/messages/messages.ts';
import { toHundredths, toPoints } from '#rules/points/points.ts';
import { groundsIn } from '#rules/policies/grounds.ts';
import { isoTime } from '#rules/times.ts';
import {
  COMPARED_WITH_MS,
  estimateChange,
  MARK_SLACK_MS,
  MARKS_KEPT_MS,
} from '#rules/weeks/estimate-change.ts';
import type { Db } from '#server/db/connect.ts';
import type { Board } from '#server/services/board/board.ts';
import { findLastFrozen, runningWeek } from '#server/services/ledger/running-week.ts';
import { banStands } from '#server/services/members/bans.ts';
import { type RewardSettings, readWeekRules } from '#server/services/policies/week-rules.ts';
import { readUserWeek } from './weekly-rewards.ts';

/** Less than an hour, because the job may come a little early. */
const MARKED_EVERY_MS = 55 * 60_000;

/** Stores the state of the running week about once an hour, and deletes old states. */
export async function markWeek(
  db: Db,
  { nowMs, ...settings }: { nowMs: number } & RewardSettings,
): Promise<void> {
  const week = runningWeek(nowMs, await findLastFrozen(db));
  const { poolUnits, thresholdHundredths } = await readWeekRules(db, { ...settings, week });
  const at = isoTime(nowMs);
  await sql`
    insert into week_marks (at, week, eligible_points, pool)
    select ${at}::timestamptz, ${week}::date, ${eligiblePoints({ week, thresholdHundredths, nowMs })}, ${poolUnits}::bigint
    where not exists (select from week_marks where week = ${week}::date
      and at > ${isoTime(nowMs - MARKED_EVERY_MS)}::timestamptz)
    on conflict (at) do nothing`.execute(db);
  await sql`
    delete from week_marks where at < ${isoTime(nowMs - MARKS_KEPT_MS)}::timestamptz`.execute(db);
}

type Asked = { week: string; thresholdHundredths: number; nowMs: number };

function eligiblePoints({ week, thresholdHundredths, nowMs }: Asked) {
  return sql<bigint>`(select coalesce(sum(w.points), 0)::bigint
    from week_totals w join members m on m.id = w.member_id
    where w.week = ${week}::date and w.points > 0 and w.points >= ${thresholdHundredths}::int
      and not ${banStands(isoTime(nowMs))})`;
}

/**
 * A member's running week with the reason for its estimate: where all points count, what changed it; otherwise, and while that is
 * not known, the grounds that a dated policy gives. Throws `not_found` for an unknown member.
 *
 * @param input.code of the coin
 * @param input.m the texts of a reader's language, in which the grounds are told too; left out for English alone
 */
export async function readOwnWeek(
  db: Db,
  board: Board,
  input: { telegramId: string; nowMs: number; code: string; m?: Messages } & RewardSettings,
): Promise<UserWeekActivity> {
  const { grounds, ...week } = await readUserWeek(db, board, input);
  const text = grounds && groundsIn(grounds, input.code, input.m);
  const standing = board.week();
  const { counting, thresholdHundredths, poolUnits, estimate } = board.rules();
  const hasNoShare = text !== null && (!week.isEligible || poolUnits === 0n);
  // The change would hide that the pool itself moves with the balance.
  if (standing.name !== week.week || counting.kind !== 'all' || hasNoShare || estimate !== null)
    return { ...week, estimateReason: text };
  const now = {
    ownHundredths: toHundredths(week.activityPoints),
    eligibleHundredths: standing.eligibleHundredths,
    units: parseAmount(week.estimatedShare ?? '0'),
  };
  const asked = { ...input, ...now, thresholdHundredths, week: week.week };
  return { ...week, estimateReason: (await readReason(db, asked)) ?? text };
}

type Standing = { ownHundredths: number; eligibleHundredths: number; units: bigint };

/** Null on the week's first day, and while the week's state at that time is not known. */
async function readReason(
  db: Db,
  input: { telegramId: string; week: string; nowMs: number } & Standing & RewardSettings,
): Promise<EstimateReason | null> {
  const { telegramId, week, nowMs } = input;
  const then = isoTime(nowMs - COMPARED_WITH_MS);
  const { rows } = await sql<{ at: Date; eligible: bigint; pool: bigint; own: number }>`
    select k.at, k.eligible_points as eligible, k.pool, coalesce((
      select sum(p.week_points) from point_entries p join members m on m.id = p.member_id
      where m.telegram_id = ${telegramId}::bigint and p.week = k.week and p.at <= k.at), 0)::int as own
    from week_marks k
    where k.week = ${week}::date and abs(extract(epoch from k.at - ${then}::timestamptz)) * 1000 <= ${MARK_SLACK_MS}::int
    order by abs(extract(epoch from k.at - ${then}::timestamptz)) limit 1`.execute(db);
  const [mark] = rows;
  if (!mark) return null;
  const before = {
    ownHundredths: mark.own,
    eligibleHundredths: Number(mark.eligible),
    poolUnits: mark.pool,
  };
  const change = estimateChange(before, input, input.thresholdHundredths);
  return {
    since: mark.at.toISOString(),
    ownPoints: toPoints(change.ownHundredths),
    othersPoints: toPoints(change.othersHundredths),
    share: formatAmount(change.units),
  };
}
