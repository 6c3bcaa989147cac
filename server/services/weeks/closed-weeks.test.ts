import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { parseAmount } from '#rules/amounts.ts';
import { checkResult } from '#rules/weeks/check-result.ts';
import { readResult } from '#rules/weeks/result.ts';
import type { Db } from '#server/db/connect.ts';
import { NO_NEWS } from '#server/db/news.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { openBoard } from '#server/testing/board.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { closePastWeeks } from './close-weeks.ts';
import { readUserWeeks, readWeek, readWeekNames, readWeeks } from './closed-weeks.ts';
import { openWeekCsv, openWeekJson, type WeekResultFile } from './files.ts';
import { holdShare } from './holds.ts';

const WEEK = '2026-03-01';
const NOW_MS = Date.parse('2026-03-04T12:00:00Z');
const REWARDS = { poolUnits: 50_000_000_000n, thresholdHundredths: 500 };
const explorerTxUrl = 'https://x.example/{txid}';
const FIRST_PAGE = { page: 1, limit: 20, nowMs: NOW_MS, explorerTxUrl };

let lastId = 0;

/** Gives members points of a week, in points. The first report makes the account, which is 1 of them. */
async function earn(db: Db, points: Record<string, number>, at = '2026-02-25T10:00:00Z') {
  const events = Object.entries(points).map(([telegramId, given]) => ({
    id: `x${++lastId}`,
    type: 'referral_x',
    telegramId,
    at,
    points: given,
  }));
  const results = await ingestEvents(db, { events, nowMs: NOW_MS });
  expect(results.map(({ status }) => status)).toEqual(events.map(() => 'accepted'));
}

const close = (db: Db, nowMs = NOW_MS) => closePastWeeks(db, { ...REWARDS, nowMs });

