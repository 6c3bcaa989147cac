import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { toPoints } from '#rules/points/points.ts';
import type { Db } from '#server/db/connect.ts';
import { closePastWeeks } from '#server/services/weeks/close-weeks.ts';
import { dumpBooks, readBooks } from '#server/testing/books.ts';
import {
  describeOnBothInFull,
  emptyDatabase,
  openPostgresForTest,
} from '#server/testing/db/databases.ts';
import { countWaiting } from '#server/testing/db/waiting.ts';
import {
  byChance,
  malformed,
  type Random,
  randomEvents,
  type TestEvent,
} from '#server/testing/events.ts';
import { modelOf } from '#server/testing/ledger-model.ts';
import { sized } from '#server/testing/run/scope.ts';
import { checkLedger } from './check-ledger.ts';
import { parseEvent } from './event-input.ts';
import { ingestEvents, takeHeld } from './ingest.ts';
import { createIngestQueue } from './ingest-queue.ts';
import { holdWeeksOpen } from './week-lock.ts';

const NOW_MS = Date.parse('2026-03-04T12:00:00Z');
const WEEK_MS = 7 * 86_400_000;
const FROM_MS = NOW_MS - 4 * WEEK_MS;
const STORM = sized(3000, 800);
const CROWD = sized(1500, 400);
const SQUALL = sized(600, 250);
const REWARDS = { poolUnits: 50_000_000_001n, thresholdHundredths: 500 };

const eventsOf = (random: Random, count: number, people: number) =>
  randomEvents(random, { count, people, fromMs: FROM_MS, toMs: NOW_MS });

describeOnBothInFull('A storm of events', (database) => {
  it('loses nothing, doubles nothing and answers every event', { timeout: 120_000 }, () =>
    byChance(async (random) => {
      const { db } = database();
      const sent = stormOf(random, eventsOf(random, STORM, sized(60, 16)));
      const answers: Record<string, number> = { accepted: 0, duplicate: 0, rejected: 0 };
      const taken: TestEvent[] = [];
      let earned = 0;
      for (const batch of random.batches(sent, 600)) {
        const results = await ingestEvents(db, {
          events: batch.map(({ raw }) => raw),
          nowMs: NOW_MS,
        });
        expect(results.map((result) => result.index)).toEqual(batch.map((_, index) => index));
        for (const [index, { event }] of batch.entries()) {
          const status = results[index]?.status ?? 'none';
          answers[status] = (answers[status] ?? 0) + 1;
          expect(status === 'rejected').toBe(event === null);
          if (event && status === 'accepted') taken.push(event);
          earned += results[index]?.points ?? 0;
        }
      }
      expect(taken).toHaveLength(STORM);
      expect(answers).toEqual({
        accepted: STORM,
        duplicate: sent.filter(({ event }) => event).length - STORM,
        rejected: sent.filter(({ event }) => !event).length,
      });
      await expectModel(db, taken);
      // No response contains the points that receivers earned by appearing.
      const { rows } = await sql<{ actors: number }>`
        select sum(p.points)::int as actors from point_entries p
        join activity_events e on e.seq = p.event_seq and e.member_id = p.member_id`.execute(db);
      expect(Math.round(earned * 100)).toBe(rows[0]?.actors);
    }),
  );

  it('ends with the same ledger however it is batched and repeated', { timeout: 120_000 }, () =>
    byChance(async (random) => {
      const { db } = database();
      const events = random.shuffled(eventsOf(random, 150, 8));
      const dumps: string[][] = [];
      for (const most of [1, 7, 40, 150]) {
        await emptyDatabase(db);
        for (const batch of random.batches(events, most)) {
          await ingestEvents(db, { events: batch, nowMs: NOW_MS });
        }
        dumps.push(await dumpBooks(db));
      }
      const [first] = dumps;
      for (const dump of dumps) expect(dump).toEqual(first);
      for (const batch of random.batches(random.shuffled(events), 50)) {
        const results = await ingestEvents(db, { events: batch, nowMs: NOW_MS });
        expect(new Set(results.map((result) => result.status))).toEqual(new Set(['duplicate']));
      }
      expect(await dumpBooks(db)).toEqual(first);
      await expectModel(db, events);
    }),
  );

  it('passes through the queue, each call answered with its own events', { timeout: 60_000 }, () =>
    byChance(async (random) => {
      const { db } = database();
      const queue = createIngestQueue(db, () => NOW_MS);
      const sent = stormOf(random, eventsOf(random, SQUALL, sized(40, 16)));
      const calls = random.batches(sent, 30).map(async (batch) => {
        const results = await queue.take(batch.map(({ raw }) => raw));
        expect(results.map((result) => result.index)).toEqual(batch.map((_, index) => index));
        for (const [index, { event }] of batch.entries()) {
          if (event) expect(results[index]?.id).toBe(event.id);
        }
        return results.filter((result) => result.status === 'accepted').length;
      });
      const accepted = (await Promise.all(calls)).reduce((sum, each) => sum + each, 0);
      expect(accepted).toBe(SQUALL);
      expect(await checkLedger(db)).toEqual([]);
    }),
  );

  it('adds no entry to a week after it was frozen', { timeout: 60_000 }, () =>
    byChance(async (random) => {
      const { db } = database();
      const events = random.shuffled(eventsOf(random, SQUALL, sized(40, 16)));
      const batches = random.batches(events, 60);
      await ingestEvents(db, { events: batches.shift() ?? [], nowMs: NOW_MS });
      await Promise.all([
        ...batches.map((batch) => ingestEvents(db, { events: batch, nowMs: NOW_MS })),
        ...[0, 1].map(() => closePastWeeks(db, { nowMs: NOW_MS, ...REWARDS })),
      ]);
      await expectFrozenWeeks(db);
      expect(await countOf(db, 'activity_events')).toBe(SQUALL);
    }),
  );
});

