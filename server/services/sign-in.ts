import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { AuthUser } from '#contract/auth.ts';
import { AppError } from '#contract/errors.ts';
import type { Viewer } from '#contract/session.ts';
import { isBanned } from '#rules/roles.ts';
import type { Db } from '#server/db/connect.ts';
import type { TelegramKeys } from '#server/gateways/telegram-keys.ts';
import { banOf } from './bans.ts';
import {
  createSession,
  createViewerToken,
  endSession,
  type MemberRow,
  memberColumns,
  pruneSessions,
  viewerOf,
} from './sessions.ts';
import { bannedAccount, invalidSignIn, outdatedSignIn, unknownAccount } from './sign-in-errors.ts';
import { createNonce } from './sign-in-nonce.ts';
import { pruneRequests } from './sign-in-requests.ts';
import { verifyIdToken } from './telegram-id-token.ts';
import { verifyInitData } from './telegram-init-data.ts';
import type { VerifiedSignIn } from './telegram-signature.ts';
import { verifyWidget } from './telegram-widget.ts';

/** What Telegram signed opens a session for this long. */
const MEMBER_WINDOW_MS = 24 * 60 * 60_000;
/** And for this long where the member is an administrator now. */
const ADMIN_WINDOW_MS = 15 * 60_000;
/** Telegram's clock may run ahead of this server's by this much. */
const FUTURE_SKEW_MS = 300_000;
/** Uses are remembered for a while longer, since the servers' clocks may differ. */
const CLOCK_MARGIN_MS = 60 * 60_000;
/** Most forgotten uses that one sign-in deletes. */
const MOST_PRUNED = 100;

/** What every sign-in comes with. */
export type SignInBasics = {
  nowMs: number;
  /** The session that the browser had, which ends here. */
  earlierToken: string | null;
};

/** A session that was opened; the token is for the cookie alone. */
export type SignedIn = { token: string; user: AuthUser; viewer: Viewer };

/** What a Mini App gets beside it: a bearer for the viewer's own reads. */
export type MiniAppSignedIn = SignedIn & { viewerToken: string; expiresAtMs: number };

/**
 * Opens a session for the person whom Telegram's login widget vouches for (decision 22). Throws
 * `invalid_sign_in`, `not_found`, `forbidden` or, without a bot token, `bot_not_configured`.
 */
export async function signInWithWidget(
  db: Db,
  input: SignInBasics & { fields: unknown; botToken: string | null },
): Promise<SignedIn> {
  const verified = verifyWidget(input.fields, requireBotToken(input.botToken));
  return enter(db, verified, input, async (_tx, signedIn) => signedIn);
}

/** The same for a Mini App's `initData`; its bearer is of the same session. */
export async function signInWithMiniApp(
  db: Db,
  input: SignInBasics & { initData: string; botToken: string | null },
): Promise<MiniAppSignedIn> {
  const verified = verifyInitData(input.initData, requireBotToken(input.botToken));
  return enter(db, verified, input, async (tx, signedIn) => ({
    ...signedIn,
    ...(await createViewerToken(tx, { sessionToken: signedIn.token, nowMs: input.nowMs })),
  }));
}

/** What Telegram's newer login needs; both or neither. */
type IdTokenSettings = { clientId: string | null; keys: TelegramKeys | null };

/** Begins a sign-in with an id_token: see `createNonce`. Throws `bot_not_configured`. */
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
    throw new AppError('bot_not_configured', 'Set TELEGRAM_BOT_TOKEN to sign in with Telegram.');
  }
  return botToken;
}

function requireClient({ clientId, keys }: IdTokenSettings) {
  if (clientId === null || keys === null) {
    throw new AppError('bot_not_configured', 'Set TELEGRAM_CLIENT_ID to sign in with an id_token.');
  }
  return { clientId, keys };
}

