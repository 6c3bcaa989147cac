import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { BotEvent } from '#contract/bot/gateway.ts';
import { findSignals } from '#rules/fairness/find-signals.ts';
import { DEFAULT_POOL_UNITS, DEFAULT_THRESHOLD_HUNDREDTHS } from '#rules/weeks/rewards.ts';
import { weekEndMs, weekOf, weekStartMs } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';
import { readFairnessWeek } from '#server/services/fairness/read-week.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { parseEvent } from '#server/services/ledger/event-input.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { sized } from '#server/testing/run/scope.ts';
import { fillDemo, findDemoPerson } from './demo-community.ts';
import { demoEvents } from './events.ts';
import { clearDemo, findContents } from './mark.ts';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** A Thursday noon: the running week is half over. */
const NOW_MS = Date.parse('2026-03-05T12:00:00Z');
const RUNNING = '2026-03-08';
const REWARDS = {
  poolUnits: DEFAULT_POOL_UNITS,
  thresholdHundredths: DEFAULT_THRESHOLD_HUNDREDTHS,
};
const POOL = String(DEFAULT_POOL_UNITS);

describe('demoEvents', () => {
  const startMs = weekStartMs('2025-12-14');
  const all = listEvents(startMs, NOW_MS);

  it('returns the same events for the same seed, and different ones for another', () => {
    expect(listEvents(startMs, NOW_MS)).toEqual(all);
    expect([...demoEvents({ seed: 2, fromMs: startMs, toMs: NOW_MS })]).not.toEqual(all);
  });

  it.each(['2025-12-14T23:00:00.000Z', '2026-01-07T15:20:30.123Z', '2026-03-04T00:00:00.000Z'])(
    'continues at %s as if it had never stopped',
    (at) => {
      const cutMs = Date.parse(at);
      expect([...listEvents(startMs, cutMs), ...listEvents(cutMs, NOW_MS)]).toEqual(all);
    },
  );

  it('includes the first instant and excludes the last', () => {
    const [first] = all;
    const atMs = Date.parse(first?.at ?? '');
    expect(listEvents(atMs, atMs)).toEqual([]);
    expect(listEvents(atMs, atMs + 1)[0]).toEqual(first);
    expect(listEvents(startMs, atMs)).toEqual([]);
  });

  it('is a plausible community: every event is valid, in order, with a unique id', () => {
    for (const event of all) expect(parseEvent(event, NOW_MS)).toMatchObject({ ok: true });
    expect(new Set(all.map((event) => event.id)).size).toBe(all.length);
    expect(all.map((event) => event.at)).toEqual(all.map((event) => event.at).sort());
    expect(all.length).toBeGreaterThan(4_000);
    expect(all.length).toBeLessThan(7_000);
    expect([...new Set(all.map((event) => event.type))].sort()).toEqual([
      'account_created',
      'booty_hunt_chest',
      'booty_hunt_clue',
      'booty_hunt_join',
      'content_submitted',
      'faucet',
      'gm',
      'primary_address_set',
      'referral_invitee_immediate_bonus',
      'referral_inviter_tier_1',
      'send',
      'staking_address_set',
      'tip',
      'twitter_set',
    ]);
  });

  it('has every kind of name, no duplicate username, and no tip before its receiver appears', () => {
    const usernames = new Map<string, string>();
    const kinds = new Set<string>();
    const came = new Map<string, string>();
    for (const event of all) {
      if (event.type === 'account_created') came.set(event.telegramId, event.at);
      if (event.username) {
        expect(usernames.get(event.username) ?? event.telegramId).toBe(event.telegramId);
        usernames.set(event.username, event.telegramId);
      }
      kinds.add(event.firstName ? 'name' : event.username ? 'username' : 'none');
    }
    expect([...kinds].sort()).toEqual(['name', 'none', 'username']);
    for (const event of all) {
      expect(event.at >= (came.get(event.telegramId) ?? '')).toBe(true);
      if ('to' in event) expect(event.at >= (came.get(event.to) ?? '')).toBe(true);
    }
  });

  it('keeps tips between 0.1 and 250, half of them of one coin or less', () => {
    const amounts = all
      .flatMap((event) => ('to' in event ? [Number(event.amount)] : []))
      .sort((a, b) => a - b);
    expect(amounts[0]).toBeGreaterThanOrEqual(0.1);
    expect(amounts.at(-1)).toBeLessThanOrEqual(250);
    expect(amounts[Math.floor(amounts.length / 2)]).toBeLessThanOrEqual(1);
  });
});

