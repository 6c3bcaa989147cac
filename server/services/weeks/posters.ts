import { sql } from 'kysely';
import type { Poster } from '#contract/posters.ts';
import { formatAmount } from '#rules/amounts.ts';
import { displayNameFor } from '#rules/names.ts';
import { toPoints } from '#rules/points/points.ts';
import { type Ranks, rankFor } from '#rules/points/ranks.ts';
import { isDistributed, isWeekName } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';
import { isPublic } from '#server/services/members/public.ts';

/** A closed week's poster; null for any other week. */
export async function readWeekPoster(
  db: Db,
  { week, nowMs }: { week: string; nowMs: number },
): Promise<Poster | null> {
  if (!isWeekName(week)) return null;
  const { rows } = await sql<{ distributed: bigint; recipients: number; active_members: number }>`
    select distributed, coalesce(recipients, eligible_members) as recipients, active_members
    from weeks where week = ${week}::date`.execute(db);
  const [row] = rows;
  if (!row) return null;
  return {
    kind: 'week',
    week,
    isProvisional: !isDistributed(week, nowMs),
    distributed: formatAmount(row.distributed),
    recipients: row.recipients,
    activeMembers: row.active_members,
  };
}

type ShareRow = {
  username: string | null;
  first_name: string | null;
  last_name: string | null;
  lifetime_points: bigint;
  rank: number;
  points: number;
  amount: bigint;
};

/** The poster of a member's share of a closed week; null without a share above 0, and if the member is not public. */
export async function readSharePoster(
  db: Db,
  input: { week: string; memberNumber: string; nowMs: number; ranks: Ranks },
): Promise<Poster | null> {
  const { week, memberNumber, nowMs, ranks } = input;
  if (!isWeekName(week)) return null;
  const { rows } = await sql<ShareRow>`
    select m.username, m.first_name, m.last_name, t.lifetime_points, s.rank, s.points, s.amount
    from shares s join members m on m.id = s.member_id join member_totals t on t.member_id = m.id
    where s.week = ${week}::date and s.member_id = ${memberNumber}::bigint and s.amount > 0 and ${isPublic}`.execute(
    db,
  );
  const [row] = rows;
  if (!row) return null;
  return {
    kind: 'share',
    week,
    isProvisional: !isDistributed(week, nowMs),
    name: displayNameFor({
      firstName: row.first_name,
      lastName: row.last_name,
      username: row.username,
    }),
    pirateRank: rankFor(Number(row.lifetime_points), ranks).rank,
    place: row.rank,
    points: toPoints(row.points),
    share: formatAmount(row.amount),
  };
}
