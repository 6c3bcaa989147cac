import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSession } from '#server/services/sign-in/sessions.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { NOW_MS } from '#server/testing/http/app.ts';
import { ADDRESS, ALL_PERMISSIONS, openV1App, type V1App } from '#server/testing/http/v1.ts';
import { givePlan } from '#server/testing/keys.ts';

const APRIL_MS = Date.parse('2026-04-01T00:00:00Z');

describeOnPostgres('keys without a plan', (database) => {
  let test: V1App;
  const open = async (environment: Record<string, string> = {}) => {
    test = await openV1App(database().db, { environment });
    await sql`delete from subscriptions`.execute(database().db);
  };
  beforeEach(() => open());
  afterEach(() => test.app.close());
  const codeOf = async (answer: ReturnType<V1App['call']>) => {
    const { statusCode, ...rest } = await answer;
    return statusCode === 200 ? 200 : rest.json().code;
  };
  const restart = async (environment: Record<string, string>) => {
    await test.app.close();
    await sql`truncate members, plan_usage, api_key_days cascade`.execute(database().db);
    await open(environment);
  };
  const counted = async () => {
    const { rows } = await sql<{ requests: number }>`
      select coalesce(sum(api_requests), 0)::int as requests from plan_usage`.execute(
      database().db,
    );
    return rows[0]?.requests;
  };

  it('work for 500 requests a calendar month, and say so', async () => {
    const answer = await test.call('GET', '/key');
    expect(answer.json()).toMatchObject({
      plan: null,
      minute: { limit: 100, used: 1 },
      month: { limit: 500, used: 1, remaining: 499, resetsAt: new Date(APRIL_MS).toISOString() },
    });
    expect(answer.headers['ratelimit-policy']).toContain('"month";q=500;');
  });

  it('reach their owner alone, though the app is approved and members allowed it', async () => {
    await test.consent('22', ...ALL_PERMISSIONS);
    for (const path of ['/profile', '/balance', '/transactions']) {
      expect([path, await codeOf(test.call('GET', path))]).toEqual([path, 200]);
      expect(await codeOf(test.call('GET', `${path}?member=22`))).toBe('subscription_required');
    }
    const toBart = { member: '22', text: 'Ahoy' };
    const sent = test.call('POST', '/notifications', { body: toBart });
    expect(await codeOf(sent)).toBe('subscription_required');
    const asked = { member: '22', amount: '1', address: ADDRESS };
    const request = test.call('POST', '/payment-requests', { body: asked });
    expect(await codeOf(request)).toBe('subscription_required');
    const consent = { member: '33', permissions: ['read_balance'] };
    const question = test.call('POST', '/consents', { body: consent });
    expect(await codeOf(question)).toBe('subscription_required');
    expect(await codeOf(test.call('GET', '/escrows'))).toBe('subscription_required');
    expect(test.telegram.sent).toEqual([]);

    const memberId = await test.memberOf('11');
    await givePlan(database().db, { memberId, tier: 'pro', nowMs: NOW_MS });
    expect(await codeOf(test.call('GET', '/profile?member=22'))).toBe(200);
    expect(await codeOf(test.call('GET', '/escrows'))).toBe(200);
  });

  it('share the month of their owner, and have as much again in the next', async () => {
    await restart({ FREE_API_REQUESTS: '3' });
    const other = await test.keyWith(['read_balance'], { appId: null });
    for (const key of [test.key, other, test.key]) {
      expect(await codeOf(test.call('GET', '/key', { key }))).toBe(200);
    }
    const refused = await test.call('GET', '/key', { key: other });
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'quota_exceeded']);
    expect(refused.json().detail).toContain('Without a plan');
    expect(await counted()).toBe(3);
    test.clock.nowMs = APRIL_MS - 1;
    expect(await codeOf(test.call('GET', '/key'))).toBe('quota_exceeded');
    test.clock.nowMs = APRIL_MS;
    expect(await codeOf(test.call('GET', '/key'))).toBe(200);
  });

  it.each([
    ['is over', sql`expires_at = ${new Date(NOW_MS).toISOString()}::timestamptz`],
    ['was cancelled', sql`status = 'cancelled'`],
    ['is suspended', sql`status = 'suspended'`],
  ])('have the same when the plan %s', async (_, change) => {
    const { db } = database();
    await givePlan(db, { memberId: await test.memberOf('11'), tier: 'enterprise', nowMs: NOW_MS });
    await test.consent('22', 'access_profile');
    expect(await codeOf(test.call('GET', '/profile?member=22'))).toBe(200);
    await sql`update subscriptions set ${change}`.execute(db);
    expect(await codeOf(test.call('GET', '/profile?member=22'))).toBe('subscription_required');
    expect((await test.call('GET', '/key')).json()).toMatchObject({
      plan: null,
      month: { limit: 500, used: 2 },
    });
  });

  it('are refused where the operator gives none, and counted nowhere', async () => {
    await restart({ FREE_API_REQUESTS: '0' });
    expect(await codeOf(test.call('GET', '/key'))).toBe('subscription_required');
    expect(await counted()).toBe(0);
  });

  it('show what they have used on the plans page', async () => {
    await test.call('GET', '/key');
    const memberId = await test.memberOf('11');
    const session = await createSession(database().db, { memberId, nowMs: NOW_MS });
    const answer = await test.get('/api/developer/subscription', {
      headers: { cookie: `deck=${session}` },
    });
    expect(answer.json()).toMatchObject({
      status: 'none',
      usage: { apiRequests: 1, webhooks: 0, apps: 1 },
      limits: { apiRequests: 500, webhooks: 100, apps: 1 },
      usageResetsAt: new Date(APRIL_MS).toISOString(),
      payments: { freeRequests: 500 },
    });
    const open = await test.get('/api/developer/payment-methods');
    expect(open.json()).toMatchObject({ freeRequests: 500 });
  });
});
