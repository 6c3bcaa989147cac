import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { withStatementLimit } from '../time-limits.ts';
import { openEmbedded } from './embedded.ts';

const LEAST_FREE = 64 * 1024 * 1024;
const ENDLESS = sql`select count(*) from generate_series(1, 2000000000000)`;
const NO_ANSWER = { status: 'rejected', reason: { reason: 'no_answer' } };

describe('The embedded database', () => {
  let opened: Awaited<ReturnType<typeof openEmbedded>>;
  let db: typeof opened.db;
  let freeBytes = Number.MAX_SAFE_INTEGER;
  beforeEach(async () => {
    const dump = readFileSync(inject('embeddedDump'));
    opened = await openEmbedded({ folder: null, dump, freeBytes: () => freeBytes });
    db = opened.db;
  });
  afterEach(() => opened.close());

  it('that exceeds the limit of a statement fails all that waits and comes, and says that it is broken', async () => {
    const endless = withStatementLimit(100, () => ENDLESS.execute(db));
    const waiting = sql`select 1`.execute(db);
    for (const result of await Promise.allSettled([endless, waiting])) {
      expect(result).toMatchObject(NO_ANSWER);
    }
    expect((await opened.broken).message).toBe(
      'The embedded database has not answered within 100 ms.',
    );
    await expect(sql`select 1`.execute(db)).rejects.toThrow('has not answered within 100 ms');
  });

  it('lets nobody wait longer than that for their turn', async () => {
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const held = db.transaction().execute(() => ended);
    const ask = () => sql`select 1 as one`.execute(db);
    const [late] = await Promise.allSettled([withStatementLimit(100, ask)]);
    expect(late).toMatchObject(NO_ANSWER);
    const next = ask();
    end();
    await held;
    expect((await next).rows).toEqual([{ one: 1 }]);
  });

  it('refuses calls once a thousand wait', async () => {
    const ask = () => sql`select 1`.execute(db);
    const results = await Promise.allSettled(Array.from({ length: 1001 }, ask));
    expect(results.map(({ status }) => status).lastIndexOf('fulfilled')).toBe(999);
    expect(results.at(-1)).toMatchObject({ reason: { reason: 'busy' } });
  });

  it('is read and no longer written when the disk is nearly full, until it has room', async () => {
    await sql`create table t (id int)`.execute(db);
    const write = () =>
      db.transaction().execute(async (tx) => {
        await sql`select 1 from t for update`.execute(tx);
        await sql`with made as (insert into t values (1) returning id) select id from made`.execute(
          tx,
        );
      });
    freeBytes = LEAST_FREE - 1;
    await expect(write()).rejects.toMatchObject({ reason: 'disk_full' });
    await expect(sql`update t set id = 1 where false`.execute(db)).rejects.toMatchObject({
      reason: 'disk_full',
    });
    const { rows } = await sql`with all_of as (select id from t) select * from all_of`.execute(db);
    expect(rows).toEqual([]);
    freeBytes = LEAST_FREE;
    await write();
    expect((await sql`select id from t`.execute(db)).rows).toEqual([{ id: 1 }]);
  });
});