// Nothing here changes anything, so one fill is enough.
describeOnPostgres(
  'A filled demo',
  (database) => {
    it('has twelve paid weeks and a running one', async () => {
      const { db } = database();
      expect(await findContents(db)).toBe('demo');
      expect(await checkLedger(db)).toEqual([]);
      const weeks = await readWeeks(db);
      expect(weeks.map((week) => week.week)).toEqual(weekNames('2025-12-14', 12));
      for (const week of weeks) {
        expect(week).toMatchObject({ distributed: POOL, shared: POOL });
        expect(week.eligible).toBeGreaterThan(20);
      }
      expect(await countRunning(db)).toBeGreaterThan(30);
      const { members, verified, submissions } = await countAll(db);
      expect(members).toBeGreaterThan(110);
      expect(members).toBeLessThan(180);
      expect(verified).toBeGreaterThan(5);
      expect(submissions).toBeGreaterThan(100);
      const { pending, approved, rejected, titles } = await countReviewed(db);
      expect(Math.abs(pending - 30)).toBeLessThanOrEqual(3);
      expect(titles).toBeGreaterThan(25);
      expect(approved).toBeGreaterThan(2 * rejected);
      expect(rejected).toBeGreaterThan(10);
    });

    it('has one ring in each week, and nothing else that is worth asking about', async () => {
      const { db } = database();
      for (const week of [...weekNames('2025-12-14', 12), RUNNING]) {
        const tipped = await readFairnessWeek(db, { week, leastUnits: 1n });
        const worthy = findSignals(tipped).filter(({ holdWorthy }) => holdWorthy);
        expect(worthy, week).toMatchObject([{ kind: 'circle', shape: 'ring' }]);
        expect(worthy[0]?.members).toHaveLength(4);
      }
    });

    it('changes nothing when repeated at the same instant', async () => {
      const { db } = database();
      const before = await readFigures(db);
      expect(await fillDemo(db, { nowMs: NOW_MS, ...REWARDS })).toEqual({
        events: 0,
        closedWeeks: 0,
      });
      expect(await readFigures(db)).toEqual(before);
    });

    it('changes nothing if the clock went back', async () => {
      const { db } = database();
      const before = await readFigures(db);
      const earlier = { nowMs: NOW_MS - 3 * WEEK_MS, ...REWARDS };
      expect(await fillDemo(db, earlier)).toEqual({ events: 0, closedWeeks: 0 });
      expect(await readFigures(db)).toEqual(before);
    });

    it('has a member, an administrator and an owner to sign in as', async () => {
      const { db } = database();
      for (const role of ['member', 'admin', 'owner'] as const) {
        const { rows } = await sql<{ role: string }>`
        select role from members where id = ${await findDemoPerson(db, { role, nowMs: NOW_MS })}`.execute(
          db,
        );
        expect(rows).toEqual([{ role }]);
      }
    });

    it('gives a banned member no points and no share during the ban', async () => {
      const { db } = database();
      const { rows } = await sql<{ id: bigint; from: Date; to: Date; cut: number; paid: number }>`
      select m.id, m.banned_at as from, m.ban_expires_at as to,
        (select count(*)::int from point_entries p where p.member_id = m.id and p.cut = 'banned'
           and p.at >= m.banned_at and p.at < m.ban_expires_at and p.points = 0) as cut,
        (select count(*)::int from shares s where s.member_id = m.id
           and s.week = (m.banned_at + interval '5 days')::date) as paid
      from members m where m.banned_at is not null`.execute(db);
      expect(rows).toHaveLength(1);
      expect(rows[0]?.to.getTime()).toBeLessThan(NOW_MS);
      expect(rows[0]?.cut).toBeGreaterThan(0);
      expect(weekEndMs(weekOf(rows[0]?.from.getTime() ?? 0))).toBeLessThan(
        rows[0]?.to.getTime() ?? 0,
      );
      expect(rows[0]?.paid).toBe(0);
    });
  },
  { fill: (db) => fillDemo(db, { nowMs: NOW_MS, ...REWARDS }) },
);

/** The figures of a fill in one run, the same on both engines; made by the first test that needs them. */
let wholeFigures: Awaited<ReturnType<typeof readFigures>> | null = null;

