import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { connect, type Database } from '#server/db/connect.ts';
import { createSession } from '#server/services/sign-in/sessions.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { type DatabaseProxy, openProxy } from '#server/testing/db/proxy.ts';
import { makeTestKey } from '#server/testing/http/api-key.ts';
import { BUILT_SITE, NOW_MS, openTestApp, type TestApp, tipOf } from '#server/testing/http/app.ts';

describeOnPostgres('A database that is', (postgres) => {
  let proxy: DatabaseProxy;
  let database: Database;
  let test: TestApp;
  beforeEach(async () => {
    proxy = await openProxy(postgres().url ?? '');
    database = await connect({ databaseUrl: proxy.url, poolSize: 2 });
    test = await openTestApp(database.db, { siteFolder: BUILT_SITE });
    await test.ingest(tipOf('11', '22', '1'));
  });
  afterEach(async () => {
    proxy.thaw();
    await test.app.close();
    await database.close();
    await proxy.close();
  });

  const report = () => test.bot('POST', '/events', { events: [tipOf('11', '33', '1')] });
  const unavailable = (text: string) => ({
    error: `${text} Try again later.`,
    code: 'unavailable',
  });

  it('gone makes every call 503, and no page', async () => {
    await proxy.refuse();
    const text = 'The database does not answer.';
    for (const ask of [report, () => test.get('/api/leaderboard')]) {
      const refused = await ask();
      expect(refused.statusCode).toBe(503);
      expect(refused.json()).toEqual(unavailable(text));
      expect(refused.headers['retry-after']).toBe('5');
    }
    expect((await test.get('/leaderboard')).statusCode).toBe(200);
    expect((await test.get('/health/ready')).json()).toMatchObject({ error: text });
    expect(test.logs.join('')).toContain('ECONNREFUSED');
    await proxy.listen();
    expect((await report()).statusCode).toBe(200);
  });

  it('read-only refuses changes, is not ready, and can still be read', async () => {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
      postgres().db,
    );
    const name = sql.id(rows[0]?.name ?? '');
    await sql`alter database ${name} set default_transaction_read_only = on`.execute(postgres().db);
    const cookie = `deck=${await createSession(database.db, { memberId: 1n, nowMs: NOW_MS })}`;
    // By now its use would be recorded.
    test.clock.nowMs += 2 * 60_000;
    try {
      // For new connections.
      await proxy.refuse();
      await proxy.listen();
      await test.get('/api/stats');
      const text = 'The database accepts no changes.';
      const refused = await report();
      expect(refused.statusCode).toBe(503);
      expect(refused.json()).toEqual(unavailable(text));
      expect((await test.get('/api/leaderboard')).statusCode).toBe(200);
      const session = await test.get('/api/session', { headers: { cookie } });
      expect(session.statusCode).toBe(200);
      const ready = await test.get('/health/ready');
      expect(ready.statusCode).toBe(503);
      expect(ready.json()).toEqual({ error: text, code: 'unavailable' });
      expect((await test.get('/api/health')).json()).toMatchObject({
        healthy: false,
        database: { status: 'failing', latencyMs: null, problem: 'read_only' },
        jobs: { status: 'ok' },
      });
    } finally {
      await sql`alter database ${name} reset default_transaction_read_only`.execute(postgres().db);
    }
  });

  it('frozen delays no call for long, whatever it shares with others', async () => {
    const cookie = `deck=${await createSession(database.db, { memberId: 1n, nowMs: NOW_MS })}`;
    const key = await makeTestKey(database.db, { telegramId: '11', nowMs: NOW_MS });
    proxy.freeze();
    const startMs = performance.now();
    const took = async (work: () => Promise<{ statusCode: number }>) => {
      const { statusCode } = await work();
      return { statusCode, ms: performance.now() - startMs };
    };
    // Each of the two needs a transaction: one runs, and the other waits.
    const many = Array.from({ length: 600 }, () => tipOf('11', '33', '1'));
    const reports = [1, 2].map(() => () => test.bot('POST', '/events', { events: many }));
    const looks = [1, 2, 3].map(() => () => test.get('/api/leaderboard'));
    const keyed = () =>
      test.app.inject({
        method: 'POST',
        url: '/api/v1/notifications',
        headers: { authorization: `Bearer ${key}`, 'idempotency-key': 'a' },
        payload: {},
      });
    const calls = [
      ...reports,
      ...looks,
      keyed,
      () => test.get('/api/session', { headers: { cookie } }),
      () => test.get('/health/ready'),
    ];
    const [page, ...answers] = await Promise.all([
      took(() => test.get('/leaderboard', { headers: { cookie } })),
      ...calls.map(took),
    ]);
    expect(page.statusCode).toBe(200);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(calls.map(() => 503));
    // Measured against the quickest, which waits for the limit once: a slow machine delays all alike. No call waits twice.
    const onceMs = Math.min(...answers.slice(0, -1).map(({ ms }) => ms));
    for (const { ms } of answers) expect(ms).toBeLessThan(1.9 * onceMs);
    expect(page.ms).toBeLessThan(onceMs);
  });
});
