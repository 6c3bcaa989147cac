import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import { createFakeTelegramKeys, type FakeTelegramKeys } from '../../fakes/telegram/keys.ts';
import { type IdTokenSigner, TEST_BOT_TOKEN, TEST_CLIENT_ID } from '../../fakes/telegram/signer.ts';
import { eventOf, openTestApp } from './app.ts';

export const MEMBER = '11';
export const ADMIN = '22';
export const STRANGER = '99';
export const INVALID = { error: 'Invalid Telegram authentication data', code: 'invalid_sign_in' };
export const OUTDATED = {
  error: 'Telegram authentication data is outdated',
  code: 'invalid_sign_in',
};
/** Configures every way to sign in. */
export const SIGN_IN_ENVIRONMENT = {
  TELEGRAM_BOT_TOKEN: TEST_BOT_TOKEN,
  BOT_USERNAME: '@Quarterdeck_bot',
  TELEGRAM_CLIENT_ID: TEST_CLIENT_ID,
};

export type SignInApp = Awaited<ReturnType<typeof openSignInApp>>;

/** The server with a member and an administrator, and the calls of a page. */
export async function openSignInApp(
  db: Db,
  signer: IdTokenSigner,
  environment: Record<string, string> = SIGN_IN_ENVIRONMENT,
) {
  const keys: FakeTelegramKeys = createFakeTelegramKeys(signer.keySet);
  const test = await openTestApp(db, { environment, telegramKeys: keys });
  const { rows } = await sql`select 1 from members`.execute(db);
  if (rows.length === 0) {
    await test.ingest(eventOf('gm', MEMBER, { username: 'anne' }), eventOf('gm', ADMIN));
    await sql`update members set role = 'admin' where telegram_id = ${ADMIN}`.execute(db);
  }
  let calls = 0;
  const post = (path: string, payload: object | string, headers: Record<string, string> = {}) =>
    test.app.inject({
      method: 'POST',
      // Each from its own network: these tests are not about the limit per network.
      remoteAddress: `10.${Math.floor(calls / 256)}.${calls++ % 256}.1`,
      url: `/api/auth/${path}`,
      headers: {
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        ...headers,
      },
      payload,
    });
  return {
    ...test,
    keys,
    post,
    telegram: (body: object, headers: Record<string, string> = {}) =>
      post('telegram', body, headers),
    miniApp: (initData: unknown, headers: Record<string, string> = {}) =>
      post('mini-app', { initData }, headers),
    viewerOf: async (cookie: string) =>
      (await test.get('/api/session', { headers: { cookie } })).json().viewer,
    countSessions: async () => {
      const sessions = await sql`select 1 from sessions`.execute(db);
      return sessions.rows.length;
    },
  };
}

/** An answer's cookies, as a browser sends them back. */
export function cookieOf(response: {
  headers: { 'set-cookie'?: string | string[] | undefined };
}): string {
  const set = [response.headers['set-cookie'] ?? []].flat();
  return set.map((each) => each.split(';', 1)[0]).join('; ');
}
