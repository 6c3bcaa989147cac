import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { ownPicturePath, type Viewer } from '#contract/site/session.ts';
import { SESSION_MAX_AGE_MS } from '#rules/limits.ts';
import { displayNameFor } from '#rules/names.ts';
import type { Role } from '#rules/roles.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import { DatabaseOutage } from '#server/db/outage.ts';
import type { Actor } from '#server/services/members/actor.ts';
import { pictureTag } from '#server/services/members/pictures.ts';

/** A session also ends after two hours without use. */
const SESSION_IDLE_MS = 2 * 60 * 60 * 1000;
/** Use is recorded at most this often, so that not every read writes. */
const TOUCH_EVERY_MS = 60_000;
/** The most expired sessions that one call deletes. */
const MOST_PRUNED = 100;
export const TOKEN_BYTES = 32;

/** The signed-in member, with the role that the database gives them now. */
export type SessionMember = Actor & { viewer: Viewer };

/**
 * Opens a session for a member and returns its token: 256 random bits, of which only the hash is stored.
 * The caller has verified who the member is.
 */
export async function createSession(
  db: Db,
  input: { memberId: bigint; nowMs: number; byLink?: true },
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const now = isoTime(input.nowMs);
  const ends = isoTime(input.nowMs + SESSION_MAX_AGE_MS);
  await sql`
    insert into sessions (token_hash, member_id, created_at, expires_at, last_seen_at, by_link)
    values (${hashOf(token)}, ${input.memberId}, ${now}, ${ends}, ${now}, ${input.byLink ?? false})`.execute(
    db,
  );
  return token;
}

/** A session's data about its member. */
export type MemberRow = {
  member_id: bigint;
  telegram_id: bigint;
  role: Role;
  username: string | null;
  first_name: string | null;
  last_name: string | null;
  photo_url: string | null;
  /** The tag of the picture that is stored here; null if there is none. */
  picture_tag: string | null;
};

export type SessionRow = MemberRow & { created_at: Date; by_link: boolean };

/** The columns of a `MemberRow`, from `members m`. */
export const memberColumns = sql`m.id as member_id, m.telegram_id, m.role, m.username, m.first_name,
  m.last_name, m.photo_url, ${pictureTag} as picture_tag`;

/** True unless during a ban, or after it with a session opened before the ban ended. */
export const isUnbanned = (now: string) => sql`(
  m.banned_at is null or m.banned_at > ${now}::timestamptz
  or (m.ban_expires_at <= ${now}::timestamptz and s.created_at >= m.ban_expires_at))`;

/**
 * The member of a session, or null if it is unknown, expired, idle for too long, or its member is banned: a ban ends every
 * session at once, including those not used during the ban (docs/spec/portal.md#13-bans).
 */
export async function findSession(
  db: Db,
  input: { token: string; nowMs: number },
): Promise<SessionMember | null> {
  const now = isoTime(input.nowMs);
  const idleSince = isoTime(input.nowMs - SESSION_IDLE_MS);
  const { rows } = await sql<SessionRow & { last_seen_at: Date }>`
    select ${memberColumns}, s.created_at, s.by_link, s.last_seen_at
    from sessions s join members m on m.id = s.member_id
    where s.token_hash = ${hashOf(input.token)}
      and s.expires_at > ${now}::timestamptz and s.last_seen_at > ${idleSince}::timestamptz
      and ${isUnbanned(now)}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  if (input.nowMs - row.last_seen_at.getTime() > TOUCH_EVERY_MS) {
    await touch(db, input.token, now);
  }
  return sessionMember(row);
}

// A read-only database can still identify the member. The session then counts as unused, and ends by its idle time.
async function touch(db: Db, token: string, now: string): Promise<void> {
  try {
    await sql`
      update sessions set last_seen_at = ${now}::timestamptz
      where token_hash = ${hashOf(token)}`.execute(db);
  } catch (error) {
    const onlyReads =
      error instanceof DatabaseOutage && ['read_only', 'disk_full'].includes(error.reason);
    if (!onlyReads) throw error;
  }
}

/** Ends a session; does nothing for an unknown token. */
export async function endSession(db: Db, token: string): Promise<void> {
  await sql`delete from sessions where token_hash = ${hashOf(token)}`.execute(db);
}

/** Deletes expired sessions, oldest first; a limited number, since every sign-in calls it. Returns their number. */
export async function pruneSessions(db: Db, nowMs: number): Promise<number> {
  // Skips rows that another server is deleting.
  const { rows } = await sql`
    with old as materialized (
      select token_hash from sessions where expires_at <= ${isoTime(nowMs)}::timestamptz
      order by expires_at limit ${sql.lit(MOST_PRUNED)} for update skip locked)
    delete from sessions s using old where s.token_hash = old.token_hash returning 1`.execute(db);
  return rows.length;
}

/**
 * The member that a session acts as. A session opened by a link (`links.ts`) acts as a plain member who signed in long ago: it
 * must not open anything of an administrator's, nor reveal a key.
 */
export function sessionMember(found: SessionRow): SessionMember {
  const row: SessionRow = found.by_link ? { ...found, role: 'member' } : found;
  return {
    memberId: row.member_id,
    telegramId: String(row.telegram_id),
    role: row.role,
    viewer: viewerOf(row),
    signedInAtMs: row.by_link ? 0 : row.created_at.getTime(),
    byLink: row.by_link,
  };
}

/** A member as shown to themselves. */
export function viewerOf(row: MemberRow): Viewer {
  const name = { firstName: row.first_name, lastName: row.last_name, username: row.username };
  return {
    telegramId: String(row.telegram_id),
    displayName: displayNameFor(name),
    username: row.username,
    photoUrl: row.photo_url,
    picture: row.picture_tag === null ? null : ownPicturePath(row.picture_tag),
    isAdmin: row.role !== 'member',
    isBotOwner: row.role === 'owner',
  };
}

export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
