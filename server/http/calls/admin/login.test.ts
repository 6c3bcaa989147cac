import { once } from 'node:events';
import { request } from 'node:http';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFakeTelegramBot, type FakeTelegramBot } from '#server/fakes/telegram/bot.ts';
import { TEST_BOT_TOKEN, TEST_CLIENT_ID } from '#server/fakes/telegram/signer.ts';
import { createTestWaiting, untilAborted } from '#server/testing/approvals.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import {
  attributesOf,
  eventOf,
  openTestApp,
  type TestApp,
  type TestAppOptions,
} from '#server/testing/http/app.ts';
import { ADMIN, cookieOf, MEMBER, STRANGER } from '#server/testing/http/sign-in-app.ts';

const SECRET = 'a-webhook-secret-of-the-tests';
const ENVIRONMENT = {
  TELEGRAM_BOT_TOKEN: TEST_BOT_TOKEN,
  TELEGRAM_UPDATES: 'webhook',
  TELEGRAM_WEBHOOK_SECRET: SECRET,
};
const BANNED = '44';
const LOGIN = '/api/admin/auth/login';
const PAGE = { 'sec-fetch-site': 'same-origin' };
const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36';

describeOnPostgres('POST /api/admin/auth/login', (database) => {
  let test: TestApp;
  let bot: FakeTelegramBot;
  let waiting: ReturnType<typeof createTestWaiting>;

  async function open(options: TestAppOptions = {}): Promise<void> {
    bot = createFakeTelegramBot();
    waiting = createTestWaiting();
    test = await openTestApp(database().db, {
      environment: ENVIRONMENT,
      telegram: bot,
      waiting,
      ...options,
    });
  }

  beforeEach(async () => {
    await open();
    await test.ingest(
      eventOf('gm', MEMBER),
      eventOf('gm', ADMIN, { username: 'mary', firstName: 'Mary' }),
      eventOf('gm', BANNED),
    );
    await sql`update members set role = 'admin' where telegram_id in (22, 44)`.execute(
      database().db,
    );
    await sql`update members set banned_at = '2026-03-01' where telegram_id = 44`.execute(
      database().db,
    );
  });
  afterEach(() => test.app.close());

  const reopen = async (options: TestAppOptions) => {
    await test.app.close();
    await open(options);
  };
  const login = (payload: object | string, headers: Record<string, string> = {}) =>
    test.app.inject({
      method: 'POST',
      url: LOGIN,
      remoteAddress: '203.0.113.77',
      payload,
      headers: { ...PAGE, 'user-agent': CHROME, 'content-type': 'application/json', ...headers },
    });
  const webhook = (update: unknown, headers: Record<string, string> = {}) =>
    test.app.inject({
      method: 'POST',
      url: '/telegram/webhook',
      headers: { 'x-telegram-bot-api-secret-token': SECRET, ...headers },
      payload: update as object,
    });
  /** The update that Telegram sends when a button of the newest question is pressed. */
  const updateOf = (text: string, fromId = Number(ADMIN)) => {
    const message = bot.sent.at(-1);
    const data = message?.buttons?.flat().find((button) => button.text === text)?.data;
    return {
      update_id: 1,
      callback_query: {
        id: '4382bfdwdsb323b2d9',
        from: { id: fromId, is_bot: false, first_name: 'Mary' },
        message: { message_id: message?.messageId, date: 1, chat: { id: 22, type: 'private' } },
        chat_instance: '-3736221123123412345',
        data,
      },
    };
  };
  const pressAt = (elapsedMs: number, press: () => Promise<unknown>) => {
    waiting.onPause = async (at) => {
      if (at === elapsedMs) await press();
    };
  };

  it('answers with the session of whoever approved, and sets the cookie', async () => {
    pressAt(4_000, () => webhook(updateOf('Approve')));
    const response = await login({ telegramId: ` ${ADMIN} ` });
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toEqual({
      telegramId: ADMIN,
      username: 'mary',
      firstName: 'Mary',
      lastName: null,
      photoUrl: null,
      isAdmin: true,
      isBotOwner: false,
      sessionToken: 'verified',
      loginTime: '2026-03-04T12:00:00.000Z',
      expiresAt: '2026-03-05T12:00:00.000Z',
    });
    expect(attributesOf(response.headers['set-cookie'])).toEqual([
      'HttpOnly',
      'Max-Age=86400',
      'Path=/',
      'SameSite=Lax',
      expect.stringMatching(/^deck=[\w-]{43}$/),
    ]);
    const headers = { cookie: cookieOf(response) };
    expect((await test.get('/api/session', { headers })).json().viewer).toMatchObject({
      telegramId: ADMIN,
      isAdmin: true,
    });
    expect(bot.sent[0]?.html).toBe(
      'Sign in to the admin portal? Chrome on Linux, 203.0.113.x, 12:00 UTC',
    );
    expect(bot.answered).toEqual([{ id: '4382bfdwdsb323b2d9', text: 'Approved' }]);
  });

  it('refuses everybody else with the same answer after the same wait', async () => {
    const answers: unknown[] = [];
    const refused = async (telegramId: string) => {
      const before = waiting.ms;
      const { statusCode, headers, body } = await login({ telegramId });
      const { date: _, ...rest } = headers;
      answers.push({ statusCode, headers: rest, body, waitedMs: waiting.ms - before });
    };
    for (const telegramId of [STRANGER, MEMBER, BANNED, ADMIN, '9999999999999999']) {
      await refused(telegramId);
    }
    pressAt(waiting.ms + 2_000, () => webhook(updateOf('Deny')));
    await refused(ADMIN);
    expect(bot.answered).toEqual([{ id: '4382bfdwdsb323b2d9', text: 'Denied' }]);
    pressAt(waiting.ms + 2_000, () => webhook(updateOf('Deny and block 24 h')));
    await refused(ADMIN);
    await refused(ADMIN);
    expect(answers).toHaveLength(8);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({
      statusCode: 403,
      waitedMs: 55_000,
      body: JSON.stringify({ error: 'Login was not approved', code: 'forbidden' }),
    });
    expect(JSON.stringify(answers)).not.toContain('set-cookie');
  });

  it('admits nobody without a webhook call that has its secret', async () => {
    pressAt(1_000, async () => {
      for (const token of ['', 'x', SECRET.slice(1), `${SECRET}x`, SECRET.toUpperCase()]) {
        const headers = { 'x-telegram-bot-api-secret-token': token };
        const response = await webhook(updateOf('Approve'), headers);
        expect([response.statusCode, response.json().code]).toEqual([403, 'forbidden']);
      }
      const bare = await test.app.inject({
        method: 'POST',
        url: '/telegram/webhook',
        payload: updateOf('Approve'),
      });
      expect(bare.statusCode).toBe(403);
      for (const fromId of [11, -22, 22.5, 2 ** 60]) {
        expect((await webhook(updateOf('Approve', fromId))).statusCode).toBe(200);
      }
    });
    expect((await login({ telegramId: ADMIN })).statusCode).toBe(403);
    expect(test.logs.join('')).not.toContain(SECRET);
  });

  it.each([
    [{ update_id: 2, message: { text: '/start', chat: { id: 22 } } }],
    [{ update_id: 2, callback_query: { id: 'x', from: { id: 22 }, data: 'a:short' } }],
    [
      {
        update_id: 2,
        callback_query: { id: 'x', from: { id: '22' }, data: `a:${'a'.repeat(22)}` },
      },
    ],
    [{ update_id: 2, callback_query: { id: 'x', from: { id: 22 }, game_short_name: 'g' } }],
    [{ update_id: 2, callback_query: null }],
    [{}],
    [[]],
  ])('accepts and ignores every other update from Telegram: %j', async (update) => {
    const response = await webhook(update);
    expect([response.statusCode, response.json()]).toEqual([200, { ok: true }]);
    expect(bot.answered).toEqual([]);
  });

  it.each<[object | string]>([
    [{ telegramId: '' }],
    [{ telegramId: '   ' }],
    [{ telegramId: '0' }],
    [{ telegramId: '042' }],
    [{ telegramId: '-22' }],
    [{ telegramId: '@mary' }],
    [{ telegramId: '1'.repeat(17) }],
    [{ telegramId: 22 }],
    [{ telegramId: ['22'] }],
    [{}],
  ])('asks for an id instead of %j', async (body) => {
    const response = await login(body);
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { error: 'Please enter your Telegram ID', code: 'bad_request' },
    ]);
    expect(waiting.ms).toBe(0);
  });

  it('refuses other fields, and another acting id', async () => {
    for (const body of [
      { telegramId: ADMIN, approve: true },
      { telegramId: ADMIN, matchCode: '7' },
    ]) {
      expect((await login(body)).statusCode).toBe(400);
    }
    const claimed = await login({ telegramId: ADMIN, adminTelegramId: ADMIN });
    expect([claimed.statusCode, bot.sent.length]).toEqual([403, 0]);
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }]) {
      expect((await login({ telegramId: ADMIN }, headers)).statusCode).toBe(403);
    }
    expect((await login('telegramId=22', { 'content-type': 'text/plain' })).statusCode).toBe(415);
    expect([bot.sent.length, waiting.ms]).toEqual([0, 0]);
  });

  it('tells a network that called too often when to retry', async () => {
    waiting.pause = async () => {
      waiting.ms += 55_000;
    };
    for (let call = 0; call < 10; call++) await login({ telegramId: STRANGER });
    const response = await login({ telegramId: ADMIN });
    expect(response.statusCode).toBe(429);
    expect(response.headers['retry-after']).toBe('600');
    expect(response.json().code).toBe('too_many_requests');
  });

  it('counts callers behind a trusted proxy separately, and trusts nobody else', async () => {
    const from = (address: string) => login({ telegramId: ADMIN }, { 'x-forwarded-for': address });
    await from('198.51.100.7');
    expect(bot.sent.at(-1)?.html).toContain('203.0.113.x');
    await reopen({ environment: { ...ENVIRONMENT, TRUSTED_PROXIES: '203.0.113.0/24' } });
    await from('198.51.100.7');
    expect(bot.sent.at(-1)?.html).toContain('198.51.100.x');
  });

  it('gives up if the caller disconnects, and says so in Telegram', async () => {
    await reopen({ waiting: { elapsedMs: () => 0, pause: untilAborted } });
    const address = await test.app.listen({ port: 0, host: '127.0.0.1' });
    // No agent: fetch would reconnect at once, and the server could not close for 4 s.
    const call = request(address + LOGIN, {
      method: 'POST',
      headers: { ...PAGE, 'content-type': 'application/json' },
      agent: false,
    });
    const gone = once(call, 'error');
    call.end(JSON.stringify({ telegramId: ADMIN }));
    await expect.poll(() => bot.sent.length).toBe(1);
    call.destroy();
    await gone;
    await expect
      .poll(() => bot.edited.map(({ html }) => html))
      .toEqual([expect.stringContaining('<b>Cancelled by the person signing in</b>')]);
  });

  it('is answered at once if the server stops', async () => {
    await reopen({ waiting: { elapsedMs: () => 0, pause: untilAborted } });
    const call = login({ telegramId: ADMIN });
    await expect.poll(() => bot.sent.length).toBe(1);
    await test.app.close();
    expect((await call).statusCode).toBe(503);
  });

  it.each<[string, Record<string, string>]>([
    ['no bot', {}],
    ['no updates', { TELEGRAM_BOT_TOKEN: TEST_BOT_TOKEN }],
  ])('is unavailable to everybody with %s', async (_, environment) => {
    await reopen({ environment, ...(environment.TELEGRAM_BOT_TOKEN ? { telegram: bot } : {}) });
    for (const telegramId of [ADMIN, STRANGER]) {
      const response = await login({ telegramId });
      expect([response.statusCode, response.json().code]).toEqual([503, 'bot_not_configured']);
    }
    expect((await webhook({})).statusCode).toBe(404);
    expect(waiting.ms).toBe(0);
  });

  it('lets the demo’s own administrators in, and nobody else', async () => {
    await reopen({ demo: true, environment: {} });
    const response = await login({ telegramId: ADMIN });
    expect(response.statusCode).toBe(200);
    expect(cookieOf(response)).toMatch(/^deck=/);
    for (const telegramId of [STRANGER, MEMBER, BANNED]) {
      expect((await login({ telegramId })).statusCode).toBe(403);
    }
    expect(waiting.ms).toBe(3 * 55_000);
  });

  it('ends with a sign-out that clears what the portal stored in the browser', async () => {
    pressAt(1_000, () => webhook(updateOf('Approve')));
    const cookie = cookieOf(await login({ telegramId: ADMIN }));
    const signOut = () =>
      test.app.inject({ method: 'DELETE', url: '/api/session', headers: { ...PAGE, cookie } });
    expect((await signOut()).headers['clear-site-data']).toBe('"storage"');
    // Only administrators have more than the theme in storage.
    expect((await signOut()).headers['clear-site-data']).toBeUndefined();
  });

  it.each([
    [
      { TELEGRAM_BOT_TOKEN: TEST_BOT_TOKEN, BOT_USERNAME: 'Deck_bot' },
      { adminBotUsername: 'Deck_bot', telegramLogin: 'widget', clientId: null, manualLogin: false },
    ],
    [
      { TELEGRAM_BOT_TOKEN: TEST_BOT_TOKEN, TELEGRAM_UPDATES: 'poll' },
      { adminBotUsername: null, telegramLogin: 'widget', clientId: null, manualLogin: true },
    ],
    [
      { TELEGRAM_BOT_TOKEN: TEST_BOT_TOKEN, BOT_USERNAME: 'A_bot', ADMIN_BOT_USERNAME: '@B_bot' },
      { adminBotUsername: 'A_bot', telegramLogin: 'widget', clientId: null, manualLogin: false },
    ],
    [
      { TELEGRAM_BOT_TOKEN: TEST_BOT_TOKEN, TELEGRAM_CLIENT_ID: TEST_CLIENT_ID },
      {
        adminBotUsername: null,
        telegramLogin: 'oidc',
        clientId: TEST_CLIENT_ID,
        manualLogin: false,
      },
    ],
    [
      { ADMIN_BOT_USERNAME: 'B_bot' },
      { adminBotUsername: null, telegramLogin: 'none', clientId: null, manualLogin: false },
    ],
  ])('is described by GET /api/admin/config: %j', async (environment, expected) => {
    await reopen({ environment });
    const response = await test.get('/api/admin/config');
    expect([response.statusCode, response.json()]).toEqual([200, expected]);
    expect(response.headers['cache-control']).toBe('no-store');
  });
});
