import { sql } from 'kysely';
import type { CreatorProfile } from '#contract/creator/showcase.ts';
import { AppError } from '#contract/errors.ts';
import { boardName } from '#rules/names.ts';
import { countPages } from '#rules/pages.ts';
import { toPoints } from '#rules/points/points.ts';
import { type Ranks, rankFor } from '#rules/points/ranks.ts';
import type { Role } from '#rules/roles.ts';
import type { Db } from '#server/db/connect.ts';
import type { Board } from '#server/services/board/board.ts';
import { httpsOnly } from '#server/services/board/leaderboard.ts';
import { isShown, readContent } from '#server/services/submissions/showcase.ts';

type ProfileRow = {
  id: bigint;
  username: string;
  first_name: string | null;
  last_name: string | null;
  profile_link_url: string | null;
  twitter_handle: string | null;
  twitter_verified: boolean;
  role: Role;
  created_at: Date;
  lifetime_points: bigint;
  items: number;
  points: number;
};

/**
 * A creator's public profile, found by username in any case, with a page of their approved content, newest first. Throws
 * `not_found` for an unknown member and, with the same text, for a hidden one.
 */
export async function readCreatorProfile(
  db: Db,
  board: Board,
  input: { username: string; page: number; limit: number; ranks: Ranks },
): Promise<CreatorProfile> {
  const row = await requireShown(db, input.username);
  const { page, limit, ranks } = input;
  const { rows: listed } = await sql<{ id: string }>`
    select s.id::text as id from submissions s where s.member_id = ${row.id} and ${isShown}
    order by s.submitted_at desc, s.id desc limit ${limit} offset ${(page - 1) * limit}`.execute(
    db,
  );
  const lifetime = Number(row.lifetime_points);
  const { displayName, displayType } = boardName({
    firstName: row.first_name,
    lastName: row.last_name,
    username: row.username,
  });
  return {
    username: row.username,
    displayName: displayType === 'username' ? `@${displayName}` : displayName,
    profileLinkUrl: httpsOnly(row.profile_link_url),
    twitterHandle: row.twitter_handle,
    twitterVerified: row.twitter_verified,
    isAdmin: row.role !== 'member',
    pirateRank: rankFor(lifetime, ranks).rank,
    totalLifetimePoints: toPoints(lifetime),
    position: await board.readPosition('totalLifetimePoints', Number(row.id)),
    accountCreatedAt: row.created_at.toISOString(),
    totals: { totalContent: row.items, totalPoints: toPoints(row.points) },
    submissions: await readContent(
      db,
      listed.map(({ id }) => id),
      ranks,
    ),
    pagination: { total: row.items, page, totalPages: countPages(row.items, limit) },
  };
}

// Telegram reassigns usernames: one belongs to the member for whom it was last reported.
async function requireShown(db: Db, username: string): Promise<ProfileRow> {
  const name = username.replaceAll('\0', '\ufffd');
  const { rows } = await sql<ProfileRow & { hidden_at: Date | null }>`
    select m.id, m.username, m.first_name, m.last_name, m.profile_link_url, m.twitter_handle,
      m.twitter_verified, m.role, m.created_at, m.hidden_at, t.lifetime_points, s.items, s.points
    from members m join member_totals t on t.member_id = m.id
    cross join lateral (
      select count(*)::int as items, coalesce(sum(points), 0)::int as points
      from submissions s where s.member_id = m.id and ${isShown}) s
    where lower(m.username) = lower(${name})
    order by t.names_at desc nulls last, m.id desc limit 1`.execute(db);
  const [row] = rows;
  if (!row || row.hidden_at !== null) {
    throw new AppError('not_found', (m) => m.refusal_no_creator());
  }
  return row;
}
