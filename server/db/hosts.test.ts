import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { holdForFreezing, holdWeeksOpen } from '#server/services/ledger/week-lock.ts';
import { openPostgresForTest, type TestDatabase } from '#server/testing/db/databases.ts';
import { openProxy } from '#server/testing/db/proxy.ts';
import { connect, connectAsIs } from './connect.ts';
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

it.each(['', '?options=-c%20lock_timeout%3D77'])('connects without compiling %s', async (query) => {
  const opened = await openPostgresForTest();
  const { db, close } = await connectAsIs({ databaseUrl: `${opened.url}${query}` });
  const show = sql<Record<string, string>>`
    select current_setting('jit') as jit, current_setting('lock_timeout') as wait`;
  const { rows } = await show.execute(db);
  expect(rows).toEqual([{ jit: 'off', wait: query === '' ? '0' : '77ms' }]);
  await close();
  await opened.close();
});

it('frees the locks of a transaction whose machine stands still', async () => {
  const opened = await openPostgresForTest();
  const { db, close } = await connectAsIs({ databaseUrl: opened.url ?? '' });
  const { rows } = await sql`
    select current_setting('idle_in_transaction_session_timeout') as limit`.execute(db);
  expect(rows).toEqual([{ limit: '10min' }]);
  await close();
  const options = encodeURIComponent('-c idle_in_transaction_session_timeout=300');
  const url = `${opened.url}?options=${options}`;
  const [still, living] = [
    await connectAsIs({ databaseUrl: url }),
    await connectAsIs({ databaseUrl: opened.url ?? '' }),
  ];
  const lost = still.db.transaction().execute(async (tx) => {
    await holdWeeksOpen(tx);
    // Another transaction waits until PostgreSQL has given this one up.
    await living.db.transaction().execute(holdForFreezing);
    await sql`select 1`.execute(tx);
  });
  await expect(lost).rejects.toMatchObject({ reason: 'no_answer' });
  for (const each of [still, living, opened]) await each.close();
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

  it.each([
    ['a data folder that is gone', '58P01'],
    ['a damaged index', 'XX002'],
  ])('is another one than a host with %s', async (_, code) => {
    await expect(connectAfter(code)).resolves.toBeDefined();
  });

  it('is none if a host refuses the password', async () => {
    await expect(connectAfter('28P01')).rejects.toMatchObject({ code: '28P01' });
  });

  /** Connects to a host that refuses every connection with a code, or else to the real one. */
  async function connectAfter(code: string): Promise<unknown> {
    const server = createServer((socket) => socket.once('data', () => socket.end(refusal(code))));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo; // It listens on TCP.
    const { href, host } = new URL(opened.url ?? '');
    const both = href.replace(host, `127.0.0.1:${port},${host}`);
    const database = await connectAsIs({ databaseUrl: both });
    onTestFinished(database.close);
    return sql`select 1`.execute(database.db);
  }

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

/** PostgreSQL's answer to a connection that it refuses. */
function refusal(code: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0Mno\0\0`);
  const head = Buffer.from('E....');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}
