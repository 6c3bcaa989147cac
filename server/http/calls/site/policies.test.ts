import { afterEach, beforeEach, expect, it } from 'vitest';
import type { LeaderboardEntry } from '#contract/site/leaderboard.ts';
import { hashOfPolicy, setPolicy } from '#server/services/policies/policies.ts';
import { closePastWeeks } from '#server/services/weeks/close-weeks.ts';
import { ONLY_BACKED } from '#server/testing/config/policies.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { openTestApp, type TestApp, tipOf } from '#server/testing/http/app.ts';

const WEEK = '2026-03-08';
const END_MS = Date.parse('2026-03-08T23:00:00Z');
const ROOT = '/api/weekly-rewards';

describeOnPostgres('the call of the policies', (database) => {
  let test: TestApp;
  beforeEach(async () => {
    test = await openTestApp(database().db);
  });
  afterEach(() => test.app.close());

  const read = async (path: string) => (await test.get(ROOT + path)).json();
  const set = (fromWeek: string) =>
    setPolicy(database().db, {
      policy: ONLY_BACKED,
      fromWeek,
      nowMs: test.clock.nowMs,
      actor: 'operator',
    });

  it('names the running week and the rules of the settings', async () => {
    const settings = { weeklyPool: '500', minActivityThreshold: 5 };
    expect(await read('/policies')).toEqual({ week: WEEK, settings, policies: [] });
    await set('2026-03-15');
    test.clock.nowMs = END_MS;
    await closePastWeeks(database().db, { ...test.config, nowMs: END_MS });
    expect(await read('/policies')).toEqual({
      week: '2026-03-15',
      settings,
      policies: [
        {
          fromWeek: '2026-03-15',
          hash: hashOfPolicy(ONLY_BACKED),
          setAt: expect.any(String),
          policy: ONLY_BACKED,
        },
      ],
    });
  });

  it('counts as recipients only members with coins, and says what went to the next pool', async () => {
    const { db } = database();
    const policy = { ...ONLY_BACKED, minActivityThreshold: 2 };
    await setPolicy(db, { policy, fromWeek: WEEK, nowMs: test.clock.nowMs, actor: 'operator' });
    // Both tippers are eligible; only the second is backed.
    await test.ingest(tipOf('11', '22', '1'), tipOf('22', '33', '1'));
    const { leaderboard } = (await test.get('/api/leaderboard?sortBy=weeklyActivityPoints')).json();
    expect(
      leaderboard.map((row: LeaderboardEntry) => [row.weeklyActivityPoints, row.countedPoints]),
    ).toEqual([
      [5, 0],
      [5, 5],
      [1, null],
    ]);
    test.clock.nowMs = END_MS + 7 * 86_400_000;
    await closePastWeeks(db, { ...test.config, nowMs: test.clock.nowMs });
    const figures = {
      totalRecipients: 1,
      totalDistributed: '100',
      carriedIn: '0',
      carriedOut: '400',
    };
    const nobody = {
      totalRecipients: 0,
      totalDistributed: '0',
      carriedIn: '400',
      carriedOut: '900',
    };
    expect((await read('/weeks')).weeks).toMatchObject([nobody, figures]);
    expect(await read('/distribution-history')).toMatchObject([{ week: WEEK, totalRecipients: 1 }]);
    expect(await read(`/weeks/${WEEK}`)).toMatchObject({
      ...figures,
      statuses: [{ status: 'owed', members: 1, amount: '100' }],
      shares: [{ share: '100' }, { share: '0' }],
      pagination: { total: 2 },
    });
  });

  it('names with a closed week the first week of its policy, also where the same rules were set twice', async () => {
    await set(WEEK);
    await test.ingest(tipOf('11', '22', '1'));
    const later = '2026-03-22';
    await set(later);
    test.clock.nowMs = Date.parse(`${later}T23:00:00Z`);
    await closePastWeeks(database().db, { ...test.config, nowMs: test.clock.nowMs });
    const policyOf = async (week: string) => (await read(`/weeks/${week}`)).policy;
    const named = { name: 'backed', hash: hashOfPolicy(ONLY_BACKED) };
    expect(await policyOf('2026-03-15')).toMatchObject({ ...named, fromWeek: WEEK });
    expect(await policyOf(later)).toMatchObject({ ...named, fromWeek: later });
  });
});
