import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Viewer } from '#contract/session.ts';
import { displayNameFor } from '#rules/names.ts';
import type { Db } from '#server/db/connect.ts';

/** A session ends 24 hours after the sign-in, whatever happens (decision 22). */
export const SESSION_MAX_AGE_MS = 24 * 60 * 60 * 1000;
/** And when it was not used for two hours. */
const SESSION_IDLE_MS = 2 * 60 * 60 * 1000;
/** Use is written down at most this often: not every read should write. */
const TOUCH_EVERY_MS = 60_000;
const TOKEN_BYTES = 32;

/** The signed-in member, with the role that the database gives them now. */
export type SessionMember = {
  memberId: bigint;
  telegramId: string;
  role: 'member' | 'admin' | 'owner';
  viewer: Viewer;
};

/**
 * Opens a session for a member and gives its token: 256 random bits, of which only the hash is kept.
 * Whoever calls this has made sure who the member is.
 */
export async function createSession(
  db: Db,
  input: { memberId: bigint; nowMs: number },
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const now = new Date(input.nowMs).toISOString();
  const ends = new Date(input.nowMs + SESSION_MAX_AGE_MS).toISOString();
  await sql`
    insert into sessions (token_hash, member_id, created_at, expires_at, last_seen_at)
    values (${hashOf(token)}, ${input.memberId}, ${now}, ${ends}, ${now})`.execute(db);
  return token;
}

type SessionRow = {
  member_id: bigint;
  telegram_id: bigint;
  role: SessionMember['role'];
  username: string | null;
  first_name: string | null;
  last_name: string | null;
  photo_url: string | null;
  last_seen_at: Date;
};

/**
 * The member of a session, or null when it is unknown, over, idle for too long, or its member is
 * banned: a ban ends every session at once, also those that nobody uses while it stands
 * (decision 23).
 */
export async function findSession(
  db: Db,
  input: { token: string; nowMs: number },
): Promise<SessionMember | null> {
  const now = new Date(input.nowMs).toISOString();
  const idleSince = new Date(input.nowMs - SESSION_IDLE_MS).toISOString();
  const { rows } = await sql<SessionRow>`
    select s.member_id, s.last_seen_at, m.telegram_id, m.role, m.username, m.first_name,
           m.last_name, m.photo_url
    from sessions s join members m on m.id = s.member_id
    where s.token_hash = ${hashOf(input.token)}
      and s.expires_at > ${now}::timestamptz and s.last_seen_at > ${idleSince}::timestamptz
      and (m.banned_at is null or m.banned_at > ${now}::timestamptz
           or (m.ban_expires_at <= ${now}::timestamptz
               and s.created_at >= m.ban_expires_at))`.execute(db);
  const [row] = rows;
  if (!row) return null;
  if (input.nowMs - row.last_seen_at.getTime() > TOUCH_EVERY_MS) {
    await sql`
      update sessions set last_seen_at = ${now}::timestamptz
      where token_hash = ${hashOf(input.token)}`.execute(db);
  }
  return sessionMember(row);
}

/** Ends a session; an unknown token is fine. */
export async function endSession(db: Db, token: string): Promise<void> {
  await sql`delete from sessions where token_hash = ${hashOf(token)}`.execute(db);
}

function sessionMember(row: SessionRow): SessionMember {
  const name = { firstName: row.first_name, lastName: row.last_name, username: row.username };
  return {
    memberId: row.member_id,
    telegramId: String(row.telegram_id),
    role: row.role,
    viewer: {
      telegramId: String(row.telegram_id),
      displayName: displayNameFor(name),
      username: row.username,
      photoUrl: row.photo_url,
      isAdmin: row.role !== 'member',
      isBotOwner: row.role === 'owner',
    },
  };
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
