import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  describeOnBothEngines,
  emptyDatabase,
  openPostgresForTest,
} from '#server/testing/db/databases.ts';
import { findContractions } from '#server/testing/db/expand-only.ts';
import { plantMigration } from '#server/testing/db/plant-migration.ts';
import { connect } from './connect.ts';
import { migrate, readStanding } from './migrate.ts';
import { TABLES } from './tables.ts';

const FILES = readdirSync(new URL('./migrations', import.meta.url)).sort();

/** Of their statements. A change goes into a migration of its own, or databases that are there never get it. */
const SUMS = {
  '0001-members-and-ledger.sql': '0708b36b50abb906',
  '0002-weeks-and-payouts.sql': 'd3eb73bbc68ec8bf',
  '0003-plans-and-apps.sql': 'e149666ac63f62e5',
  '0004-chain-and-tips.sql': 'd31936b060c69e0e',
  '0005-bot-and-operations.sql': 'ede4d7a8d9afe567',
  '0006-public-log.sql': 'a3c4ec68bcb83284',
  '0007-hunts.sql': '6ce89cd10843dd43',
};

describe('the migrations', () => {
  it.each([
    ['create table a (b int not null)', []],
    ['alter table a add column b int', []],
    ['alter table a add column b numeric(9, 2) not null default 0, add column c int', []],
    [
      'alter table a add column b int, add column c numeric(9, 2) not null',
      ['adds a column that has to be written'],
    ],
    ['alter table a drop column b', ['drops a column']],
    ['alter table a drop constraint b', []],
    ['DROP TABLE a', ['drops a table']],
    ['alter table a rename b to c', ['renames']],
    ['alter table a alter column b set not null', ['makes a column not null']],
    ['alter table a alter b type bigint', ['changes the type of a column']],
    ['-- drop table a\nselect 1', []],
    ['-- contract: 1.4.0 stopped using a\ndrop table a', []],
    ['-- contract: soon\ndrop table a', ['drops a table']],
  ])('expand: %s', (text, found) => {
    expect(findContractions(text)).toEqual(found);
  });

  it('expand first, and contract once no version uses what goes', () => {
    const wrong = FILES.map((name) => [name, findContractions(textOf(name))]);
    expect(wrong.filter(([, found]) => found?.length !== 0)).toEqual([]);
  });

  it('create no table that a backup of its time cannot hold', () => {
    const created = FILES.flatMap((name) => [
      ...textOf(name).matchAll(/^create table (?:if not exists )?(\w+)/gim),
    ]).map(([, table]) => table);
    expect(created.length).toBeGreaterThan(50);
    expect(
      created.filter((table) => !(TABLES as readonly (string | undefined)[]).includes(table)),
    ).toEqual([]);
  });

  it('never change once released, but for their comments', () => {
    const sumOf = (name: string) => {
      const statements = textOf(name)
        .replace(/^\s*--.*$/gm, '')
        .replace(/\s+/g, ' ');
      return createHash('sha256').update(statements).digest('hex').slice(0, 16);
    };
    expect(Object.fromEntries(FILES.map((name) => [name, sumOf(name)]))).toEqual(SUMS);
  });
});

describeOnBothEngines('migrate', (database) => {
  const applied = async () => {
    const { rows } = await sql<{ name: string }>`
      select name from migrations order by name`.execute(database().db);
    return rows.map((row) => row.name);
  };

  it('runs every migration once', async () => {
    expect(await applied()).toEqual(FILES);
    await migrate(database().db);
    await migrate(database().db);
    expect(await applied()).toEqual(FILES);
  });

  it('refuses a database newer than the program, and works once it is not', async () => {
    const { db } = database();
    await sql`insert into migrations (name) values ('9998-a.sql'), ('9999-b.sql')`.execute(db);
    await expect(migrate(db)).rejects.toThrow(
      /newer than this program: it knows 9998-a.sql, 9999-b.sql/,
    );
    await sql`delete from migrations where name like '999%'`.execute(db);
    await migrate(db);
  });

  it.each([
    ['0001-ledger-weeks-members.sql', []],
    ['0001-ledger-weeks-members.sql', FILES],
    ['0001-members-and-points.sql', FILES.slice(1, 5)],
  ])('refuses a database from before 1.0.0, which has %s and %j', async (first, others) => {
    const { db } = database();
    await sql`delete from migrations`.execute(db);
    for (const name of [first, '0077-confirmations-needed.sql', ...others]) {
      await sql`insert into migrations (name) values (${name})`.execute(db);
    }
    await expect(migrate(db)).rejects.toThrow(
      /^This database was made by a version before 1\.0\.0, which cannot be upgraded\. Make a new, empty one and import/,
    );
    await sql`delete from migrations`.execute(db);
    for (const name of FILES) await sql`insert into migrations (name) values (${name})`.execute(db);
    await migrate(db);
  });

  it("applies a later version's migration to a database in use", async () => {
    const { db } = database();
    await sql`insert into members (telegram_id, created_at) values (1, now())`.execute(db);
    const takeAway = plantMigration(
      '9001-planted.sql',
      '-- Counts something.\nalter table members add column planted integer not null default 7;',
    );
    try {
      expect((await readStanding(db)).pending).toEqual(['9001-planted.sql']);
      await migrate(db);
      expect(await applied()).toEqual([...FILES, '9001-planted.sql']);
      const { rows } = await sql`select planted from members`.execute(db);
      expect(rows).toEqual([{ planted: 7 }]);
    } finally {
      takeAway();
      await sql`alter table members drop column if exists planted`.execute(db);
      await sql`delete from migrations where name = '9001-planted.sql'`.execute(db);
    }
    await emptyDatabase(db);
  });

  it('rolls back a failed migration, and does not record it', async () => {
    const { db } = database();
    const [first = ''] = FILES;
    await sql`delete from migrations where name = ${first}`.execute(db);
    // The migration finds its own tables there already, which it does not expect.
    await expect(migrate(db)).rejects.toThrow(/already exists/);
    expect(await applied()).not.toContain(first);
    await sql`insert into migrations (name) values (${first})`.execute(db);
    await emptyDatabase(db);
  });
});

describe('Servers that start together', () => {
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

  it('survive PostgreSQL cutting a connection during a transaction', async () => {
    const opened = await openPostgresForTest();
    // Without a listener, the connection's error at its end would end the process.
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

  it('say so if the database does not exist', async () => {
    await expect(connect({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none' })).rejects.toThrow();
  });
});

function textOf(name: string): string {
  return readFileSync(new URL(`./migrations/${name}`, import.meta.url), 'utf8');
}
