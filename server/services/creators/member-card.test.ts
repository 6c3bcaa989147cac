import { beforeEach, expect, it } from 'vitest';
import { PIRATE_RANKS } from '#rules/points/ranks.ts';
import { distributionMs } from '#rules/weeks/week.ts';
import { type Board, createBoard } from '#server/services/board/board.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { setPolicy } from '#server/services/policies/policies.ts';
import { grantConfiguredRoles } from '#server/services/users/configured-roles.ts';
import { closePastWeeks } from '#server/services/weeks/close-weeks.ts';
import { ONLY_BACKED } from '#server/testing/config/policies.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { ban } from '#server/testing/people/bans.ts';
import { readMemberCard } from './member-card.ts';

const NOW_MS = Date.parse('2026-03-04T12:00:00Z');
const END_MS = Date.parse('2026-03-08T23:00:00Z');

describeOnPostgres('a member’s card', (database) => {
  let board: Board;
  let clockMs = NOW_MS;
  beforeEach(async () => {
    clockMs = NOW_MS;
    board = await createBoard(database().db, {
      now: () => clockMs,
      poolUnits: 50_000_000_000n,
      thresholdHundredths: 500,
    });
  });

  let count = 0;
  async function report(telegramId: string, more: object) {
    count += 1;
    const event = { id: `c${count}`, type: 'gm', at: '2026-03-04T11:00:00Z', telegramId, ...more };
    const [result] = await ingestEvents(database().db, { events: [event], nowMs: clockMs });
    expect(result?.status).toBe('accepted');
  }
  const read = (telegramId: string) =>
    readMemberCard(database().db, board, {
      telegramId,
      nowMs: clockMs,
      ranks: PIRATE_RANKS,
      poolUnits: 50_000_000_000n,
      thresholdHundredths: 500,
    });

  it('shows how many points of the week count', async () => {
    await setPolicy(database().db, {
      policy: ONLY_BACKED,
      fromWeek: '2026-03-08',
      nowMs: NOW_MS,
      actor: 'operator',
    });
    await report('11', { type: 'tip', to: '22', amount: '1' });
    await report('22', { type: 'tip', to: '33', amount: '1' });
    expect((await read('11')).week).toMatchObject({ activityPoints: 5, countedPoints: 0 });
    expect((await read('22')).week).toMatchObject({ activityPoints: 5, countedPoints: 5 });
  });

  it('shows what the bot tells in chat', async () => {
    await report('11', { type: 'tip', to: '22', amount: '0.00000001', username: 'anne' });
    await report('22', {
      type: 'tip',
      to: '11',
      amount: '12.5',
      firstName: 'Mary',
      lastName: 'Read',
    });
    await report('22', { type: 'send', amount: '1' });
    expect(await read('11')).toEqual({
      telegramId: '11',
      displayName: '@anne',
      username: 'anne',
      pirateRank: expect.any(String),
      nextRank: { rank: expect.any(String), pointsNeeded: expect.any(Number) },
      position: 2,
      totalLifetimePoints: 5,
      totalTipped: '0.00000001',
      totalReceived: '12.5',
      totalLifetimeEarnings: '0',
      isBanned: false,
      week: {
        week: '2026-03-08',
        activityPoints: 5,
        countedPoints: null,
        totalTransactions: 1,
        isEligible: true,
        pointsNeeded: 0,
        estimatedShare: '188.67924528',
      },
    });
    expect(await read('22')).toMatchObject({
      displayName: 'Mary Read',
      username: null,
      position: 1,
      totalLifetimePoints: 8.25,
      week: { activityPoints: 8.25, totalTransactions: 2 },
    });
  });

  it('keeps the position by lifetime points, however the week went', async () => {
    await report('11', { type: 'referral_joined', points: 50 });
    clockMs = END_MS;
    await closePastWeeks(database().db, {
      nowMs: END_MS,
      poolUnits: 100_000_001n,
      thresholdHundredths: 500,
    });
    await report('22', { type: 'referral_joined', points: 9, at: '2026-03-08T23:00:00Z' });
    // Nothing is distributed in the challenge hour.
    expect(await read('11')).toMatchObject({ totalLifetimeEarnings: '0' });
    clockMs = distributionMs('2026-03-08');
    expect(await read('11')).toMatchObject({
      position: 1,
      totalLifetimeEarnings: '1.00000001',
      week: { week: '2026-03-15', activityPoints: 0, isEligible: false, pointsNeeded: 5 },
    });
    expect(await read('22')).toMatchObject({ position: 2, week: { activityPoints: 10 } });
  });

  it('names the next rank and the points still needed, and none after the last', async () => {
    await report('11', { type: 'referral_joined', points: 3.5 });
    const ranks = PIRATE_RANKS;
    const current = ranks.findLast(({ minPoints }) => minPoints <= 4.5);
    const next = ranks.find(({ minPoints }) => minPoints > 4.5);
    expect(await read('11')).toMatchObject({
      pirateRank: current?.rank,
      nextRank: { rank: next?.rank, pointsNeeded: (next?.minPoints ?? 0) - 4.5 },
    });
    await report('11', { type: 'referral_joined', points: 1000 });
    const last = ranks.reduce((a, b) => (b.minPoints > a.minPoints ? b : a));
    expect(await read('11')).toMatchObject({ pirateRank: last.rank, nextRank: null });
  });

  it('says so during a ban', async () => {
    await report('11', { type: 'referral_joined', points: 9 });
    await ban(database().db, '11', '2026-03-04T12:00:00Z', '2026-03-04T13:00:00Z');
    expect(await read('11')).toMatchObject({ isBanned: true, week: { isEligible: false } });
    clockMs += 3_600_000;
    expect(await read('11')).toMatchObject({ isBanned: false, week: { isEligible: true } });
  });

  it('exists for members without events, and not for strangers', async () => {
    await grantConfiguredRoles(database().db, {
      ownerTelegramId: '77',
      adminTelegramIds: [],
      nowMs: NOW_MS,
    });
    expect(await read('77')).toMatchObject({
      displayName: 'Anonymous User',
      position: 1,
      totalLifetimePoints: 0,
      week: { activityPoints: 0, totalTransactions: 0 },
    });
    for (const telegramId of ['78', '9999999999999999']) {
      await expect(read(telegramId)).rejects.toMatchObject({ code: 'not_found' });
    }
  });
});
