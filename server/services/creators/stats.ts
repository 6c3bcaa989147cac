import { sql } from 'kysely';
import { CREATOR_DAYS, type CreatorStats } from '#contract/creator/dashboard.ts';
import { AppError } from '#contract/errors.ts';
import { formatAmount } from '#rules/amounts.ts';
import type { Messages } from '#rules/messages/messages.ts';
import { toPoints, utcDay } from '#rules/points/points.ts';
import { type Ranks, rankFor } from '#rules/points/ranks.ts';
import { groundsIn } from '#rules/policies/grounds.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import type { Board } from '#server/services/board/board.ts';
import { isDistributedShare } from '#server/services/ledger/distributed.ts';
import { isStanding } from '#server/services/ledger/undo-event.ts';
import type { RewardSettings } from '#server/services/policies/week-rules.ts';
import { readUserWeek } from '#server/services/weeks/weekly-rewards.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type StatsRow = {
  username: string | null;
  twitter_verified: boolean;
  staking_address: string | null;
  hidden_at: Date | null;
  lifetime_points: bigint;
  total: bigint;
  month: bigint;
  submitted: number;
  approved: number;
  decided: number;
};

/**
 * A member's figures on My Dashboard (docs/spec/dashboard.md#2-tiles). Throws `not_found` for an unknown member.
 *
 * @param input.m the texts of a reader's language, in which the grounds are told too; left out for English alone
 */
export async function readCreatorStats(
  db: Db,
  board: Board,
  input: {
    memberId: bigint;
    telegramId: string;
    nowMs: number;
    ranks: Ranks;
    code: string;
    m?: Messages;
  } & RewardSettings,
): Promise<CreatorStats> {
  const [row, week] = await Promise.all([readStats(db, input), readUserWeek(db, board, input)]);
  const lifetime = Number(row.lifetime_points);
  const grounds = week.grounds && groundsIn(week.grounds, input.code, input.m);
  return {
    totalLifetimePoints: toPoints(lifetime),
    currentRank: rankFor(lifetime, input.ranks).rank,
    totalEarnings: formatAmount(row.total),
    weeklyEarnings: week.estimatedShare ?? formatAmount(0n),
    weeklyReason: grounds?.text ?? null,
    ...(grounds?.translation !== undefined && { weeklyReasonTranslation: grounds.translation }),
    monthlyEarnings: formatAmount(row.month),
    postsSubmitted: row.submitted,
    postsApproved: row.approved,
    approvalRate: row.decided === 0 ? 0 : (row.approved / row.decided) * 100,
    stakingBalance: null,
    stakingEligible: row.staking_address !== null,
    twitterVerified: row.twitter_verified,
    username: row.username,
    hidden: row.hidden_at !== null,
  };
}

/** Points for each of the last days, ending today, by the entry's UTC day. */
export async function readCreatorDays(
  db: Db,
  { memberId, nowMs }: { memberId: bigint; nowMs: number },
): Promise<{ days: { day: string; points: number }[] }> {
  const days = Array.from({ length: CREATOR_DAYS }, (_, index) =>
    utcDay(nowMs - (CREATOR_DAYS - 1 - index) * DAY_MS),
  );
  const { rows } = await sql<{ day: string; points: number }>`
    select (at at time zone 'UTC')::date::text as day, sum(points)::int as points
    from point_entries
    where member_id = ${memberId} and at >= ${`${days[0]}T00:00:00Z`}::timestamptz
    group by 1`.execute(db);
  const pointsOn = new Map(rows.map(({ day, points }) => [day, points]));
  return { days: days.map((day) => ({ day, points: toPoints(pointsOn.get(day) ?? 0) })) };
}

/** Adds up the three kinds of payment of payment-history.ts, without shares that are not distributed. */
async function readStats(
  db: Db,
  { memberId, nowMs }: { memberId: bigint; nowMs: number },
): Promise<StatsRow> {
  const { from, to } = monthOf(nowMs);
  const inMonth = sql`between ${from}::timestamptz and ${to}::timestamptz - interval '1 microsecond'`;
  const { rows } = await sql<StatsRow>`
    select m.username, m.twitter_verified, m.staking_address, m.hidden_at, t.lifetime_points,
      (h.total + t.received + f.total)::bigint as total, (h.month + r.month + f.month)::bigint as month, s.*
    from members m join member_totals t on t.member_id = m.id
    cross join lateral (
      select coalesce(sum(amount), 0) as total, coalesce(sum(amount) filter (
        where ${distributedAt} ${inMonth}), 0) as month
      from shares where member_id = m.id and ${isDistributedShare(nowMs)}) h
    cross join lateral (
      select coalesce(sum(amount), 0) as month from activity_events e
      where counterpart_id = m.id and type = 'tip' and ${isStanding} and at ${inMonth}) r
    cross join lateral (
      select coalesce(sum(amount), 0) as total,
        coalesce(sum(amount) filter (where at ${inMonth}), 0) as month
      from activity_events where member_id = m.id and type = 'faucet' and amount is not null) f
    cross join lateral (
      select count(*) filter (where status <> 'withdrawn')::int as submitted,
        count(*) filter (where status = 'approved')::int as approved,
        count(*) filter (where status in ('approved', 'rejected'))::int as decided
      from submissions where member_id = m.id) s
    where m.id = ${memberId}`.execute(db);
  const [row] = rows;
  if (!row) throw new AppError('not_found', (m) => m.refusal_no_such_member());
  return row;
}

/** When a share was distributed, in SQL: the Monday 00:00 UTC after its week (rules/weeks/week.ts). */
export const distributedAt = sql`((week + 1)::timestamp at time zone 'UTC')`;

function monthOf(nowMs: number): { from: string; to: string } {
  const now = new Date(nowMs);
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  return {
    from: isoTime(Date.UTC(year, month, 1)),
    to: isoTime(Date.UTC(year, month + 1, 1)),
  };
}
