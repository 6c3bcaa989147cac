import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Db } from '#server/db/connect.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { checkLedger } from './check-ledger.ts';
import { createIngestQueue } from './ingest-queue.ts';

const NOW_MS = Date.parse('2026-03-04T12:00:00Z');
const gm = (id: string, telegramId: string, more: object = {}) => ({
  id,
  type: 'gm',
  at: '2026-03-04T11:00:00Z',
  telegramId,
  ...more,
});

describeOnPostgres('the ingest queue', (database) => {
  const queueOn = (db: Db) => createIngestQueue(db, () => NOW_MS);
  /** The events of each transaction so far, by the numbers that were committed together. */
  async function transactions(): Promise<string[][]> {
    const { rows } = await sql<{ ids: string[] }>`
      select array_agg(id order by seq) as ids from activity_events
      group by xmin::text order by min(seq)`.execute(database().db);
    return rows.map(({ ids }) => ids);
  }

  it('gives each caller their own results, in order', async () => {
    const queue = queueOn(database().db);
    const answers = await Promise.all([
      queue.take([gm('a', '1'), gm('b', '2')]),
      queue.take([gm('c', '3'), 'odd', gm('a', '1')]),
      queue.take([]),
      queue.take([gm('d', '4'), gm('d', '4'), gm('e', '3')]),
    ]);
    expect(answers.map((each) => each.map(({ index, id, status }) => [index, id, status]))).toEqual(
      [
        [
          [0, 'a', 'accepted'],
          [1, 'b', 'accepted'],
        ],
        [
          [0, 'c', 'accepted'],
          [1, null, 'rejected'],
          [2, 'a', 'duplicate'],
        ],
        [],
        [
          [0, 'd', 'accepted'],
          [1, 'd', 'duplicate'],
          [2, 'e', 'accepted'],
        ],
      ],
    );
    // Calls made at the same moment shared a transaction, and the points of c counted for e.
    expect(await transactions()).toEqual([['a', 'b', 'c', 'd', 'e']]);
    expect(answers[3]?.[2]?.points).toBe(0);
    expect(await checkLedger(database().db)).toEqual([]);
  });

  it('lets waiting calls share the next transaction', async () => {
    const queue = queueOn(database().db);
    const first = queue.take([gm('a', '1')]);
    await turn();
    await Promise.all([first, queue.take([gm('b', '2')]), queue.take([gm('c', '3')])]);
    expect(await transactions()).toEqual([['a'], ['b', 'c']]);
  });

  it('answers after the commit, even if the next call follows at once', async () => {
    const { db } = database();
    const queue = queueOn(db);
    for (let count = 1; count <= 5; count++) {
      await queue.take([gm(`g${count}`, '1')]);
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from activity_events`.execute(db);
      expect(rows[0]?.count).toBe(count);
    }
  });

  it('combines at most 1,000 events, but never splits a call', async () => {
    const queue = queueOn(database().db);
    const call = (name: string, size: number) =>
      queue.take(
        Array.from({ length: size }, (_, index) => gm(`${name}${index}`, String(index + 1))),
      );
    await Promise.all([
      call('a', 1),
      call('b', 599),
      call('c', 400),
      call('d', 1),
      call('e', 1000),
    ]);
    const sizes = (await transactions()).map((ids) => ids.length);
    expect(sizes).toEqual([1000, 1, 1000]);
  });

  it('refuses calls beyond 20,000 waiting events, and takes them again later', async () => {
    const queue = queueOn(database().db);
    const call = () => queue.take(Array.from({ length: 1000 }, () => 'odd'));
    const calls = Array.from({ length: 20 }, call);
    await expect(queue.take([gm('a', '1')])).rejects.toMatchObject({ reason: 'busy' });
    await Promise.all(calls);
    expect(await queue.take([gm('a', '1')])).toMatchObject([{ status: 'accepted' }]);
  });

  it('isolates one call’s failure from the others', async () => {
    const { db } = database();
    // An error that only the database detects makes the whole transaction fail.
    await sql`alter table activity_events add constraint odd check (id <> 'poison')`.execute(db);
    const queue = queueOn(db);
    const settled = await Promise.allSettled([
      queue.take([gm('a', '1')]),
      queue.take([gm('b', '2')]),
      queue.take([gm('c', '3'), gm('poison', '4'), gm('d', '5')]),
      queue.take([gm('e', '6')]),
      queue.take([gm('poison', '4')]),
      queue.take([gm('b', '2')]),
    ]);
    expect(settled.map(({ status }) => status)).toEqual([
      ...['fulfilled', 'fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled'],
    ]);
    const statuses = settled.flatMap((each) =>
      each.status === 'fulfilled'
        ? each.value.map(({ index, id, status }) => [index, id, status])
        : [],
    );
    expect(statuses).toEqual([
      [0, 'a', 'accepted'],
      [0, 'b', 'accepted'],
      [0, 'e', 'accepted'],
      [0, 'b', 'duplicate'],
    ]);
    expect((await transactions()).flat()).toEqual(['a', 'b', 'e']);
    // The failed call left nothing behind, and can be made again.
    await sql`alter table activity_events drop constraint odd`.execute(db);
    expect(await queue.take([gm('c', '3'), gm('poison', '4'), gm('d', '5')])).toMatchObject([
      { status: 'accepted' },
      { status: 'accepted' },
      { status: 'accepted' },
    ]);
    expect(await checkLedger(db)).toEqual([]);
  });

  it('continues when the database is back', async () => {
    const { db } = database();
    const queue = queueOn(db);
    await sql`alter table weeks rename to gone`.execute(db);
    const failed = await Promise.allSettled(
      [1, 2, 3].map((each) => queue.take([gm(`x${each}`, '1')])),
    );
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    await sql`alter table gone rename to weeks`.execute(db);
    expect(await queue.take([gm('x1', '1')])).toMatchObject([{ index: 0, status: 'accepted' }]);
  });
});
