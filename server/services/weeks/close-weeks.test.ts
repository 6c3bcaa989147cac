import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { distributionMs, nextWeek, weekEndMs, weekStartMs } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { holdWeeksOpen } from '#server/services/ledger/week-lock.ts';
import { dumpBooks } from '#server/testing/books.ts';
import {
  describeOnBothEngines,
  describeOnPostgres,
  openPostgresForTest,
} from '#server/testing/db/databases.ts';
import { countWaiting } from '#server/testing/db/waiting.ts';
import { byChance } from '#server/testing/events.ts';
import { ban } from '#server/testing/people/bans.ts';
import { IS_FULL } from '#server/testing/run/scope.ts';
import { closePastWeeks, closeWeek, findNextToClose } from './close-weeks.ts';

const FIRST = '2026-02-08';
const SECOND = '2026-02-15';
const THIRD = '2026-02-22';
const FOURTH = '2026-03-01';
/** A Wednesday; the four weeks are over. */
const NOW_MS = Date.parse('2026-03-04T12:00:00Z');
const REWARDS = { poolUnits: 50_000_000_000n, thresholdHundredths: 500 };

let nextId = 1;

describeOnBothEngines('closeWeek', (database, engine) => {
  type Options = Partial<typeof REWARDS & { nowMs: number }>;
  const close = (week: string, options: Options = {}) =>
    closeWeek(database().db, { week, nowMs: weekEndMs(week), ...REWARDS, ...options });
  const shares = () => readShares(database().db);

  it('freezes a week and shares out the whole pool, to the last unit', async () => {
    const { db } = database();
    await earn(db, FIRST, { 1: 600, 2: 1100, 3: 825, 4: 499 });
    expect(await close(FIRST, { poolUnits: 100n })).toEqual({
      week: FIRST,
      outcome: 'closed',
      distributedUnits: 100n,
      recipients: 3,
    });
    // 2525 eligible hundredths: 23.76, 43.56 and 32.67 units, rounded down to 98; the two largest remainders get the rest.
    expect(await shares()).toEqual([
      { week: FIRST, member: '1', points: 600, amount: 24n, status: 'owed' },
      { week: FIRST, member: '2', points: 1100, amount: 43n, status: 'owed' },
      { week: FIRST, member: '3', points: 825, amount: 33n, status: 'owed' },
    ]);
    const { rows } = await sql`select * from weeks`.execute(db);
    expect(rows).toMatchObject([
      {
        week: FIRST,
        pool: 100n,
        distributed: 100n,
        threshold: 500,
        formula_version: 1,
        active_members: 4,
        eligible_members: 3,
        total_points: 3024n,
        eligible_points: 2525n,
        distribution_at: new Date(distributionMs(FIRST)),
      },
    ]);
    const earned = await sql`
      select earned from member_totals order by member_id`.execute(db);
    expect(earned.rows).toEqual([24n, 43n, 33n, 0n].map((units) => ({ earned: units })));
    expect(await checkLedger(db)).toEqual([]);
  });

  it('keeps nothing of a week whose stored shares do not add up to its pool', async () => {
    const { db } = database();
    await earn(db, FIRST, { 1: 600, 2: 1100 });
    await sql`create function lose_a_unit() returns trigger language plpgsql as
      'begin new.amount := new.amount - 1; return new; end'`.execute(db);
    await sql`create trigger lossy before insert on shares for each row
      when (new.member_id = 1) execute function lose_a_unit()`.execute(db);
    try {
      await expect(close(FIRST)).rejects.toThrow('do not add up to its pool');
    } finally {
      await sql`drop function lose_a_unit cascade`.execute(db);
    }
    expect(await shares()).toEqual([]);
    expect(await close(FIRST)).toMatchObject({ outcome: 'closed', recipients: 2 });
  });

  it('leaves nothing behind if it fails halfway', async () => {
    const { db } = database();
    await earn(db, FIRST, { 1: 600, 2: 700 });
    const before = await dumpBooks(db);
    // A total that cannot take the share makes the last of the statements fail.
    await sql`alter table shares add constraint broken check (member_id < 2) not valid`.execute(db);
    try {
      await expect(close(FIRST)).rejects.toThrow(/broken/);
    } finally {
      await sql`alter table shares drop constraint broken`.execute(db);
    }
    expect(await dumpBooks(db)).toEqual(before);
    expect(await close(FIRST)).toMatchObject({ outcome: 'closed', recipients: 2 });
  });

  it('closes once when several ask at the same moment', async () => {
    const { db } = database();
    await earn(db, FIRST, { 1: 600, 2: 700 });
    const closed = await Promise.all(Array.from({ length: 5 }, () => close(FIRST)));
    expect(closed.map(({ outcome }) => outcome).sort()).toEqual([
      ...Array.from({ length: 4 }, () => 'already_closed'),
      'closed',
    ]);
    expect(new Set(closed.map(({ distributedUnits }) => distributedUnits)).size).toBe(1);
    expect(await checkLedger(db)).toEqual([]);
  });

  // The rest is the same SQL in other cases.
  if (engine === 'embedded' && !IS_FULL) return;

  it('gives the odd unit to the older account, or of equals to the one that appeared first', async () => {
    const { db } = database();
    const startMs = weekStartMs(FIRST);
    await earn(db, FIRST, { 30: 600 }, startMs + 2);
    await earn(db, FIRST, { 20: 600 }, startMs + 1);
    await earn(db, FIRST, { 10: 600 }, startMs + 1);
    await close(FIRST, { poolUnits: 4n });
    expect((await shares()).map(({ member, amount }) => [member, amount])).toEqual([
      ['10', 1n],
      ['20', 2n],
      ['30', 1n],
    ]);
  });

  it.each([
    ['at the threshold', 500, 1],
    ['0.01 below it', 499, 0],
    ['with no points at a threshold of 0', 0, 0, 0],
    ['with 0.01 at a threshold of 0', 1, 1, 0],
  ])('%s', async (_, hundredths, recipients, thresholdHundredths = 500) => {
    const { db } = database();
    // The account's own point lies in the week before.
    await earn(db, FIRST, { 1: 100 });
    await close(FIRST, { thresholdHundredths: 500 });
    await earn(db, SECOND, { 1: hundredths });
    expect(await close(SECOND, { thresholdHundredths })).toMatchObject({ recipients });
    expect(await checkLedger(db)).toEqual([]);
  });

  const endMs = weekEndMs(FIRST);
  it.each([
    ['begun at the snapshot', endMs, null, 0],
    ['begun 1 ms after the snapshot', endMs + 1, null, 1],
    ['that ends at the snapshot', endMs - 9, endMs, 1],
    ['that ends 1 ms after the snapshot', endMs - 9, endMs + 1, 0],
    ['for good', endMs - 9, null, 0],
    ['that was over before', endMs - 9, endMs - 1, 1],
    ['that will begin later', endMs + 9, endMs + 99, 1],
  ])('a ban %s', async (_, fromMs, toMs, recipients) => {
    const { db } = database();
    await earn(db, FIRST, { 1: 700 });
    await ban(db, '1', fromMs, toMs);
    // The ban at the snapshot counts, however late the week is closed.
    expect(await close(FIRST, { nowMs: NOW_MS })).toMatchObject({
      recipients,
      distributedUnits: recipients ? REWARDS.poolUnits : 0n,
    });
    expect(await checkLedger(db)).toEqual([]);
  });

  it('closes a week in which nobody is eligible with nothing distributed', async () => {
    const { db } = database();
    await earn(db, FIRST, { 1: 499 });
    expect(await close(FIRST)).toMatchObject({
      outcome: 'closed',
      distributedUnits: 0n,
      recipients: 0,
    });
    expect(await close(SECOND)).toMatchObject({
      outcome: 'closed',
      distributedUnits: 0n,
      recipients: 0,
    });
    expect(await shares()).toEqual([]);
    expect(await findNextToClose(db)).toBe(THIRD);
    expect(await checkLedger(db)).toEqual([]);
  });

  it.each([0n, 1n, 2n, 10n ** 18n])('shares out a pool of %i units exactly', async (poolUnits) => {
    const { db } = database();
    await earn(db, FIRST, { 1: 500, 2: 501, 3: 502 });
    await close(FIRST, { poolUnits });
    expect((await shares()).reduce((sum, share) => sum + share.amount, 0n)).toBe(poolUnits);
    expect(await checkLedger(db)).toEqual([]);
  });

  it('closes a week once: a second call finds it done', async () => {
    const { db } = database();
    await earn(db, FIRST, { 1: 600 });
    await close(FIRST);
    const before = await dumpBooks(db);
    expect(await close(FIRST, { poolUnits: 7n, thresholdHundredths: 0 })).toEqual({
      week: FIRST,
      outcome: 'already_closed',
      distributedUnits: REWARDS.poolUnits,
      recipients: 1,
    });
    expect(await dumpBooks(db)).toEqual(before);
  });

  it('refuses a week until the moment it ends', async () => {
    const { db } = database();
    await earn(db, FIRST, { 1: 600 });
    await expect(close(FIRST, { nowMs: endMs - 1 })).rejects.toMatchObject({
      code: 'week_not_over',
    });
    expect(await close(FIRST, { nowMs: endMs })).toMatchObject({ outcome: 'closed' });
  });

  it('keeps the order: no week before an earlier one, none before the first', async () => {
    const { db } = database();
    await earn(db, SECOND, { 1: 600 });
    await expect(close(THIRD)).rejects.toMatchObject({ code: 'earlier_week_open' });
    await expect(close(FIRST)).rejects.toMatchObject({ code: 'conflict' });
    await close(SECOND);
    await expect(close(FOURTH)).rejects.toMatchObject({ code: 'earlier_week_open' });
    await expect(close(FIRST)).rejects.toMatchObject({ code: 'conflict' });
    expect(await close(THIRD)).toMatchObject({ outcome: 'closed' });
  });

  it('shares any pool among any eligible members exactly, and gives nobody else anything', () =>
    byChance(async (random) => {
      const { db } = database();
      let week = FIRST;
      for (let round = 0; round < 6; round++) {
        const points = Object.fromEntries(
          Array.from({ length: 1 + random.below(30) }, (_, index) => [
            index + 1,
            100 + random.below(1500),
          ]),
        );
        await earn(db, week, points);
        const poolUnits = BigInt(random.below(random.pick([3, 1000, 2 ** 40])));
        const { recipients, distributedUnits } = await close(week, { poolUnits });
        const eligible = Object.entries(points).filter(([, hundredths]) => hundredths >= 500);
        expect(recipients).toBe(eligible.length);
        expect(distributedUnits).toBe(eligible.length > 0 ? poolUnits : 0n);
        const given = (await shares()).filter((share) => share.week === week);
        expect(given.map((share) => share.member).sort()).toEqual(
          eligible.map(([member]) => member).sort(),
        );
        expect(given.reduce((sum, share) => sum + share.amount, 0n)).toBe(distributedUnits);
        expect(await checkLedger(db)).toEqual([]);
        week = nextWeek(week);
      }
    }));
});