describe('Several servers on one PostgreSQL', () => {
  it('take overlapping batches at once like a single server', { timeout: 120_000 }, () =>
    byChance(async (random) => {
      const opened = await openPostgresForTest();
      const servers = await Promise.all([1, 2, 3, 4].map(() => opened.connectAgain()));
      const events = eventsOf(random, CROWD, sized(40, 12));
      const accepted = await Promise.all(
        servers.map(async ({ db }) => {
          let count = 0;
          for (const batch of random.batches(random.shuffled(events), 80)) {
            const results = await ingestEvents(db, { events: batch, nowMs: NOW_MS });
            expect(new Set(results.map((result) => result.id))).toEqual(
              new Set(batch.map((each) => each.id)),
            );
            count += results.filter((result) => result.status === 'accepted').length;
          }
          return count;
        }),
      );
      expect(accepted.reduce((sum, each) => sum + each, 0)).toBe(CROWD);
      await expectModel(opened.db, events, { anyOrder: true });
      await opened.close();
    }),
  );

  it('build on the rows that another one wrote while they waited', async () => {
    const opened = await openPostgresForTest();
    const gm = (id: string, at: string, username: string) => ({
      id,
      type: 'gm',
      at,
      telegramId: '11',
      username,
    });
    const take = (event: object) => ingestEvents(opened.db, { events: [event], nowMs: NOW_MS });
    await take(gm('a', '2026-03-01T10:00:00Z', 'first'));
    const other = await opened.connectAgain();
    const waiting = await other.db.transaction().execute(async (tx) => {
      await sql`update member_totals set names_at = '2026-03-03T10:00:00Z'`.execute(tx);
      const later = take(gm('b', '2026-02-28T10:00:00Z', 'second'));
      await vi.waitFor(async () => expect(await countWaiting(opened.db)).toBe(1), 30_000);
      await sql`
        update members set username = 'newest', created_at = '2026-02-01', banned_at = '2026-02-01',
          ban_expires_at = '2026-03-01'`.execute(tx);
      return { later };
    });
    expect(await waiting.later).toMatchObject([{ status: 'accepted', points: 0 }]);
    expect((await readBooks(opened.db)).get('11')).toMatchObject({
      createdAtMs: Date.parse('2026-02-01T00:00:00Z'),
      name: 'newest',
    });
    await opened.close();
  });

  it('count an id once that two of them take at once for different people', async () => {
    const opened = await openPostgresForTest();
    const gm = (id: string, telegramId: string) => ({
      id,
      type: 'gm',
      at: '2026-03-01T10:00:00Z',
      telegramId,
    });
    const take = (event: object) => ingestEvents(opened.db, { events: [event], nowMs: NOW_MS });
    await take(gm('known', '12'));
    const other = await opened.connectAgain();
    const parsed = parseEvent(gm('same', '11'), NOW_MS);
    if (!parsed.ok) throw new Error(parsed.reason);
    const waiting = await other.db.transaction().execute(async (tx) => {
      await takeHeld(tx, [parsed.event]);
      const later = take(gm('same', '12'));
      await vi.waitFor(async () => expect(await countWaiting(opened.db)).toBe(1), 30_000);
      return { later };
    });
    expect(await waiting.later).toMatchObject([{ status: 'duplicate' }]);
    await expectModel(opened.db, [gm('known', '12'), gm('same', '11')]);
    await opened.close();
  });

  it('agree on a member’s names and age in any order of waiting', { timeout: 60_000 }, () =>
    byChance(async (random) => {
      const opened = await openPostgresForTest();
      const servers = await Promise.all([1, 2, 3, 4].map(() => opened.connectAgain()));
      const events = random.shuffled(eventsOf(random, SQUALL, 2));
      const batches = random.batches(events, 4);
      await Promise.all(
        servers.map(async ({ db }) => {
          for (let batch = batches.pop(); batch; batch = batches.pop()) {
            await ingestEvents(db, { events: batch, nowMs: NOW_MS });
          }
        }),
      );
      await expectModel(opened.db, events, { anyOrder: true });
      await opened.close();
    }),
  );

  it('close first the week that an event began while they waited', async () => {
    const opened = await openPostgresForTest();
    const gm = (id: string, at: string) => ({ id, type: 'gm', at, telegramId: '11' });
    const take = (db: Db, event: object) => ingestEvents(db, { events: [event], nowMs: NOW_MS });
    await take(opened.db, gm('later', '2026-02-17T10:00:00Z'));
    const other = await opened.connectAgain();
    const waiting = await other.db.transaction().execute(async (tx) => {
      await holdWeeksOpen(tx);
      const closing = closePastWeeks(opened.db, { nowMs: NOW_MS, ...REWARDS });
      await vi.waitFor(async () => expect(await countWaiting(tx)).toBe(1), 30_000);
      const parsed = parseEvent(gm('earlier', '2026-02-10T10:00:00Z'), NOW_MS);
      if (!parsed.ok) throw new Error(parsed.reason);
      await takeHeld(tx, [parsed.event]);
      return { closing };
    });
    const closed = await waiting.closing;
    expect(closed.map(({ week }) => week)).toEqual(['2026-02-15', '2026-02-22', '2026-03-01']);
    await opened.close();
  });

  it('add no entry to a week that another freezes meanwhile', { timeout: 60_000 }, () =>
    byChance(async (random) => {
      const opened = await openPostgresForTest();
      const servers = await Promise.all([1, 2, 3].map(() => opened.connectAgain()));
      const events = random.shuffled(eventsOf(random, SQUALL, sized(40, 16)));
      const batches = random.batches(events, 20);
      const half = batches.length / 2;
      await Promise.all(
        servers.map(async ({ db }) => {
          for (let batch = batches.pop(); batch; batch = batches.pop()) {
            await ingestEvents(db, { events: batch, nowMs: NOW_MS });
            if (batches.length > half || random.below(5) > 0) continue;
            const nowMs = FROM_MS + random.below(NOW_MS - FROM_MS);
            await closePastWeeks(db, { nowMs, ...REWARDS });
          }
          await closePastWeeks(db, { nowMs: NOW_MS, ...REWARDS });
        }),
      );
      await expectFrozenWeeks(opened.db);
      expect(await countOf(opened.db, 'activity_events')).toBe(SQUALL);
      await opened.close();
    }),
  );
});

