import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import {
  eventOf,
  openTestApp,
  sendEvents,
  type TestApp,
  TOKEN,
  tipOf,
} from '#server/testing/http/app.ts';

describeOnPostgres('the bot gateway', (database) => {
  let test: TestApp;
  beforeEach(async () => {
    test = await openTestApp(database().db);
  });
  afterEach(() => test.app.close());

  const send = (events: unknown[]) => sendEvents(test, events);

  it.each([
    ['POST', '/events'],
    ['POST', '/submissions'],
    ['GET', '/members/11'],
    ['PUT', '/members/11'],
  ] as const)('opens %s %s to its token alone', async (method, path) => {
    const url = `/api/bot/v1${path}`;
    const withToken = (authorization?: string) =>
      test.app.inject({ method, url, headers: authorization ? { authorization } : {} });
    for (const wrong of [
      undefined,
      '',
      TOKEN,
      'Bearer',
      'Bearer ',
      `Bearer ${TOKEN.slice(1)}`,
      `Bearer ${TOKEN}x`,
      `Bearer ${TOKEN} x`,
      `Bearer ${TOKEN.toUpperCase()}`,
      `Basic ${Buffer.from(`bot:${TOKEN}`).toString('base64')}`,
      'Bearer null',
      `Bearer é`,
    ]) {
      const response = await withToken(wrong);
      expect([wrong, response.statusCode]).toEqual([wrong, 401]);
      expect(response.json().code).toBe('bad_gateway_token');
    }
    const cookie = await test.app.inject({ method, url, headers: { cookie: `deck=${TOKEN}` } });
    expect(cookie.statusCode).toBe(401);
    for (const right of [`Bearer ${TOKEN}`, `bearer ${TOKEN}`]) {
      expect((await withToken(right)).statusCode).not.toBe(401);
    }
    await test.app.close();
    test = await openTestApp(database().db, { environment: { BOT_GATEWAY_TOKEN: undefined } });
    for (const any of [undefined, `Bearer ${TOKEN}`, 'Bearer null', 'Bearer ']) {
      const response = await withToken(any);
      expect([response.statusCode, response.json().code]).toEqual([503, 'gateway_not_configured']);
    }
  });

  it('accepts 1,000 events in a call and refuses 1,001', async () => {
    const events = Array.from({ length: 1001 }, (_, index) => eventOf('gm', String(index + 1)));
    const tooMany = await test.bot('POST', '/events', { events });
    expect([tooMany.statusCode, tooMany.json().code]).toEqual([400, 'bad_request']);
    expect((await test.get('/api/stats')).json().totalMembers).toBe(0);
    expect(await send(events.slice(0, 1000))).toMatchObject({ accepted: 1000, rejected: 0 });
    expect((await test.get('/api/stats')).json().totalMembers).toBe(1000);
  });

  it('answers events in order', async () => {
    const tip = { ...tipOf('11', '22', '1'), id: 'a' };
    const sent = [
      tip,
      null,
      'tip',
      [],
      { ...tip, id: 'b', at: '2026-02-30T00:00:00Z' },
      tip,
      { ...tip, id: 'c', amount: '0' },
      { ...tip, id: 'd', telegramId: '4503599627370496' },
      { ...tip, id: 'e', amount: '1', extra: true },
      { ...tip, id: 'f', type: 'constructor' },
      { ...tip, id: 7 },
      { ...eventOf('gm', '11'), id: 'g' },
      { ...eventOf('gm', '11', { at: '2026-03-04T12:05:00.001Z' }), id: 'h' },
    ];
    const { results, ...counts } = await send(sent);
    expect(counts).toEqual({ accepted: 2, duplicate: 1, rejected: 10 });
    expect(results.map(({ index }: { index: number }) => index)).toEqual(
      sent.map((_, index) => index),
    );
    expect(results[0]).toEqual({ index: 0, id: 'a', status: 'accepted', points: 5 });
    expect(results[5]).toEqual({ index: 5, id: 'a', status: 'duplicate' });
    expect(results[11]).toEqual({ index: 11, id: 'g', status: 'accepted', points: 1 });
    for (const index of [1, 2, 3, 4, 6, 7, 8, 9, 10, 12]) {
      expect(results[index]).toMatchObject({ status: 'rejected', reason: expect.any(String) });
      expect(results[index].reason).not.toMatch(/select|insert|at .*\.ts/);
    }
    expect(results.map(({ id }: { id: unknown }) => id)).toEqual([
      ...['a', null, null, null, 'b', 'a', 'c', 'd', 'e', 'f', null, 'g', 'h'],
    ]);
    expect(await checkLedger(database().db)).toEqual([]);
  });

  it('creates and shows a member', async () => {
    expect((await test.bot('GET', '/members/11')).statusCode).toBe(404);
    const made = await test.bot('PUT', '/members/11', {
      username: '@Anne\u0000_Bonny',
      firstName: ' Anne\u202e ',
      lastName: null,
      photoUrl: 'https://t.me/i/userpic/anne.jpg',
    });
    expect(made.statusCode).toBe(200);
    expect(made.json()).toEqual({
      telegramId: '11',
      displayName: 'Anne',
      username: 'Anne_Bonny',
      pirateRank: expect.any(String),
      nextRank: { rank: expect.any(String), pointsNeeded: expect.any(Number) },
      position: 1,
      totalLifetimePoints: 1,
      totalTipped: '0',
      totalReceived: '0',
      totalLifetimeEarnings: '0',
      isBanned: false,
      week: {
        week: '2026-03-08',
        countedPoints: null,
        activityPoints: 1,
        totalTransactions: 0,
        isEligible: false,
        pointsNeeded: 4,
        estimatedShare: null,
      },
    });
    expect((await test.bot('GET', '/members/11')).json()).toEqual(made.json());
    // Omitted fields stay; null removes a field.
    test.clock.nowMs += 1000;
    const changed = await test.bot('PUT', '/members/11', { username: null, lastName: 'Bonny' });
    expect(changed.json()).toMatchObject({
      displayName: 'Anne Bonny',
      username: null,
      totalLifetimePoints: 1,
    });
    test.clock.nowMs += 1000;
    expect((await test.bot('PUT', '/members/11', {})).json()).toEqual(changed.json());
    // The page shows it at once.
    expect((await test.get('/api/leaderboard?search=bonny')).json().leaderboard).toHaveLength(1);
    expect(await checkLedger(database().db)).toEqual([]);
  });

  it('refuses an invalid profile', async () => {
    for (const [path, body] of [
      ['/members/0', {}],
      ['/members/011', {}],
      ['/members/4503599627370496', {}],
      ['/members/-1', {}],
      ['/members/11', { username: 7 }],
      ['/members/11', { role: 'owner' }],
      ['/members/11', { photoUrl: 'javascript:alert(1)' }],
      ['/members/11', { profileLinkUrl: 'https://user:secret@x.example/' }],
      ['/members/11', { firstName: 'x'.repeat(257) }],
    ] as const) {
      const response = await test.bot('PUT', path, body);
      expect([path, response.statusCode]).toEqual([path, 400]);
    }
    expect((await test.bot('PUT', '/members/11')).statusCode).toBe(400);
    expect((await test.get('/api/stats')).json().totalMembers).toBe(0);
    for (const bad of ['0', '011', 'abc', '11%00', '12345678901234567']) {
      expect((await test.bot('GET', `/members/${bad}`)).statusCode).toBe(400);
    }
    expect((await test.bot('GET', '/members/9999999999999999')).statusCode).toBe(404);
  });

  it('accepts a submission once per id', async () => {
    const submission = {
      id: 's1',
      at: '2026-03-04T11:00:00Z',
      telegramId: '11',
      contentType: 'twitter_post',
      url: 'https://x.com/a/status/1',
      title: 'Ahoy',
    };
    const first = await test.bot('POST', '/submissions', submission);
    expect(first.json()).toEqual({ submissionId: '1', status: 'pending', duplicate: false });
    expect(first.headers['cache-control']).toBe('no-store');
    const second = await test.bot('POST', '/submissions', { ...submission, title: 'Other' });
    expect(second.json()).toEqual({ submissionId: '1', status: 'pending', duplicate: true });
    // As an event, it is the same submission.
    const event = { ...submission, type: 'content_submitted' };
    expect(await send([event])).toMatchObject({ duplicate: 1 });
    const [one, other] = await Promise.all(
      [1, 2].map(() => test.bot('POST', '/submissions', { ...submission, id: 's2' })),
    );
    expect([one?.json().duplicate, other?.json().duplicate].sort()).toEqual([false, true]);
    expect(one?.json().submissionId).toBe(other?.json().submissionId);
    await sql`update submissions set status = 'approved' where id = 1`.execute(database().db);
    expect((await test.bot('POST', '/submissions', submission)).json().status).toBe('approved');
  });

  it('refuses an invalid submission', async () => {
    await test.ingest({ ...eventOf('gm', '11'), id: 'taken' });
    const submission = {
      id: 's1',
      at: '2026-03-04T11:00:00Z',
      telegramId: '11',
      contentType: 'twitter_post',
      url: 'https://x.com/a/status/1',
    };
    const conflict = await test.bot('POST', '/submissions', { ...submission, id: 'taken' });
    expect([conflict.statusCode, conflict.json().code]).toEqual([409, 'conflict']);
    for (const change of [
      { url: 'javascript:alert(1)' },
      { url: 'not a url' },
      { at: '2026-02-30T00:00:00Z' },
      { at: '2026-03-05T00:00:00Z' },
      { telegramId: '4503599627370496' },
      { title: 'a\u0000b' },
      { description: '\ud800' },
      { contentType: '../x' },
      { id: '' },
      { id: 'with space' },
      { type: 'tip' },
      { points: 100 },
    ]) {
      const response = await test.bot('POST', '/submissions', { ...submission, ...change });
      expect([change, response.statusCode]).toEqual([change, 400]);
      expect(response.json().code).toBe('bad_request');
    }
    const { rows } = await sql`select from submissions`.execute(database().db);
    expect(rows).toEqual([]);
  });
});