describeOnPostgres('closePastWeeks', (database) => {
  const closePast = (nowMs = NOW_MS) => closePastWeeks(database().db, { nowMs, ...REWARDS });

  it('has nothing to close in an empty database', async () => {
    expect(await closePast()).toEqual([]);
    expect(await findNextToClose(database().db)).toBeNull();
  });

  it('catches up oldest first, including weeks without events but not the running one', async () => {
    const { db } = database();
    await earn(db, FIRST, { 1: 600 });
    await earn(db, THIRD, { 1: 400 });
    await earn(db, '2026-03-08', { 1: 600 });
    const told: string[] = [];
    const input = { nowMs: NOW_MS, ...REWARDS };
    const closed = await closePastWeeks(db, { ...input, onClosed: ({ week }) => told.push(week) });
    expect(closed.map(({ week, recipients }) => [week, recipients])).toEqual([
      [FIRST, 1],
      [SECOND, 0],
      [THIRD, 0],
      [FOURTH, 0],
    ]);
    expect(told).toEqual([FIRST, SECOND, THIRD, FOURTH]);
    expect(await closePast()).toEqual([]);
    expect(await closePast(weekEndMs('2026-03-08') - 1)).toEqual([]);
    expect(await closePast(weekEndMs('2026-03-08'))).toMatchObject([
      { week: '2026-03-08', recipients: 1 },
    ]);
    expect(await checkLedger(db)).toEqual([]);
  });

  it('does nothing if the clock went back', async () => {
    await earn(database().db, FIRST, { 1: 600 });
    await closePast();
    expect(await closePast(weekEndMs(FIRST))).toEqual([]);
    expect(await closePast(0)).toEqual([]);
  });

  it('closes each once when several catch up at the same moment', async () => {
    const { db } = database();
    await earn(db, FIRST, { 1: 600, 2: 800 });
    await earn(db, THIRD, { 1: 700, 2: 900 });
    const closed = (await Promise.all([1, 2, 3].map(() => closePast()))).flat();
    expect(closed.map(({ week }) => week).sort()).toEqual([FIRST, SECOND, THIRD, FOURTH]);
    expect(await checkLedger(db)).toEqual([]);
  });
});

