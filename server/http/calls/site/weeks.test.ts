import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { jobNames } from '#rules/jobs.ts';
import { SPECIFIED_EARNING } from '#rules/points/earning.ts';
import { pointsSystem } from '#rules/points/points-system.ts';
import { PIRATE_RANKS } from '#rules/points/ranks.ts';
import { runJob } from '#server/services/operations/jobs.ts';
import { closePastWeeks } from '#server/services/weeks/close-weeks.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { eventOf, openTestApp, type TestApp, tipOf } from '#server/testing/http/app.ts';

const END_MS = Date.parse('2026-03-08T23:00:00Z');
const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;

describeOnPostgres('the calls of stats, points system and weeks', (database) => {
  let test: TestApp;
  beforeEach(async () => {
    test = await openTestApp(database().db);
  });
  afterEach(() => test.app.close());

  const read = async (path: string) => {
    const response = await test.get(path);
    expect(response.statusCode).toBe(200);
    return response.json();
  };
  const closeWeeks = () =>
    closePastWeeks(database().db, { ...test.config, nowMs: test.clock.nowMs });

  const runJobs = () =>
    Promise.all(
      jobNames().map((name) =>
        runJob(database().db, { name, now: () => test.clock.nowMs, work: async () => 'done' }),
      ),
    );

  it('sums all tips', async () => {
    expect(await read('/api/stats')).toEqual({
      totalVolume: '0',
      totalTips: 0,
      totalMembers: 0,
      lastUpdated: null,
    });
    await test.ingest(tipOf('11', '22', '0.00000001'), tipOf('22', '33', '1'), eventOf('gm', '44'));
    expect(await read('/api/stats')).toEqual({
      totalVolume: '1.00000001',
      totalTips: 2,
      totalMembers: 4,
      lastUpdated: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
    });
  });

  it('returns the complete points system of the rules', async () => {
    expect(await read('/api/activity-points-system')).toEqual(
      JSON.parse(JSON.stringify(pointsSystem(PIRATE_RANKS, SPECIFIED_EARNING))),
    );
  });

  it('lets caches share what is the same for everyone', async () => {
    for (const [path, seconds] of [
      ['/api/stats', 5],
      ['/api/leaderboard', 2],
      ['/api/activity-points-system', 300],
      ['/api/weekly-rewards/current-week-summary', 5],
      ['/api/weekly-rewards/system-status', 5],
      ['/api/weekly-rewards/distribution-history', 5],
    ] as const) {
      for (const headers of [{}, { cookie: 'deck=somebody; other=1', authorization: 'Bearer x' }]) {
        const response = await test.get(path, { headers });
        expect([path, response.headers['cache-control']]).toEqual([
          path,
          `public, max-age=0, s-maxage=${seconds}, must-revalidate`,
        ]);
        expect(response.headers.etag).toMatch(/^"[\w-]{27}"$/);
        expect(response.headers['set-cookie']).toBeUndefined();
      }
    }
  });

  it('says what is next, even between snapshot and distribution', async () => {
    for (const [at, nextSnapshot, nextDistribution] of [
      ['2026-03-04T12:00:00.000Z', '2026-03-08T23:00:00.000Z', '2026-03-09T00:00:00.000Z'],
      ['2026-03-08T22:59:59.999Z', '2026-03-08T23:00:00.000Z', '2026-03-09T00:00:00.000Z'],
      ['2026-03-08T23:00:00.000Z', '2026-03-15T23:00:00.000Z', '2026-03-09T00:00:00.000Z'],
      ['2026-03-08T23:59:59.999Z', '2026-03-15T23:00:00.000Z', '2026-03-09T00:00:00.000Z'],
      ['2026-03-09T00:00:00.000Z', '2026-03-15T23:00:00.000Z', '2026-03-16T00:00:00.000Z'],
      ['2025-12-31T23:30:00.000Z', '2026-01-04T23:00:00.000Z', '2026-01-05T00:00:00.000Z'],
    ] as const) {
      test.clock.nowMs = Date.parse(at);
      await runJobs();
      expect(await read('/api/weekly-rewards/system-status')).toEqual({
        systemHealthy: true,
        systemEnabled: true,
        walletConfigured: false,
        recentSnapshots: 0,
        recentDistributions: 0,
        weeklyRewardPool: '500',
        minActivityThreshold: 5,
        nextSnapshot,
        nextDistribution,
      });
    }
  });

  it('reports pool and threshold as configured', async () => {
    await test.app.close();
    const environment = { WEEKLY_POOL: '0', MIN_ACTIVITY_THRESHOLD: '2.25' };
    test = await openTestApp(database().db, { environment });
    expect(await read('/api/weekly-rewards/system-status')).toMatchObject({
      systemEnabled: false,
      weeklyRewardPool: '0',
      minActivityThreshold: 2.25,
    });
  });

  it('starts a new week on Sunday 23:00 UTC, to the millisecond', async () => {
    const at = (ms: number) => ({ at: new Date(ms).toISOString() });
    test.clock.nowMs = END_MS - 1;
    await test.ingest(tipOf('11', '22', '1', at(END_MS - 1)));
    expect(await read('/api/weekly-rewards/current-week-summary')).toEqual({
      week: '2026-03-08',
      activeUsers: 2,
      eligibleUsers: 1,
      totalActivityPoints: 6,
      largestShares: ['500'],
    });
    test.clock.nowMs = END_MS;
    expect(await read('/api/weekly-rewards/current-week-summary')).toEqual({
      week: '2026-03-15',
      activeUsers: 0,
      eligibleUsers: 0,
      totalActivityPoints: 0,
      largestShares: [],
    });
    const board = await read('/api/leaderboard');
    expect(board.leaderboard[0]).toMatchObject({
      weeklyActivityPoints: 0,
      totalLifetimePoints: 5,
      isEligible: false,
      pointsNeeded: 5,
    });
    await test.ingest(tipOf('11', '22', '1', at(END_MS)));
    expect(await read('/api/weekly-rewards/current-week-summary')).toMatchObject({
      week: '2026-03-15',
      activeUsers: 1,
      totalActivityPoints: 1,
      largestShares: [],
    });
  });

  it('lists the weeks that paid, newest first', async () => {
    const { db } = database();
    expect(await read('/api/weekly-rewards/distribution-history')).toEqual([]);
    for (let week = 4; week >= 0; week--) {
      // In the second of the five weeks no member is eligible, so it pays nothing.
      const points = week === 3 ? 1 : 10 + week;
      const at = new Date(test.clock.nowMs - week * WEEK_MS - HOUR_MS).toISOString();
      await test.ingest(
        eventOf('referral_joined', '11', { at, points }),
        eventOf('referral_joined', '22', { at, points }),
      );
    }
    test.clock.nowMs = END_MS;
    await closeWeeks();
    await sql`update weeks set txid = 'ab&c' where week = '2026-03-01'`.execute(db);
    const all = await read('/api/weekly-rewards/distribution-history?limit=100');
    const entry = (
      week: string,
      distributedAt: string | null,
      explorerUrl: string | null = null,
    ) => ({
      week,
      totalDistributed: '500',
      totalRecipients: 2,
      distributedAt,
      isProvisional: distributedAt === null,
      explorerUrl,
    });
    expect(all).toEqual([
      entry('2026-03-08', null),
      entry('2026-03-01', '2026-03-02T00:00:00.000Z', 'https://explorer.junk-coin.com/tx/ab&c'),
      entry('2026-02-22', '2026-02-23T00:00:00.000Z'),
      entry('2026-02-08', '2026-02-09T00:00:00.000Z'),
    ]);
    expect(await read('/api/weekly-rewards/distribution-history')).toEqual(all.slice(0, 3));
    expect(await read('/api/weekly-rewards/distribution-history?limit=1')).toEqual(all.slice(0, 1));
    for (const bad of ['0', '101', '-1', '03', '1e1', 'x', '', '3&limit=3']) {
      const response = await test.get(`/api/weekly-rewards/distribution-history?limit=${bad}`);
      expect([bad, response.statusCode]).toEqual([bad, 400]);
    }
    expect(await read('/api/weekly-rewards/system-status')).toMatchObject({
      recentSnapshots: 2,
      recentDistributions: 1,
    });
    test.clock.nowMs = END_MS + HOUR_MS;
    const [first] = await read('/api/weekly-rewards/distribution-history');
    expect(first).toEqual(entry('2026-03-08', '2026-03-09T00:00:00.000Z'));
    expect(await read('/api/leaderboard')).toMatchObject({ totalRewardsDistributed: '2000' });
    test.clock.nowMs = END_MS;
    expect(await read('/api/leaderboard')).toMatchObject({ totalRewardsDistributed: '1500' });
  });

  it('shows a member’s earnings as soon as a week is closed', async () => {
    await test.ingest(tipOf('11', '22', '1'));
    const before = await test.get('/api/leaderboard?sortBy=totalLifetimeEarnings');
    test.clock.nowMs = END_MS + HOUR_MS;
    await closeWeeks();
    const after = await test.get('/api/leaderboard?sortBy=totalLifetimeEarnings');
    expect(after.headers.etag).not.toBe(before.headers.etag);
    expect(after.json().leaderboard[0]).toMatchObject({ totalLifetimeEarnings: '500' });
  });
});
