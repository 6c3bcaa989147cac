import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import type { AuthUser, ViewerTokens } from '#contract/site/auth.ts';
import type { Viewer } from '#contract/site/session.ts';
import type { Language } from '#rules/messages/languages.ts';
import { isBanned } from '#rules/roles.ts';
import { isoTime } from '#rules/times.ts';
import type { Db } from '#server/db/connect.ts';
import type { TelegramKeys } from '#server/gateways/telegram/keys.ts';
import { banOf } from '#server/services/members/bans.ts';
import { bannedAccount, invalidSignIn, outdatedSignIn, unknownAccount } from './errors.ts';
import { verifyIdToken } from './id-token.ts';
import { verifyInitData } from './init-data.ts';
import { createNonce } from './nonce.ts';
import {
  createSession,
  endSession,
  type MemberRow,
  memberColumns,
  pruneSessions,
  viewerOf,
} from './sessions.ts';
import type { VerifiedSignIn } from './signature.ts';
import { createViewerTokens } from './viewer-tokens.ts';
import { verifyWidget } from './widget.ts';

/** How long after signing Telegram's signature opens a session. */
const MEMBER_WINDOW_MS = 24 * 60 * 60_000;
/** The same for a member who is now an administrator. */
const ADMIN_WINDOW_MS = 15 * 60_000;
/** How far Telegram's clock may be ahead of this server's. */
const FUTURE_SKEW_MS = 300_000;
/** Uses are remembered this much longer, since the servers' clocks may differ. */
const CLOCK_MARGIN_MS = 60 * 60_000;
/** The most expired uses that one sign-in deletes. */
const MOST_PRUNED = 100;

/** The input common to every sign-in. */
export type SignInBasics = {
  nowMs: number;
  /** The browser's earlier session, which ends here. */
  earlierToken: string | null;
};

/** A new session; the token is for the cookie only. */
export type SignedIn = {
  token: string;
  memberId: bigint;
  user: AuthUser;
  viewer: Viewer;
  /** As in `VerifiedSignIn`. */
  photoUrl: string | null | undefined;
};

/** A Mini App also gets tokens for the viewer's own reads. */
export type MiniAppSignedIn = SignedIn & { viewerTokens: ViewerTokens };

/**
 * Opens a session for a person confirmed by Telegram's login widget (docs/spec/security.md#2-sign-in-with-telegram). Throws
 * `invalid_sign_in`, `not_found`, `forbidden` or, without a bot token, `bot_not_configured`.
 */
export async function signInWithWidget(
  db: Db,
  input: SignInBasics & { fields: unknown; botToken: string | null },
): Promise<SignedIn> {
  const verified = verifyWidget(input.fields, requireBotToken(input.botToken));
  return enter(db, verified, input, async (_tx, signedIn) => signedIn);
}

/** The same for a Mini App's `initData`; its viewer tokens belong to the same session. */
export async function signInWithMiniApp(
  db: Db,
  input: SignInBasics & { initData: string; botToken: string | null },
): Promise<MiniAppSignedIn> {
  const verified = verifyInitData(input.initData, requireBotToken(input.botToken));
  return enter(db, verified, input, async (tx, signedIn) => ({
    ...signedIn,
    viewerTokens: await createViewerTokens(tx, {
      sessionToken: signedIn.token,
      nowMs: input.nowMs,
    }),
  }));
}

/** The settings of Telegram's newer login: both or neither. */
type IdTokenSettings = { clientId: string | null; keys: TelegramKeys | null };

/** Starts a sign-in with an id_token: see `createNonce`. Throws `bot_not_configured`. */
export function beginIdTokenSignIn(settings: IdTokenSettings): { secret: string; nonce: string } {
  requireClient(settings);
  return createNonce();
}

/** The same for an id_token of Telegram's newer login; throws `unavailable` without Telegram's keys. */
export async function signInWithIdToken(
  db: Db,
  input: SignInBasics & {
    idToken: string;
    nonce: string;
    nonceSecret: string | null;
  } & IdTokenSettings,
): Promise<SignedIn> {
  const { clientId, keys } = requireClient(input);
  const verified = await verifyIdToken({ ...input, clientId, keys });
  return enter(db, verified, input, async (_tx, signedIn) => signedIn);
}

function requireBotToken(botToken: string | null): string {
  if (botToken === null) {
    throw new AppError('bot_not_configured', (m) => m.refusal_no_bot_token());
  }
  return botToken;
}