type Sent = { raw: unknown; event: TestEvent | null };

/** Returns the events shuffled, a fifth of them twice, with malformed items in between. */
function stormOf(random: Random, events: readonly TestEvent[]): Sent[] {
  const twice = events.filter(() => random.below(5) === 0);
  const bad = Array.from({ length: events.length / 10 }, () => ({
    raw: malformed(random),
    event: null,
  }));
  return random.shuffled<Sent>([
    ...[...events, ...twice].map((event) => ({ raw: event, event })),
    ...bad,
  ]);
}

/** Expects the same books as the model's, for events taken in this order, or in an unknown one. */
async function expectModel(
  db: Db,
  events: readonly TestEvent[],
  options = { anyOrder: false },
): Promise<void> {
  const books = await readBooks(db);
  const model = modelOf(events);
  expect(new Set(books.keys())).toEqual(new Set(model.keys()));
  for (const [telegramId, person] of model) {
    const { points, fixedPoints, tipped, received, tips, receipts, createdAtMs, name } = person;
    const book = books.get(telegramId);
    expect(book).toMatchObject({ tipped, received, tips, receipts, createdAtMs, name });
    if (!options.anyOrder) expect(toPoints(book?.points ?? 0)).toBe(toPoints(points));
    expect(book?.points).toBeGreaterThanOrEqual(fixedPoints);
  }
  expect(await checkLedger(db)).toEqual([]);
  const { rows } = await sql`
    select member_id from day_totals where recurring_points > 2000 or rewarded_tips > 10`.execute(
    db,
  );
  expect(rows).toEqual([]);
  await expectFixedPoints(db, model);
}

// Setup, hunts and referrals earn the same in any order of the events.
async function expectFixedPoints(db: Db, model: ReturnType<typeof modelOf>): Promise<void> {
  const { rows } = await sql<{ id: string; points: number }>`
    select m.telegram_id::text as id, sum(p.points)::int as points
    from point_entries p join members m on m.id = p.member_id
    where p.rule not in ('tip', 'send', 'gm', 'faucet') group by 1`.execute(db);
  const expected = [...model].map(([id, { fixedPoints }]) => [id, fixedPoints] as const);
  expect(new Map(rows.map((row) => [row.id, row.points]))).toEqual(new Map(expected));
}

async function expectFrozenWeeks(db: Db): Promise<void> {
  expect(await checkLedger(db)).toEqual([]);
  const late = await sql`
    select e.id from activity_events e join weeks w on w.week = e.week
    where e.recorded_at > w.frozen_at`.execute(db);
  expect(late.rows).toEqual([]);
  const weeks = await sql<{ week: string; distributed: bigint }>`
    select week, distributed from weeks order by week`.execute(db);
  expect(weeks.rows).toHaveLength(4);
  for (const { distributed } of weeks.rows) expect([0n, REWARDS.poolUnits]).toContain(distributed);
}

async function countOf(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)}`.execute(db);
  return rows[0]?.count ?? -1;
}
