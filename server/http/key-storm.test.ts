import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Database } from '#server/db/connect.ts';
import { NO_NEWS } from '#server/db/news.ts';
import { createApiKey } from '#server/services/keys/api-keys.ts';
import { enrolReviewers } from '#server/testing/crew.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { hear } from '#server/testing/db/hear.ts';
import { openTestApp } from '#server/testing/http/app.ts';
import { givePlan, TEST_SECRETS } from '#server/testing/keys.ts';

const NOW_MS = Date.parse('2026-03-04T12:00:58.500Z');
const CLIENTS = 50;
const CALLS_EACH = 12;

describeOnPostgres('a storm of calls with one key', (database) => {
  it.each([
    // Of the first hundred calls left, a server may admit three before they are counted.
    ['that ask about each call is let in up to each minute’s limit', 0],
    ['that hear of changes is let in up to a few calls beyond it', 2 * 3],
  ])('on two servers %s, and counted exactly', async (_, most) => {
    const { db } = database();
    const memberId = (await enrolReviewers(db)).numberOf('11');
    await givePlan(db, { memberId, tier: 'starter', nowMs: NOW_MS });
    const actor = { memberId, telegramId: '11', signedInAtMs: NOW_MS };
    const { apiKey } = await createApiKey(
      db,
      { actor, secrets: TEST_SECRETS, nowMs: NOW_MS },
      { name: 'Storm', permissions: ['read_balance'], expiresAtMs: null, appId: null },
    );
    // The two servers' clocks advance with every call and pass into the next minute halfway.
    let calls = 0;
    const now = () => NOW_MS + calls * 5;
    const other = await database().connectAgain();
    const newsOf = async (server: Pick<Database, 'follow'>) =>
      most === 0 ? NO_NEWS : await hear(server);
    const [one, two] = [
      await openTestApp(db, { now, news: await newsOf(database()) }),
      await openTestApp(other.db, { now, news: await newsOf(other) }),
    ];
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
    expect([...byMinute.keys()]).toEqual(['2026-03-04T12:01:00.000Z', '2026-03-04T12:02:00.000Z']);
    for (const letIn of byMinute.values()) {
      expect(letIn).toBeGreaterThanOrEqual(100);
      expect(letIn).toBeLessThanOrEqual(100 + most);
    }
    expect([...statuses.keys()].sort()).toEqual([200, 429]);
    expect(accepted + (statuses.get(429) ?? 0)).toBe(CLIENTS * CALLS_EACH);
    const { rows } = await sql<{ minutes: number; days: number; month: number }>`
      select (select sum(requests)::int from api_key_minutes) as minutes,
        (select sum(requests)::int from api_key_days) as days,
        (select sum(api_requests)::int from plan_usage) as month`.execute(db);
    expect(rows[0]).toEqual({ minutes: accepted, days: accepted, month: accepted });
  });
});
