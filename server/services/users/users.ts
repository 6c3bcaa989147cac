import { sql } from 'kysely';
import { type AdminUser, userPicturePath } from '#contract/admin/users.ts';
import { AppError } from '#contract/errors.ts';
import { countPages } from '#rules/pages.ts';
import { toPoints } from '#rules/points/points.ts';
import { type Ranks, rankFor } from '#rules/points/ranks.ts';
import { isBanned, type Role } from '#rules/roles.ts';
import type { Db } from '#server/db/connect.ts';
import type { Board } from '#server/services/board/board.ts';
import { banOf } from '#server/services/members/bans.ts';
import { nameOf } from '#server/services/members/names.ts';
import { pictureTag } from '#server/services/members/pictures.ts';

/**
 * Lists members for administrators, most lifetime points first (docs/spec/portal.md#12-users). The search is the leaderboard's:
 * any part of the username or the display name, in any case. It scans the board in memory, which takes a few ms for a million
 * members; the database would take half a second.
 */
export async function readUsers(
  db: Db,
  board: Board,
  input: { search: string; page: number; limit: number } & Shown,
) {
  const { search, page, limit } = input;
  await board.catchUp();
  const { total, rows } = board.page({
    sortBy: 'totalLifetimePoints',
    search,
    findsHidden: true,
    offset: (page - 1) * limit,
    limit,
  });
  const ids = rows.map(({ memberId }) => memberId);
  return {
    users: await readListed(db, ids, input),
    pagination: { total, page, totalPages: countPages(total, limit) },
  };
}

/** Reads one member. Throws `not_found`. */
export async function readUser(
  db: Db,
  { memberId, ...shown }: { memberId: bigint } & Shown,
): Promise<AdminUser> {
  const [user] = await readListed(db, [Number(memberId)], shown);
  if (!user)
    throw new AppError('not_found', (m) => m.refusal_member_none({ id: String(memberId) }));
  return user;
}

/** The time, which ends bans, and the ranks with their names. */
export type Shown = { nowMs: number; ranks: Ranks };

type UserRow = {
  id: bigint;
  telegram_id: bigint;
  username: string | null;
  first_name: string | null;
  last_name: string | null;
  role: Role;
  twitter_handle: string | null;
  twitter_verified: boolean;
  banned_at: Date | null;
  ban_reason: string | null;
  ban_expires_at: Date | null;
  created_at: Date;
  picture_tag: string | null;
  lifetime_points: bigint;
  submissions: number;
  approved: number;
  rejected: number;
  /** In hundredths. */
  average: number | null;
};

async function readListed(db: Db, ids: readonly number[], shown: Shown): Promise<AdminUser[]> {
  const { rows } = await sql<UserRow>`
    select m.id, m.telegram_id, m.username, m.first_name, m.last_name, m.role, m.twitter_handle,
      m.twitter_verified, m.banned_at, m.ban_reason, m.ban_expires_at, m.created_at,
      ${pictureTag} as picture_tag, t.lifetime_points, s.*
    from unnest(${[...ids]}::bigint[]) with ordinality as listed(id, place)
    join members m on m.id = listed.id
    join member_totals t on t.member_id = m.id
    cross join lateral (
      select count(*) filter (where status <> 'withdrawn')::int as submissions,
        count(*) filter (where status = 'approved')::int as approved,
        count(*) filter (where status = 'rejected')::int as rejected,
        (avg(points) filter (where status = 'approved'))::float8 as average
      from submissions where member_id = m.id) s
    order by listed.place`.execute(db);
  return rows.map((row) => userOf(row, shown));
}

function userOf(row: UserRow, { nowMs, ranks }: Shown): AdminUser {
  const banned = isBanned(banOf(row), nowMs);
  return {
    id: String(row.id),
    telegramId: String(row.telegram_id),
    displayName: nameOf(row),
    username: row.username,
    isAdmin: row.role !== 'member',
    twitterVerified: row.twitter_verified,
    twitterHandle: row.twitter_handle,
    isBanned: banned,
    // A past ban appears in the history only.
    bannedAt: (banned && row.banned_at?.toISOString()) || null,
    banReason: banned ? row.ban_reason : null,
    banExpiresAt: (banned && row.ban_expires_at?.toISOString()) || null,
    totalActivityPoints: toPoints(Number(row.lifetime_points)),
    pirateRank: rankFor(Number(row.lifetime_points), ranks).rank,
    submissionCount: row.submissions,
    approvedCount: row.approved,
    rejectedCount: row.rejected,
    averagePoints: Math.round(row.average ?? 0) / 100,
    createdAt: row.created_at.toISOString(),
    picture: row.picture_tag === null ? null : userPicturePath(String(row.id), row.picture_tag),
  };
}
