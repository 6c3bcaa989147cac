import { expect, it } from 'vitest';
import { CLASSIC } from '#rules/policies/policy.ts';
import { nextWeek, weekEndMs, weekStartMs } from '#rules/weeks/week.ts';
import { decideObjection, readObjections } from '#server/services/fairness/decide-objection.ts';
import { objectToShare } from '#server/services/fairness/objections.ts';
import { checkLedger } from '#server/services/ledger/check-ledger.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { eraseMember } from '#server/services/member-data/member-data.ts';
import { readWaitingShares } from '#server/services/payouts/due.ts';
import { readOwed } from '#server/services/payouts/owed.ts';
import { replayPolicy } from '#server/services/policies/replay.ts';
import { openBoard } from '#server/testing/board.ts';
import { describeOnBothInFull } from '#server/testing/db/databases.ts';
import { numberOf } from '#server/testing/people/number-of.ts';
import { closePastWeeks } from './close-weeks.ts';
import { readWeek } from './closed-weeks.ts';
import { holdShare, releaseShare } from './holds.ts';
import { reopenWeek } from './reopen-week.ts';

const WEEK = '2026-03-01';
const NEXT = nextWeek(WEEK);
const REWARDS = { poolUnits: 100n, thresholdHundredths: 500 };

describeOnBothInFull('a withheld share', (database) => {
  const close = (week: string) =>
    closePastWeeks(database().db, { ...REWARDS, nowMs: weekEndMs(week) });
  const read = (week: string) =>
    readWeek(database().db, {
      ...{ week, page: 1, limit: 10, explorerTxUrl: null },
      nowMs: weekEndMs(NEXT) + 7_200_000,
    });
  const key = async (telegramId: number) => ({
    week: WEEK,
    memberId: await numberOf(database().db, String(telegramId)),
  });

  const earn = (week: string, members = [1, 2]) =>
    ingestEvents(database().db, {
      events: members.map((telegramId) => ({
        id: `${week}/${telegramId}`,
        type: 'booty_hunt_x',
        at: new Date(weekStartMs(week)).toISOString(),
        telegramId: String(telegramId),
        points: 9,
      })),
      nowMs: weekStartMs(week),
    });

  /** Two members share each week's pool equally; the share of the first is held, and an objection turned down: their own or the other's. */
  async function withhold({ by = 1 } = {}) {
    const { db } = database();
    await earn(WEEK);
    await close(WEEK);
    await earn(NEXT);
    const nowMs = weekEndMs(WEEK) + 1;
    const share = await key(1);
    const hold = () => holdShare(db, { ...share, reason: 'A farm', actor: 'operator' });
    if (by === 1) await hold();
    const from = { memberId: (await key(by)).memberId, telegramId: String(by), nowMs };
    await objectToShare(db, from, { ...share, reason: 'No' });
    if (by !== 1) await hold();
    const { objections } = await readObjections(db, { week: WEEK, page: 1, limit: 1 });
    const { memberId } = await key(2);
    await decideObjection(
      db,
      { memberId, telegramId: '2', nowMs },
      { id: BigInt(objections[0]?.id ?? 0), upheld: false, note: 'Yes' },
    );
    return share;
  }

  it('stays held if it was released and held again: the objection was to the earlier hold', async () => {
    const { db } = database();
    const share = await withhold();
    await releaseShare(db, { ...share, actor: 'operator', nowMs: weekEndMs(WEEK) + 1 });
    await holdShare(db, { ...share, reason: 'A second account', actor: 'operator' });
    await close(NEXT);
    expect(await read(WEEK)).toMatchObject({ shares: [{ status: 'held' }, { status: 'owed' }] });
    expect(await read(NEXT)).toMatchObject({ weeklyRewardPool: '0.000001' });
  });

  it('joins the next pool, and is neither owed nor counted as earned any more', async () => {
    const { db } = database();
    const share = await withhold();
    const before = await read(WEEK);
    await close(NEXT);
    const other = Number((await key(2)).memberId);
    const early = await openBoard(db, () => weekEndMs(NEXT) + 1);
    expect(early.find('totalLifetimePoints', other)?.earnedUnits).toBe(50n);
    expect(await read(WEEK)).toMatchObject({
      resultHash: before.resultHash,
      shares: [{ status: 'withheld' }, { status: 'owed' }],
    });
    expect(await read(NEXT)).toMatchObject({
      carriedIn: '0.0000005',
      weeklyRewardPool: '0.0000015',
      totalDistributed: '0.0000015',
    });
    await expect(
      releaseShare(db, { ...share, actor: 'operator', nowMs: weekEndMs(NEXT) }),
    ).rejects.toMatchObject({ message: 'This share has joined the pool of a later week.' });
    const nowMs = weekEndMs(NEXT) + 7_200_000;
    expect(await readWaitingShares(db, { nowMs, leastUnits: 1n })).toMatchObject({
      held: { shares: 0, units: 0n },
    });
    const board = await openBoard(db, () => nowMs);
    expect(board.summary().distributedUnits).toBe(200n);
    expect(board.find('totalLifetimePoints', Number(share.memberId))?.earnedUnits).toBe(75n);
    expect(await checkLedger(db)).toEqual([]);
    const policy = { ...CLASSIC, weeklyPool: '0.000001' };
    const replayed = await replayPolicy(db, { policy, weeks: 1 });
    expect(replayed.weeks).toMatchObject([{ week: NEXT, after: { poolUnits: 150n } }]);
  });

  it('joins no pool that nobody shares, since it would be lost', async () => {
    const { db } = database();
    const share = await withhold();
    await closePastWeeks(db, {
      ...REWARDS,
      thresholdHundredths: 1000,
      nowMs: weekEndMs(NEXT),
    });
    expect(await read(NEXT)).toMatchObject({ carriedIn: '0', totalDistributed: '0' });
    expect(await read(WEEK)).toMatchObject({ shares: [{ status: 'held' }, { status: 'owed' }] });
    expect(await checkLedger(db)).toEqual([]);
    await close(nextWeek(NEXT));
    expect(await read(WEEK)).toMatchObject({ shares: [{ status: 'held' }, { status: 'owed' }] });
    await releaseShare(db, { ...share, actor: 'operator', nowMs: weekEndMs(NEXT) });
  });

  it('joins no pool because of what somebody else objected', async () => {
    await withhold({ by: 2 });
    await close(NEXT);
    expect(await read(NEXT)).toMatchObject({ carriedIn: '0' });
    expect(await read(WEEK)).toMatchObject({ shares: [{ status: 'held' }, { status: 'owed' }] });
  });

  it('stays with its week if it was released before', async () => {
    const { db } = database();
    const share = await withhold();
    await releaseShare(db, { ...share, actor: 'operator', nowMs: weekEndMs(WEEK) + 2 });
    await close(NEXT);
    expect(await read(NEXT)).toMatchObject({ carriedIn: '0', weeklyRewardPool: '0.000001' });
  });

  it('is held again if the week that it joined is reopened', async () => {
    const { db } = database();
    const share = await withhold();
    await close(NEXT);
    await reopenWeek(db, { week: NEXT, reason: 'A test', actor: 'operator' });
    expect(await read(WEEK)).toMatchObject({ shares: [{ status: 'held' }, { status: 'owed' }] });
    await releaseShare(db, { ...share, actor: 'operator', nowMs: weekEndMs(NEXT) });
    await close(NEXT);
    expect(await read(NEXT)).toMatchObject({ carriedIn: '0' });
    expect(await checkLedger(db)).toEqual([]);
  });

  it('is also the owed one of an erased member, and of the week that was running', async () => {
    const { db } = database();
    const third = nextWeek(NEXT);
    await earn(WEEK);
    await close(WEEK);
    await earn(NEXT);
    await eraseMember(db, { telegramId: '1', nowMs: weekEndMs(WEEK) + 1 });
    expect(await readOwed(db)).toEqual({ shares: 2, units: 100n });
    await close(NEXT);
    expect(await read(WEEK)).toMatchObject({
      shares: [{ status: 'withheld' }, { status: 'owed' }],
    });
    expect(await read(NEXT)).toMatchObject({
      carriedIn: '0.0000005',
      totalDistributed: '0.0000015',
    });
    await earn(third, [2]);
    await close(third);
    expect(await read(NEXT)).toMatchObject({
      shares: [{ status: 'withheld' }, { status: 'owed' }],
    });
    expect(await readOwed(db)).toEqual({ shares: 3, units: 50n + 75n + 175n });
    expect(await checkLedger(db)).toEqual([]);
    await reopenWeek(db, { week: third, reason: 'A test', actor: 'operator' });
    expect(await read(NEXT)).toMatchObject({ shares: [{ status: 'owed' }, { status: 'owed' }] });
  });
});
