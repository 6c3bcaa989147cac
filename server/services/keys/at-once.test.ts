import fc from 'fast-check';
import { type KyselyPlugin, type RawBuilder, sql } from 'kysely';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ApiKeyPermissionId } from '#rules/permissions.ts';
import type { Db } from '#server/db/connect.ts';
import type { News } from '#server/db/news.ts';
import { DatabaseOutage } from '#server/db/outage.ts';
import { writeApp } from '#server/testing/apps/written-app.ts';
import { enrolReviewers } from '#server/testing/crew.ts';
import { describeOnBothEngines } from '#server/testing/db/databases.ts';
import { hear } from '#server/testing/db/hear.ts';
import { givePlan, openGate, TEST_SECRETS } from '#server/testing/keys.ts';
import { createApiKey } from './api-keys.ts';
import type { ServerKeyGate } from './gate.ts';

const NOW_MS = Date.parse('2026-03-04T12:00:30Z');
const NOW = sql`${new Date(NOW_MS).toISOString()}::timestamptz`;
const MINUTE_MS = 60_000;
const MONTH = sql`${new Date(NOW_MS - 3_600_000).toISOString()}::timestamptz`;

/** Each change removes a reason to let the key in, or one of its rights. */
const CHANGES: readonly [string, RawBuilder<unknown>, string][] = [
  ['the key is deleted', sql`update api_keys set deleted_at = ${NOW}`, 'bad_key'],
  ['it is switched off', sql`update api_keys set is_active = false`, 'bad_key'],
  ['it is given an end', sql`update api_keys set expires_at = ${NOW}`, 'bad_key'],
  ['it is replaced', sql`update api_keys set retires_at = ${NOW}`, 'bad_key'],
  ['it loses its permission', sql`update api_keys set permissions = '[]'`, 'missing_permission'],
  ['its limit is lowered', sql`update api_keys set rate_limit = 1`, 'too_many_requests'],
  ['its app is removed', sql`update apps set removed_at = ${NOW}`, 'bad_key'],
  ['its app declares less', sql`update apps set permissions = '[]'`, 'missing_permission'],
  ['its owner is banned', sql`update members set banned_at = ${NOW}`, 'bad_key'],
  ['the plan ends', sql`update subscriptions set expires_at = ${NOW}`, 'subscription_required'],
  [
    'the plan is suspended',
    sql`update subscriptions set status = 'suspended'`,
    'subscription_required',
  ],
  [
    'the plan is a smaller one',
    sql`update subscriptions set tier = 'starter'`,
    'subscription_required',
  ],
  ['the plan is taken away', sql`delete from subscriptions`, 'subscription_required'],
];

