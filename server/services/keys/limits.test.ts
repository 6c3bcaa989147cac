import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import type { PlanId } from '#rules/plans/plans.ts';
import type { Db } from '#server/db/connect.ts';
import { enrolReviewers } from '#server/testing/crew.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { givePlan, openGate, TEST_SECRETS } from '#server/testing/keys.ts';
import { createApiKey, deleteApiKey, readApiKeys, rotateApiKey } from './api-keys.ts';
import { limitKey, listKeysOf } from './limits.ts';

const NOW_MS = Date.parse('2026-03-04T12:00:30Z');

describeOnPostgres('the limits of keys', (database) => {
  let memberId: bigint;
  let keyId: bigint;
  let apiKey: string;
  const db = (): Db => database().db;
  const owner = () => ({
    actor: { memberId, telegramId: '11', signedInAtMs: NOW_MS },
    secrets: TEST_SECRETS,
    nowMs: NOW_MS,
  });
  const plan = (tier: PlanId) => givePlan(db(), { memberId, tier, nowMs: NOW_MS });
  const limit = (perMinute: number, rest: object = {}) =>
    limitKey(db(), { keyId, perMinute, nowMs: NOW_MS, isDryRun: false, ...rest });
  const call = async () =>
    (
      await openGate(db()).admit({
        bearer: apiKey,
        permission: null,
        appPermission: null,
        origin: 'x',
        nowMs: NOW_MS,
      })
    ).limits?.minute.limit;
  const stored = async () => {
    const keys = await listKeysOf(db(), { telegramId: '11', nowMs: NOW_MS });
    return keys.map(({ rate_limit }) => rate_limit);
  };
  const audited = async () => {
    const { rows } = await sql`
      select actor, entity_id, before, after from audit_log where action = 'api_key_limited' order by id`.execute(
      db(),
    );
    return rows;
  };

  beforeEach(async () => {
    memberId = (await enrolReviewers(db())).numberOf('11');
    const made = await createApiKey(db(), owner(), {
      name: 'Kraken',
      permissions: ['read_balance'],
      expiresAtMs: null,
      appId: null,
    });
    keyId = BigInt(made.id);
    apiKey = made.apiKey;
  });

  it('apply from the next call, and are recorded', async () => {
    await plan('pro');
    expect(await call()).toBe(100);
    expect(await limit(5_000)).toEqual({
      name: 'Kraken',
      telegramId: '11',
      before: 100,
      after: 5_000,
    });
    expect(await call()).toBe(5_000);
    await limit(1);
    expect(await call()).toBe(1);
    const entry = { actor: 'operator', entity_id: String(keyId) };
    expect(await audited()).toEqual([
      { ...entry, before: { rateLimit: 100 }, after: { rateLimit: 5_000 } },
      { ...entry, before: { rateLimit: 5_000 }, after: { rateLimit: 1 } },
    ]);
  });

  it('apply only as far as the plan allows', async () => {
    await plan('pro');
    await limit(5_000);
    const shown = async () =>
      (await readApiKeys(db(), owner())).map(({ usage }) => usage.rateLimit);
    expect([await call(), await shown()]).toEqual([5_000, [5_000]]);
    await plan('starter');
    expect([await call(), await shown(), await stored()]).toEqual([100, [100], [5_000]]);
    await plan('pro');
    expect([await call(), await shown()]).toEqual([5_000, [5_000]]);
  });

  it('change nothing in a dry run or if already set', async () => {
    await plan('enterprise');
    expect(await limit(1_000_000, { isDryRun: true })).toMatchObject({
      before: 100,
      after: 1_000_000,
    });
    await limit(100);
    expect([await stored(), await audited()]).toEqual([[100], []]);
  });

  it('can be lower with any plan, and higher if the plan has custom limits', async () => {
    const refused = { code: 'conflict' };
    await expect(limit(101, { isDryRun: true })).rejects.toMatchObject(refused);
    await limit(10);
    await plan('starter');
    await limit(100);
    await expect(limit(101)).rejects.toMatchObject(refused);
    for (const tier of ['pro', 'enterprise'] as const) {
      await plan(tier);
      expect((await limit(101)).after).toBe(101);
      await limit(100);
    }
    await sql`update subscriptions set expires_at = anchor_at`.execute(db());
    await expect(limit(101)).rejects.toMatchObject(refused);
    expect(await stored()).toEqual([100]);
  });

  it('pass to a replacement key', async () => {
    await plan('pro');
    await limit(250);
    await rotateApiKey(db(), owner(), { id: String(keyId), graceHours: 1 });
    expect(await stored()).toEqual([250, 250]);
  });

  it('are only for existing keys and members', async () => {
    await expect(limit(10, { keyId: keyId + 1n })).rejects.toMatchObject({ code: 'not_found' });
    await deleteApiKey(db(), owner(), { id: String(keyId) });
    await expect(limit(10)).rejects.toMatchObject({ code: 'not_found' });
    expect(await stored()).toEqual([]);
    const nobody = { telegramId: '4242', nowMs: NOW_MS };
    await expect(listKeysOf(db(), nobody)).rejects.toMatchObject({ code: 'not_found' });
  });
});
