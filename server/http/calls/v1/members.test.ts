import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SESSION_COOKIE } from '#contract/site/session.ts';
import { CONSENT_LIMITS } from '#rules/apps/limits.ts';
import { createSession } from '#server/services/sign-in/sessions.ts';
import { writeApp } from '#server/testing/apps/written-app.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { NOW_MS, openTestApp } from '#server/testing/http/app.ts';
import { ADDRESS, ALL_PERMISSIONS, openV1App, type V1App } from '#server/testing/http/v1.ts';

const READS = [
  ['/profile', 'access_profile'],
  ['/balance', 'read_balance'],
  ['/transactions', 'read_history'],
] as const;

describeOnPostgres("members' data behind the keys", (database) => {
  let test: V1App;
  beforeEach(async () => {
    test = await openV1App(database().db);
  });
  afterEach(() => test.app.close());
  const codeOf = async (answer: ReturnType<V1App['call']>) => {
    const { statusCode, ...rest } = await answer;
    return [statusCode, rest.json().code];
  };

  it.each(READS)('%s is open to the owner, with and without an app', async (path) => {
    const own = await test.keyWith(ALL_PERMISSIONS, { appId: null });
    for (const query of ['', '?member=11']) {
      expect((await test.call('GET', path + query)).statusCode).toBe(200);
      expect((await test.call('GET', path + query, { key: own })).statusCode).toBe(200);
    }
    expect(await codeOf(test.call('GET', `${path}?member=22`, { key: own }))).toEqual([
      403,
      'no_consent',
    ]);
  });

  it.each(READS)('%s needs the consent for %s and no other', async (path, permission) => {
    for (const given of ALL_PERMISSIONS) {
      await sql`delete from app_consents`.execute(database().db);
      await test.consent('22', given);
      const answer = await test.call('GET', `${path}?member=22`);
      expect([given, answer.statusCode]).toEqual([given, given === permission ? 200 : 403]);
    }
    await sql`update app_consents set permission = ${permission}, revoked_at = now()`.execute(
      database().db,
    );
    expect(await codeOf(test.call('GET', `${path}?member=22`))).toEqual([403, 'no_consent']);
  });

  it.each(READS)(
    '%s refuses a stranger exactly like a member who allowed nothing',
    async (path, permission) => {
      await test.consent('44', permission);
      const answers = [];
      for (const member of ['22', '33', '44', '55', '4503599627370495']) {
        const { statusCode, body } = await test.call('GET', `${path}?member=${member}`);
        answers.push(`${statusCode} ${body}`);
      }
      expect(new Set(answers).size).toBe(1);
      expect(answers[0]).toContain('no_consent');
    },
  );

  it('are closed to a sandboxed app, with or without consent', async () => {
    const { db } = database();
    await test.consent('22', ...ALL_PERMISSIONS);
    await sql`update apps set status = 'sandbox', approved_at = null`.execute(db);
    for (const [path] of READS) {
      for (const member of ['22', '55']) {
        expect(await codeOf(test.call('GET', `${path}?member=${member}`))).toEqual([
          403,
          'sandbox_only',
        ]);
      }
      expect((await test.call('GET', path)).statusCode).toBe(200);
    }
    const body = { member: '22', permissions: ['read_balance'] };
    expect(await codeOf(test.call('POST', '/consents', { body }))).toEqual([403, 'sandbox_only']);
  });

  it('are closed to another app of the same owner', async () => {
    await test.consent('22', 'access_profile');
    const appId = await writeApp(database().db, { ownerId: await test.memberOf('11') });
    const other = await test.keyWith(ALL_PERMISSIONS, { appId: String(appId) });
    expect((await test.call('GET', '/profile?member=22')).statusCode).toBe(200);
    expect(await codeOf(test.call('GET', '/profile?member=22', { key: other }))).toEqual([
      403,
      'no_consent',
    ]);
  });

  it('show only the profile fields in the contract', async () => {
    await test.consent('22', 'access_profile');
    await sql`update members set first_name = 'Bart', username = 'bart', primary_address = ${ADDRESS}
      where telegram_id = 22`.execute(database().db);
    expect((await test.call('GET', '/profile?member=22')).json()).toEqual({
      id: '22',
      username: 'bart',
      displayName: 'Bart',
      rank: 'Swabbie',
      lifetimePoints: 1,
      joinedAt: '2026-03-04T11:00:00.000Z',
    });
  });

  it('show the balance of the primary address, in whole units', async () => {
    const { db } = database();
    expect((await test.call('GET', '/balance')).json()).toEqual({
      address: null,
      confirmed: null,
      unconfirmed: null,
    });
    await sql`update members set primary_address = ${ADDRESS} where telegram_id = 11`.execute(db);
    test.chainIndex.balances.set(ADDRESS, {
      confirmedUnits: 5_400_000_000_000_001n,
      unconfirmedUnits: -1n,
    });
    expect((await test.call('GET', '/balance')).json()).toEqual({
      address: ADDRESS,
      confirmed: '54000000.00000001',
      unconfirmed: '-0.00000001',
    });
    test.chainIndex.isDown = true;
    expect(await codeOf(test.call('GET', '/balance'))).toEqual([503, 'unavailable']);
  });

  it('have no balance if no index is configured', async () => {
    const plain = await openTestApp(database().db);
    const headers = { authorization: `Bearer ${test.key.apiKey}` };
    const answer = await plain.get('/api/v1/balance', { headers });
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'chain_not_configured']);
    await plain.app.close();
  });

  it('refuse malformed input', async () => {
    const paths = [
      '/transactions?cursor=AAAA',
      '/transactions?cursor=%F0%9F%A6%9C',
      '/transactions?limit=0',
      '/transactions?limit=101',
      '/transactions?type=theft',
      '/transactions?since=yesterday',
      '/transactions?since=2026-02-31T00:00:00Z',
      '/transactions?since=0000-01-01T00:00:00Z',
      `/transactions?cursor=${Buffer.from('transactions|0000-01-01T00:00:00.000000Z|e1').toString('base64url')}`,
      '/transactions?member=0',
      '/profile?member=4503599627370496x',
      '/profile?member=1&member=2',
      '/payment-requests?cursor=AAAA',
      `/transactions?cursor=${Buffer.from('payment_requests|1').toString('base64url')}`,
      `/transactions?cursor=${Buffer.from('transactions|2026-02-31T00:00:00.000000Z|e1').toString('base64url')}`,
    ];
    for (const path of paths) {
      const answer = await codeOf(test.call('GET', path));
      expect([path, ...answer]).toEqual([path, 400, 'bad_request']);
    }
  });

  it('are asked for, given and withdrawn in the bot', async () => {
    const body = { member: '22', permissions: ['access_profile', 'read_balance'] };
    const asked = await test.call('POST', '/consents', { body });
    expect(asked.json().data).toEqual(
      body.permissions.map((permission) => ({
        member: '22',
        permission,
        state: 'asked',
        since: '2026-03-04T12:00:00.000Z',
        answerBy: '2026-03-05T12:00:00.000Z',
      })),
    );
    await expect.poll(() => test.telegram.sent.length).toBe(1);
    const [message] = test.telegram.sent;
    expect(message?.html).toContain('<b>Treasure &lt;Map&gt;</b> by Anne &amp; Co wants to:');
    expect(message?.html).toContain('see your name, username, rank, points');
    expect((await test.call('GET', '/profile?member=22')).statusCode).toBe(403);
    await test.press('22', 'Allow');
    expect((await test.call('GET', '/profile?member=22')).statusCode).toBe(200);
    const standing = async (permission: string) =>
      (await test.call('GET', `/consents?member=22&permission=${permission}`)).json().state;
    expect(await standing('read_balance')).toBe('allowed');
    const edited = test.telegram.edited.at(-1);
    expect(edited?.buttons).toEqual([[{ text: 'Withdraw access', data: expect.any(String) }]]);
    if (edited) test.telegram.sent.push(edited);
    await test.press('22', 'Withdraw access');
    expect(await standing('read_balance')).toBe('none');
    expect((await test.call('GET', '/profile?member=22')).statusCode).toBe(403);
  });

  it('give the same answer, whoever is named', async () => {
    const answers = [];
    for (const member of ['33', '44', '55']) {
      const body = { member, permissions: ['access_profile'] };
      const { statusCode, body: text } = await test.call('POST', '/consents', { body });
      answers.push(`${statusCode} ${text.replace(`"${member}"`, '?')}`);
      const path = `/consents?member=${member}&permission=access_profile`;
      answers.push((await test.call('GET', path)).body.replace(`"${member}"`, '?'));
      test.clock.nowMs += CONSENT_LIMITS.answerWithinMs;
      answers.push((await test.call('GET', path)).body.replace(`"${member}"`, '?'));
      test.clock.nowMs = NOW_MS;
    }
    expect(new Set(answers).size).toBe(3);
    await expect.poll(() => test.telegram.sent.map(({ chatId }) => chatId)).toEqual(['33']);
  });

  it('are recorded for each notification, and only with consent', async () => {
    const body = { member: '22', text: 'Ahoy <b>you</b>\n& all' };
    expect(await codeOf(test.call('POST', '/notifications', { body }))).toEqual([
      403,
      'no_consent',
    ]);
    await test.consent('22', 'send_notifications');
    const sent = await test.call('POST', '/notifications', { body });
    expect(sent.json()).toEqual({ id: '1', member: '22', status: 'sent' });
    expect(test.telegram.sent[0]?.html).toBe(
      '<b>Treasure &lt;Map&gt;</b> (app) writes:\nAhoy &lt;b&gt;you&lt;/b&gt;\n&amp; all',
    );
    await test.press('22', 'Stop these messages', '33');
    expect((await test.call('POST', '/notifications', { body })).statusCode).toBe(200);
    await test.press('22', 'Stop these messages');
    expect(await codeOf(test.call('POST', '/notifications', { body }))).toEqual([
      403,
      'no_consent',
    ]);
    expect(test.telegram.sent).toHaveLength(2);
  });

  it('are sent once, however often the call is tried', async () => {
    await test.consent('22', 'send_notifications', 'request_payments');
    const notification = { body: { member: '22', text: 'Once' }, once: 'n' };
    const request = { body: { member: '22', amount: '1', address: ADDRESS }, once: 'p' };
    for (const [path, input] of [
      ['/notifications', notification],
      ['/payment-requests', request],
    ] as const) {
      const first = await test.call('POST', path, input);
      const second = await test.call('POST', path, input);
      expect([first.statusCode, second.body]).toEqual([200, first.body]);
      const other = { ...input, body: { ...input.body, member: '11' } };
      expect(await codeOf(test.call('POST', path, other))).toEqual([422, 'idempotency_mismatch']);
      // As if a server had died before it could store its answer.
      await sql`update idempotency_keys set status = null, response = null,
        leased_until = to_timestamp(0)`.execute(database().db);
      const third = await test.call('POST', path, input);
      expect(third.body).toBe(first.body);
    }
    await expect.poll(() => test.telegram.sent.length).toBe(2);
    const { rows } = await sql`select from app_messages`.execute(database().db);
    expect(rows).toHaveLength(2);
  });

  it('are not asked for with malformed input', async () => {
    await test.consent('22', ...ALL_PERMISSIONS);
    const calls: [string, object][] = [
      ['/notifications', { member: '22', text: '' }],
      ['/notifications', { member: '22', text: ' \n ' }],
      ['/notifications', { member: '22', text: 'a\u0000b' }],
      ['/notifications', { member: '22', text: 'x'.repeat(1001) }],
      ['/notifications', { member: 22, text: 'x' }],
      ['/consents', { member: '22', permissions: [] }],
      ['/consents', { member: '22', permissions: ['*'] }],
      ['/consents', { member: '22', permissions: ['read_balance', 'read_balance'] }],
      ['/payment-requests', { member: '22', amount: '0' }],
      ['/payment-requests', { member: '22', amount: '0.00099999' }],
      ['/payment-requests', { member: '22', amount: '1000000.00000001' }],
      ['/payment-requests', { member: '22', amount: 1 }],
      ['/payment-requests', { member: '22', amount: '1', memo: 'x'.repeat(201) }],
      ['/payment-requests', { member: '22', amount: '1', address: `${ADDRESS.slice(0, -1)}L` }],
      [
        '/payment-requests',
        { member: '22', amount: '1', address: 'mgX52zioDkg2BQYt1SBxb5QxP8qjn3Eu86' },
      ],
      [
        '/payment-requests',
        { member: '22', amount: '1', address: ADDRESS, expiresAt: '2026-03-04T12:04:59Z' },
      ],
      [
        '/payment-requests',
        { member: '22', amount: '1', address: ADDRESS, expiresAt: '2026-13-04T12:04:59Z' },
      ],
      [
        '/payment-requests',
        { member: '22', amount: '1', address: ADDRESS, expiresAt: '2026-03-11T12:00:01Z' },
      ],
      ['/payment-requests', { member: '22', amount: '1', state: 'paid' }],
    ];
    for (const [path, body] of calls) {
      const answer = await codeOf(test.call('POST', path, { body }));
      expect([body, ...answer]).toEqual([body, 400, 'bad_request']);
    }
    expect(test.telegram.sent).toEqual([]);
  });

  it('are withdrawn on the site, only by the member', async () => {
    await test.consent('22', 'access_profile');
    await test.consent('33', 'access_profile');
    const memberId = await test.memberOf('22');
    const token = await createSession(database().db, { memberId, nowMs: NOW_MS });
    // Over http the cookie cannot have the prefix.
    const cookie = `${SESSION_COOKIE.replace('__Host-', '')}=${token}`;
    const headers = { cookie, 'sec-fetch-site': 'same-origin' };
    const url = '/api/me/consents';
    expect((await test.get(url)).statusCode).toBe(401);
    const listed = await test.get(url, { headers });
    expect(listed.json()).toEqual({
      apps: [
        {
          appId: String(test.appId),
          name: 'Treasure <Map>',
          developer: 'Anne & Co',
          permissions: [{ permission: 'access_profile', since: '2026-03-04T12:00:00.000Z' }],
          blockedAt: null,
        },
      ],
    });
    const path = `${url}/${test.appId}`;
    expect((await test.app.inject({ method: 'DELETE', url: path })).statusCode).toBe(403);
    for (let repeat = 0; repeat < 2; repeat += 1) {
      const taken = await test.app.inject({ method: 'DELETE', url: path, headers });
      expect([taken.statusCode, taken.json()]).toEqual([200, { success: true }]);
    }
    const none = await test.app.inject({ method: 'DELETE', url: `${url}/999`, headers });
    expect(none.statusCode).toBe(404);
    expect((await test.call('GET', '/profile?member=22')).statusCode).toBe(403);
    expect((await test.call('GET', '/profile?member=33')).statusCode).toBe(200);
  });
});
