import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPostgresForTest, type TestDatabase } from '#server/testing/db/databases.ts';
import { type DatabaseProxy, openProxy } from '#server/testing/db/proxy.ts';
import { connect, type Database } from './connect.ts';
import { asOutage, DatabaseOutage } from './outage.ts';
import { withStatementLimit } from './time-limits.ts';

describe('asOutage', () => {
  const withCode = (code: string) => Object.assign(new Error('text'), { code });

  it.each([
    ['ECONNREFUSED', 'no_answer'],
    ['ECONNRESET', 'no_answer'],
    ['EPIPE', 'no_answer'],
    ['ETIMEDOUT', 'no_answer'],
    ['EHOSTUNREACH', 'no_answer'],
    ['ENOTFOUND', 'no_answer'],
    ['EAI_AGAIN', 'no_answer'],
    ['08006', 'no_answer'],
    ['57P01', 'no_answer'],
    ['57P03', 'no_answer'],
    ['25006', 'read_only'],
    ['53100', 'disk_full'],
    ['ENOSPC', 'disk_full'],
    ['53200', 'busy'],
    ['53300', 'busy'],
  ])('knows %s as %s', (code, reason) => {
    const cause = withCode(code);
    expect(asOutage(cause)).toMatchObject({ name: 'DatabaseOutage', reason, code, cause });
  });

  it.each(['23505', '40001', '42P01', '57014', '5310', '2500', 'EACCES', ''])(
    'leaves %j alone',
    (code) => {
      const error = withCode(code);
      expect(asOutage(error)).toBe(error);
    },
  );
});

describe('PostgreSQL', () => {
  let postgres: TestDatabase;
  let proxy: DatabaseProxy;
  let database: Database;
  beforeAll(async () => {
    postgres = await openPostgresForTest();
  });
  afterAll(() => postgres.close());
  beforeEach(async () => {
    proxy = await openProxy(postgres.url ?? '');
    database = await connect({ databaseUrl: proxy.url, poolSize: 2 });
  });
  afterEach(async () => {
    await database.close();
    await proxy.close();
  });

  const ask = () => sql`select 1 as one`.execute(database.db);

  it('that freezes fails what waits for it, and is used again once it answers', async () => {
    // Connecting has the limit of a call, ten seconds; both connections exist before that.
    await Promise.all([ask(), ask()]);
    proxy.freeze();
    // Rolling back would wait as long again, and the pool's other connection would help nobody.
    const asked = withStatementLimit(100, () =>
      Promise.allSettled([
        ask(),
        database.db.transaction().execute((tx) => sql`select 1`.execute(tx)),
      ]),
    );
    for (const result of await asked) {
      expect(result).toMatchObject({ status: 'rejected', reason: { reason: 'no_answer' } });
    }
    proxy.thaw();
    expect((await ask()).rows).toEqual([{ one: 1 }]);
  });

  it('that freezes in a transaction is not asked to roll back', async () => {
    const failed = database.db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx);
      proxy.freeze();
      await withStatementLimit(100, () => sql`select 2`.execute(tx));
    });
    // Its own limit is ten seconds: the test would notice by the message, which names the first limit.
    await expect(failed).rejects.toThrow('no answer within 100 ms');
    proxy.thaw();
  });

  it('that is gone or ends a connection is an outage until it is back', async () => {
    await proxy.refuse();
    await expect(ask()).rejects.toMatchObject({ reason: 'no_answer' });
    await proxy.listen();
    const own = await database.db.connection().execute(async (one) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(one);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(postgres.db);
      return sql`select 1`.execute(one).catch((error: unknown) => error);
    });
    expect(own).toBeInstanceOf(DatabaseOutage);
    expect((await ask()).rows).toEqual([{ one: 1 }]);
  });

  it('refuses calls once a thousand wait for a connection', async () => {
    const results = await Promise.allSettled(Array.from({ length: 1200 }, ask));
    const refused = results.filter((result) => result.status === 'rejected');
    // The calls that the two connections serve do not wait.
    expect(refused.length).toBeGreaterThanOrEqual(198);
    expect(refused.length).toBeLessThanOrEqual(200);
    for (const { reason } of refused) expect(reason).toMatchObject({ reason: 'busy' });
  });
});
