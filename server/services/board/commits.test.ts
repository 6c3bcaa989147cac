import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import type { Db } from '#server/db/connect.ts';
import { holdWeeksOpen } from '#server/services/ledger/week-lock.ts';
import { numberOf, openBoard, take, tip, WEEK, wholeBoard } from '#server/testing/board.ts';
import { openPostgresForTest, type TestDatabase } from '#server/testing/db/databases.ts';

// The embedded engine has one session, so its transactions come one after the other.
describe('events committed out of order on PostgreSQL', () => {
  const opened: TestDatabase[] = [];
  const open = async () => {
    const database = await openPostgresForTest();
    opened.push(database);
    return database.db;
  };
  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close();
  });

  async function insertTip(tx: Db, name: string, memberId: number, units: number) {
    await sql`
      insert into activity_events (id, type, at, member_id, week, amount)
      values (${name}, 'tip', now(), ${memberId}, ${WEEK}::date, ${units})`.execute(tx);
    await sql`update member_totals set tipped = tipped + ${units}
      where member_id = ${memberId}`.execute(tx);
  }

  // One transaction draws its transaction id first, the other its event number first; either may commit first.
  it.each([
    { idsFirst: 'early', name: 'the lower number commits last' },
    { idsFirst: 'late', name: 'the lower number commits last, and has the higher id' },
  ])('are each seen at the first read after their commit: $name', async ({ idsFirst }) => {
    const db = await open();
    await take(db, [tip(1, 2), tip(3, 2), tip(4, 2)]);
    const board = await openBoard(db);
    const tipped = async () => {
      await board.catchUp();
      return board.summary().tippedUnits - 300_000_000n;
    };
    const early = await db.startTransaction().execute();
    const late = await db.startTransaction().execute();
    for (const tx of idsFirst === 'early' ? [early, late] : [late, early]) {
      await holdWeeksOpen(tx);
    }
    await insertTip(early, 'early', 1, 1);
    await insertTip(late, 'late', await numberOf(db, 3), 20);
    expect(await tipped()).toBe(0n);
    await late.commit().execute();
    expect(await tipped()).toBe(20n);
    expect(await tipped()).toBe(20n);
    const rolledBack = await db.startTransaction().execute();
    await holdWeeksOpen(rolledBack);
    await insertTip(rolledBack, 'rolled back', await numberOf(db, 4), 300);
    await early.commit().execute();
    expect(await tipped()).toBe(21n);
    await rolledBack.rollback().execute();
    await db.transaction().execute(async (tx) => {
      await holdWeeksOpen(tx);
      await insertTip(tx, 'after', 1, 4000);
    });
    expect(await tipped()).toBe(4021n);
    expect(wholeBoard(board)).toEqual(wholeBoard(await openBoard(db)));
  });

  it('are seen if they were in progress while it loaded', async () => {
    const db = await open();
    await take(db, [tip(1, 2)]);
    const underWay = await db.startTransaction().execute();
    await holdWeeksOpen(underWay);
    await insertTip(underWay, 'under way', 1, 7);
    // A higher number exists already, so a look behind the highest one would miss the other.
    await take(db, [tip(3, 4)]);
    let isLoaded = false;
    const loading = openBoard(db).finally(() => {
      isLoaded = true;
    });
    while (!isLoaded && !(await isSomebodyWaiting(db))) await turn();
    await underWay.commit().execute();
    const board = await loading;
    await board.catchUp();
    expect(board.summary().tippedUnits).toBe(200_000_007n);
  });
});

async function isSomebodyWaiting(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`.execute(db);
  return rows.length > 0;
}
