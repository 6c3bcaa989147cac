import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import type { ViewerTokens } from '#contract/site/auth.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import {
  hashOf,
  isUnbanned,
  memberColumns,
  type SessionMember,
  type SessionRow,
  sessionMember,
  TOKEN_BYTES,
} from './sessions.ts';

/** A viewer token lasts this long, and never longer than its session (docs/spec/security.md#5-sessions). */
const VIEWER_TOKEN_MS = 10 * 60_000;
/** No viewer token lasts longer than this after its sign-in, even if it is renewed. */
const RENEWABLE_MS = 60 * 60_000;

/**
 * Adds a viewer token to a session, for the site inside Telegram's web clients, where cookies do not arrive. It ends with the
 * session at the latest.
 */
export async function createViewerTokens(
  db: Db,
  input: { sessionToken: string; nowMs: number },
): Promise<ViewerTokens> {
  const next = newTokens(input.nowMs + VIEWER_TOKEN_MS);
  await sql`
    update sessions set viewer_token_hash = ${viewerHashOf(next.viewerToken)},
      viewer_expires_at = ${next.viewerTokenExpiresAt}::timestamptz
    where token_hash = ${hashOf(input.sessionToken)}`.execute(db);
  return next;
}

/**
 * Replaces a session's viewer token by the next one. The renewal token also works after its viewer token has expired, since a
 * phone may sleep. Throws `not_signed_in` if it was used before, an hour has passed since the sign-in, or the session has ended.
 */
export async function renewViewerTokens(
  db: Db,
  input: { renewalToken: string; nowMs: number },
): Promise<ViewerTokens> {
  const now = isoTime(input.nowMs);
  const next = newTokens(input.nowMs + VIEWER_TOKEN_MS);
  // One statement, so that only one of two copies that arrive together is answered.
  const { rows } = await sql<{ viewer_expires_at: Date }>`
    update sessions s set viewer_token_hash = ${viewerHashOf(next.viewerToken)},
      viewer_expires_at = least(${next.viewerTokenExpiresAt}::timestamptz, ${lastMoment})
    from members m
    where m.id = s.member_id
      and s.viewer_token_hash = ${viewerHashOf(viewerTokenOf(input.renewalToken))}
      and ${lastMoment} > ${now}::timestamptz and s.expires_at > ${now}::timestamptz
      and ${isUnbanned(now)}
    returning s.viewer_expires_at`.execute(db);
  const [row] = rows;
  if (!row) throw new AppError('not_signed_in', (m) => m.refusal_sign_in_again());
  return { ...next, viewerTokenExpiresAt: isoTime(row.viewer_expires_at.getTime()) };
}

const lastMoment = sql`s.created_at + ${sql.lit(`${RENEWABLE_MS} milliseconds`)}::interval`;

/**
 * The member whose data a viewer token can read, or null. Always as a plain member who signed in long ago, whatever their role:
 * the token is in a page's memory and must not open anything of an administrator's, nor reveal a key.
 */
export async function findViewer(
  db: Db,
  input: { viewerToken: string; nowMs: number },
): Promise<SessionMember | null> {
  const now = isoTime(input.nowMs);
  const { rows } = await sql<SessionRow>`
    select ${memberColumns}, s.created_at, true as by_link
    from sessions s join members m on m.id = s.member_id
    where s.viewer_token_hash = ${viewerHashOf(input.viewerToken)}
      and s.viewer_expires_at > ${now}::timestamptz and s.expires_at > ${now}::timestamptz
      and ${isUnbanned(now)}`.execute(db);
  const [row] = rows;
  return row ? sessionMember(row) : null;
}

function newTokens(expiresAtMs: number): ViewerTokens {
  const renewalToken = randomBytes(TOKEN_BYTES).toString('base64url');
  const viewerToken = viewerTokenOf(renewalToken);
  return { viewerToken, viewerTokenExpiresAt: isoTime(expiresAtMs), renewalToken };
}

// A hash, so that the column that finds one token also finds the other, and a stolen viewer token renews nothing.
function viewerTokenOf(renewalToken: string): string {
  return createHash('sha256').update(`renewal:${renewalToken}`).digest('base64url');
}

// Not the session's hash: even a value in the wrong column would open nothing.
function viewerHashOf(viewerToken: string): Buffer {
  return hashOf(`viewer:${viewerToken}`);
}