describeOnBothEngines('calls with a key that are let in at once', (database, engine) => {
  let memberId: bigint;
  let news: News;
  /** The server's database, which may become unreachable. */
  let far: Db;
  let asked = 0;
  let isAway = false;
  const db = (): Db => database().db;
  const watching: KyselyPlugin = {
    transformQuery({ node }) {
      asked += 1;
      if (isAway) throw new DatabaseOutage('no_answer', 'away');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  beforeEach(async () => {
    isAway = false;
    const server = engine === 'embedded' ? database() : await database().connectAgain();
    far = server.db.withPlugin(watching);
    memberId = (await enrolReviewers(db())).numberOf('11');
    await givePlan(db(), { memberId, tier: 'enterprise', nowMs: NOW_MS });
    news = await hear(server);
  });

  /** Makes a key of an app with a thousand calls per minute. */
  async function make(): Promise<string> {
    const owner = {
      actor: { memberId, telegramId: '11', signedInAtMs: NOW_MS },
      secrets: TEST_SECRETS,
      nowMs: NOW_MS,
    };
    const { apiKey } = await createApiKey(db(), owner, {
      name: 'Kraken',
      expiresAtMs: null,
      appId: String(await writeApp(db(), { ownerId: memberId })),
      permissions: ['manage_escrow'],
    });
    await sql`update api_keys set rate_limit = 1000`.execute(db());
    await news.catchUp();
    return apiKey;
  }
  const knock = (gate: ServerKeyGate, bearer: string, nowMs = NOW_MS) =>
    gate.admit({
      bearer,
      permission: 'manage_escrow' satisfies ApiKeyPermissionId,
      appPermission: null,
      origin: '203.0.113.x',
      nowMs,
    });
  const codeOf = async (...args: Parameters<typeof knock>) =>
    (await knock(...args)).refusal?.code ?? 'in';
  const counts = async () => {
    const { rows } = await sql<Record<string, number>>`
      select (select coalesce(sum(requests), 0)::int from api_key_minutes) as minutes,
        (select coalesce(sum(requests), 0)::int from api_key_days) as days,
        (select coalesce(sum(api_requests), 0)::int from plan_usage) as month`.execute(db());
    return Object.values(rows[0] ?? {});
  };

  it('wait for nobody, say what is left, and are counted afterwards', async () => {
    const gate = openGate(far, { news });
    const key = await make();
    await knock(gate, key);
    asked = 0;
    const answers = await Promise.all([1, 2, 3, 4].map(() => knock(gate, key)));
    expect(asked).toBe(0);
    expect(answers.map(({ limits }) => [limits?.minute.used, limits?.month.used])).toEqual([
      [2, 2],
      [3, 3],
      [4, 4],
      [5, 5],
    ]);
    await gate.stop();
    expect(await counts()).toEqual([5, 5, 5]);
    // One call went alone, and the others together.
    expect(asked).toBe(2);
  });

  it('are asked for from the next call on, once anything that decides has changed', async () => {
    const wrong: unknown[] = [];
    for (const [what, change, expected] of CHANGES) {
      const gate = openGate(far, { news });
      const key = await make();
      await knock(gate, key);
      asked = 0;
      const before = await codeOf(gate, key);
      const askedBefore = asked;
      await gate.stop();
      await change.execute(db());
      await news.catchUp();
      const after = await codeOf(gate, key);
      if (before !== 'in' || askedBefore > 0 || after !== expected)
        wrong.push([what, before, askedBefore, after]);
      await sql`update members set banned_at = null`.execute(db());
      await givePlan(db(), { memberId, tier: 'enterprise', nowMs: NOW_MS });
      await sql`update api_keys set deleted_at = ${NOW}`.execute(db());
    }
    expect(wrong).toEqual([]);
  });

  it('cause no news, neither for themselves nor for public responses', async () => {
    const gate = openGate(far, { news });
    const key = await make();
    const before = [news.version(), news.version(['api_keys', 'apps', 'bans', 'subscriptions'])];
    for (const minute of [0, 0, 1, 1, 2]) await knock(gate, key, NOW_MS + minute * MINUTE_MS);
    await gate.stop();
    await news.catchUp();
    expect([news.version(), news.version(['api_keys', 'apps', 'bans', 'subscriptions'])]).toEqual(
      before,
    );
    await sql`update api_keys set is_active = false`.execute(db());
    await news.catchUp();
    expect(news.version()).toBe(before[0]);
  });

  // The rest is the same on either engine.
  if (engine === 'embedded') return;

  it('count in the minute and the month in which they were let in, whatever has changed since', async () => {
    const gate = openGate(far, { news });
    const key = await make();
    await knock(gate, key);
    await knock(gate, key);
    await sql`update subscriptions set anchor_at = ${NOW}, status = 'suspended'`.execute(db());
    await sql`update api_keys set deleted_at = ${NOW}`.execute(db());
    await gate.stop();
    expect(await counts()).toEqual([2, 2, 2]);
    const { rows } = await sql`select from plan_usage where month_start = ${MONTH}`.execute(db());
    expect(rows).toHaveLength(1);
    const { rows: noted } =
      await sql`select from audit_log where action = 'dead_api_key_used'`.execute(db());
    expect(noted).toEqual([]);
  });

  it('are asked for again while the database is away, and counted when it is back', async () => {
    let resume = () => {};
    const pause = vi.fn(() => new Promise<void>((resolve) => (resume = resolve)));
    const gate = openGate(far, { news, pause });
    const key = await make();
    await knock(gate, key);
    isAway = true;
    expect(await codeOf(gate, key)).toBe('in');
    await vi.waitUntil(() => pause.mock.calls.length > 0, 20_000);
    await expect(knock(gate, key)).rejects.toThrow('away');
    resume();
    await vi.waitUntil(() => pause.mock.calls.length > 1, 20_000);
    isAway = false;
    const { limits } = await knock(gate, key);
    expect(limits?.minute.used).toBe(2);
    expect(await counts()).toEqual([2, 2, 2]);
    resume();
    await gate.stop();
    expect(await counts()).toEqual([3, 3, 3]);
  });

  it('are reported if they cannot be counted before the server ends', async () => {
    const report = vi.fn();
    const gate = openGate(far, { news, report });
    const key = await make();
    await knock(gate, key);
    isAway = true;
    await knock(gate, key);
    await knock(gate, key);
    await gate.stop();
    expect(report.mock.calls.map(([, what]) => what)).toEqual([
      'a call with a key was let in and never counted',
      'a call with a key was let in and never counted',
    ]);
  });

  it('pass no limit by more than each server may let in uncounted, and are all counted', async () => {
    const other = await database().connectAgain();
    const otherNews = await hear(other);
    const key = await make();
    await givePlan(db(), { memberId, tier: 'pro', nowMs: NOW_MS });
    const left = fc.integer({ min: 0, max: 150 });
    const step = fc.record({
      server: fc.constantFrom(0, 1),
      calls: fc.integer({ min: 1, max: 40 }),
      waits: fc.boolean(),
    });
    let minute = 0;
    await fc.assert(
      fc.asyncProperty(
        left,
        left,
        fc.array(step, { maxLength: 8 }),
        async (ofMinute, ofMonth, steps) => {
          // A new minute for each case, with the calls left in it and in the month.
          minute += 1;
          const nowMs = NOW_MS + minute * MINUTE_MS;
          await sql`update api_keys set rate_limit = ${ofMinute + 1}`.execute(db());
          await sql`
          insert into plan_usage (member_id, month_start, api_requests) values (${memberId}, ${MONTH}, ${99_999 - ofMonth})
          on conflict (member_id, month_start) do update set api_requests = excluded.api_requests`.execute(
            db(),
          );
          const before = await counts();
          await Promise.all([news.catchUp(), otherNews.catchUp()]);
          const gates = [openGate(far, { news }), openGate(other.db, { news: otherNews })] as const;
          let calls = 0;
          let letIn = 0;
          const answered: Promise<unknown>[] = [];
          const call = async (gate: ServerKeyGate) => {
            calls += 1;
            if ((await codeOf(gate, key, nowMs)) === 'in') letIn += 1;
          };
          for (const { server, calls: many, waits } of steps) {
            for (let one = 0; one < many; one++) answered.push(call(gates[server as 0 | 1]));
            if (waits) await Promise.all(answered);
          }
          await Promise.all(answered);
          for (const gate of gates) await gate.stop();
          expect(await counts()).toEqual(before.map((count) => count + letIn));
          const room = Math.min(ofMinute, ofMonth) + 1;
          expect(letIn).toBeGreaterThanOrEqual(Math.min(room, calls));
          expect(letIn).toBeLessThanOrEqual(room + 2 * Math.floor(room / 32));
        },
      ),
      { numRuns: 25 },
    );
  });
});
