import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { EventResult } from '#contract/bot/gateway.ts';
import { byActivity, type PolicyPoints, SPECIFIED_POINTS } from '#rules/points/earning.ts';
import { CLASSIC, canonicalPolicy, type Policy } from '#rules/policies/policy.ts';
import { type WeekName, weekEndMs, weekStartMs } from '#rules/weeks/week.ts';
import { readCreatorPoints } from '#server/services/creators/point-history.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { readAllowance } from '#server/services/ledger/earning.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { giveBackFirst, undoEvent } from '#server/services/ledger/undo-event.ts';
import { holdForFreezing, holdWeeksOpen } from '#server/services/ledger/week-lock.ts';
import { closePastWeeks } from '#server/services/weeks/close-weeks.ts';
import { readBooks } from '#server/testing/books.ts';
import { describeOnBothEngines, describeOnPostgres } from '#server/testing/db/databases.ts';
import { countWaiting } from '#server/testing/db/waiting.ts';
import { byChance, randomEvents } from '#server/testing/events.ts';
import { type ModelRules, modelOf, TABLES } from '#server/testing/ledger-model.ts';
import { hashOfPolicy, setPolicy, withdrawPolicy } from './policies.ts';

const SETTINGS = { poolUnits: 1000n, thresholdHundredths: 500 };
const [FIRST, SECOND, THIRD] = ['2026-01-04', '2026-01-11', '2026-01-18'] as const;
const MINUTE_MS = 60_000;
const SECOND_MS = weekStartMs(SECOND);

const STRICT: PolicyPoints = {
  leastTip: '2',
  activities: { ...byActivity(() => 2), tip: 0.75, gm: 0, account_created: 0.5, first_tip: 4 },
  dailyActivityCap: 3,
  dailyTipPointsCap: 3,
};
const GENEROUS: PolicyPoints = {
  leastTip: '0.00000001',
  // The actions that are left out earn as in the specification.
  activities: { tip: 3, gm: 5, send: 5, first_tip: 5, first_send: 0.5, twitter_set: 5 },
  dailyActivityCap: 40,
  dailyTipPointsCap: 12,
};
const policyOf = (points: PolicyPoints): Policy => ({ ...CLASSIC, points });

const modelRules = (points: PolicyPoints): ModelRules => ({
  leastTip: points === STRICT ? 200_000_000n : 1n,
  points: {
    ...TABLES.points,
    ...Object.fromEntries(
      Object.entries(points.activities).map(([id, each]) => [id, Math.round(each * 100)]),
    ),
  },
  cap: points.dailyActivityCap * 100,
  tips: points.dailyTipPointsCap,
});

let lastId = 0;
const idOf = () => `earn${++lastId}`;
const at = (atMs: number) => new Date(atMs).toISOString();
const tip = (atMs: number, amount = '5', telegramId = '11') => ({
  ...{ id: idOf(), type: 'tip', at: at(atMs), telegramId },
  ...{ to: '22', amount },
});
const gm = (atMs: number, telegramId = '11') => ({
  ...{ id: idOf(), type: 'gm', at: at(atMs), telegramId },
});
const pointsOf = (results: readonly EventResult[]) =>
  results.map((each) => ('points' in each ? each.points : each.reason));

