import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Worker } from 'node:worker_threads';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { QUICK_ENGINE } from '#server/testing/db/quick-engine.ts';
import { IS_FULL, sized } from '#server/testing/run/scope.ts';
import { connect } from '../connect.ts';
import { openEmbedded } from './embedded.ts';

const workers: Worker[] = [];
vi.mock(import('node:worker_threads'), async (original) => {
  const threads = await original();
  class WatchedWorker extends threads.Worker {
    constructor(...args: ConstructorParameters<typeof threads.Worker>) {
      super(...args);
      workers.push(this);
    }
  }
  return { ...threads, Worker: WatchedWorker };
});

describe('The embedded database in memory', () => {
  const dump = readFileSync(inject('embeddedDump'));

  let opened: Awaited<ReturnType<typeof openEmbedded>>;
  let db: typeof opened.db;
  beforeAll(async () => {
    opened = await openEmbedded({ folder: null, dump });
    db = opened.db;
  });
  afterAll(() => opened.close());

  it('returns the same values as PostgreSQL', async () => {
    const { rows } = await sql`
      select 9007199254740993::int8 as big, '2026-03-01'::date as day, 1.10::numeric as exact,
        2::int4 as small, timestamptz '2026-03-01T00:00:00Z' as at, null as nothing,
        ${[1n, 2n]}::bigint[] as list, ${['a"b', '\\', 'NULL', '{,}', '']}::text[] as texts,
        array[1, 2]::int8[] as longs`.execute(db);
    expect(rows).toEqual([
      {
        big: 9_007_199_254_740_993n,
        day: '2026-03-01',
        exact: '1.10',
        small: 2,
        at: new Date('2026-03-01T00:00:00Z'),
        nothing: null,
        list: [1n, 2n],
        texts: ['a"b', '\\', 'NULL', '{,}', ''],
        longs: [1n, 2n],
      },
    ]);
  });

  it('handles lone surrogates like PostgreSQL, and everything else', async () => {
    const { rows } = await sql`
      select ${'é\udc00b'}::text as one, ${['é\udc00b', 'x🏴']}::text[] as many`.execute(db);
    expect(rows).toEqual([{ one: 'é\ufffdb', many: ['é\ufffdb', 'x🏴'] }]);
  });

  it('reports errors with their code, and continues after them', async () => {
    await sql`create table keys (id int primary key)`.execute(db);
    await sql`insert into keys values (1)`.execute(db);
    await expect(sql`insert into keys values (1)`.execute(db)).rejects.toMatchObject({
      code: '23505',
      constraint: 'keys_pkey',
    });
    await expect(sql`select nonsense`.execute(db)).rejects.toMatchObject({ code: '42703' });
    expect((await sql`select 1 from keys`.execute(db)).rows).toHaveLength(1);
  });

  it('queues transactions, and rolls back one that fails', async () => {
    await sql`create table t (id int)`.execute(db);
    const add = (id: number) =>
      db.transaction().execute(async (tx) => {
        const before = await count(tx);
        await sql`insert into t values (${id})`.execute(tx);
        if (id % 3 === 0) throw new Error('no threes');
        return before;
      });
    const results = await Promise.allSettled(
      Array.from({ length: 9 }, (_, index) => add(index + 1)),
    );
    expect(results.map((result) => result.status === 'fulfilled')).toEqual([
      ...[true, true, false, true, true, false, true, true, false],
    ]);
    expect(results.map((result) => (result.status === 'fulfilled' ? result.value : null))).toEqual([
      ...[0, 1, null, 2, 3, null, 4, 5, null],
    ]);
    expect(await count(db)).toBe(6);
  });

  it('fails pending and later queries if its thread ends, and can still be closed', async () => {
    const { db, close } = await openEmbedded({ folder: null, dump });
    const pending = sql`select count(*) from generate_series(1, 2000000000)`.execute(db);
    const queued = db.transaction().execute((tx) => sql`select 1`.execute(tx));
    const settled = Promise.allSettled([pending, queued]);
    await workers.at(-1)?.terminate();
    for (const result of await settled) {
      expect(result).toMatchObject({
        status: 'rejected',
        reason: { message: 'The embedded database has ended.' },
      });
    }
    await expect(sql`select 1`.execute(db)).rejects.toThrow('The embedded database has ended.');
    await close();
  });
});

