import { readdirSync } from 'node:fs';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { connect } from './connect.ts';
import { migrate } from './migrate.ts';
import { describeOnBothEngines, emptyDatabase, openPostgresForTest } from './test-databases.ts';

const FILES = readdirSync(new URL('./migrations', import.meta.url)).sort();

describeOnBothEngines('migrate', (database) => {
  const applied = async () => {
    const { rows } = await sql<{ name: string }>`
      select name from migrations order by name`.execute(database().db);
    return rows.map((row) => row.name);
  };

  it('has run every migration once, and runs none again', async () => {
    expect(await applied()).toEqual(FILES);
    await migrate(database().db);
    await migrate(database().db);
    expect(await applied()).toEqual(FILES);
  });

  it('refuses a database that is newer than the program, and works again once it is not', async () => {
    const { db } = database();
    await sql`insert into migrations (name) values ('9998-a.sql'), ('9999-b.sql')`.execute(db);
    await expect(migrate(db)).rejects.toThrow(
      /newer than this program: it knows 9998-a.sql, 9999-b.sql/,
    );
    await sql`delete from migrations where name like '999%'`.execute(db);
    await migrate(db);
  });

  it('takes a migration back that fails, and does not note it', async () => {
    const { db } = database();
    const [first = ''] = FILES;
    await sql`delete from migrations where name = ${first}`.execute(db);
    // It finds its own tables there already, which it does not expect.
    await expect(migrate(db)).rejects.toThrow(/already exists/);
    expect(await applied()).not.toContain(first);
    await sql`insert into migrations (name) values (${first})`.execute(db);
    await emptyDatabase(db);
  });
});

describe('Servers that start at once', () => {
  it('migrate a new PostgreSQL database together', async () => {
    const opened = await openPostgresForTest();
    const url = opened.url ?? '';
    await sql`drop schema public cascade`.execute(opened.db);
    await sql`create schema public`.execute(opened.db);
    const servers = await Promise.all([1, 2, 3, 4].map(() => connect({ databaseUrl: url })));
    const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(
      opened.db,
    );
    expect(rows.map((row) => row.name)).toEqual(FILES);
    for (const server of servers) await server.close();
    await opened.close();
  });

  it('live on when PostgreSQL cuts a connection that is in the middle of a transaction', async () => {
    const opened = await openPostgresForTest();
    // Without anybody to hear it, what the connection says of its end would end the process.
    const uncaught: unknown[] = [];
    const hear = (error: unknown) => uncaught.push(error);
    process.on('uncaughtException', hear);
    const cut = opened.db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      await sql`select pg_terminate_backend(${rows[0]?.pid}::int)`.execute(opened.db);
      for (;;) await sql`select pg_sleep(0.01)`.execute(tx);
    });
    await expect(cut).rejects.toThrow();
    expect((await sql`select 1`.execute(opened.db)).rows).toHaveLength(1);
    await opened.close();
    process.off('uncaughtException', hear);
    expect(uncaught).toEqual([]);
  });

  it('say so when there is no such database', async () => {
    await expect(connect({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none' })).rejects.toThrow();
  });
});