async function figuresOfWhole(db: Db) {
  if (wholeFigures === null) {
    await fillDemo(db, { nowMs: NOW_MS, ...REWARDS });
    wholeFigures = await readFigures(db);
    await clearDemo(db);
    expect(await findContents(db)).toBe('empty');
    expect(await countAll(db)).toEqual({ members: 0, events: 0, verified: 0, submissions: 0 });
    expect(await findDemoPerson(db, { role: 'owner', nowMs: NOW_MS })).toBeNull();
  }
  return wholeFigures;
}

describeOnPostgres('fillDemo', (database) => {
  it('ends with the same figures however often it is interrupted, and continues two weeks later', async () => {
    const { db } = database();
    const whole = await figuresOfWhole(db);
    let cuts = 0;
    for (let done = false; !done; ) {
      // Interrupted at the very first transaction, and then at varying places of the run.
      const cutDb = failAfter(db, (cuts % 6) * sized(1, 3));
      done = await fillDemo(cutDb, { nowMs: NOW_MS, ...REWARDS }).then(
        () => true,
        (error) => {
          expect(error).toBeInstanceOf(CutOff);
          return false;
        },
      );
      cuts += 1;
    }
    expect(cuts).toBeGreaterThan(6);
    expect(await readFigures(db)).toEqual(whole);
    expect(await checkLedger(db)).toEqual([]);

    const laterMs = NOW_MS + 2 * WEEK_MS;
    const early = await readWeeks(db);
    expect(await fillDemo(db, { nowMs: laterMs, ...REWARDS })).toMatchObject({ closedWeeks: 2 });
    const weeks = await readWeeks(db);
    expect(weeks.slice(0, 12)).toEqual(early);
    expect(weeks).toHaveLength(14);
    expect(weeks.slice(12).every((week) => week.distributed === POOL && week.eligible > 20)).toBe(
      true,
    );
    const { events } = await countAll(db);
    expect(events).toBe(listEvents(weekStartMs('2025-12-14'), laterMs).length);
    expect(await checkLedger(db)).toEqual([]);
  });

  it('refuses a real community and leaves it untouched', async () => {
    const { db } = database();
    const gm = { id: 'g1', type: 'gm', at: '2026-03-04T08:00:00Z', telegramId: '77' };
    await ingestEvents(db, { events: [gm], nowMs: NOW_MS });
    await expect(fillDemo(db, { nowMs: NOW_MS, ...REWARDS })).rejects.toThrow('real community');
    expect(await findContents(db)).toBe('community');
    expect(await countAll(db)).toMatchObject({ members: 1, events: 1 });
    await expect(clearDemo(db)).rejects.toThrow('no demo');
  });

  it('works at the first and the last instant of a week, and offers an eligible member as soon as there is one', async () => {
    const { db } = database();
    const seen = new Set<boolean>();
    for (let hours = 0; hours < 120; hours += 8) {
      const nowMs = weekStartMs(RUNNING) + hours * 3_600_000;
      const { closedWeeks } = await fillDemo(db, { nowMs, ...REWARDS });
      expect(closedWeeks).toBe(hours === 0 ? 12 : 0);
      const person = await findDemoPerson(db, { role: 'member', nowMs });
      expect(person).not.toBeNull();
      const { rows } = await sql<{ best: number; own: number }>`
        select max(points) as best,
          coalesce(max(points) filter (where id = ${person}), 0) as own
        from week_totals join members on id = member_id
        where week = ${RUNNING} and role = 'member'`.execute(db);
      const [best, own] = [rows[0]?.best ?? 0, rows[0]?.own ?? 0];
      const anybody = best >= DEFAULT_THRESHOLD_HUNDREDTHS;
      expect(own >= DEFAULT_THRESHOLD_HUNDREDTHS).toBe(anybody);
      seen.add(anybody);
    }
    expect(seen).toEqual(new Set([false, true]));
    const nowMs = weekEndMs(RUNNING) - 1;
    expect(await fillDemo(db, { nowMs, ...REWARDS })).toMatchObject({ closedWeeks: 0 });
    expect((await readWeeks(db)).at(-1)?.week).toBe('2026-03-01');
    expect(await findDemoPerson(db, { role: 'member', nowMs })).not.toBeNull();
  });

  it('is filled once when two servers start at the same moment, and a year later has twelve full weeks after empty ones', async () => {
    const { db, connectAgain } = database();
    const whole = await figuresOfWhole(db);
    const other = await connectAgain();
    const both = await Promise.all([
      fillDemo(db, { nowMs: NOW_MS, ...REWARDS }),
      fillDemo(other.db, { nowMs: NOW_MS, ...REWARDS }),
    ]);
    const { events } = await countAll(db);
    expect(both[0].events + both[1].events).toBe(events);
    expect(both[0].closedWeeks + both[1].closedWeeks).toBe(12);
    expect(await readFigures(db)).toEqual(whole);

    const before = await countAll(db);
    await fillDemo(db, { nowMs: NOW_MS + 52 * WEEK_MS, ...REWARDS });
    const weeks = await readWeeks(db);
    expect(weeks.map((week) => week.week)).toEqual(weekNames('2025-12-14', 12 + 52));
    // The week that was running when it fell asleep has its first half; after that nobody came.
    expect(weeks.slice(12).map((week) => week.eligible > 0)).toEqual(
      Array.from({ length: 52 }, (_, index) => index === 0 || index >= 40),
    );
    const added = (await countAll(db)).events - before.events;
    expect(added).toBeLessThan(7_500);
    expect(await checkLedger(db)).toEqual([]);
  });
});

