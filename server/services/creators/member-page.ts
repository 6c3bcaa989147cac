import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import type { Poster } from '#contract/posters.ts';
import type { MemberPage } from '#contract/site/members.ts';
import { formatAmount } from '#rules/amounts.ts';
import { MEMBER_BADGES, MEMBER_WEEKS } from '#rules/limits.ts';
import { boardName } from '#rules/names.ts';
import { toPoints } from '#rules/points/points.ts';
import { type Ranks, rankFor } from '#rules/points/ranks.ts';
import type { Role } from '#rules/roles.ts';
import type { Db } from '#server/db/connect.ts';
import type { Board } from '#server/services/board/board.ts';
import { httpsOnly } from '#server/services/board/leaderboard.ts';
import { distributedTo, isDistributedShare } from '#server/services/ledger/distributed.ts';
import { nameOf } from '#server/services/members/names.ts';
import { isPublic } from '#server/services/members/public.ts';
import { isShown } from '#server/services/submissions/showcase.ts';

type MemberRow = {
  id: bigint;
  username: string | null;
  first_name: string | null;
  last_name: string | null;
  profile_link_url: string | null;
  twitter_handle: string | null;
  twitter_verified: boolean;
  role: Role;
  created_at: Date;
  lifetime_points: bigint;
  tipped: bigint;
  received: bigint;
  tip_count: number;
  received_count: number;
  earned: bigint;
};

type Asked = { memberNumber: string; nowMs: number; ranks: Ranks };

/** A member's public page. Throws `not_found`, with the same text for unknown, hidden and erased members. */
export async function readMemberPage(db: Db, board: Board, asked: Asked): Promise<MemberPage> {
  const row = await findMember(db, asked);
  if (row === null) throw new AppError('not_found', (m) => m.refusal_no_member_number());
  const lifetime = Number(row.lifetime_points);
  return {
    userId: String(row.id),
    ...boardName({ firstName: row.first_name, lastName: row.last_name, username: row.username }),
    username: row.username,
    profileLinkUrl: httpsOnly(row.profile_link_url),
    twitterHandle: row.twitter_handle,
    twitterVerified: row.twitter_verified,
    isAdmin: row.role !== 'member',
    pirateRank: rankFor(lifetime, asked.ranks).rank,
    totalLifetimePoints: toPoints(lifetime),
    position: await board.readPosition('totalLifetimePoints', Number(row.id)),
    accountCreatedAt: row.created_at.toISOString(),
    totalTipped: formatAmount(row.tipped),
    tipCount: row.tip_count,
    totalReceived: formatAmount(row.received),
    receivedCount: row.received_count,
    totalLifetimeEarnings: formatAmount(row.earned),
    content: await readContentTotals(db, row.id),
    badges: await readBadges(db, row.id),
    ...(await readSharedWeeks(db, { memberId: row.id, nowMs: asked.nowMs })),
  };
}

/** A member's poster; null for members without a page. */
export async function readMemberPoster(db: Db, board: Board, asked: Asked): Promise<Poster | null> {
  const row = await findMember(db, asked);
  return (
    row && {
      kind: 'member',
      name: nameOf(row),
      pirateRank: rankFor(Number(row.lifetime_points), asked.ranks).rank,
      place: await board.readPosition('totalLifetimePoints', Number(row.id)),
      points: toPoints(Number(row.lifetime_points)),
      earned: formatAmount(row.earned),
    }
  );
}

async function findMember(db: Db, { memberNumber, nowMs }: Asked): Promise<MemberRow | null> {
  const { rows } = await sql<MemberRow>`
    select m.id, m.username, m.first_name, m.last_name, m.profile_link_url, m.twitter_handle, m.twitter_verified,
      m.role, m.created_at, t.lifetime_points, t.tipped, t.received, t.tip_count::int as tip_count,
      t.received_count::int as received_count, ${distributedTo(nowMs)} as earned
    from members m join member_totals t on t.member_id = m.id
    where m.id = ${memberNumber}::bigint and ${isPublic}`.execute(db);
  return rows[0] ?? null;
}

async function readContentTotals(db: Db, memberId: bigint): Promise<MemberPage['content']> {
  const { rows } = await sql<{ items: number; points: number }>`
    select count(*)::int as items, coalesce(sum(points), 0)::int as points
    from submissions s where s.member_id = ${memberId} and ${isShown}`.execute(db);
  const { items = 0, points = 0 } = rows[0] ?? {};
  return { items, points: toPoints(points) };
}

/** A member on the list of a hunt's finishers has its badge once the hunt is settled. */
async function readBadges(db: Db, memberId: bigint): Promise<string[]> {
  const { rows } = await sql<{ badge: string }>`
    select h.badge from hunt_players p join hunts h on h.id = p.hunt_id
    where p.member_id = ${memberId} and p.place is not null and h.state = 'settled' and h.badge is not null
      and h.list_text::jsonb -> 'members' @> to_jsonb(p.member_id)
    group by h.badge order by max(h.ends_at) desc limit ${sql.lit(MEMBER_BADGES)}`.execute(db);
  return rows.map(({ badge }) => badge);
}

type WeekRow = { week: string; rank: number; points: number; amount: bigint; total: number };

/** Only weeks with a share: of other weeks a member's points are private. */
async function readSharedWeeks(
  db: Db,
  { memberId, nowMs }: { memberId: bigint; nowMs: number },
): Promise<Pick<MemberPage, 'sharedWeeks' | 'weeks'>> {
  const { rows } = await sql<WeekRow>`
    select week, rank, points, amount, count(*) over ()::int as total
    from shares where member_id = ${memberId} and amount > 0 and ${isDistributedShare(nowMs)}
    order by week desc limit ${sql.lit(MEMBER_WEEKS)}`.execute(db);
  return {
    sharedWeeks: rows[0]?.total ?? 0,
    weeks: rows.toReversed().map((row) => ({
      week: row.week,
      place: row.rank,
      points: toPoints(row.points),
      share: formatAmount(row.amount),
    })),
  };
}
