import { sql } from 'kysely';
import { AppError } from '#contract/errors.ts';
import type { Db } from '#server/db/connect.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { createNonce } from '#server/services/sign-in/nonce.ts';
import {
  type SignInBasics,
  signInWithIdToken,
  signInWithMiniApp,
  signInWithWidget,
} from '#server/services/sign-in/sign-in.ts';
import { createFakeTelegramKeys } from '../fakes/telegram/keys.ts';
import {
  type IdTokenSigner,
  idTokenClaims,
  miniAppSignIn,
  TEST_BOT_TOKEN,
  TEST_CLIENT_ID,
  widgetSignIn,
} from '../fakes/telegram/signer.ts';

export const NOW_MS = Date.parse('2026-03-04T12:00:00Z');
export const MEMBER = '11';
export const ADMIN = '22';
export const OWNER = '33';
export const STRANGER = '99';

export const INVALID = 'invalid_sign_in: Invalid Telegram authentication data';
export const OUTDATED = 'invalid_sign_in: Telegram authentication data is outdated';

type Basics = SignInBasics & { botToken: string | null };
const basics: Basics = { nowMs: NOW_MS, earlierToken: null, botToken: TEST_BOT_TOKEN };

/** A member, an administrator and the owner, numbered 1 to 3. */
export async function enrolCrew(db: Db): Promise<void> {
  const events = [MEMBER, ADMIN, OWNER].map((telegramId) => ({
    id: `gm-${telegramId}`,
    type: 'gm',
    at: '2026-03-03T11:00:00Z',
    telegramId,
    username: `user_${telegramId}`,
    firstName: 'First',
  }));
  await ingestEvents(db, { events, nowMs: NOW_MS });
  await setRole(db, ADMIN, 'admin');
  await setRole(db, OWNER, 'owner');
}

export async function setRole(db: Db, telegramId: string, role: string): Promise<void> {
  await sql`update members set role = ${role} where telegram_id = ${telegramId}::bigint`.execute(
    db,
  );
}

/** Sets or, with null, lifts a ban; times are ms from `NOW_MS`. */
export async function setBan(db: Db, fromMs: number | null, toMs: number | null): Promise<void> {
  const time = (ms: number | null) => (ms === null ? null : new Date(NOW_MS + ms).toISOString());
  await sql`update members set banned_at = ${time(fromMs)}::timestamptz,
    ban_expires_at = ${time(toMs)}::timestamptz
    where telegram_id = ${MEMBER}::bigint`.execute(db);
}

export function byWidget(db: Db, fields: unknown, rest: Partial<Basics> = {}) {
  return signInWithWidget(db, { ...basics, fields, ...rest });
}

export function byMiniApp(db: Db, initData: string, rest: Partial<Basics> = {}) {
  return signInWithMiniApp(db, { ...basics, initData, ...rest });
}

export function byIdToken(
  db: Db,
  signer: IdTokenSigner,
  token: { idToken: string; nonce: string; secret: string },
  nowMs = NOW_MS,
) {
  return signInWithIdToken(db, {
    nowMs,
    earlierToken: null,
    clientId: TEST_CLIENT_ID,
    idToken: token.idToken,
    nonce: token.nonce,
    nonceSecret: token.secret,
    keys: createFakeTelegramKeys(signer.keySet),
  });
}

/** An id_token signed by Telegram for a browser's nonce, valid for ten days. */
export async function idTokenOf(signer: IdTokenSigner, telegramId: string, atMs: number) {
  const { secret, nonce } = createNonce();
  const claims = idTokenClaims(telegramId, atMs, nonce);
  const exp = NOW_MS / 1000 + 10 * 86_400;
  return { idToken: await signer.sign({ ...claims, exp }), nonce, secret };
}

export const WAYS = ['widget', 'mini app', 'id token'] as const;

/** A person's sign-in at a given time, in one of three ways; the function sends the same data each time. */
export async function preparedBy(
  way: (typeof WAYS)[number],
  signer: IdTokenSigner,
  telegramId: string,
  atMs: number,
) {
  const fields = widgetSignIn(telegramId, atMs);
  const initData = miniAppSignIn(telegramId, atMs);
  const token = await idTokenOf(signer, telegramId, atMs);
  return (db: Db, nowMs = NOW_MS) => {
    if (way === 'widget') return byWidget(db, fields, { nowMs });
    if (way === 'mini app') return byMiniApp(db, initData, { nowMs });
    return byIdToken(db, signer, token, nowMs);
  };
}

/** The person who was signed in, or the refusal's code and text. */
export async function outcomeOf(
  signingIn: Promise<{ user: { telegramId: string } }>,
): Promise<string> {
  try {
    return (await signingIn).user.telegramId;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return `${error.code}: ${error.message}`;
  }
}

export async function countRows(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    select count(*) from ${sql.table(table)}`.execute(db);
  return Number(rows[0]?.count);
}