async function textOf({ parts }: WeekResultFile): Promise<string> {
  let text = '';
  for await (const part of parts) text += part;
  return text;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

describeOnPostgres('closed weeks', (database) => {
  it('are listed newest first, with the challenge hour marked to the millisecond', async () => {
    const { db } = database();
    expect(await readWeeks(db, FIRST_PAGE)).toEqual({
      weeks: [],
      pagination: { total: 0, page: 1, totalPages: 0 },
    });
    await earn(db, { 1: 9 }, '2026-02-18T10:00:00Z');
    await close(db);
    const mondayMs = Date.parse('2026-03-02T00:00:00Z');
    const read = (nowMs: number) => readWeeks(db, { ...FIRST_PAGE, nowMs });
    expect(await read(mondayMs)).toEqual({
      weeks: [
        {
          week: WEEK,
          isProvisional: false,
          distributionAt: '2026-03-02T00:00:00.000Z',
          totalDistributed: '0',
          totalRecipients: 0,
          carriedIn: '0',
          carriedOut: '0',
        },
        {
          week: '2026-02-22',
          isProvisional: false,
          distributionAt: '2026-02-23T00:00:00.000Z',
          totalDistributed: '500',
          totalRecipients: 1,
          carriedIn: '0',
          carriedOut: '0',
        },
      ],
      pagination: { total: 2, page: 1, totalPages: 1 },
    });
    expect((await read(mondayMs - 1)).weeks.map((week) => week.isProvisional)).toEqual([
      true,
      false,
    ]);
    expect(await readWeeks(db, { ...FIRST_PAGE, page: 3, limit: 1 })).toEqual({
      weeks: [],
      pagination: { total: 2, page: 3, totalPages: 2 },
    });
    expect(await readWeekNames(db, 1)).toEqual([WEEK]);
  });

  it('return shares by rank, with current names and each share’s status', async () => {
    const { db } = database();
    await earn(db, { 1: 5, 2: 5, 3: 11 });
    await earn(db, { 4: 1 });
    await close(db);
    await sql`update members set username = 'anne' where telegram_id = 3`.execute(db);
    await sql`
      update shares set status = 'failed', txid = 'a&b' where member_id =
        (select id from members where telegram_id = 2)`.execute(db);
    const week = await readWeek(db, { ...FIRST_PAGE, week: WEEK });
    expect(week).toMatchObject({
      week: WEEK,
      isProvisional: false,
      totalDistributed: '500',
      totalRecipients: 3,
      weeklyRewardPool: '500',
      minActivityThreshold: 5,
      formulaVersion: 1,
      activeUsers: 4,
      totalActivityPoints: 26,
      eligibleActivityPoints: 24,
      statuses: [
        { status: 'failed', members: 1, amount: '125' },
        { status: 'owed', members: 2, amount: '375' },
      ],
      pagination: { total: 3, page: 1, totalPages: 1 },
    });
    expect(week.shares).toEqual([
      {
        rank: 1,
        userId: '3',
        displayName: 'anne',
        displayType: 'username',
        activityPoints: 12,
        countedPoints: null,
        share: '250',
        status: 'owed',
        explorerUrl: null,
        paidNote: null,
      },
      {
        rank: 2,
        userId: '1',
        displayName: 'Anonymous User',
        displayType: 'other',
        activityPoints: 6,
        countedPoints: null,
        share: '125',
        status: 'owed',
        explorerUrl: null,
        paidNote: null,
      },
      {
        rank: 3,
        userId: '2',
        displayName: 'Anonymous User',
        displayType: 'other',
        activityPoints: 6,
        countedPoints: null,
        share: '125',
        status: 'failed',
        explorerUrl: 'https://x.example/a&b',
        paidNote: null,
      },
    ]);
    const second = await readWeek(db, { ...FIRST_PAGE, week: WEEK, page: 2, limit: 2 });
    expect(second.shares).toEqual(week.shares.slice(2));
    const far = await readWeek(db, { ...FIRST_PAGE, week: WEEK, page: 999_999_999, limit: 100 });
    expect([far.shares, far.pagination.totalPages]).toEqual([[], 1]);
  });

  it.each(['2026-03-08', '2026-03-02', '2026-02-30', 'x', ''])('know no week %j', async (week) => {
    const { db } = database();
    await earn(db, { 1: 9 });
    await close(db);
    for (const read of [
      () => readWeek(db, { ...FIRST_PAGE, week }),
      () => openWeekCsv(db, { week }),
      () => openWeekJson(db, { week }),
    ]) {
      await expect(read()).rejects.toMatchObject({ code: 'not_found' });
    }
  });

  it('show a member each week they were active in', async () => {
    const { db } = database();
    await earn(db, { 1: 9, 2: 19 }, '2026-02-11T10:00:00Z');
    await earn(db, { 1: 2 }, '2026-02-18T10:00:00Z');
    await earn(db, { 2: 9 });
    await earn(db, { 1: 100 }, '2026-03-03T10:00:00Z');
    await close(db);
    const own = await readUserWeeks(db, { ...FIRST_PAGE, telegramId: '1' });
    expect(own).toEqual({
      weeks: [
        {
          week: '2026-02-22',
          isProvisional: false,
          rank: null,
          activityPoints: 2,
          share: null,
          status: null,
          explorerUrl: null,
          paidNote: null,
        },
        {
          week: '2026-02-15',
          isProvisional: false,
          rank: 2,
          activityPoints: 10,
          share: '166.66666667',
          status: 'owed',
          explorerUrl: null,
          paidNote: null,
        },
      ],
      pagination: { total: 2, page: 1, totalPages: 1 },
    });
    const second = await readUserWeeks(db, { ...FIRST_PAGE, telegramId: '1', page: 2, limit: 1 });
    expect(second.weeks).toEqual(own.weeks.slice(1));
    await expect(
      readUserWeeks(db, { ...FIRST_PAGE, telegramId: '9999999999999999' }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });

  it('have files that match the database, and a hash that matches the file', async () => {
    const { db } = database();
    await earn(db, Object.fromEntries(Array.from({ length: 60 }, (_, i) => [i + 1, 5 + (i % 7)])));
    // More than one part of a file.
    await sql`
      with made as (
        insert into members (telegram_id, created_at)
        select 1000 + n, '2026-02-01T00:00:00Z' from generate_series(1, 2000) n returning id),
      totals as (insert into member_totals (member_id) select id from made)
      insert into week_totals (week, member_id, points, transactions)
      select ${WEEK}::date, id, 700, 1 from made`.execute(db);
    await close(db);
    const { resultHash } = await readWeek(db, { ...FIRST_PAGE, week: WEEK });
    const file = await openWeekCsv(db, { week: WEEK });
    const csv = await textOf(file);
    expect([file.name, hashOf(csv)]).toEqual([`week-${WEEK}.csv`, resultHash]);
    const { inputs, shares } = readResult(csv);
    expect(checkResult(inputs, shares)).toMatchObject({ agrees: true, members: 2060 });
    const { rows } = await sql<{ id: number; points: number; amount: bigint; at: Date }>`
      select s.member_id::float8 as id, s.points, s.amount, m.created_at as at
      from shares s join members m on m.id = s.member_id order by s.member_id`.execute(db);
    expect(shares).toEqual(
      rows.map(({ id, points, amount, at }) => ({
        memberNumber: id,
        hundredths: points,
        countedHundredths: points,
        createdAtMs: at.getTime(),
        units: amount,
      })),
    );
    const json = JSON.parse(await textOf(await openWeekJson(db, { week: WEEK })));
    expect(json).toEqual({
      week: WEEK,
      poolUnits: '50000000000',
      thresholdHundredths: 500,
      formulaVersion: 1,
      resultHash,
      shares: shares.map((share) => ({
        member: share.memberNumber,
        pointsHundredths: share.hundredths,
        accountCreatedMs: share.createdAtMs,
        shareUnits: String(share.units),
      })),
    });
  });

  it('have files even if nobody was eligible', async () => {
    const { db } = database();
    await earn(db, { 1: 1 });
    await close(db);
    const { resultHash } = await readWeek(db, { ...FIRST_PAGE, week: WEEK });
    const csv = await textOf(await openWeekCsv(db, { week: WEEK }));
    expect(hashOf(csv)).toBe(resultHash);
    expect(csv.split('\n')).toHaveLength(6);
    const json = JSON.parse(await textOf(await openWeekJson(db, { week: WEEK })));
    expect(json.shares).toEqual([]);
  });

  it('keep files and hash whatever happens to shares, members and names', async () => {
    const { db } = database();
    await earn(db, { 1: 9, 2: 9, 3: 9 });
    await close(db);
    const before = await textOf(await openWeekCsv(db, { week: WEEK }));
    await holdShare(db, { week: WEEK, memberId: 1n, reason: 'x', actor: 'operator' });
    await sql`update shares set status = 'failed', txid = 'y' where member_id = 2`.execute(db);
    await sql`update members set username = '=cmd', banned_at = now()`.execute(db);
    // An event that comes late makes the account older.
    await ingestEvents(db, {
      events: [{ id: 'late', type: 'gm', telegramId: '3', at: '2026-01-01T00:00:00Z' }],
      nowMs: NOW_MS,
    });
    const { rows } = await sql<{ at: Date }>`
      select created_at as at from members where telegram_id = 3`.execute(db);
    expect(rows[0]?.at.toISOString()).toBe('2026-01-01T00:00:00.000Z');
    const after = await textOf(await openWeekCsv(db, { week: WEEK }));
    expect(after).toBe(before);
    expect(hashOf(after)).toBe((await readWeek(db, { ...FIRST_PAGE, week: WEEK })).resultHash);
  });

  it('pay what was estimated just before', async () => {
    const { db } = database();
    const crew = fc.array(
      fc.record({
        points: fc.oneof(fc.constantFrom(5, 6), fc.integer({ min: 1, max: 30 })),
        isBanned: fc.boolean(),
        minute: fc.integer({ min: 0, max: 2 }),
      }),
      { minLength: 1, maxLength: 12 },
    );
    let weekMs = Date.parse('2026-03-08T23:00:00Z');
    let nextMember = 1;
    await fc.assert(
      fc.asyncProperty(crew, fc.bigInt(0n, 10n ** 11n), async (members, poolUnits) => {
        const endMs = weekMs;
        weekMs += 7 * 86_400_000;
        const first = nextMember;
        nextMember += members.length;
        const events = members.map(({ points, minute }, index) => ({
          id: `p${first + index}`,
          type: 'referral_x',
          telegramId: String(first + index),
          at: new Date(endMs - 3_600_000 + minute * 60_000).toISOString(),
          points,
        }));
        await ingestEvents(db, { events, nowMs: endMs - 1 });
        const banned = members.flatMap(({ isBanned }, index) => (isBanned ? [first + index] : []));
        await sql`
          update members set banned_at = '2026-01-01'
          where telegram_id = any(${banned}::bigint[])`.execute(db);
        const board = await openBoard(db, () => endMs - 1, NO_NEWS, poolUnits);
        const { rows } = await sql<{ id: number }>`
          select id::float8 as id from members order by id`.execute(db);
        const estimates = new Map(
          rows.flatMap(({ id }) => {
            const units = board.estimate(id);
            return units === null ? [] : [[id, units] as const];
          }),
        );
        await closePastWeeks(db, { poolUnits, thresholdHundredths: 500, nowMs: endMs });
        const week = new Date(endMs).toISOString().slice(0, 10);
        const shares = await sql<{ id: number; amount: bigint }>`
          select member_id::float8 as id, amount from shares where week = ${week}::date
          order by member_id`.execute(db);
        expect([...estimates]).toEqual(shares.rows.map(({ id, amount }) => [id, amount]));
      }),
      { numRuns: 25 },
    );
  });

  it('are estimated the same by an updated and a freshly loaded board', async () => {
    const { db } = database();
    const open = () => openBoard(db, undefined, NO_NEWS, 100n);
    const followed = await open();
    for (let round = 0; round < 6; round++) {
      const at = `2026-03-03T1${round}:00:00Z`;
      await earn(db, { [round + 1]: 5, [round + 2]: 7.25, 3: 0.75 }, at);
      await followed.catchUp();
      const loaded = await open();
      const units = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => followed.estimate(id));
      expect(units).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((id) => loaded.estimate(id)));
      const sum = units.reduce<bigint>((total, each) => total + (each ?? 0n), 0n);
      expect(sum).toBe(parseAmount('0.000001'));
    }
  });
});
