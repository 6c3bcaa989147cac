import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Newcomers } from '#rules/policies/newcomers.ts';
import { BACKED, type BackedCounting, CLASSIC, type Policy } from '#rules/policies/policy.ts';
import { checkResult } from '#rules/weeks/check-result.ts';
import { readResult } from '#rules/weeks/result.ts';
import { nextWeek, type WeekName, weekEndMs, weekStartMs } from '#rules/weeks/week.ts';
import type { Db } from '#server/db/connect.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { undoEvent } from '#server/services/ledger/undo-event.ts';
import { holdWeeksOpen } from '#server/services/ledger/week-lock.ts';
import { closePastWeeks } from '#server/services/weeks/close-weeks.ts';
import { openWeekCsv, openWeekJson, type WeekResultFile } from '#server/services/weeks/files.ts';
import { reopenWeek } from '#server/services/weeks/reopen-week.ts';
import { readUserWeek } from '#server/services/weeks/weekly-rewards.ts';
import { openBoard } from '#server/testing/board.ts';
import { describeOnBothInFull } from '#server/testing/db/databases.ts';
import { byChance } from '#server/testing/events.ts';
import {
  type Counted,
  createModel,
  FIRST,
  isIn,
  randomTips,
  type Tip,
} from '#server/testing/policies/backed-model.ts';
import { readPolicies, setPolicy, withdrawPolicy } from './policies.ts';
import { replayPolicy } from './replay.ts';

const SETTINGS = { poolUnits: 1000n, thresholdHundredths: 500 };
const MINUTE_MS = 60_000;

/** Short times, so that six weeks have everything. */
const COUNTING: BackedCounting = {
  kind: 'backed',
  leastTip: '1',
  pointsPerBacker: 2,
  tippedWithinWeeks: 2,
  seenForWeeks: 2,
  activeWeeks: 1,
  activePoints: 4,
  founders: ['1'],
  highestShareWhileYoung: 40,
};
const NEWCOMERS: Newcomers = { seenWithinWeeks: 4, points: 3, highestShare: 5 };
const POLICY: Policy = {
  ...BACKED,
  weeklyPool: '0.00001',
  minActivityThreshold: 3,
  counting: COUNTING,
};

let lastId = 0;

