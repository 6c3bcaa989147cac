import { type KyselyPlugin, sql } from 'kysely';
import { expect, it } from 'vitest';
import { distributionMs } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';
import { recomputeTotals } from '#server/services/ledger/recompute-totals.ts';
import { grantConfiguredRoles } from '#server/services/users/configured-roles.ts';
import { closeWeek } from '#server/services/weeks/close-weeks.ts';
import { holdShare, releaseShare } from '#server/services/weeks/holds.ts';
import {
  NOW_MS,
  numberOf,
  openBoard,
  THRESHOLD,
  take,
  tip,
  WEEK,
  wholeBoard,
} from '#server/testing/board.ts';
import { describeOnBothInFull, emptyDatabase } from '#server/testing/db/databases.ts';
import { hear } from '#server/testing/db/hear.ts';
import { ban, unban } from '#server/testing/people/bans.ts';
import { boardNews } from './feed.ts';

const WEEK_END_MS = Date.parse('2026-03-08T23:00:00Z');
const DAY_MS = 86_400_000;

describeOnBothInFull('createBoard', (database) => {
  it('is empty on an empty database', async () => {
    const board = await openBoard(database().db);
    await board.catchUp();
    expect(board.page({ sortBy: 'username', search: '', offset: 0, limit: 20 })).toEqual({
      total: 0,
      rows: [],
    });
    expect(board.summary()).toEqual({
      members: 0,
      tippedUnits: 0n,
      tips: 0,
      distributedUnits: 0n,
      lastEventMs: null,
    });
    expect(board.week()).toEqual({
      name: WEEK,
      active: 0,
      eligible: 0,
      totalHundredths: 0,
      eligibleHundredths: 0,
    });
  });

  it('takes in what happens after loading, on every server', async () => {
    const { db } = database();
    await take(db, [tip(1, 2, '3')]);
    const boards = [await openBoard(db), await openBoard(db)];
    await take(db, [tip(1, 2, '4'), tip(3, 1, '0.5')]);
    for (const board of boards) {
      await board.catchUp();
      const { rows } = board.page({ sortBy: 'totalTipped', search: '', offset: 0, limit: 20 });
      const [first, second, third] = rows;
      expect(first).toMatchObject({ rank: 1, tippedUnits: 700_000_000n, tipCount: 2 });
      expect(second).toMatchObject({ rank: 2, tippedUnits: 50_000_000n, receivedUnits: 0n });
      expect(third).toMatchObject({ rank: 3, tippedUnits: 0n, receivedUnits: 700_000_000n });
      const { tippedUnits, tips, members } = board.summary();
      expect({ tippedUnits, tips, members }).toEqual({
        tippedUnits: 750_000_000n,
        tips: 3,
        members: 3,
      });
      // Account 1 + first tip 3 + tip 1 + tip 1; account 1; account 1 + first tip 3 + tip 1.
      expect(board.week()).toEqual({
        name: WEEK,
        active: 3,
        eligible: 2,
        totalHundredths: 1200,
        eligibleHundredths: 1100,
      });
    }
  });

  it('stays equal to a fresh load through a long run of events', async () => {
    const { db } = database();
    const board = await openBoard(db);
    let random = 7;
    const next = (below: number) => {
      random = (random * 48_271) % 2_147_483_647;
      return random % below;
    };
    for (let batch = 0; batch < 25; batch++) {
      const events: unknown[] = [];
      for (let event = 0; event < 12; event++) {
        const from = 1 + next(40);
        const at = new Date(NOW_MS - next(20 * DAY_MS)).toISOString();
        const base = { id: `run-${batch}-${event}`, at, telegramId: String(from) };
        const kind = next(4);
        if (kind === 0) events.push({ ...base, type: 'gm', username: `user_${next(9)}${from}` });
        else if (kind === 1) events.push({ ...base, type: 'send', amount: `${1 + next(9)}` });
        else
          events.push({
            ...base,
            type: 'tip',
            to: String(41 + next(20)),
            amount: `${1 + next(5)}`,
          });
      }
      await take(db, events);
      if (next(2) === 0) await board.catchUp();
    }
    await board.catchUp();
    const fresh = await openBoard(db);
    expect(wholeBoard(board)).toEqual(wholeBoard(fresh));
    expect(board.summary()).toEqual(fresh.summary());
    expect(board.week()).toEqual(fresh.week());
    for (const search of ['user_3', 'ANON', '_']) {
      const request = { sortBy: 'totalTipped' as const, search, offset: 0, limit: 50 };
      expect(board.page(request)).toEqual(fresh.page(request));
    }
    expect(await ranksInSql(db)).toEqual(
      board
        .page({ sortBy: 'weeklyActivityPoints', search: '', offset: 0, limit: 1000 })
        .rows.map((row) => row.memberId),
    );
  });

  it('starts the new week on time, and counts late events of the old one', async () => {
    const { db } = database();
    let nowMs = NOW_MS;
    const board = await openBoard(db, () => nowMs);
    await take(db, [tip(1, 2)]);
    await board.catchUp();
    expect(board.week()).toMatchObject({ name: WEEK, totalHundredths: 600 });

    nowMs = WEEK_END_MS;
    await board.catchUp();
    expect(board.week()).toEqual({
      name: '2026-03-15',
      active: 0,
      eligible: 0,
      totalHundredths: 0,
      eligibleHundredths: 0,
    });
    // Not frozen yet, so this event still belongs to the old week.
    await take(db, [tip(1, 2, '1', '2026-03-08T22:59:00Z')], nowMs);
    await board.catchUp();
    expect(board.week().active).toBe(0);
    expect(board.summary().tips).toBe(2);

    await closeWeek(db, { week: WEEK, nowMs, poolUnits: 1000n, thresholdHundredths: THRESHOLD });
    await take(db, [tip(1, 2, '1', '2026-03-08T22:59:30Z')], nowMs);
    await board.catchUp();
    expect(board.week()).toMatchObject({ active: 1, totalHundredths: 100 });
    expect(wholeBoard(board)).toEqual(wholeBoard(await openBoard(db, () => nowMs)));
  });

  it('counts shares from their distribution on, without held ones, on every server', async () => {
    const { db } = database();
    let nowMs = NOW_MS;
    await take(db, [tip(1, 2), tip(3, 2)]);
    const board = await openBoard(db, () => nowMs);
    const first = await numberOf(db, 1);
    const expectDistributed = async (units: bigint, earned: bigint[], place: number | null) => {
      // One board that has followed everything, and one that begins now.
      for (const each of [board, await openBoard(db, () => nowMs)]) {
        await each.catchUp();
        expect(each.summary().distributedUnits).toBe(units);
        expect(each.lastPlace(first)).toBe(place);
        const sorted = {
          sortBy: 'totalLifetimeEarnings',
          search: '',
          offset: 0,
          limit: 20,
        } as const;
        expect(each.page(sorted).rows.map((row) => row.earnedUnits)).toEqual(earned);
      }
    };
    nowMs = WEEK_END_MS;
    const rewards = { poolUnits: 1001n, thresholdHundredths: THRESHOLD };
    await closeWeek(db, { week: WEEK, nowMs, ...rewards });
    await expectDistributed(0n, [0n, 0n, 0n], null);
    nowMs = distributionMs(WEEK) - 1;
    await expectDistributed(0n, [0n, 0n, 0n], null);
    nowMs += 1;
    await expectDistributed(1001n, [501n, 500n, 0n], 1);
    const key = { week: WEEK, memberId: BigInt(first), actor: 'operator' };
    await holdShare(db, { ...key, reason: 'Two accounts' });
    await expectDistributed(500n, [500n, 0n, 0n], 1);
    await releaseShare(db, { ...key, nowMs: NOW_MS });
    await expectDistributed(1001n, [501n, 500n, 0n], 1);
    // Corrects a clock that was ahead.
    nowMs = WEEK_END_MS;
    await expectDistributed(0n, [0n, 0n, 0n], null);
  });

  it('counts a week that is closed after its distribution at once', async () => {
    const { db } = database();
    const nowMs = distributionMs(WEEK);
    await take(db, [tip(1, 2)]);
    const board = await openBoard(db, () => nowMs);
    const rewards = { poolUnits: 7n, thresholdHundredths: THRESHOLD };
    await closeWeek(db, { week: WEEK, nowMs, ...rewards });
    await board.catchUp();
    expect(board.summary().distributedUnits).toBe(7n);
    expect(board.find('totalTipped', await numberOf(db, 1))?.earnedUnits).toBe(7n);
  });

  it('shows totals that were computed again', async () => {
    const { db } = database();
    await take(db, [tip(1, 2, '3')]);
    await sql`update member_totals set tipped = 7`.execute(db);
    const board = await openBoard(db);
    expect(board.find('totalTipped', await numberOf(db, 1))?.tippedUnits).toBe(7n);
    await recomputeTotals(db, { actor: 'operator' });
    await board.catchUp();
    expect(board.find('totalTipped', await numberOf(db, 1))?.tippedUnits).toBe(300_000_000n);
  });

  it('continues from the week after the last frozen one if the clock is behind', async () => {
    const { db } = database();
    await take(db, [tip(1, 2)]);
    const board = await openBoard(db);
    const input = { week: WEEK, poolUnits: 0n, thresholdHundredths: THRESHOLD };
    await closeWeek(db, { ...input, nowMs: WEEK_END_MS });
    await take(db, [tip(1, 2)]);
    await board.catchUp();
    expect(board.week()).toMatchObject({
      name: '2026-03-15',
      active: 1,
      totalHundredths: 100,
    });
  });

  it('counts nobody as eligible during a ban', async () => {
    const { db } = database();
    let nowMs = NOW_MS;
    await take(db, [tip(1, 2), tip(3, 2)]);
    const board = await openBoard(db, () => nowMs);
    const banned = await numberOf(db, 1);
    const eligible = async () => {
      await board.catchUp();
      return board.week().eligible;
    };
    expect(await eligible()).toBe(2);
    await ban(db, '1', NOW_MS + 1000, NOW_MS + 2000);
    const seen: number[] = [];
    for (const afterMs of [999, 1000, 1999, 2000]) {
      nowMs = NOW_MS + afterMs;
      seen.push(await eligible());
      expect(board.find('username', banned)?.isBanned).toBe(afterMs >= 1000 && afterMs < 2000);
    }
    expect(seen).toEqual([2, 1, 1, 2]);
    await ban(db, '1', nowMs);
    expect(await eligible()).toBe(1);
    await unban(db, '1', nowMs);
    expect(await eligible()).toBe(2);
  });

  it('finds one member, even one created without an event', async () => {
    const { db } = database();
    await take(db, [tip(1, 2)]);
    const board = await openBoard(db);
    const settings = { ownerTelegramId: '77', adminTelegramIds: [], nowMs: NOW_MS };
    await grantConfiguredRoles(db, settings);
    expect(await board.readPosition('totalTipped', await numberOf(db, 1))).toBe(1);
    expect(await board.readPosition('totalTipped', await numberOf(db, 77))).toBe(3);
    expect(board.summary().members).toBe(3);
    await expect(board.readPosition('username', 999_999)).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('asks nothing while it hears of nothing new, and stays current', async () => {
    const { db } = database();
    await take(db, [tip(1, 2)]);
    let statements = 0;
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => {
        statements++;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    let nowMs = NOW_MS;
    const news = await hear(database());
    const board = await openBoard(db.withPlugin(counting), () => nowMs, news);
    const read = async () => {
      await news.catchUp();
      statements = 0;
      await board.keepUp();
      const [first] = board.page({ sortBy: 'totalTipped', search: '', offset: 0, limit: 1 }).rows;
      const profiles = await board.readProfiles([first?.memberId ?? 0]);
      const names = [...profiles.values()].map(({ firstName }) => firstName);
      return { tips: first?.tipCount, names, week: board.week().name, asked: statements > 0 };
    };
    const quiet = { tips: 1, names: [null], week: WEEK, asked: false };
    expect(await read()).toEqual({ ...quiet, asked: true });
    expect(await read()).toEqual(quiet);
    await take(db, [tip(1, 2)]);
    expect(await read()).toEqual({ ...quiet, tips: 2, asked: true });
    expect(await read()).toEqual({ ...quiet, tips: 2 });
    await sql`update members set first_name = 'Ann'`.execute(db);
    expect(await read()).toEqual({ ...quiet, tips: 2, names: ['Ann'], asked: true });
    expect(await read()).toEqual({ ...quiet, tips: 2, names: ['Ann'] });
    // Changes outside of the board's tables are no news for it.
    await sql`update submissions set title = 'other'`.execute(db);
    expect(await read()).toMatchObject({ asked: false });
    nowMs = WEEK_END_MS;
    expect(await read()).toMatchObject({ week: '2026-03-15', asked: true });
    expect(await read()).toMatchObject({ week: '2026-03-15', asked: false });
    await closeWeek(db, { week: WEEK, nowMs, poolUnits: 9n, thresholdHundredths: THRESHOLD });
    expect(await read()).toMatchObject({ week: '2026-03-15', asked: true });
    // The distribution writes nothing: only the clock shows it.
    nowMs = distributionMs(WEEK);
    expect(await read()).toMatchObject({ asked: true });
    expect(board.summary().distributedUnits).toBe(9n);
    expect(await read()).toMatchObject({ asked: false });
  });

  it('uses indexes, even if plans were made while the tables were empty', async () => {
    const { db } = database();
    const place = { lastSeq: 0, gaps: [{ from: 3, to: 4, beforeXid: 1 }] };
    await db.transaction().execute(async (tx) => {
      const ask = async () => {
        await sql`select ${boardNews(place)}, board_profiles(${[1, 2]}::bigint[])`.execute(tx);
        const { rows } = await sql<{ scans: number }>`
          select sum(seq_scan)::int as scans from pg_stat_xact_user_tables
          where relname in ('members', 'activity_events', 'weeks', 'shares', 'settings')`.execute(
          tx,
        );
        return rows[0]?.scans;
      };
      const before = await ask();
      for (let call = 0; call < 8; call++) await ask();
      await sql`insert into members (telegram_id, created_at)
        select n, now() from generate_series(1, 2000) n`.execute(tx);
      await sql`insert into activity_events (id, type, at, member_id, week)
        select n, 'gm', now(), 1, ${WEEK}::date from generate_series(1, 2000) n`.execute(tx);
      expect(await ask()).toBe(before);
    });
  });

  it('reloads if it is far behind or the database was emptied', async () => {
    const { db } = database();
    await take(db, [tip(1, 2, '1')]);
    const board = await openBoard(db);
    await sql`
      insert into activity_events (id, type, at, member_id, week)
      select 'bulk-' || n, 'gm', now(), 1, ${WEEK}::date from generate_series(1, 50001) n`.execute(
      db,
    );
    // No event mentions it, so only a full load can find it.
    await sql`update member_totals set tipped = 5 where member_id = 2`.execute(db);
    await board.catchUp();
    expect(board.summary().tippedUnits).toBe(100_000_005n);
    await emptyDatabase(db);
    await board.catchUp();
    expect(board.summary()).toMatchObject({ members: 0, tippedUnits: 0n });
    await take(db, [tip(8, 9)]);
    await board.catchUp();
    expect(board.summary()).toMatchObject({ members: 2, tips: 1 });
  });

  it('reads many events in several steps', async () => {
    const { db } = database();
    const board = await openBoard(db);
    await take(db, [tip(1, 2)]);
    await sql`
      insert into activity_events (id, type, at, member_id, week)
      select 'bulk-' || n, 'gm', now(), 1, ${WEEK}::date from generate_series(1, 25000) n`.execute(
      db,
    );
    await take(db, [tip(3, 4)]);
    await board.catchUp();
    expect(board.summary().members).toBe(4);
    expect(wholeBoard(board)).toEqual(wholeBoard(await openBoard(db)));
  });

  it('misses nothing after a failure halfway', async () => {
    const { db } = database();
    await take(db, [tip(1, 2)]);
    const board = await openBoard(db);
    await take(db, [tip(1, 2), tip(3, 4)]);
    await sql`alter table member_totals rename to member_totals_away`.execute(db);
    await expect(board.catchUp()).rejects.toThrow('member_totals');
    await sql`alter table member_totals_away rename to member_totals`.execute(db);
    await board.catchUp();
    expect(wholeBoard(board)).toEqual(wholeBoard(await openBoard(db)));
  });
});

/** The order of docs/spec/board.md#3-ties-and-rank in SQL, for one sort. */
async function ranksInSql(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select m.id::float8 as id from members m join member_totals t on t.member_id = m.id
    left join week_totals w on w.member_id = m.id and w.week = ${WEEK}::date
    order by coalesce(w.points, 0) desc, t.lifetime_points desc, m.created_at, m.id`.execute(db);
  return rows.map((row) => row.id);
}