describe('The embedded database in a folder', { timeout: 180_000 }, () => {
  const all = mkdtempSync(join(tmpdir(), 'quarterdeck-embedded-'));
  const made = inject('embeddedFolder');
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(all, 'test-'));
  });
  afterAll(() => rmSync(all, { recursive: true, force: true }));

  it('replaces what a killed first start left, and leaves nothing else in its folder', () => {
    expect(readdirSync(made)).toEqual(['pgdata']);
  });

  it('keeps its rows, refuses a second process meanwhile, and fails queries after it is closed', async () => {
    cpSync(made, folder, { recursive: true });
    const first = await openEmbedded({ folder });
    await sql`create table t (id int)`.execute(first.db);
    await sql`insert into t values (1)`.execute(first.db);
    await expect(openEmbedded({ folder })).rejects.toThrow(/is in use by process \d+/);
    await first.close();
    await expect(sql`select 1`.execute(first.db)).rejects.toThrow(
      'The embedded database has ended.',
    );
    expect(readdirSync(folder)).toEqual(['pgdata']);
    const again = await openEmbedded({ folder });
    expect(await count(again.db)).toBe(1);
    await again.close();
  });

  it('leaves a folder with other contents alone and unlocked', async () => {
    mkdirSync(join(folder, 'pgdata'));
    writeFileSync(join(folder, 'pgdata', 'letter.txt'), 'mine');
    const message = `The folder ${join(folder, 'pgdata')} holds no database: remove it and start again.`;
    await expect(openEmbedded({ folder })).rejects.toThrow(message);
    await expect(openEmbedded({ folder })).rejects.toThrow(message);
    expect(readdirSync(join(folder, 'pgdata'))).toEqual(['letter.txt']);
  });

  it('frees the folder if the database cannot be opened or is newer than the program', async () => {
    cpSync(made, folder, { recursive: true });
    const first = await connect({ folder });
    await sql`insert into migrations (name) values ('9999-later.sql')`.execute(first.db);
    await first.close();
    const newer = 'The database is newer than this program: it knows 9999-later.sql.';
    await expect(connect({ folder })).rejects.toThrow(newer);
    expect(existsSync(join(folder, 'lock'))).toBe(false);
    const broken = join(folder, 'broken');
    mkdirSync(join(broken, 'pgdata'), { recursive: true });
    writeFileSync(join(broken, 'pgdata', 'PG_VERSION'), '18\n');
    await expect(openEmbedded({ folder: broken })).rejects.toThrow();
    expect(existsSync(join(broken, 'lock'))).toBe(false);
  });

  it('has every row acknowledged before it was killed', async () => {
    cpSync(made, folder, { recursive: true });
    for (let round = 0, before = 0; round < sized(2, 1); round++) {
      const acknowledged = await insertUntilKilled(folder, 40);
      const { db, close } = await connect({ folder });
      const { rows } = await sql<{ ids: number[] }>`
        select array_agg(id order by id) as ids from t where round = ${round}`.execute(db);
      const ids = rows[0]?.ids ?? [];
      expect(ids.slice(0, acknowledged.length)).toEqual(acknowledged);
      // One more may have been written whose answer did not arrive.
      expect(ids.length - acknowledged.length).toBeLessThanOrEqual(1);
      expect(await count(db)).toBe(before + ids.length);
      before += ids.length;
      await close();
    }
  });

  // In every run, setup.ts makes `made` where a killed first start left something.
  if (IS_FULL)
    it('starts again whenever its first start is killed', async () => {
      for (const moment of ['pgdata.new/PG_VERSION', 'pgdata']) {
        const child = startChild(folder);
        // If this process stands still, it may find the first moment past; then the second one comes twice.
        const isTime = () => existsSync(join(folder, moment)) || existsSync(join(folder, 'pgdata'));
        await vi.waitUntil(isTime, { timeout: 150_000, interval: 2 });
        await killed(child);
      }
      const { db, close } = await connect({ folder });
      expect((await sql`select 1 from migrations`.execute(db)).rows.length).toBeGreaterThan(0);
      await close();
      expect(readdirSync(folder)).toEqual(['pgdata']);
    });
});

async function count(db: Kysely<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from t`.execute(db);
  return rows[0]?.count ?? -1;
}

/** Inserts until the process is killed; returns the acknowledged numbers, at least this many. */
async function insertUntilKilled(folder: string, atLeast: number): Promise<number[]> {
  const child = startChild(folder, 'writes');
  let output = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (data) => {
      output += data;
      if (output.split('\n').length > atLeast) resolve();
    });
    child.once('exit', (code) => reject(new Error(`the process ended with ${code}`)));
  });
  await killed(child);
  return output.split('\n').slice(0, -1).map(Number);
}

function startChild(folder: string, ...options: string[]) {
  const script = fileURLToPath(new URL('../../testing/db/embedded-child.mjs', import.meta.url));
  return spawn('node', [QUICK_ENGINE, script, folder, ...options], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
}

/** Includes all of its output: a process can have ended before the last of it is read. */
function killed(child: ReturnType<typeof startChild>): Promise<unknown> {
  const closed = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGKILL');
  return closed;
}