describeOnBothInFull('a dated policy', (database) => {
  const setFrom = (fromWeek: WeekName, policy: Policy = POLICY, nowMs = weekStartMs(FIRST)) =>
    setPolicy(database().db, { policy, fromWeek, nowMs, actor: 'operator' });
  const close = (week: WeekName) =>
    closePastWeeks(database().db, { ...SETTINGS, nowMs: weekEndMs(week) });

  async function report(tips: readonly Tip[]): Promise<string[]> {
    const events = tips.map(({ from, to, amount, atMs }) => {
      lastId += 1;
      const [telegramId, receiver] = [String(from + 100), String(to + 100)];
      const at = new Date(atMs).toISOString();
      return { id: `policy${lastId}`, type: 'tip', at, telegramId, to: receiver, amount };
    });
    const nowMs = Math.max(...tips.map(({ atMs }) => atMs));
    const answers = await ingestEvents(database().db, { events, nowMs });
    expect(answers.filter(({ status }) => status !== 'accepted')).toEqual([]);
    return events.map(({ id }) => id);
  }

  /** Everybody but the first member tips the first one. */
  const enrol = (people: number) =>
    report(
      Array.from({ length: people }, (_, at) => ({
        from: at + 1,
        to: 1,
        amount: '7' as const,
        atMs: weekStartMs(FIRST) + at * MINUTE_MS,
      })).slice(1),
    );

  it('counts points as the rule says, in every week of a random community', () =>
    byChance(async (random) => {
      const { db } = database();
      const newcomers = random.pick([null, NEWCOMERS, { ...NEWCOMERS, highestShare: 40 }]);
      await setFrom(FIRST, {
        ...POLICY,
        counting: { ...COUNTING, ...(newcomers && { newcomers }) },
      });
      const tips = randomTips(random, { people: 7, weeks: 6 });
      const model = createModel(COUNTING, newcomers);
      for (let week = FIRST; week <= '2026-02-08'; week = nextWeek(week)) {
        const some = tips.filter(({ atMs }) => isIn(week, atMs));
        if (some.length > 0) await report(some);
        const points = await readPoints(db, week);
        const estimates = await readEstimates(db, week);
        await close(week);
        expect(estimates).toEqual(await readAmounts(db, week));
        const numbers = await readNumbers(db);
        expect(await readCounted(db, week)).toEqual(
          model.close(week, { tips: some, points, numbers }),
        );
      }
      expect(await checkLedger(db)).toEqual([]);
    }));

  it('stands in the files of its weeks, which the check takes', () =>
    byChance(async (random) => {
      const { db } = database();
      const { hash } = await setFrom(FIRST);
      await report(randomTips(random, { people: 7, weeks: 1 }));
      await close(FIRST);
      const csv = await textOf(await openWeekCsv(db, { week: FIRST }));
      const { rows } = await sql<{ hash: string }>`select result_hash as hash from weeks`.execute(
        db,
      );
      expect(createHash('sha256').update(csv).digest('hex')).toBe(rows[0]?.hash);
      const { inputs, shares } = readResult(csv);
      expect(inputs).toMatchObject({ formulaVersion: 2, policy: { hash, highestUnits: 400n } });
      expect(checkResult(inputs, shares)).toMatchObject({ agrees: true, isSameFormula: true });
      const json = JSON.parse(await textOf(await openWeekJson(db, { week: FIRST })));
      expect(json).toMatchObject({ policyHash: hash, highestShareUnits: '400' });
      expect(
        json.shares.map((each: { countedHundredths: number }) => each.countedHundredths),
      ).toEqual(shares.map(({ countedHundredths }) => countedHundredths));
    }));

  it('tells a member who backs them, and how many of their points count', async () => {
    const { db } = database();
    await setFrom(FIRST);
    await enrol(5);
    const nowMs = weekStartMs(FIRST) + 60 * MINUTE_MS;
    await report([0, 1, 2].map((at) => ({ from: 1, to: 2, amount: '7', atMs: nowMs + at })));
    await report([{ from: 1, to: 3, amount: '0.5', atMs: nowMs + 3 }]);
    const board = await openBoard(db, () => nowMs + MINUTE_MS);
    const read = async (person: number) => {
      const asked = { telegramId: String(person + 100), nowMs: nowMs + MINUTE_MS };
      return (await readUserWeek(db, board, { ...SETTINGS, ...asked })).counted;
    };
    // A point for the account, three for the first tip, and one for each of four tips, one of them small.
    expect(await read(1)).toEqual({
      activityPoints: 8,
      countedPoints: 7,
      backers: 4,
      backerNames: ['Anonymous User', 'Anonymous User', 'Anonymous User'],
      pointsPerBacker: 2,
      leastTip: '1',
      smallTipPoints: 1,
      tippedWithinWeeks: 2,
      isYoung: true,
      newcomer: null,
    });
    expect(await read(2)).toMatchObject({ activityPoints: 5, countedPoints: 2, backers: 1 });
    expect(await read(4)).toMatchObject({ activityPoints: 5, countedPoints: 0, backers: 0 });
  });

  it('lets some points of newcomers count, later up to a part of all, and keeps the backed ones apart', async () => {
    const { db } = database();
    const newcomers = { ...NEWCOMERS, seenWithinWeeks: 1 };
    await setFrom(FIRST, { ...POLICY, counting: { ...COUNTING, newcomers } });
    // The founder, whom nobody backs. The community is young.
    await report([{ from: 1, to: 6, amount: '7', atMs: weekStartMs(FIRST) }]);
    await close('2026-01-11');
    expect(await readCounted(db, FIRST)).toEqual({ 1: 300 });
    const week = '2026-01-18';
    const nowMs = weekStartMs(week) + 60 * MINUTE_MS;
    await report([
      ...[2, 3, 4, 5].map((from) => ({ from, to: 6, amount: '7' as const, atMs: nowMs + from })),
      ...[0, 1, 2].map((at) => ({ from: 1, to: 2, amount: '7' as const, atMs: nowMs - at })),
    ]);
    const board = await openBoard(db, () => nowMs + MINUTE_MS);
    const read = async (person: number) => {
      const asked = { telegramId: String(person + 100), nowMs: nowMs + MINUTE_MS };
      return (await readUserWeek(db, board, { ...SETTINGS, ...asked })).counted;
    };
    // Two points are backed, so 0.1 more are 5 % of all: for three points each of four members.
    const newcomer = { points: 0.02, isLimited: true, highestShare: 5 };
    expect(await read(1)).toMatchObject({ countedPoints: 0, newcomer: null });
    expect(await read(2)).toMatchObject({ countedPoints: 2.02, backers: 1, newcomer });
    expect(await read(4)).toMatchObject({ countedPoints: 0.02, backers: 0, newcomer });
    const estimates = await readEstimates(db, week);
    await close(week);
    expect(await readAmounts(db, week)).toEqual(estimates);
    expect(await readCounted(db, week)).toEqual({ 1: 0, 2: 202, 3: 2, 4: 2, 5: 2 });
    const { rows } = await sql<{ backed: number }>`
      select backed_points as backed from shares where week = ${week}::date order by counted_points`.execute(
      db,
    );
    expect(rows.map(({ backed }) => backed)).toEqual([0, 0, 0, 0, 200]);
    expect(await checkLedger(db)).toEqual([]);
  });

  it.each([
    // One founder gives two points, which make no week active: so the accounts make each other long-standing.
    [['1'], 300],
    [['1', '2'], 0],
  ])(
    'of a farm that is there from the first week on, with the founders %o, later counts %i hundredths',
    async (founders, counted) => {
      const { db } = database();
      const policy = { ...POLICY, counting: { ...COUNTING, founders } };
      await setFrom(FIRST, policy);
      const tip = (from: number, to: number, week: WeekName) =>
        ({ from, to, amount: '7', atMs: weekStartMs(week) + MINUTE_MS }) as const;
      const farm = (week: WeekName) => [
        ...[tip(3, 4, week), tip(3, 5, week), tip(4, 3, week), tip(4, 5, week), tip(5, 3, week)],
        ...[tip(5, 4, week), tip(3, 4, week), tip(4, 3, week), tip(5, 3, week)],
      ];
      await report([tip(1, 2, FIRST)]);
      await report([tip(1, 6, FIRST), tip(2, 6, FIRST), tip(6, 1, FIRST), ...farm(FIRST)]);
      await close('2026-01-11');
      const week = '2026-01-18';
      await report([tip(6, 7, week), tip(7, 6, week), ...farm(week)]);
      await close(week);
      expect(await readCounted(db, FIRST)).toMatchObject({ 3: 400, 6: 400 });
      expect(await readCounted(db, week)).toEqual({ 3: counted, 4: counted, 5: counted, 7: 200 });
      const { members } = await replayPolicy(db, { policy, weeks: 3 });
      expect(members.map(({ afterUnits }) => afterUnits)).toEqual(
        members.map(({ beforeUnits }) => beforeUnits),
      );
    },
  );

  it('splits by the points that count, up to the highest share, and carries the rest over', async () => {
    const { db } = database();
    await setFrom(FIRST);
    await enrol(3);
    await close(FIRST);
    // The first member was tipped, but has too few points; nobody tipped the others.
    expect(await readShares(db, FIRST)).toEqual([
      { member: 2, points: 500, counted: 0, amount: 0n },
      { member: 3, points: 500, counted: 0, amount: 0n },
    ]);
    expect(await readWeeks(db)).toMatchObject([
      {
        ...{ distributed: 0n, carried_in: 0n, carried_out: 1000n, pool: 1000n, formula_version: 2 },
        ...{ eligible_members: 2, recipients: 0 },
      },
    ]);
    const next = nextWeek(FIRST);
    const atMs = weekStartMs(next);
    await report([
      ...[0, 1, 2].map((at) => ({ from: 1, to: 2, amount: '7' as const, atMs: atMs + at })),
      ...[3, 4, 5].map((at) => ({ from: 2, to: 3, amount: '7' as const, atMs: atMs + at })),
      { from: 3, to: 1, amount: '7', atMs: atMs + 6 },
    ]);
    await close(next);
    // Of 2000 units at most 800 each; without the limit they would get 1333 and 667.
    expect(await readShares(db, next)).toEqual([
      { member: 1, points: 600, counted: 400, amount: 800n },
      { member: 2, points: 300, counted: 200, amount: 667n },
    ]);
    expect((await readWeeks(db)).at(-1)).toMatchObject({
      distributed: 1467n,
      carried_in: 1000n,
      carried_out: 533n,
      pool: 2000n,
      recipients: 2,
    });
    expect(await checkLedger(db)).toEqual([]);
  });

  it('leaves a week before it, and its file, as they are', async () => {
    const { db } = database();
    await enrol(3);
    const next = nextWeek(FIRST);
    await setFrom(next, POLICY);
    await close(FIRST);
    expect(await readWeeks(db)).toMatchObject([
      { formula_version: 1, policy_hash: null, distributed: 1000n, threshold: 500 },
    ]);
  });

  it('does not count a small tip, nor take its points twice when it is undone', async () => {
    const { db } = database();
    const counting = { ...COUNTING, pointsPerBacker: 50 };
    await setFrom(FIRST, { ...POLICY, counting });
    await enrol(2);
    const atMs = weekStartMs(FIRST) + 60 * MINUTE_MS;
    const [small = ''] = await report([
      { from: 2, to: 1, amount: '0.5', atMs },
      { from: 1, to: 2, amount: '7', atMs: atMs + 1 },
    ]);
    await close(FIRST);
    expect(await readCounted(db, FIRST)).toEqual({ 1: 500, 2: 500 });
    const next = nextWeek(FIRST);
    await report(
      [0, 1, 2, 3].map((at) => ({ from: 2, to: 1, amount: '7', atMs: weekStartMs(next) + at })),
    );
    await db.transaction().execute(async (tx) => {
      await holdWeeksOpen(tx);
      await undoEvent(tx, { eventId: small, nowMs: weekStartMs(next) + MINUTE_MS });
    });
    await close(next);
    expect(await readCounted(db, next)).toEqual({ 2: 300 });
  });

  it('closes a reopened week again by the same policy', async () => {
    const { db } = database();
    await setFrom(FIRST);
    await enrol(3);
    await close(FIRST);
    const before = [await readWeeks(db), await readShares(db, FIRST)];
    await reopenWeek(db, { week: FIRST, reason: 'A test', actor: 'operator' });
    await close(FIRST);
    expect([await readWeeks(db), await readShares(db, FIRST)]).toEqual(before);
  });

  it('is set for the next week at the earliest, and for the running one while there are no points', async () => {
    const { db } = database();
    const nowMs = weekStartMs(nextWeek(FIRST));
    const running = nextWeek(FIRST);
    const next = nextWeek(running);
    await expect(setFrom(FIRST, POLICY, nowMs)).rejects.toMatchObject({ code: 'conflict' });
    await setFrom(running, CLASSIC, nowMs);
    await report([{ from: 1, to: 2, amount: '7', atMs: nowMs }]);
    await expect(setFrom(running, POLICY, nowMs)).rejects.toMatchObject({ code: 'conflict' });
    await expect(setFrom('2026-01-19', POLICY, nowMs)).rejects.toMatchObject({
      code: 'bad_request',
    });
    for (const policy of [
      { ...POLICY, weeklyPool: '99999999999' },
      { ...POLICY, counting: { ...COUNTING, leastTip: '99999999999' } },
      { ...POLICY, counting: { ...COUNTING, activePoints: 0.001 } },
      { ...POLICY, counting: { ...COUNTING, founders: ['1', '3'] } },
    ]) {
      await expect(setFrom(next, policy, nowMs)).rejects.toMatchObject({ code: 'bad_request' });
    }
    await setFrom(next, CLASSIC, nowMs);
    await setFrom(next, POLICY, nowMs);
    expect((await readPolicies(db)).map(({ fromWeek, policy }) => [fromWeek, policy.name])).toEqual(
      [
        [next, 'backed'],
        [running, 'classic'],
      ],
    );
    const withdraw = (fromWeek: WeekName) =>
      withdrawPolicy(db, { fromWeek, nowMs, actor: 'operator' });
    await expect(withdraw(running)).rejects.toMatchObject({ code: 'conflict' });
    await withdraw(next);
    await expect(withdraw(next)).rejects.toMatchObject({ code: 'not_found' });
    expect((await readPolicies(db)).map(({ fromWeek }) => fromWeek)).toEqual([running]);
  });
});

