import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createApiKey } from '#server/services/keys/api-keys.ts';
import { enrolReviewers } from '#server/testing/crew.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { openTestApp } from '#server/testing/http/app.ts';
import { givePlan, TEST_SECRETS } from '#server/testing/keys.ts';

const NOW_MS = Date.parse('2026-03-04T12:00:58.500Z');
const CLIENTS = 50;
const CALLS_EACH = 12;

describeOnPostgres('a storm of calls with one key', (database) => {
  it('on two servers is admitted exactly up to each minute’s limit, and counted exactly', async () => {
    const { db } = database();
    const memberId = (await enrolReviewers(db)).numberOf('11');
    await givePlan(db, { memberId, tier: 'starter', nowMs: NOW_MS });
    const actor = { memberId, telegramId: '11', signedInAtMs: NOW_MS };
    const { apiKey } = await createApiKey(
      db,
      { actor, secrets: TEST_SECRETS, nowMs: NOW_MS },
      { name: 'Storm', permissions: ['read_balance'], expiresAtMs: null, appId: null },
    );
    // The two servers' clocks go on with every call, and pass into the next minute in the middle.
    let calls = 0;
    const now = () => NOW_MS + calls * 5;
    const other = await database().connectAgain();
    const [one, two] = [await openTestApp(db, { now }), await openTestApp(other.db, { now })];
    const serverOf = (turn: number) => (turn % 2 === 0 ? one : two);
    const byMinute = new Map<string, number>();
    const statuses = new Map<number, number>();

    async function client(number: number): Promise<void> {
      for (let call = 0; call < CALLS_EACH; call++) {
        calls += 1;
        const answer = await serverOf(number + call).get('/api/v1/key', {
          headers: { authorization: `Bearer ${apiKey}` },
        });
        const status = answer.statusCode;
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status !== 200) continue;
        const { resetsAt } = answer.json().minute;
        byMinute.set(resetsAt, (byMinute.get(resetsAt) ?? 0) + 1);
      }
    }
    await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)));
    for (const { app } of [one, two]) await app.close();

    const accepted = statuses.get(200) ?? 0;
    expect([...byMinute]).toEqual([
      ['2026-03-04T12:01:00.000Z', 100],
      ['2026-03-04T12:02:00.000Z', 100],
    ]);
    expect([...statuses.keys()].sort()).toEqual([200, 429]);
    expect(accepted + (statuses.get(429) ?? 0)).toBe(CLIENTS * CALLS_EACH);
    const { rows } = await sql<{ minutes: number; days: number; month: number }>`
      select (select sum(requests)::int from api_key_minutes) as minutes,
        (select sum(requests)::int from api_key_days) as days,
        (select sum(api_requests)::int from plan_usage) as month`.execute(db);
    expect(rows[0]).toEqual({ minutes: accepted, days: accepted, month: accepted });
  });
});