describeOnBothEngines('points by policy', (database) => {
  const setFrom = (fromWeek: WeekName, points: PolicyPoints, nowMs = weekStartMs(FIRST)) =>
    setPolicy(database().db, { policy: policyOf(points), fromWeek, nowMs, actor: 'operator' });
  const take = async (nowMs: number, ...events: object[]) =>
    pointsOf(await ingestEvents(database().db, { events, nowMs }));

  it('are those of the week of each event, in any order and whatever was closed', () =>
    byChance(async (random) => {
      const { db } = database();
      await setFrom(SECOND, STRICT);
      await setFrom(THIRD, GENEROUS);
      const events = randomEvents(random, {
        ...{ count: 400, people: 5, fromMs: weekStartMs(FIRST), toMs: weekEndMs(THIRD) },
      });
      const order = random.shuffled(events);
      for (const batch of random.batches(order, 90)) {
        const answers = await ingestEvents(db, { events: batch, nowMs: weekEndMs(THIRD) });
        expect(answers.filter(({ status }) => status !== 'accepted')).toEqual([]);
        await closePastWeeks(db, { ...SETTINGS, nowMs: weekEndMs(FIRST) });
      }
      const model = modelOf(order, (atMs) => {
        if (atMs < weekStartMs(SECOND)) return TABLES;
        return modelRules(atMs < weekStartMs(THIRD) ? STRICT : GENEROUS);
      });
      const books = await readBooks(db);
      expect(new Map([...books].map(([id, { points }]) => [id, points]))).toEqual(
        new Map([...model].map(([id, { points }]) => [id, points])),
      );
      expect(await checkLedger(db)).toEqual([]);
    }));

  it('change at the first moment of a week, and not for what comes late', async () => {
    const { db } = database();
    await setFrom(SECOND, STRICT);
    expect(await take(SECOND_MS, tip(SECOND_MS - 2), tip(SECOND_MS - 1, '0.1'))).toEqual([5, 1]);
    expect(await take(SECOND_MS, tip(SECOND_MS), tip(SECOND_MS, '1.99999999'))).toEqual([0.75, 0]);
    await closePastWeeks(db, { ...SETTINGS, nowMs: SECOND_MS });
    const late = tip(SECOND_MS - MINUTE_MS, '0.1', '33');
    expect(await take(SECOND_MS, late)).toEqual([5]);
    const { rows } = await sql`
      select week::text as week, full_points, points, cut from point_entries p
      where rule = 'tip' order by id`.execute(db);
    expect(rows).toEqual([
      { week: FIRST, full_points: 100, points: 100, cut: null },
      { week: FIRST, full_points: 100, points: 100, cut: null },
      { week: SECOND, full_points: 75, points: 75, cut: null },
      { week: SECOND, full_points: 75, points: 0, cut: 'least_tip' },
      { week: SECOND, full_points: 100, points: 100, cut: null },
    ]);
    expect(await checkLedger(db)).toEqual([]);
  });

  it('keep the limits of a day that has two policies', async () => {
    await setFrom(SECOND, STRICT);
    const evening = Array.from({ length: 4 }, (_, index) => tip(SECOND_MS - 10 + index));
    expect(await take(SECOND_MS, ...evening)).toEqual([5, 1, 1, 1]);
    // Four points and four tips of the same UTC day are more than the new limits.
    expect(await take(SECOND_MS, tip(SECOND_MS), gm(SECOND_MS))).toEqual([0, 0]);
    const { rows } =
      await sql`select cut from point_entries where rule = 'tip' order by id desc limit 1`.execute(
        database().db,
      );
    expect(rows).toEqual([{ cut: 'daily_tip_limit' }]);
  });

  it('let a first tip that is too small keep its bonus for the next', async () => {
    await setFrom(FIRST, STRICT);
    const nowMs = weekStartMs(FIRST);
    expect(await take(nowMs, tip(nowMs, '1'))).toEqual([0.5]);
    expect(await take(nowMs, tip(nowMs, '2'))).toEqual([4.75]);
    expect(await checkLedger(database().db)).toEqual([]);
  });

  it('are told as what is left of the day', async () => {
    const { db } = database();
    await setFrom(SECOND, STRICT);
    await take(SECOND_MS, tip(SECOND_MS - MINUTE_MS));
    const left = (nowMs: number) => readAllowance(db, { memberId: 1n, nowMs });
    expect(await left(SECOND_MS - 1)).toMatchObject({ tipsLeft: 9, hundredthsLeft: 1900 });
    expect(await left(SECOND_MS)).toMatchObject({ tipsLeft: 2, hundredthsLeft: 200 });
  });

  it('are told with the limit that cut them, by the policy of each entry', async () => {
    const { db } = database();
    await setFrom(SECOND, STRICT);
    const before = Array.from({ length: 11 }, (_, index) => tip(SECOND_MS - 20 + index));
    await take(SECOND_MS, ...before, tip(SECOND_MS), tip(SECOND_MS, '1'));
    const page = { memberId: 1n, page: 1, limit: 20, coinSymbol: 'Ɉ', nowMs: SECOND_MS };
    const { entries } = await readCreatorPoints(db, page);
    expect(entries.slice(0, 4).map(({ cut, limit }) => [cut, limit])).toEqual([
      ['least_tip', '2'],
      ['daily_tip_limit', '3'],
      ['daily_tip_limit', '10'],
      [null, null],
    ]);
  });

  it('of a week are final once somebody earned in it, also by a clock that is ahead', async () => {
    const { db } = database();
    const nowMs = SECOND_MS - 2 * MINUTE_MS;
    await setFrom(SECOND, STRICT, nowMs);
    // A bot's clock may be five minutes ahead.
    expect(await take(nowMs, tip(SECOND_MS + MINUTE_MS))).toEqual([5.25]);
    const refused = { code: 'conflict', message: expect.stringContaining(THIRD) };
    await expect(setFrom(SECOND, GENEROUS, nowMs)).rejects.toMatchObject(refused);
    await expect(
      withdrawPolicy(db, { fromWeek: SECOND, nowMs, actor: 'operator' }),
    ).rejects.toMatchObject(refused);
    await setFrom(THIRD, GENEROUS, nowMs);
    expect(await checkLedger(db)).toEqual([]);
  });

  it('are those before it, where a policy was withdrawn', async () => {
    const { db } = database();
    await setFrom(FIRST, STRICT);
    await setFrom(SECOND, GENEROUS);
    await withdrawPolicy(db, { fromWeek: SECOND, nowMs: weekStartMs(FIRST), actor: 'operator' });
    expect(await take(SECOND_MS, tip(SECOND_MS))).toEqual([5.25]);
  });

  it('are those of the specification where a later policy says nothing of them', async () => {
    const { db } = database();
    await setFrom(FIRST, STRICT);
    const classic = { policy: CLASSIC, fromWeek: SECOND, nowMs: weekStartMs(FIRST) };
    await setPolicy(db, { ...classic, actor: 'operator' });
    expect(await take(SECOND_MS, tip(SECOND_MS, '0.1'))).toEqual([5]);
  });

  it('that differ from the policy are found in the ledger', async () => {
    const { db } = database();
    await setFrom(FIRST, STRICT);
    const nowMs = weekStartMs(FIRST);
    await take(nowMs, tip(nowMs));
    expect(await checkLedger(db)).toEqual([]);
    await sql`delete from policies`.execute(db);
    const found = (await checkLedger(db)).map(({ stored, ledger }) => [stored, ledger]);
    expect(found.sort()).toEqual([
      ['400', '300'],
      ['50', '100'],
      ['50', '100'],
      ['75', '100'],
    ]);
  });

  it('refuses a policy whose points cannot be computed', async () => {
    const wrong = { ...SPECIFIED_POINTS, dailyActivityCap: 0.001 };
    await expect(setFrom(FIRST, wrong)).rejects.toMatchObject({ code: 'bad_request' });
  });

  const undo = (eventId: string, nowMs: number) =>
    database()
      .db.transaction()
      .execute(async (tx) => {
        await holdWeeksOpen(tx);
        await undoEvent(tx, { eventId, nowMs });
      });
  const giveBack = (eventId: string, nowMs: number) =>
    database()
      .db.transaction()
      .execute(async (tx) => {
        await holdWeeksOpen(tx);
        await giveBackFirst(tx, { eventId, nowMs });
      });
  const lifetime = async () => (await readBooks(database().db)).get('11')?.points;

  it('of a first tip are lost although a tip that is too small stands, and come back by the policy of the next', async () => {
    const { db } = database();
    await setFrom(FIRST, STRICT);
    await setFrom(SECOND, GENEROUS);
    const nowMs = weekStartMs(FIRST);
    const [small, first, smallAgain] = [tip(nowMs, '1'), tip(nowMs), tip(nowMs, '1')];
    await take(nowMs, small, first);
    await undo(first.id, nowMs);
    expect(await lifetime()).toBe(50);
    await take(nowMs, smallAgain);
    await giveBack(smallAgain.id, nowMs);
    expect(await lifetime()).toBe(50);
    const next = tip(SECOND_MS);
    await take(SECOND_MS, next);
    await giveBack(next.id, SECOND_MS);
    await giveBack(next.id, SECOND_MS);
    expect(await lifetime()).toBe(50 + 300 + 500);
    expect(await checkLedger(db)).toEqual([]);
  });

  it('of a first tip that earned nothing never come later', async () => {
    await setFrom(FIRST, { ...GENEROUS, activities: { ...GENEROUS.activities, first_tip: 0 } });
    await setFrom(SECOND, GENEROUS);
    const nowMs = weekStartMs(FIRST);
    await take(nowMs, tip(nowMs));
    const next = tip(SECOND_MS);
    await take(SECOND_MS, next);
    await giveBack(next.id, SECOND_MS);
    expect(await lifetime()).toBe(100 + 300 + 300);
  });
});

describeOnPostgres('an event that waits while a policy is set', (database) => {
  it('earns by that policy', async () => {
    const { db } = database();
    let answer: Promise<EventResult[]> | null = null;
    await db.transaction().execute(async (tx) => {
      await holdForFreezing(tx);
      answer = ingestEvents(db, { events: [tip(SECOND_MS)], nowMs: SECOND_MS });
      await expect.poll(() => countWaiting(database().db), { timeout: 30_000 }).toBe(1);
      const policy = policyOf(STRICT);
      await sql`
        insert into policies (from_week, document, hash, set_by)
        values (${SECOND}::date, ${canonicalPolicy(policy)}, ${hashOfPolicy(policy)}, 'operator')`.execute(
        tx,
      );
    });
    expect(pointsOf((await answer) ?? [])).toEqual([5.25]);
    expect(await checkLedger(db)).toEqual([]);
  });
});