function listEvents(fromMs: number, toMs: number): BotEvent[] {
  return [...demoEvents({ seed: 1724, fromMs, toMs })];
}

function weekNames(first: string, count: number): string[] {
  const startMs = weekStartMs(first);
  return Array.from({ length: count }, (_, index) => weekOf(startMs + index * WEEK_MS));
}

class CutOff extends Error {}

/** The same database, but failing at the transaction after this many. */
function failAfter(db: Db, transactions: number): Db {
  let left = transactions;
  return new Proxy(db, {
    get(target, name) {
      if (name === 'transaction' && left-- <= 0) throw new CutOff();
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

async function readWeeks(db: Db) {
  const { rows } = await sql<{
    week: string;
    eligible: number;
    distributed: string;
    shared: string;
  }>`
    select w.week::text as week, w.eligible_members as eligible, w.distributed::text as distributed,
      coalesce((select sum(amount) from shares s where s.week = w.week), 0)::text as shared
    from weeks w order by w.week`.execute(db);
  return rows;
}

async function countRunning(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from week_totals where week = ${RUNNING} and points > 0`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

async function countAll(db: Db) {
  const { rows } = await sql<Record<'members' | 'events' | 'verified' | 'submissions', number>>`
    select (select count(*)::int from members) as members,
      (select count(*)::int from activity_events where id not like 'review:%') as events,
      (select count(*)::int from members where twitter_verified) as verified,
      (select count(*)::int from submissions) as submissions`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the counts gave no row');
  return row;
}

/** Counts the submissions of each kind, and the titles of those that wait. */
async function countReviewed(db: Db) {
  const { rows } = await sql<Record<'pending' | 'approved' | 'rejected' | 'titles', number>>`
    select (count(*) filter (where status = 'pending'))::int as pending,
      (count(*) filter (where status = 'approved'))::int as approved,
      (count(*) filter (where status = 'rejected'))::int as rejected,
      (count(distinct title) filter (where status = 'pending'))::int as titles
    from submissions`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the counts gave no row');
  return row;
}

/** Everything that the demo shows, without the row numbers, which a second try may shift. */
async function readFigures(db: Db) {
  const members = await sql`
    select m.telegram_id, m.username, m.first_name, m.last_name, m.role, m.banned_at,
      m.ban_expires_at, m.created_at, m.twitter_handle, m.twitter_verified, m.primary_address,
      t.lifetime_points, t.tipped, t.received, t.earned, t.tip_count, t.received_count
    from members m join member_totals t on t.member_id = m.id order by m.telegram_id`.execute(db);
  const weeks = await sql`
    select w.week, m.telegram_id, w.points, w.transactions, s.amount
    from week_totals w join members m on m.id = w.member_id
    left join shares s on s.week = w.week and s.member_id = w.member_id
    order by w.week, m.telegram_id`.execute(db);
  const entries = await sql`
    select regexp_replace(e.id, '^review:.*', 'review') as id, m.telegram_id, p.at, p.rule, p.points, p.full_points, p.cut, p.week
    from point_entries p join activity_events e on e.seq = p.event_seq
    join members m on m.id = p.member_id order by 1, 2, 3, 4`.execute(db);
  return { members: members.rows, weeks: weeks.rows, entries: entries.rows };
}