/** Numbers by person. */
async function readNumbers(db: Db): Promise<Map<number, number>> {
  const { rows } = await sql<{ person: number; number: number }>`
    select (telegram_id - 100)::int as person, id::int as number from members`.execute(db);
  return new Map(rows.map(({ person, number }) => [person, number]));
}

/** Points of a week by person. */
async function readPoints(db: Db, week: WeekName): Promise<Map<number, number>> {
  const { rows } = await sql<{ person: number; points: number }>`
    select (m.telegram_id - 100)::int as person, w.points
    from week_totals w join members m on m.id = w.member_id where w.week = ${week}::date`.execute(
    db,
  );
  return new Map(rows.map(({ person, points }) => [person, points]));
}

async function readCounted(db: Db, week: WeekName): Promise<Counted> {
  const shares = await readShares(db, week);
  return Object.fromEntries(shares.map(({ member, counted }) => [member, counted]));
}

/** The estimates of all members at the end of the week, by person; members who are not eligible are left out. */
async function readEstimates(db: Db, week: WeekName): Promise<Record<number, bigint>> {
  const board = await openBoard(db, () => weekEndMs(week) - 1);
  const { rows } = await sql<{ person: number; id: number }>`
    select (telegram_id - 100)::int as person, id::int as id from members`.execute(db);
  return Object.fromEntries(
    rows.flatMap(({ person, id }) => {
      const units = board.estimate(id);
      return units === null ? [] : [[person, units]];
    }),
  );
}

async function readAmounts(db: Db, week: WeekName): Promise<Record<number, bigint>> {
  const shares = await readShares(db, week);
  return Object.fromEntries(shares.map(({ member, amount }) => [member, amount]));
}

async function textOf({ parts }: WeekResultFile): Promise<string> {
  let text = '';
  for await (const part of parts) text += part;
  return text;
}

async function readShares(db: Db, week: WeekName) {
  const { rows } = await sql<{ member: number; points: number; counted: number; amount: bigint }>`
    select (m.telegram_id - 100)::int as member, s.points, s.counted_points as counted, s.amount
    from shares s join members m on m.id = s.member_id where s.week = ${week}::date order by 1`.execute(
    db,
  );
  return rows;
}

async function readWeeks(db: Db) {
  const { rows } = await sql<Record<string, unknown>>`
    select week, pool, threshold, formula_version, distributed, result_hash, policy_hash, highest_share, counted_points,
      carried_in, carried_out, eligible_members, recipients from weeks order by week`.execute(db);
  return rows;
}