describeOnBothEngines('The ledger', (database) => {
  it.each(['point_entries', 'activity_events', 'audit_log'])(
    'never lets a row of %s change',
    async (table) => {
      const { db } = database();
      await earn(db, FIRST, { 1: 600 });
      await sql`insert into audit_log (actor, action, entity, entity_id) values ('1', 'a', 'b', 'c')`.execute(
        db,
      );
      const before = await dumpBooks(db);
      const column = { point_entries: 'points', activity_events: 'amount' }[table] ?? 'action';
      const update = sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)}`;
      await expect(update.execute(db)).rejects.toThrow(`${table} is append-only`);
      await expect(sql`delete from ${sql.table(table)}`.execute(db)).rejects.toThrow('append-only');
      expect(await dumpBooks(db)).toEqual(before);
    },
  );
});

describe('Two servers on one PostgreSQL', () => {
  it('close a week once, at the same moment', async () => {
    const opened = await openPostgresForTest();
    const other = await opened.connectAgain();
    let week = FIRST;
    for (let round = 0; round < 5; round++) {
      await earn(opened.db, week, { 1: 600, 2: 1000 + round });
      const input = { week, nowMs: NOW_MS + round * 7 * 86_400_000, ...REWARDS };
      const closed = await Promise.all([opened.db, other.db].map((db) => closeWeek(db, input)));
      expect(closed.map(({ outcome }) => outcome).sort()).toEqual(['already_closed', 'closed']);
      expect(closed[0]?.distributedUnits).toBe(closed[1]?.distributedUnits);
      week = nextWeek(week);
    }
    const { rows } = await sql`select sum(amount)::bigint as total from shares`.execute(opened.db);
    expect(rows).toEqual([{ total: 5n * REWARDS.poolUnits }]);
    expect(await checkLedger(opened.db)).toEqual([]);
    await opened.close();
  });

  it('wait for events in progress, and count them', async () => {
    const opened = await openPostgresForTest();
    const other = await opened.connectAgain();
    await earn(opened.db, FIRST, { 1: 600 });
    const { closing } = await other.db.transaction().execute(async (tx) => {
      await holdWeeksOpen(tx);
      const begun = closeWeek(opened.db, { week: FIRST, nowMs: NOW_MS, ...REWARDS });
      await vi.waitFor(async () => expect(await countWaiting(other.db)).toBe(1), 30_000);
      await sql`
        with e as (insert into activity_events (id, type, at, member_id, week)
          select 'by hand', 'referral_x', '2026-02-05', id, ${FIRST}::date from members returning *),
        p as (insert into point_entries (event_seq, member_id, week, at, rule, points, week_points,
            full_points) select seq, member_id, week, at, type, 50, 50, 50 from e),
        t as (update member_totals set lifetime_points = lifetime_points + 50)
        update week_totals set points = points + 50, transactions = transactions + 1`.execute(tx);
      return { closing: begun };
    });
    expect(await closing).toMatchObject({ outcome: 'closed' });
    expect(await readShares(opened.db)).toMatchObject([{ points: 650, amount: REWARDS.poolUnits }]);
    expect(await checkLedger(opened.db)).toEqual([]);
    await opened.close();
  });
});

/** Makes members earn hundredths in a week, including the point of a new account. */
async function earn(
  db: Db,
  week: string,
  points: Record<string, number>,
  atMs = weekStartMs(week) + 3_600_000,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`select telegram_id::text as id from members`.execute(
    db,
  );
  const known = new Set(rows.map((row) => row.id));
  const events = Object.entries(points).map(([telegramId, hundredths]) => {
    const rest = known.has(telegramId) ? hundredths : hundredths - 100;
    const event = { id: `w${nextId++}`, at: new Date(atMs).toISOString(), telegramId };
    return rest > 0
      ? { ...event, type: 'referral_x', points: rest / 100 }
      : { ...event, type: 'account_created' };
  });
  const results = await ingestEvents(db, { events, nowMs: Math.max(NOW_MS, atMs) });
  expect(results.map((result) => result.status)).toEqual(events.map(() => 'accepted'));
}

async function readShares(db: Db) {
  const { rows } = await sql<{
    week: string;
    member: string;
    points: number;
    amount: bigint;
    status: string;
  }>`
    select s.week, m.telegram_id::text as member, s.points, s.amount, s.status
    from shares s join members m on m.id = s.member_id order by s.week, m.telegram_id`.execute(db);
  return rows;
}
