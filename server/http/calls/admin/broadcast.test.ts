import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CLASSIC } from '#rules/policies/policy.ts';
import { nextWeek, weekOf } from '#rules/weeks/week.ts';
import { readConfig } from '#server/config/config.ts';
import { TEST_BOT_TOKEN } from '#server/fakes/telegram/signer.ts';
import { createTelegramBot } from '#server/gateways/telegram/bot.ts';
import { setPolicy } from '#server/services/policies/policies.ts';
import { changeSettings } from '#server/services/settings/change-settings.ts';
import { createSession } from '#server/services/sign-in/sessions.ts';
import {
  addPost,
  broadcastsByChat,
  type Deck,
  enrolCrowd,
  openDeck,
} from '#server/testing/broadcasts.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { openTestApp, type TestApp } from '#server/testing/http/app.ts';

const MEMBER = 3;
const ADMIN = 1;
const OWNER = 4;

describeOnPostgres('the calls by which administrators write to members', (database) => {
  let deck: Deck;
  let test: TestApp;
  beforeEach(async () => {
    const { db } = database();
    deck = await openDeck(db);
    await enrolCrowd(db, 5);
    await sql`update members set role = 'admin' where id = ${ADMIN}`.execute(db);
    await sql`update members set role = 'owner' where id = ${OWNER}`.execute(db);
    test = await openTestApp(db, {
      telegram: createTelegramBot({ token: TEST_BOT_TOKEN, apiRoot: deck.server.root }),
      broadcastSender: deck.openSender(),
    });
  });
  afterEach(async () => {
    await test.app.close();
    await deck.close();
  });

  /** Calls as a page of the site does, as the member with this number or as a stranger. */
  async function ask(method: 'GET' | 'POST', url: string, memberId: number | null, body?: object) {
    const { db } = database();
    const nowMs = test.clock.nowMs;
    const token =
      memberId === null ? null : await createSession(db, { memberId: BigInt(memberId), nowMs });
    return test.app.inject({
      method,
      url: `/api/admin${url}`,
      headers: { 'sec-fetch-site': 'same-origin', ...(token ? { cookie: `deck=${token}` } : {}) },
      ...(body ? { payload: body } : {}),
    });
  }

  const CALLS: ['GET' | 'POST', string, object?][] = [
    ['GET', '/posts/approved'],
    ['POST', '/posts/1/broadcast-preview', {}],
    ['POST', '/posts/1/broadcast', {}],
    ['GET', '/broadcasts'],
    ['GET', '/broadcasts/1'],
    ['POST', '/broadcasts/1/steer', { to: 'cancel' }],
    ['POST', '/manual-notification', { submissionId: '1' }],
  ];

  it('write in the language of the community as it is now, although another server changed it', async () => {
    const { db } = database();
    const { settings: bases } = readConfig({}, '/nowhere');
    const postId = await addPost(db, {});
    await changeSettings(db, { actor: '77', changes: { language: 'de' }, bases });
    const preview = await ask('POST', `/posts/${postId}/broadcast-preview`, ADMIN, {});
    expect(preview.json()).toMatchObject({ language: 'de' });
  });

  it('show and send the message about a policy in the language that the owner reads', async () => {
    const fromWeek = nextWeek(weekOf(test.clock.nowMs));
    const policy = { ...CLASSIC, weeklyPool: '300' };
    await setPolicy(database().db, { policy, fromWeek, nowMs: test.clock.nowMs, actor: '77' });
    const read = async (language: string) =>
      (await ask('GET', `/policies/announcement?fromWeek=${fromWeek}${language}`, OWNER)).json();
    expect((await read('')).text).toContain('New rules of the weekly pool');
    const { text } = await read('&language=de');
    expect(text).toContain('Neue Regeln des Wochentopfs');
    const announce = (language?: string) =>
      ask('POST', '/policies/announce', OWNER, { fromWeek, text, ...(language && { language }) });
    expect((await announce()).json()).toMatchObject({ code: 'conflict' });
    expect((await announce('de')).statusCode).toBe(200);
  });

  it.each(CALLS)('%s %s is for administrators only', async (method, url, body) => {
    const nobody = await ask(method, url, null, body);
    expect([nobody.statusCode, nobody.json().code]).toEqual([401, 'not_signed_in']);
    const member = await ask(method, url, MEMBER, body);
    expect([member.statusCode, member.json().code]).toEqual([403, 'forbidden']);
    const gateway = await test.app.inject({
      method,
      url: `/api/admin${url}`,
      headers: {
        'sec-fetch-site': 'same-origin',
        authorization: `Bearer ${test.config.gatewayToken}`,
      },
      ...(body ? { payload: body } : {}),
    });
    expect(gateway.statusCode).toBe(401);
    expect(deck.server.telegram.calls).toEqual([]);
  });

  it('broadcast a post, for an administrator and for the owner', async () => {
    const { db } = database();
    const posts = await ask('GET', '/posts/approved', ADMIN);
    expect(posts.json()).toMatchObject({ posts: [{ id: '1', pointsAwarded: 12 }] });
    const preview = await ask('POST', '/posts/1/broadcast-preview', ADMIN, { sendToMe: true });
    expect(preview.json()).toMatchObject({ recipients: 5, delivered: true });
    const sent = await ask('POST', '/posts/1/broadcast', ADMIN, { customMessage: 'Look' });
    expect(sent.statusCode).toBe(200);
    expect(sent.json()).toMatchObject({
      sent: 5,
      failed: 0,
      waiting: 0,
      broadcast: { id: '1', state: 'done', startedBy: '@user_1' },
    });
    expect(broadcastsByChat(deck.server)).toEqual({ 101: 2, 102: 1, 103: 1, 104: 1, 105: 1 });
    const again = await ask('POST', '/posts/1/broadcast', OWNER, {});
    expect([again.statusCode, again.json().code]).toEqual([409, 'conflict']);
    await addPost(db, {});
    expect((await ask('POST', '/posts/2/broadcast', OWNER, {})).json()).toMatchObject({ sent: 5 });
    expect((await ask('GET', '/broadcasts', ADMIN)).json()).toMatchObject({
      broadcasts: [{ id: '2', startedBy: '@user_4' }, { id: '1' }],
    });
    expect((await ask('GET', '/broadcasts/1', ADMIN)).json()).toMatchObject({ id: '1', sent: 5 });
    const steered = await ask('POST', '/broadcasts/1/steer', ADMIN, { to: 'cancel' });
    expect([steered.statusCode, steered.json().error]).toEqual([409, 'This broadcast is done.']);
  });

  it('refuse malformed input', async () => {
    for (const [url, body] of [
      ['/posts/1/broadcast', { customMessage: '' }],
      ['/posts/1/broadcast', { customMessage: 'x'.repeat(1001) }],
      ['/posts/1/broadcast', { header: 'Free words' }],
      ['/posts/1/broadcast', { previewed: { text: 'Free words' } }],
      ['/posts/1/broadcast', { previewed: { header: 22, text: 'x' } }],
      ['/posts/1/broadcast', { previewed: { header: -1, text: 'x' } }],
      ['/posts/1/broadcast', { previewed: { header: 0, text: 'x'.repeat(4097) } }],
      ['/posts/1/broadcast-preview', { header: 22 }],
      ['/posts/0/broadcast', {}],
      ['/posts/x/broadcast', {}],
      ['/broadcasts/1/steer', { to: 'stop' }],
      ['/manual-notification', {}],
    ] as const) {
      expect([url, (await ask('POST', url, ADMIN, body)).statusCode]).toEqual([url, 400]);
    }
    for (const [method, url, body] of [
      ['GET', '/broadcasts/999999999999999999', undefined],
      ['POST', '/posts/999999999999999999/broadcast', {}],
      ['POST', '/broadcasts/7/steer', { to: 'pause' }],
      ['POST', '/manual-notification', { submissionId: '7' }],
    ] as const) {
      expect([url, (await ask(method, url, ADMIN, body)).statusCode]).toEqual([url, 404]);
    }
    expect(deck.server.telegram.calls).toEqual([]);
  });

  it('tell a submitter, who may have blocked the bot', async () => {
    const tell = async () => {
      const answer = await ask('POST', '/manual-notification', ADMIN, { submissionId: '1' });
      return [answer.statusCode, answer.json()];
    };
    expect(await tell()).toEqual([200, { success: true, delivered: true }]);
    deck.server.telegram.faults.order('sendMessage', 'cut_before');
    expect(await tell()).toMatchObject([503, { code: 'unavailable' }]);
    deck.server.telegram.setStanding('102', 'blocked');
    expect(await tell()).toEqual([200, { success: true, delivered: false }]);
  });

  it('tell submitters the decision without delaying or failing it', async () => {
    const { db } = database();
    for (const status of ['pending', 'pending', 'pending']) await addPost(db, { status });
    const heard = () => deck.server.telegram.messagesOf('102').map(({ html }) => html);
    await ask('POST', '/evaluate-submission', ADMIN, {
      submissionId: '2',
      points: 7,
      comments: 'Aye',
    });
    await expect.poll(heard).toEqual([expect.stringMatching(/approved[\s\S]*<b>7<\/b>[\s\S]*Aye/)]);
    const submissions = [3, 4].map((id) => ({ submissionId: String(id), version: 1 }));
    deck.server.telegram.faults.order('sendMessage', 'cut_before');
    const rejected = await ask('POST', '/reject-submissions', ADMIN, {
      submissions,
      reason: 'Nay',
    });
    expect(rejected.json().results).toEqual([
      { submissionId: '3', error: null, translation: null },
      { submissionId: '4', error: null, translation: null },
    ]);
    await expect.poll(heard).toHaveLength(2);
    expect(heard()[1]).toMatch(/Nay/);
    expect(test.logs.join('')).toContain('telling a submitter');
  });

  it('send nothing without a bot, and still show the lists', async () => {
    const { db } = database();
    const without = await openTestApp(db);
    const token = await createSession(db, { memberId: 1n, nowMs: test.clock.nowMs });
    const headers = { 'sec-fetch-site': 'same-origin', cookie: `deck=${token}` };
    const post = (url: string, payload: object) =>
      without.app.inject({ method: 'POST', url: `/api/admin${url}`, payload, headers });
    for (const [url, body] of [
      ['/posts/1/broadcast', {}],
      ['/posts/1/broadcast-preview', { sendToMe: true }],
      ['/manual-notification', { submissionId: '1' }],
    ] as const) {
      const answer = await post(url, body);
      expect([answer.statusCode, answer.json().code]).toEqual([503, 'bot_not_configured']);
    }
    expect((await post('/posts/1/broadcast-preview', {})).json()).toMatchObject({
      delivered: null,
    });
    await without.app.close();
  });

  it('leave out members who opted out, until they opt in again', async () => {
    const recipients = async () =>
      (await ask('POST', '/posts/1/broadcast-preview', ADMIN, {})).json().recipients;
    const put = async (body: object) => {
      const answer = await test.bot('PUT', '/members/103', body);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).not.toHaveProperty('broadcasts');
    };
    await put({ broadcasts: false });
    expect(await recipients()).toBe(4);
    await put({ firstName: 'Anne' });
    expect(await recipients()).toBe(4);
    await put({ broadcasts: true });
    expect(await recipients()).toBe(5);
    await sql`update members set unreachable_at = now() where id = 3`.execute(database().db);
    expect(await recipients()).toBe(4);
    await put({ firstName: 'Anne' });
    expect(await recipients()).toBe(5);
    expect((await test.bot('PUT', '/members/103', { broadcasts: 'no' })).statusCode).toBe(400);
  });
});
