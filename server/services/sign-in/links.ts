import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { isoTime } from '#rules/times.ts';
import { SIGN_IN_LINK_MS } from '#rules/wallet/sign-in-link.ts';
import type { Db } from '#server/db/connect.ts';
import { banStands } from '#server/services/members/bans.ts';
import { expiredLink } from './errors.ts';
import {
  createSession,
  endSession,
  hashOf,
  type MemberRow,
  memberColumns,
  pruneSessions,
  TOKEN_BYTES,
  viewerOf,
} from './sessions.ts';
import { authUserOf, type SignedIn, type SignInBasics } from './sign-in.ts';

/**
 * Links that sign a member in. The bot gives them in private, to that member alone. A link lasts five minutes, works once, and
 * ends with the next one. It first shows the visitor which member they would sign in as (`readSignInLink`), since a link may come
 * from somebody else.
 */

/** A new link's token for the person with this Telegram id; null for unknown people and during a ban. */
export async function createSignInLink(
  db: Db,
  { telegramId, nowMs }: { telegramId: string; nowMs: number },
): Promise<string | null> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const { rows } = await sql`
    insert into sign_in_links (member_id, token_hash, expires_at)
    select m.id, ${linkHashOf(token)}, ${isoTime(nowMs + SIGN_IN_LINK_MS)}::timestamptz
    from members m
    where m.telegram_id = ${telegramId}::bigint and not ${banStands(isoTime(nowMs))}
    on conflict (member_id) do update
      set token_hash = excluded.token_hash, expires_at = excluded.expires_at
    returning 1`.execute(db);
  return rows.length === 0 ? null : token;
}

/** The member that a link signs in; the link is not used up. Throws `invalid_sign_in` if it no longer works. */
export async function readSignInLink(
  db: Db,
  { token, nowMs }: { token: string; nowMs: number },
): Promise<{ memberId: bigint; displayName: string; username: string | null }> {
  const { rows } = await sql<MemberRow>`
    select ${memberColumns} from sign_in_links l join members m on m.id = l.member_id
    where ${opens(token, nowMs)}`.execute(db);
  const [member] = rows;
  if (!member) throw expiredLink();
  const { displayName, username } = viewerOf(member);
  return { memberId: member.member_id, displayName, username };
}

/**
 * Opens a session by a link, which ends the link. The session is a plain member's, whatever their role, and does not count as a
 * recent sign-in: a link can be passed on by mistake, unlike Telegram's own sign-in. Throws `invalid_sign_in` if the link no
 * longer works.
 */
export async function signInByLink(
  db: Db,
  { token, nowMs, earlierToken }: SignInBasics & { token: string },
): Promise<SignedIn> {
  // Before, not after: a failure here must not use up the link.
  await pruneSessions(db, nowMs);
  return db.transaction().execute(async (tx) => {
    // Of two copies that arrive together, the second waits for the first to commit and then finds nothing.
    const { rows } = await sql<MemberRow>`
      delete from sign_in_links l using members m
      where m.id = l.member_id and ${opens(token, nowMs)}
      returning ${memberColumns}`.execute(tx);
    const [found] = rows;
    if (!found) throw expiredLink();
    const member: MemberRow = { ...found, role: 'member' };
    const memberId = member.member_id;
    if (earlierToken !== null) await endSession(tx, earlierToken);
    const session = await createSession(tx, { memberId, nowMs, byLink: true });
    const user = authUserOf(member);
    return { token: session, memberId, user, viewer: viewerOf(member), photoUrl: undefined };
  });
}

/** Deletes expired links; returns their number. */
export async function pruneSignInLinks(db: Db, nowMs: number): Promise<number> {
  const { rows } = await sql`
    delete from sign_in_links where expires_at <= ${isoTime(nowMs)}::timestamptz
    returning 1`.execute(db);
  return rows.length;
}

function opens(token: string, nowMs: number) {
  const now = isoTime(nowMs);
  return sql`l.token_hash = ${linkHashOf(token)} and l.expires_at > ${now}::timestamptz
    and not ${banStands(now)}`;
}

// Not the session's hash: even a value in the wrong column would open nothing.
function linkHashOf(token: string): Buffer {
  return hashOf(`link:${token}`);
}
