import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import type { Db } from '#server/db/connect.ts';
import { lockFolder } from '#server/db/folder-lock.ts';
import { openEmptied, type TestDatabase } from '#server/testing/db/databases.ts';
import { openProxy } from '#server/testing/db/proxy.ts';
import { findingOf, statesOf } from '#server/testing/findings.ts';
import { type DatabaseContents, probeDatabase } from './database.ts';

const GOOD = ['database: ok', 'database-rights: ok'];

describe('a PostgreSQL', () => {
  let database: TestDatabase;
  let url: string;
  beforeAll(async () => {
    database = await openEmptied('postgres');
    url = database.url ?? '';
  });
  afterAll(() => database.close());

  const probe = (databaseUrl = url) => probeDatabase({ databaseUrl, dataDir: '/nowhere' });
  const run = (text: string) => sql.raw(text).execute(database.db);
  const withOptions = (options: string) => `${url}?options=${encodeURIComponent(options)}`;

  it('is reached, and more is checked while it is open', async () => {
    const seen = async ({ db }: { db: Db }) => {
      const { rows } = await sql<{ one: number }>`select 1 as one`.execute(db);
      return [{ check: 'weeks', state: 'ok' as const, says: `${rows[0]?.one}.`, settings: [] }];
    };
    const place = { databaseUrl: url, dataDir: '/nowhere' };
    const { findings, contents } = await probeDatabase(place, seen);
    expect(contents).toBe('ours');
    expect(statesOf(findings)).toEqual([...GOOD, 'database-schema: ok', 'weeks: ok']);
    expect(findings[0]?.says).toMatch(/^PostgreSQL answers \(version \d\d\)\.$/);
  });

  const ours = 'create table migrations as select * from public.migrations';
  const older = `${ours} where name < (select max(name) from public.migrations)`;
  const draft = `${ours} where false; ${added('0001-ledger-weeks-members.sql')}`;
  it.each<[string, string, DatabaseContents, string, RegExp]>([
    ['nothing', '', 'empty', 'ok', /is empty/],
    ['an older version', older, 'ours', 'warning', /1 migrations are due/],
    ['a newer version', `${ours}; ${added('9999-x.sql')}`, 'ours', 'fault', /newer .* \(9999-x\)/],
    ['a version before 1.0.0', draft, 'ours', 'fault', /before 1\.0\.0, which cannot be upgraded/],
    ['another program', 'create table orders ()', 'foreign', 'fault', /\(orders\)/],
    [
      'another program with migrations',
      'create table migrations (id int, migration text)',
      'foreign',
      'fault',
      /\(migrations\)/,
    ],
    [
      'another program with such migrations',
      `create table migrations (name text, applied_at date); ${added('1-users')}`,
      'foreign',
      'fault',
      /another program/,
    ],
  ])('holds %s', async (_, tables, contents, state, says) => {
    await run(`begin; create schema probed; set local search_path to probed; ${tables}; commit`);
    const found = await probe(withOptions('-c search_path=probed'));
    await run('drop schema probed cascade');
    expect(found.contents).toBe(contents);
    expect(statesOf(found.findings)).toEqual([...GOOD, `database-schema: ${state}`]);
    expect(findingOf(found.findings, 'database-schema').says).toMatch(says);
  });

  it('is read-only', async () => {
    const { findings } = await probe(withOptions('-c default_transaction_read_only=on'));
    expect(findingOf(findings, 'database-rights')).toMatchObject({
      state: 'fault',
      says: expect.stringContaining('is read-only'),
    });
  });

  it('gives a user too few rights', async () => {
    const role = `weak_${process.pid}`;
    await run(
      `create role ${role} login password 'Sesame-0pen'; grant select on migrations to ${role}`,
    );
    const weak = new URL(url);
    weak.username = role;
    weak.password = 'Sesame-0pen';
    const { findings } = await probe(weak.href);
    await run(`drop owned by ${role}; drop role ${role}`);
    expect(statesOf(findings)).toEqual([
      'database: ok',
      'database-rights: fault',
      'database-schema: ok',
      'database-owner: fault',
    ]);
  });

  it.each<[string, Partial<URL>, RegExp]>([
    ['a database', { pathname: '/none_of_that' }, /no database of this name/],
    ['a user', { username: 'nobody_here', password: 'Sesame-0pen' }, /refuses the user/],
    [
      'a server',
      { port: '1', password: 'Sesame-0pen' },
      /cannot be reached at 127\.0\.0\.1:1: nothing listens there/,
    ],
  ])('is not there: %s', async (_, change, says) => {
    const { findings, contents } = await probe(Object.assign(new URL(url), change).href);
    expect(contents).toBeNull();
    expect(statesOf(findings)).toEqual(['database: fault']);
    expect(findings[0]?.says).toMatch(says);
    expect(JSON.stringify(findings)).not.toContain('Sesame');
  });

  it('has several hosts, of which none can be written to', async () => {
    const address = withOptions('-c default_transaction_read_only=on');
    const several = address.replace(/@([^/]+)\//, '@$1,$1/');
    expect(several).not.toBe(address);
    const place = { databaseUrl: several, dataDir: '/nowhere' };
    const { findings } = await probeDatabase(place, undefined, 100);
    expect(statesOf(findings)).toEqual(['database: fault']);
  });

  it('does not answer, which is reported within the time limit', async () => {
    const proxy = await openProxy(url);
    proxy.freeze();
    const place = { databaseUrl: proxy.url, dataDir: '/nowhere' };
    const { findings } = await probeDatabase(place, undefined, 100);
    expect(statesOf(findings)).toEqual(['database: fault']);
    await proxy.close();
  });
});

describe('the embedded database', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'doctor-'));
    cpSync(inject('embeddedFolder'), join(folder, 'data'), { recursive: true });
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  afterEach(() => {
    vi.restoreAllMocks();
  });
  const probe = (name: string) => probeDatabase({ databaseUrl: null, dataDir: join(folder, name) });

  it('is opened, and freed again', async () => {
    const { findings, contents } = await probe('data');
    expect(contents).toBe('ours');
    expect(statesOf(findings)).toEqual([...GOOD, 'database-schema: ok']);
    lockFolder(join(folder, 'data'))();
  });

  it('is left alone while somebody has it', async () => {
    const unlock = lockFolder(join(folder, 'data'));
    const { findings, contents } = await probe('data');
    unlock();
    expect(contents).toBeNull();
    expect(statesOf(findings)).toEqual(['database: skipped']);
  });

  it('of another user is left alone', async () => {
    vi.spyOn(process, 'getuid').mockReturnValue(12_345);
    expect(statesOf((await probe('data')).findings)).toEqual(['database: skipped']);
  });

  it('is not made by a look', async () => {
    const { findings, contents } = await probe('none/of/that');
    expect(contents).toBe('empty');
    expect(statesOf(findings)).toEqual(['database: ok']);
    expect((await probe('none/of/that')).findings[0]?.says).toContain('There is no database');
  });

  it('is damaged', async () => {
    mkdirSync(join(folder, 'broken/pgdata'), { recursive: true });
    writeFileSync(join(folder, 'broken/pgdata/base'), '');
    expect(statesOf((await probe('broken')).findings)).toEqual(['database: fault']);
  });
});

function added(name: string): string {
  return `insert into migrations (name) values ('${name}')`;
}
