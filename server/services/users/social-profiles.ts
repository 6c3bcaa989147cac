import { type RawBuilder, sql } from 'kysely';
import type { SocialProfile } from '#contract/admin/users.ts';
import { AppError } from '#contract/errors.ts';
import { MAX_LISTED } from '#rules/pages.ts';
import { toPoints } from '#rules/points/points.ts';
import { type Ranks, rankFor } from '#rules/points/ranks.ts';
import type { Db } from '#server/db/connect.ts';
import { writeAudit } from '#server/services/audit/write.ts';
import { nameOf } from '#server/services/members/names.ts';

type ProfileRow = {
  id: bigint;
  username: string | null;
  first_name: string | null;
  last_name: string | null;
  twitter_handle: string;
  twitter_verified: boolean;
  lifetime_points: bigint;
  created_at: Date;
};

/**
 * Lists members with an X account, unverified first, then newest; a page holds `MAX_LISTED`
 * (docs/spec/portal.md#11-social-profiles). The search matches any part of the handle or the username, in any case.
 */
export async function readSocialProfiles(
  db: Db,
  { search, page = 1, ranks }: { search: string; page?: number; ranks: Ranks },
): Promise<SocialProfile[]> {
  const term = search.trim().replace(/^@/, '').replaceAll('\0', '\ufffd');
  const pattern = `%${term.replace(/[\\%_]/g, '\\$&')}%`;
  return readProfiles(
    db,
    term === ''
      ? sql`true`
      : sql`(m.twitter_handle ilike ${pattern} or m.username ilike ${pattern})`,
    { page, ranks },
  );
}

/**
 * Marks an X account as verified or not; a repeat changes nothing. Throws `not_found` without an account, and `conflict` if it is
 * not the account `handle`: members change theirs while an administrator looks at it.
 */
export async function verifyProfile(
  db: Db,
  input: {
    memberId: bigint;
    verified: boolean;
    handle?: string | undefined;
    actor: string;
    ranks: Ranks;
  },
): Promise<SocialProfile> {
  const { memberId, verified, handle, actor, ranks } = input;
  return db.transaction().execute(async (tx) => {
    await sql`select from members where id = ${memberId} for update`.execute(tx);
    const [before] = await readProfiles(tx, sql`m.id = ${memberId}`, { page: 1, ranks });
    if (!before) throw new AppError('not_found', (m) => m.refusal_no_x({ id: String(memberId) }));
    if (handle !== undefined && handle !== before.twitterHandle) {
      throw new AppError('conflict', (m) => m.refusal_x_changed());
    }
    if (before.twitterVerified === verified) return before;
    await sql`update members set twitter_verified = ${verified} where id = ${memberId}`.execute(tx);
    await writeAudit(tx, {
      actor,
      action: verified ? 'profile_verified' : 'profile_unverified',
      entity: 'user',
      entityId: String(memberId),
      before: { handle: before.twitterHandle, verified: !verified },
      after: { handle: before.twitterHandle, verified },
    });
    return { ...before, twitterVerified: verified };
  });
}

async function readProfiles(
  db: Db,
  condition: RawBuilder<unknown>,
  { page, ranks }: { page: number; ranks: Ranks },
): Promise<SocialProfile[]> {
  const { rows } = await sql<ProfileRow>`
    select m.id, m.username, m.first_name, m.last_name, m.twitter_handle, m.twitter_verified,
      m.created_at, t.lifetime_points
    from members m join member_totals t on t.member_id = m.id
    where m.twitter_handle is not null and ${condition}
    order by m.twitter_verified, m.id desc limit ${sql.lit(MAX_LISTED)}
    offset ${(page - 1) * MAX_LISTED}::bigint`.execute(db);
  return rows.map((row) => ({
    id: String(row.id),
    displayName: nameOf(row),
    username: row.username,
    twitterHandle: row.twitter_handle,
    twitterUrl: `https://x.com/${encodeURIComponent(row.twitter_handle.replace(/^@/, ''))}`,
    twitterVerified: row.twitter_verified,
    totalLifetimePoints: toPoints(Number(row.lifetime_points)),
    pirateRank: rankFor(Number(row.lifetime_points), ranks).rank,
    createdAt: row.created_at.toISOString(),
  }));
}
