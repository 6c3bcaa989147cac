import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { API_KEY_PERMISSIONS, type ApiKeyPermissionId } from '#rules/permissions.ts';
import { addMonths, billingMonthAt, PAST_DUE_GRACE_MS } from '#rules/plans/billing.ts';
import { PLANS } from '#rules/plans/plans.ts';
import type { Db } from '#server/db/connect.ts';
import { createSecrets } from '#server/db/secrets.ts';
import { registerApp, removeApp } from '#server/services/apps/apps.ts';
import { standingOf } from '#server/services/plans/standing.ts';
import { TEST_APP } from '#server/testing/apps/app-form.ts';
import { enrolReviewers } from '#server/testing/crew.ts';
import { describeOnBothEngines } from '#server/testing/db/databases.ts';
import { givePlan, openGate, TEST_SECRETS } from '#server/testing/keys.ts';
import { createApiKey, deleteApiKey, restoreApiKey, rotateApiKey } from './api-keys.ts';
import type { ServerKeyGate } from './gate.ts';

const NOW_MS = Date.parse('2026-03-04T12:00:30Z');
const MINUTE_MS = 60_000;

describeOnBothEngines('the gate', (database, engine) => {
  let memberId: bigint;
  let gate: ServerKeyGate;
  const db = (): Db => database().db;
  beforeEach(async () => {
    memberId = (await enrolReviewers(db())).numberOf('11');
    await givePlan(db(), { memberId, tier: 'pro', nowMs: NOW_MS });
    gate = openGate(db());
  });

  const owner = (nowMs = NOW_MS) => ({
    actor: { memberId, telegramId: '11', signedInAtMs: nowMs },
    secrets: TEST_SECRETS,
    nowMs,
  });
  const make = (...permissions: ApiKeyPermissionId[]) =>
    createApiKey(db(), owner(), {
      name: 'Kraken',
      expiresAtMs: null,
      appId: null,
      permissions: permissions.length > 0 ? permissions : ['read_balance'],
    });
  const knock = (bearer: string, rest: { permission?: ApiKeyPermissionId; nowMs?: number } = {}) =>
    gate.admit({
      bearer,
      permission: null,
      appPermission: null,
      origin: '203.0.113.x',
      nowMs: NOW_MS,
      ...rest,
    });
  const codeOf = async (...args: Parameters<typeof knock>) =>
    (await knock(...args)).refusal?.code ?? 'in';
  const sumOf = async (column: string, table: string) => {
    const { rows } = await sql<{ sum: number }>`
      select coalesce(sum(${sql.id(column)}), 0)::int as sum from ${sql.id(table)}`.execute(db());
    return rows[0]?.sum;
  };
  const counts = async () => [
    await sumOf('requests', 'api_key_minutes'),
    await sumOf('requests', 'api_key_days'),
    await sumOf('api_requests', 'plan_usage'),
  ];

  it('admits as many as a minute allows, and as many again in the next', async () => {
    const { apiKey } = await make();
    await sql`update api_keys set rate_limit = 3`.execute(db());
    const answers = [];
    for (let call = 0; call < 5; call++) answers.push(await codeOf(apiKey));
    expect(answers).toEqual(['in', 'in', 'in', 'too_many_requests', 'too_many_requests']);
    expect(await counts()).toEqual([3, 3, 3]);
    const { refusal, limits } = await knock(apiKey, { nowMs: NOW_MS + 29_999 });
    expect(refusal?.retryAfterSeconds).toBe(1);
    expect(limits?.minute).toEqual({ limit: 3, used: 3, resetsAtMs: NOW_MS + 30_000 });
    expect(limits?.month.used).toBe(3);
    expect(await codeOf(apiKey, { nowMs: NOW_MS + 30_000 })).toBe('in');
    expect(await counts()).toEqual([4, 4, 4]);
  });

  it('counts a month’s use by all of a member’s keys, and no refused calls', async () => {
    const [one, two] = [await make(), await make()];
    await givePlan(db(), { memberId, tier: 'starter', nowMs: NOW_MS });
    const { startMs, endMs } = billingMonthAt(NOW_MS - 3_600_000, NOW_MS);
    await sql`
      insert into plan_usage (member_id, month_start, api_requests)
      values (${memberId}, ${new Date(startMs).toISOString()}::timestamptz, 9998)`.execute(db());
    expect(await codeOf(one.apiKey)).toBe('in');
    expect(await codeOf(two.apiKey)).toBe('in');
    const { refusal, limits } = await knock(two.apiKey);
    expect(refusal?.code).toBe('quota_exceeded');
    expect(refusal?.retryAfterSeconds).toBe((endMs - NOW_MS) / 1000);
    expect(refusal?.message).toContain(new Date(endMs).toISOString());
    expect(limits?.month).toEqual({ limit: 10_000, used: 10_000, startMs, resetsAtMs: endMs });
    expect(await counts()).toEqual([2, 2, 10_000]);
    expect(await codeOf(one.apiKey, { nowMs: endMs })).toBe('in');
  });

  it('has the billing months of the rules', async () => {
    const instant = fc.integer({ min: Date.UTC(2019, 11, 1), max: Date.UTC(2031, 0, 1) });
    await fc.assert(
      fc.asyncProperty(instant, instant, async (anchorMs, atMs) => {
        const [anchor, at] = [new Date(anchorMs).toISOString(), new Date(atMs).toISOString()];
        const { rows } = await sql<{ starts: Date; ends: Date }>`
          select billing_month_start(${anchor}::timestamptz, ${at}::timestamptz, 0) as starts,
            billing_month_start(${anchor}::timestamptz, ${at}::timestamptz, 1) as ends`.execute(
          db(),
        );
        const month = billingMonthAt(anchorMs, atMs);
        expect([rows[0]?.starts.getTime(), rows[0]?.ends.getTime()]).toEqual([
          month.startMs,
          month.endMs,
        ]);
      }),
      {
        numRuns: 50,
        examples: [[Date.UTC(2024, 0, 31, 9), addMonths(Date.UTC(2024, 0, 31, 9), 1)]],
      },
    );
  });

  it('asks the database once for waiting calls', async () => {
    const { apiKey } = await make();
    await sql`update api_keys set rate_limit = 5`.execute(db());
    const answers = await Promise.all(Array.from({ length: 20 }, () => knock(apiKey)));
    expect(
      answers.filter(({ use }) => use !== null).map(({ limits }) => limits?.minute.used),
    ).toEqual([1, 2, 3, 4, 5]);
    expect(new Set(answers.slice(5).map(({ refusal }) => refusal?.code))).toEqual(
      new Set(['too_many_requests']),
    );
    expect(await counts()).toEqual([5, 5, 5]);
  });

  // The rest is the same on either engine.
  if (engine === 'embedded') return;

  it('answers simultaneous calls as it would sequential ones', async () => {
    const { apiKey, id } = await make();
    await givePlan(db(), { memberId, tier: 'starter', nowMs: NOW_MS });
    const { startMs } = billingMonthAt(NOW_MS - 3_600_000, NOW_MS);
    const room = fc.integer({ min: 0, max: 9 });
    let minute = 0;
    await fc.assert(
      fc.asyncProperty(room, room, fc.array(room), async (ofMinute, ofMonth, groups) => {
        // A new minute for each case, with the calls left in it and in the month.
        minute += 1;
        const nowMs = NOW_MS + minute * MINUTE_MS;
        const left = { minute: ofMinute + 1, month: ofMonth };
        await sql`update api_keys set rate_limit = ${left.minute}`.execute(db());
        await sql`
          insert into plan_usage (member_id, month_start, api_requests)
          values (${memberId}, ${new Date(startMs).toISOString()}::timestamptz, ${10_000 - left.month})
          on conflict (member_id, month_start) do update set api_requests = excluded.api_requests`.execute(
          db(),
        );
        for (const size of groups) {
          const answers = await Promise.all(
            Array.from({ length: size }, () => knock(apiKey, { nowMs })),
          );
          const told = answers.map(({ refusal, limits }) => [
            refusal?.code ?? 'in',
            (limits?.minute.limit ?? 0) - (limits?.minute.used ?? 0),
            (limits?.month.limit ?? 0) - (limits?.month.used ?? 0),
          ]);
          // The first call goes alone. Of the later ones, a refused call gets the figures that the last admitted one left.
          const expected = answers.map(() => takeOne(left));
          expect(told.filter(([code]) => code === 'in')).toEqual(
            expected.filter(([code]) => code === 'in'),
          );
          expect(told.map(([code]) => code)).toEqual(expected.map(([code]) => code));
        }
        const { rows } = await sql<{ requests: number }>`
          select requests from api_key_minutes
          where key_id = ${id}::bigint and minute = date_trunc('minute', ${new Date(nowMs).toISOString()}::timestamptz)`.execute(
          db(),
        );
        expect(rows[0]?.requests ?? 0).toBe(ofMinute + 1 - left.minute);
        expect(await sumOf('api_requests', 'plan_usage')).toBe(10_000 - left.month);
      }),
      { numRuns: 20 },
    );
  });

  it('identifies the caller, using only the key', async () => {
    const { apiKey, id } = await make('read_history', 'access_profile');
    const { use } = await knock(apiKey);
    expect(use?.caller).toEqual({
      keyId: BigInt(id),
      ownerId: memberId,
      ownerTelegramId: '11',
      hasPlan: true,
      app: null,
      permissions: new Set(['read_history', 'access_profile']),
    });
  });

  it('asks for the permission of the call, by name', async () => {
    const { apiKey } = await make('read_balance', 'request_payments');
    for (const { id } of API_KEY_PERMISSIONS) {
      const has = id === 'read_balance' || id === 'request_payments';
      const { refusal } = await knock(apiKey, { permission: id });
      expect([id, refusal?.code]).toEqual([id, has ? undefined : 'missing_permission']);
      if (refusal) expect(refusal.message).toContain(id);
    }
  });

  it('asks for the permission of each of several calls at once', async () => {
    const { apiKey } = await make('read_balance');
    // The first call goes alone; those that arrive while it runs go together.
    const codes = await Promise.all([
      codeOf(apiKey),
      codeOf(apiKey, { permission: 'manage_escrow' }),
      codeOf(apiKey, { permission: 'read_balance' }),
    ]);
    expect(codes).toEqual(['in', 'missing_permission', 'in']);
  });

  it('opens escrow from the Pro plan up', async () => {
    const { apiKey } = await make('manage_escrow');
    for (const { id: tier } of PLANS) {
      await givePlan(db(), { memberId, tier, nowMs: NOW_MS });
      const expected = tier === 'starter' ? 'subscription_required' : 'in';
      expect([tier, await codeOf(apiKey, { permission: 'manage_escrow' })]).toEqual([
        tier,
        expected,
      ]);
    }
  });

  it('agrees with the plan’s standing on whether it is usable', async () => {
    const { apiKey } = await make();
    const anchor_at = new Date(NOW_MS - 40 * 86_400_000);
    for (const status of ['active', 'past_due', 'suspended', 'expired', 'cancelled'] as const) {
      for (const endsInMs of [-PAST_DUE_GRACE_MS - 1, -PAST_DUE_GRACE_MS, -1, 0, 1]) {
        const expires_at = new Date(NOW_MS + endsInMs);
        await sql`
          update subscriptions set status = ${status}, anchor_at = ${anchor_at.toISOString()}::timestamptz,
            expires_at = ${expires_at.toISOString()}::timestamptz`.execute(db());
        const row = { tier: 'pro', status, period: 'monthly', source: 'grant' } as const;
        const standing = standingOf(
          { ...row, anchor_at, expires_at, ends_at_expiry: false },
          NOW_MS,
        );
        const expected = standing.isUsable ? 'in' : 'subscription_required';
        expect([status, endsInMs, await codeOf(apiKey)]).toEqual([status, endsInMs, expected]);
      }
    }
  });

  it('records the use of a dead key, once an hour', async () => {
    const { apiKey, id } = await make();
    await deleteApiKey(db(), owner(), { id });
    const written = async () => {
      const { rows } = await sql<{ entity_id: string; after: object }>`
        select entity_id, after from audit_log where action = 'dead_api_key_used'`.execute(db());
      return rows;
    };
    for (const minutes of [0, 1, 59]) {
      expect(await codeOf(apiKey, { nowMs: NOW_MS + minutes * MINUTE_MS })).toBe('bad_key');
    }
    expect(await written()).toEqual([{ entity_id: id, after: { origin: '203.0.113.x' } }]);
    expect(await codeOf(apiKey, { nowMs: NOW_MS + 60 * MINUTE_MS })).toBe('bad_key');
    expect(await written()).toHaveLength(2);
  });

  it('admits a restored key again', async () => {
    const { apiKey, id } = await make();
    await deleteApiKey(db(), owner(), { id });
    expect(await codeOf(apiKey)).toBe('bad_key');
    await restoreApiKey(db(), owner(), { id });
    expect(await codeOf(apiKey)).toBe('in');
  });

  it('admits both keys of a rotation until the grace period ends', async () => {
    const old = await make();
    const renewed = await rotateApiKey(db(), owner(), { id: old.id, graceHours: 1 });
    const later = { nowMs: NOW_MS + 3_600_000 };
    expect(await codeOf(old.apiKey, { nowMs: later.nowMs - 1 })).toBe('in');
    expect(await codeOf(old.apiKey, later)).toBe('bad_key');
    expect(await codeOf(renewed.apiKey, later)).toBe('in');
  });

  it('refuses a key whose app was removed or whose secret is missing', async () => {
    const by = { memberId, telegramId: '11', nowMs: NOW_MS };
    const { app } = await registerApp(db(), TEST_SECRETS, by, TEST_APP);
    const key = await createApiKey(db(), owner(), {
      name: 'Chart',
      permissions: ['read_balance'],
      expiresAtMs: null,
      appId: app.id,
    });
    expect((await knock(key.apiKey)).use?.caller.app).toEqual({
      id: 1n,
      status: 'sandbox',
      permissions: TEST_APP.permissions,
    });
    const call = {
      bearer: key.apiKey,
      permission: null,
      appPermission: null,
      origin: 'x',
      nowMs: NOW_MS,
    };
    const other = await openGate(db(), { secrets: createSecrets([Buffer.alloc(32)]) }).admit(call);
    expect(other.refusal?.code).toBe('bad_key');
    await removeApp(db(), by, { appId: BigInt(app.id) });
    expect(await codeOf(key.apiKey)).toBe('bad_key');
  });

  it('records the last use once a minute', async () => {
    const { apiKey } = await make();
    const usedAt = async () => {
      const { rows } = await sql<{ last_used_at: Date; last_used_from: string }>`
        select last_used_at, last_used_from from api_keys`.execute(db());
      return [rows[0]?.last_used_at?.getTime(), rows[0]?.last_used_from];
    };
    await knock(apiKey);
    await knock(apiKey, { nowMs: NOW_MS + MINUTE_MS - 1 });
    expect(await usedAt()).toEqual([NOW_MS, '203.0.113.x']);
    await knock(apiKey, { nowMs: NOW_MS + MINUTE_MS });
    expect(await usedAt()).toEqual([NOW_MS + MINUTE_MS, '203.0.113.x']);
  });
});

/** The rule of the gate, one call at a time: the minute first, then the month. */
function takeOne(left: { minute: number; month: number }): [string, number, number] {
  if (left.minute === 0) return ['too_many_requests', 0, left.month];
  if (left.month === 0) return ['quota_exceeded', left.minute, 0];
  left.minute -= 1;
  left.month -= 1;
  return ['in', left.minute, left.month];
}
