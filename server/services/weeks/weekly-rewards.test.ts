import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { messagesIn } from '#rules/messages/messages.ts';
import { CLASSIC, type Policy } from '#rules/policies/policy.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { findLastFrozen } from '#server/services/ledger/running-week.ts';
import { setPolicy } from '#server/services/policies/policies.ts';
import { openBoard } from '#server/testing/board.ts';
import { ONLY_BACKED } from '#server/testing/config/policies.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { ban } from '#server/testing/people/bans.ts';
import { closePastWeeks } from './close-weeks.ts';
import { markWeek, readOwnWeek } from './week-marks.ts';
import { readDistributionHistory, readSystemStatus, readUserWeek } from './weekly-rewards.ts';

const NOW_MS = Date.parse('2026-03-04T12:00:00Z');
const END_MS = Date.parse('2026-03-08T23:00:00Z');
const DAY_MS = 86_400_000;
const settings = { poolUnits: 50_000_000_000n, thresholdHundredths: 500 };

describeOnPostgres('weekly rewards', (database) => {
  let count = 0;
  /** Reports points of a member, and closes the weeks before `nowMs` if asked to. */
  async function report(at: string, points: number, nowMs = NOW_MS, telegramId = '11') {
    count += 1;
    const event = { id: `w${count}`, type: 'referral_joined', at, telegramId, points };
    const [result] = await ingestEvents(database().db, { events: [event], nowMs });
    expect(result?.status).toBe('accepted');
  }
  const close = (nowMs: number) => closePastWeeks(database().db, { ...settings, nowMs });
  const userWeek = async (nowMs = NOW_MS, telegramId = '11') => {
    const { db } = database();
    const board = await openBoard(db, () => nowMs);
    return readUserWeek(db, board, { ...settings, telegramId, nowMs });
  };

  it('return a member’s week by UTC day, oldest first', async () => {
    await report('2026-03-04T00:00:00Z', 1.5);
    await report('2026-03-01T22:59:59Z', 3);
    await report('2026-03-01T23:00:00Z', 0.25);
    await report('2026-03-03T23:59:59.999Z', 2);
    expect(await userWeek()).toEqual({
      week: '2026-03-08',
      activityPoints: 4.75,
      totalTransactions: 3,
      isEligible: false,
      pointsNeeded: 0.25,
      estimatedShare: null,
      counted: null,
      grounds: null,
      days: [
        { day: '2026-03-01', points: 0.25 },
        { day: '2026-03-03', points: 2 },
        { day: '2026-03-04', points: 2.5 },
      ],
    });
    // The account's own point went to the event that came first.
    await report('2026-03-04T11:00:00Z', 0.25);
    expect(await userWeek()).toMatchObject({
      activityPoints: 5,
      isEligible: true,
      pointsNeeded: 0,
      estimatedShare: '500',
    });
  });

  it('estimate what the week would pay if it ended now, as others earn too', async () => {
    await report('2026-03-04T10:00:00Z', 9);
    await report('2026-03-04T10:00:01Z', 29, NOW_MS, '22');
    await report('2026-03-04T10:00:02Z', 1, NOW_MS, '33');
    const estimates = async () => {
      const weeks = await Promise.all(['11', '22', '33'].map((id) => userWeek(NOW_MS, id)));
      return weeks.map(({ estimatedShare }) => estimatedShare);
    };
    expect(await estimates()).toEqual(['125', '375', null]);
    await ban(database().db, '22', '2026-03-03');
    expect(await estimates()).toEqual(['500', null, null]);
  });

  it('say why the estimate has changed since yesterday', async () => {
    const { db } = database();
    const own = async (nowMs: number) => {
      const board = await openBoard(db, () => nowMs);
      return (await readOwnWeek(db, board, { ...settings, telegramId: '11', nowMs, code: 'JKC' }))
        .estimateReason;
    };
    await report('2026-03-03T10:00:00Z', 9);
    await report('2026-03-03T10:00:01Z', 29, NOW_MS, '22');
    await markWeek(db, { ...settings, nowMs: NOW_MS - DAY_MS });
    await markWeek(db, { ...settings, nowMs: NOW_MS - DAY_MS + 60_000 });
    expect((await sql`select from week_marks`.execute(db)).rows).toHaveLength(1);
    await report('2026-03-03T13:00:00Z', 3);
    await report('2026-03-03T13:00:01Z', 41, NOW_MS, '22');
    await report('2026-03-03T13:00:02Z', 6, NOW_MS, '33');
    // 10 of 40 points were 125 coins, 13 of 91 are 71.42857143.
    expect(await own(NOW_MS)).toEqual({
      since: '2026-03-03T12:00:00.000Z',
      ownPoints: 3,
      othersPoints: 48,
      share: '-53.57142857',
    });
    expect(await own(NOW_MS + 2 * 3_600_000)).not.toBeNull();
    expect(await own(NOW_MS + 2 * 3_600_000 + 1)).toBeNull();
    await markWeek(db, { ...settings, nowMs: NOW_MS + 3 * DAY_MS });
    expect((await sql`select from week_marks`.execute(db)).rows).toHaveLength(1);
  });

  it.each<[string, Partial<Policy>, number, string | null]>([
    ['below the threshold', {}, 3, '1 point more, and you share the pool of 500 JKC.'],
    ['while no change is known', {}, 9, 'All of your 10 points count for the pool.'],
    [
      'at the highest share',
      { highestShare: 20 },
      9,
      'All of your 10 points count for the pool. No member gets more than 100 JKC of it.',
    ],
    ['without rewards', { weeklyPool: '0' }, 9, 'The weekly rewards are off: the pool is 0.'],
    [
      'without points that count',
      { counting: ONLY_BACKED.counting },
      9,
      'None of your 10 points counts for the pool: no member has tipped you 1 JKC or more in the last 4 weeks.',
    ],
  ])('say under a policy why the estimate is what it is: %s', async (_, change, points, text) => {
    const { db } = database();
    const policy = { ...CLASSIC, ...change };
    await setPolicy(db, { policy, fromWeek: '2026-03-08', nowMs: NOW_MS, actor: 'operator' });
    await report('2026-03-03T13:00:00Z', points);
    const board = await openBoard(db, () => NOW_MS);
    const asked = { ...settings, telegramId: '11', nowMs: NOW_MS, code: 'JKC' };
    expect((await readOwnWeek(db, board, asked)).estimateReason).toEqual({ text });
    const inGerman = await readOwnWeek(db, board, { ...asked, m: messagesIn('de') });
    expect(inGerman.estimateReason).toEqual({ text, translation: expect.stringMatching(/Topf/) });
    await markWeek(db, { ...settings, nowMs: NOW_MS - DAY_MS });
    const isKnown = points === 9 && policy.weeklyPool !== '0' && policy.counting.kind === 'all';
    const later = (await readOwnWeek(db, board, asked)).estimateReason;
    expect(later).toEqual(isKnown ? expect.objectContaining({ ownPoints: 10 }) : { text });
  });

  it('restart a member’s week on Sunday 23:00 UTC', async () => {
    await report('2026-03-04T11:00:00Z', 9);
    const fresh = { activityPoints: 0, totalTransactions: 0, isEligible: false, days: [] };
    expect(await userWeek(END_MS - 1)).toMatchObject({ week: '2026-03-08', activityPoints: 10 });
    expect(await userWeek(END_MS)).toMatchObject({ ...fresh, week: '2026-03-15', pointsNeeded: 5 });
    await close(END_MS);
    expect(await userWeek(END_MS)).toMatchObject({ ...fresh, week: '2026-03-15' });
    // A clock that runs back does not reopen a frozen week.
    expect(await userWeek(NOW_MS)).toMatchObject({ ...fresh, week: '2026-03-15' });
    // A late event keeps its day and counts for the running week.
    await report('2026-03-05T10:00:00Z', 7, END_MS);
    expect(await userWeek(END_MS)).toMatchObject({
      activityPoints: 7,
      isEligible: true,
      days: [{ day: '2026-03-05', points: 7 }],
    });
  });

  it('make nobody eligible during a ban', async () => {
    const { db } = database();
    await report('2026-03-04T11:00:00Z', 9);
    await ban(db, '11', '2026-03-03', '2026-03-05');
    expect(await userWeek()).toMatchObject({ isEligible: false, pointsNeeded: 0 });
    expect(await userWeek(NOW_MS + DAY_MS)).toMatchObject({ isEligible: true });
  });

  it('know no stranger', async () => {
    for (const telegramId of ['12', '9999999999999999']) {
      await expect(userWeek(NOW_MS, telegramId)).rejects.toMatchObject({ code: 'not_found' });
    }
  });

  it('count the weeks of the last seven days, and separately those that paid', async () => {
    const { db } = database();
    const status = async (nowMs: number) => {
      const { recentSnapshots, recentDistributions } = await readSystemStatus(db, {
        ...settings,
        healthy: true,
        walletConfigured: false,
        nowMs,
      });
      return [recentSnapshots, recentDistributions];
    };
    expect(await status(NOW_MS)).toEqual([0, 0]);
    await report('2026-02-20T12:00:00Z', 9);
    await report('2026-02-24T12:00:00Z', 1);
    await close(NOW_MS);
    expect(await findLastFrozen(db)).toBe('2026-03-01');
    // The week of March 1 paid nobody; that of February 22 was distributed on the 23rd.
    expect(await status(NOW_MS)).toEqual([1, 0]);
    expect(await status(Date.parse('2026-03-01T23:59:59Z'))).toEqual([2, 1]);
    expect(await status(Date.parse('2026-02-22T23:59:59Z'))).toEqual([2, 0]);
    expect(await status(Date.parse('2026-03-02T00:00:00Z'))).toEqual([1, 0]);
    expect(await status(Date.parse('2026-03-09T00:00:00Z'))).toEqual([0, 0]);
  });

  it('list what was shared out, with the transaction’s link', async () => {
    const { db } = database();
    expect(await findLastFrozen(db)).toBeNull();
    for (const at of ['2026-02-13T12:00:00Z', '2026-02-20T12:00:00Z', '2026-02-27T12:00:00Z']) {
      await report(at, 9);
      await report(at, at === '2026-02-20T12:00:00Z' ? 9 : 0.01, NOW_MS, '22');
    }
    await close(NOW_MS);
    await sql`update weeks set txid = '$&' where week = '2026-02-22'`.execute(db);
    const read = (limit: number, nowMs = NOW_MS) =>
      readDistributionHistory(db, { limit, nowMs, explorerTxUrl: 'https://x.example/{txid}' });
    const history = await read(100);
    expect(history.map(({ week, totalRecipients }) => [week, totalRecipients])).toEqual([
      ['2026-03-01', 1],
      ['2026-02-22', 2],
      ['2026-02-15', 1],
    ]);
    expect(history[0]).toEqual({
      week: '2026-03-01',
      totalDistributed: '500',
      totalRecipients: 1,
      distributedAt: '2026-03-02T00:00:00.000Z',
      isProvisional: false,
      explorerUrl: null,
    });
    // Nothing is distributed in the hour before Monday.
    const mondayMs = Date.parse('2026-03-02T00:00:00Z');
    expect(await read(2, mondayMs)).toEqual(history.slice(0, 2));
    expect(await read(2, mondayMs - 1)).toEqual([
      { ...history[0], distributedAt: null, isProvisional: true },
      history[1],
    ]);
    expect(history[1]?.explorerUrl).toBe('https://x.example/$&');
    expect(await read(2)).toEqual(history.slice(0, 2));
  });
});
