import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgresForTest, type TestDatabase } from '#server/testing/db/databases.ts';
import { openProxy } from '#server/testing/db/proxy.ts';
import { connect } from './connect.ts';
import { requireWritable, splitHosts } from './hosts.ts';

it.each([
  ['postgres://deck:s%40t@one/deck', ['postgres://deck:s%40t@one/deck']],
  [
    'postgres://deck:pw@one:5432,two:5433/deck?target_session_attrs=read-write',
    ['postgres://deck:pw@one:5432/deck', 'postgres://deck:pw@two:5433/deck'],
  ],
  [
    'postgresql://one,two,[::1]:5432/deck?sslmode=verify-full&target_session_attrs=any',
    [
      'postgresql://one/deck?sslmode=verify-full',
      'postgresql://two/deck?sslmode=verify-full',
      'postgresql://[::1]:5432/deck?sslmode=verify-full',
    ],
  ],
  ['postgres:///deck?host=/var/run', ['postgres:///deck?host=%2Fvar%2Frun']],
  ['nonsense', ['nonsense']],
])('%s names its hosts', (url, hosts) => {
  expect(splitHosts(url)).toEqual(hosts);
});

describe('a database of several hosts', () => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openPostgresForTest();
  });
  afterAll(() => opened?.close());

  it('is used at whichever answers, also when it moves', async () => {
    const [one, two] = [await openProxy(opened.url ?? ''), await openProxy(opened.url ?? '')];
    await one.refuse();
    const [first, second] = [new URL(one.url), new URL(two.url)];
    const url = one.url.replace(first.host, `${first.host},${second.host}`);
    const { db, close } = await connect({ databaseUrl: url, poolSize: 2 });
    const ask = async () => (await sql<{ one: number }>`select 1 as one`.execute(db)).rows;
    expect(await ask()).toEqual([{ one: 1 }]);
    const cut = sql`select pg_sleep(60)`.execute(db);
    const failed = expect(cut).rejects.toMatchObject({ reason: 'no_answer' });
    await two.refuse();
    // Running statements are not repeated; those that have not begun wait for the next host.
    await failed;
    const waiting = Promise.all([ask(), ask(), ask()]);
    await one.listen();
    expect(await waiting).toEqual([[{ one: 1 }], [{ one: 1 }], [{ one: 1 }]]);
    await close();
    await Promise.all([one.close(), two.close()]);
  });

  it('is not one that only reads', async () => {
    const readOnly = new pg.Pool({
      connectionString: opened.url ?? '',
      options: '-c default_transaction_read_only=on',
      verify: requireWritable,
    });
    readOnly.on('error', () => {});
    await expect(readOnly.query('select 1')).rejects.toMatchObject({ code: '25006' });
    await readOnly.end();
  });
});