// The order is part of the safety: nothing is read of an account before Telegram's signature stands,
// and a sign-in counts as used only when it opens something. The member's names stay what the bot
// reported: a sign-in is no event, and must not move the ledger or the board.
async function enter<T>(
  db: Db,
  verified: VerifiedSignIn,
  { nowMs, earlierToken }: SignInBasics,
  finish: (tx: Db, signedIn: SignedIn) => Promise<T>,
): Promise<T> {
  requireFresh(verified, nowMs, MEMBER_WINDOW_MS);
  // Before and not after: a failure here must not cost anybody the one use of a sign-in.
  await pruneUsedSignIns(db, nowMs);
  await pruneSessions(db, nowMs);
  return db.transaction().execute(async (tx) => {
    const member = await requireAccount(tx, verified.telegramId, nowMs);
    if (member.role !== 'member') requireFresh(verified, nowMs, ADMIN_WINDOW_MS);
    await requireFirstUse(tx, verified);
    if (earlierToken !== null) await endSession(tx, earlierToken);
    const token = await createSession(tx, { memberId: member.member_id, nowMs });
    return finish(tx, { token, user: authUserOf(member), viewer: viewerOf(member) });
  });
}

function requireFresh({ signedAtMs }: VerifiedSignIn, nowMs: number, windowMs: number): void {
  if (signedAtMs > nowMs + FUTURE_SKEW_MS) throw invalidSignIn();
  if (nowMs - signedAtMs > windowMs) throw outdatedSignIn();
}

type AccountRow = MemberRow & { banned_at: Date | null; ban_expires_at: Date | null };

// By the id alone: usernames are given to others.
async function requireAccount(tx: Db, telegramId: string, nowMs: number): Promise<MemberRow> {
  const { rows } = await sql<AccountRow>`
    select ${memberColumns}, m.banned_at, m.ban_expires_at
    from members m where m.telegram_id = ${telegramId}::bigint`.execute(tx);
  const [member] = rows;
  if (!member) throw unknownAccount();
  if (isBanned(banOf(member), nowMs)) throw bannedAccount();
  return member;
}

// Remembered for the longest window whatever the role: it may be another one tomorrow. Of two copies
// that arrive together the second waits for the first to commit, and then finds its mark.
async function requireFirstUse(tx: Db, { mark, signedAtMs }: VerifiedSignIn): Promise<void> {
  const hash = createHash('sha256').update(mark).digest();
  const until = new Date(signedAtMs + MEMBER_WINDOW_MS + CLOCK_MARGIN_MS).toISOString();
  const { rows } = await sql`
    insert into used_sign_ins (hash, expires_at) values (${hash}, ${until}::timestamptz)
    on conflict do nothing returning 1`.execute(tx);
  if (rows.length === 0) throw outdatedSignIn();
}

/** Deletes every session, remembered sign-in and question that has run out. Gives how many. */
export async function pruneExpired(db: Db, nowMs: number): Promise<number> {
  let removed = 0;
  for (const prune of [pruneUsedSignIns, pruneSessions, pruneRequests]) {
    let some: number;
    do {
      some = await prune(db, nowMs);
      removed += some;
    } while (some > 0);
  }
  return removed;
}

async function pruneUsedSignIns(db: Db, nowMs: number): Promise<number> {
  const { rows } = await sql`
    with old as materialized (
      select hash from used_sign_ins where expires_at < ${new Date(nowMs).toISOString()}::timestamptz
      order by expires_at limit ${sql.lit(MOST_PRUNED)} for update skip locked)
    delete from used_sign_ins u using old where u.hash = old.hash returning 1`.execute(db);
  return rows.length;
}

/** The signed-in person as the login calls answer. */
export function authUserOf(member: MemberRow): AuthUser {
  const { telegramId, username, photoUrl, isAdmin, isBotOwner } = viewerOf(member);
  const { first_name: firstName, last_name: lastName } = member;
  return { telegramId, username, firstName, lastName, photoUrl, isAdmin, isBotOwner };
}