function requireClient({ clientId, keys }: IdTokenSettings) {
  if (clientId === null || keys === null) {
    throw new AppError('bot_not_configured', (m) => m.refusal_no_client_id());
  }
  return { clientId, keys };
}

// The order matters for safety: no account is read before Telegram's signature is verified, and a sign-in counts as used
// only if it opens a session. The member's names stay as the bot reported them: a sign-in is not an event, and must not
// change the ledger or the board.
async function enter<T>(
  db: Db,
  verified: VerifiedSignIn,
  { nowMs, earlierToken }: SignInBasics,
  finish: (tx: Db, signedIn: SignedIn) => Promise<T>,
): Promise<T> {
  requireFresh(verified, nowMs, MEMBER_WINDOW_MS);
  // Before, not after: a failure here must not use up the sign-in.
  await pruneUsedSignIns(db, nowMs);
  await pruneSessions(db, nowMs);
  return db.transaction().execute(async (tx) => {
    const member = await requireAccount(tx, verified.telegramId, nowMs);
    if (member.role !== 'member') requireFresh(verified, nowMs, ADMIN_WINDOW_MS);
    await requireFirstUse(tx, verified);
    if (earlierToken !== null) await endSession(tx, earlierToken);
    if (verified.language) await noteLanguage(tx, verified.telegramId, verified.language);
    const token = await createSession(tx, { memberId: member.member_id, nowMs });
    return finish(tx, {
      token,
      memberId: member.member_id,
      user: authUserOf(member),
      viewer: viewerOf(member),
      photoUrl: verified.photoUrl,
    });
  });
}

function requireFresh({ signedAtMs }: VerifiedSignIn, nowMs: number, windowMs: number): void {
  if (signedAtMs > nowMs + FUTURE_SKEW_MS) throw invalidSignIn();
  if (nowMs - signedAtMs > windowMs) throw outdatedSignIn();
}

type AccountRow = MemberRow & { banned_at: Date | null; ban_expires_at: Date | null };

// By id only, because usernames change hands.
async function requireAccount(tx: Db, telegramId: string, nowMs: number): Promise<MemberRow> {
  const { rows } = await sql<AccountRow>`
    select ${memberColumns}, m.banned_at, m.ban_expires_at
    from members m where m.telegram_id = ${telegramId}::bigint`.execute(tx);
  const [member] = rows;
  if (!member) throw unknownAccount();
  if (isBanned(banOf(member), nowMs)) throw bannedAccount();
  return member;
}

// Beside the bot's: pages and notices follow it where the member chose no language (docs/spec/site.md#20-languages).
async function noteLanguage(tx: Db, telegramId: string, language: Language): Promise<void> {
  await sql`
    insert into bot_people as p (telegram_id, language_seen, known_at)
    values (${telegramId}::bigint, ${language}, 'epoch')
    on conflict (telegram_id) do update set language_seen = excluded.language_seen
    where p.language_seen is distinct from excluded.language_seen`.execute(tx);
}

// Stored for the longest window of any role, since the role may change. Of two copies that arrive together, the second waits for
// the first to commit and then finds its mark.
async function requireFirstUse(tx: Db, { mark, signedAtMs }: VerifiedSignIn): Promise<void> {
  const hash = createHash('sha256').update(mark).digest();
  const until = isoTime(signedAtMs + MEMBER_WINDOW_MS + CLOCK_MARGIN_MS);
  const { rows } = await sql`
    insert into used_sign_ins (hash, expires_at) values (${hash}, ${until}::timestamptz)
    on conflict do nothing returning 1`.execute(tx);
  if (rows.length === 0) throw outdatedSignIn();
}

/** Deletes uses of sign-ins that are outdated by now; a limited number, since every sign-in calls it. Returns their number. */
export async function pruneUsedSignIns(db: Db, nowMs: number): Promise<number> {
  const { rows } = await sql`
    with old as materialized (
      select hash from used_sign_ins where expires_at < ${isoTime(nowMs)}::timestamptz
      order by expires_at limit ${sql.lit(MOST_PRUNED)} for update skip locked)
    delete from used_sign_ins u using old where u.hash = old.hash returning 1`.execute(db);
  return rows.length;
}

/** The signed-in person as the login calls return them. */
export function authUserOf(member: MemberRow): AuthUser {
  const { telegramId, username, photoUrl, isAdmin, isBotOwner } = viewerOf(member);
  const { first_name: firstName, last_name: lastName } = member;
  return { telegramId, username, firstName, lastName, photoUrl, isAdmin, isBotOwner };
}
