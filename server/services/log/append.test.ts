import { type KyselyPlugin, sql } from 'kysely';
import { expect, it } from 'vitest';
import { leafHash } from '#rules/log/tree.ts';
import type { Db } from '#server/db/connect.ts';
import { holdWeeksOpen } from '#server/services/ledger/week-lock.ts';
import { describeOnBothEngines } from '#server/testing/db/databases.ts';
import {
  AT,
  earn,
  expectContinued,
  keep,
  NOW_MS,
  plainRoot,
  readSigned,
  tip,
  WEEK,
} from '#server/testing/log/logged.ts';
import { append, appendToLog, holdLog, publicLeaf } from './append.ts';
import { sha256 } from './tiles.ts';

describeOnBothEngines('adding to the public log', (database, engine) => {
  it('is whole after an interruption at any statement', async () => {
    const { db } = database();
    await earn(db, 'first', '33');
    let failed = 0;
    for (let at = 1; failed === at - 1; at += 1) {
      await fillTile(db, at);
      const before = at === 1 ? null : await readSigned(db);
      const nowMs = NOW_MS + at * 7_200_000;
      await keep(db.withPlugin(failingAt(at)), { nowMs }).catch(() => {
        failed += 1;
      });
      await keep(db, { nowMs: nowMs + 3_600_000 });
      if (before !== null) await expectContinued(db, before);
      await expectWhole(db);
    }
    expect(failed).toBeGreaterThan(10);
  });

  if (engine === 'embedded') return;

  it('is one log, with one key, when several servers begin it at once', async () => {
    const { db } = database();
    await earn(db, 'first', '33');
    await fillTile(db, 1);
    const lines = await Promise.all([keep(db), keep(db), keep(db), keep(db)]);
    expect(lines.filter((line) => line.endsWith('; 257 in the signed log')).length).toBeGreaterThan(
      0,
    );
    const { rows } = await sql`
      select (select count(*)::int from log_keys) as keys,
        (select count(*)::int from log_checkpoints) as checkpoints`.execute(db);
    expect(rows).toEqual([{ keys: 1, checkpoints: 1 }]);
    await expectWhole(db);
  });

  it('lets events in while it appends', async () => {
    const { db } = database();
    await earn(db, 'first', '33');
    await db.transaction().execute(async (tx) => {
      await holdLog(tx);
      await append(tx, [publicLeaf({ record: 'a record', text: '{}' })]);
      await earn(db, 'second', '33');
      await tip(db, 'c');
    });
    expect(await keep(db)).toBe('4 leaves added; 5 in the signed log');
  });

  it('logs an event that commits late, and every one once', async () => {
    const { db } = database();
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let wrote = () => {};
    const written = new Promise<void>((resolve) => {
      wrote = resolve;
    });
    await earn(db, 'first', '33');
    const late = db.transaction().execute(async (tx) => {
      await holdWeeksOpen(tx);
      await sql`
        insert into activity_events (id, type, at, member_id, week) values ('late', 'gm', ${AT}, 1, ${WEEK})`.execute(
        tx,
      );
      wrote();
      await released;
    });
    await written;
    await earn(db, 'early', '33');
    for (let run = 0; run < 3; run += 1) await appendToLog(db);
    release();
    await late;
    for (let run = 0; run < 3; run += 1) {
      await Promise.all([appendToLog(db), appendToLog(db)]);
      await earn(db, `later-${run}`, '33');
    }
    await appendToLog(db);
    const { rows } = await sql<{ id: string }>`
      select e.id from log_leaves l join activity_events e on e.seq = l.event_seq order by l.index`.execute(
      db,
    );
    expect(rows.map(({ id }) => id)).toEqual([
      'first',
      'early',
      'late',
      'later-0',
      'later-1',
      'later-2',
    ]);
    // Once all transactions of the server have ended, those of other databases too.
    await expect.poll(() => settledSeq(db)).toBeGreaterThan(3);
  });
});

/** The number up to which no run looks again, after one more run. */
async function settledSeq(db: Db): Promise<number | undefined> {
  await appendToLog(db);
  const { rows } = await sql<{ settled: number }>`
    select settled_seq::int as settled from log_state`.execute(db);
  return rows[0]?.settled;
}

/** Logged, the events fill a tile. */
async function fillTile(db: Db, round: number): Promise<void> {
  await sql`
    insert into activity_events (id, type, at, member_id, week)
    select ${`${round}-`} || n, 'gm', ${AT}, (select min(id) from members), ${WEEK}
    from generate_series(1, 256) n`.execute(db);
}

/** A connection that is lost before the nth statement. */
function failingAt(nth: number): KyselyPlugin {
  let statements = 0;
  return {
    transformQuery({ node }) {
      statements += 1;
      if (statements === nth) throw new Error('the connection is lost');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}

/** Each event has one leaf, and the root by the tiles is that of the leaves alone. */
async function expectWhole(db: Db): Promise<void> {
  const { size, root } = await readSigned(db);
  const { rows } = await sql<{ commitment: Uint8Array }>`
    select commitment from log_leaves order by index`.execute(db);
  const { rows: events } = await sql<{ count: number }>`
    select count(*)::int as count from activity_events`.execute(db);
  expect([rows.length, events[0]?.count]).toEqual([size, size]);
  expect(plainRoot(rows.map(({ commitment }) => leafHash(sha256, commitment)))).toEqual(root);
}
