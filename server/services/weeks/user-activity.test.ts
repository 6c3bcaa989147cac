import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { MAX_ACTIVITY_USERS } from '#contract/site/monitoring.ts';
import { toHundredths } from '#rules/points/points.ts';
import { fillDemo } from '#server/services/demo/demo-community.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { setPolicy } from '#server/services/policies/policies.ts';
import { ONLY_BACKED } from '#server/testing/config/policies.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { closePastWeeks } from './close-weeks.ts';
import { readUserActivity } from './user-activity.ts';

const NOW_MS = Date.parse('2026-03-04T12:00:00Z');
const END_MS = Date.parse('2026-03-08T23:00:00Z');
const settings = { poolUnits: 50_000_000_000n, thresholdHundredths: 500 };

describeOnPostgres('the activity of users', (database) => {
  let count = 0;
  async function report(type: string, telegramId: string, rest: object = {}, nowMs = NOW_MS) {
    count += 1;
    const at = new Date(nowMs).toISOString();
    const events = [{ id: `a${count}`, type, at, telegramId, ...rest }];
    const [result] = await ingestEvents(database().db, { events, nowMs });
    expect(result?.status).toBe('accepted');
  }
  const read = (search = '', nowMs = NOW_MS) =>
    readUserActivity(database().db, { search, nowMs, ...settings });

  it('is empty at first', async () => {
    expect(await read()).toEqual({
      summary: {
        totalUsers: 0,
        eligibleUsers: 0,
        totalActivityPoints: 0,
        eligibleActivityPoints: 0,
        averagePointsPerUser: 0,
        minActivityThreshold: 5,
      },
      matchingUsers: 0,
      users: [],
    });
  });

  it('shows the part of the pool by the points that count, at most the highest share', async () => {
    const policy = { ...ONLY_BACKED, minActivityThreshold: 2 };
    const nowMs = NOW_MS;
    await setPolicy(database().db, { policy, fromWeek: '2026-03-08', nowMs, actor: 'operator' });
    await report('tip', '11', { to: '22', amount: '1' });
    await report('tip', '22', { to: '33', amount: '1' });
    await report('gm', '33');
    const { users } = await read();
    // The first has no backer; the others have 5 and 2 of the 7 points that count, and the highest share is 20 %.
    expect(users.map(({ poolPercent }) => poolPercent)).toEqual([0, 20, 20]);
  });

  it('covers the running week, most points first, with a breakdown', async () => {
    // Account 1, first tip 3, tip 1; the receiver's account 1.
    await report('tip', '11', { username: 'anne', to: '22', toFirstName: 'Bo', amount: '1' });
    await report('tip', '11', { to: '22', amount: '1' });
    await report('send', '11', { amount: '1' });
    await report('booty_hunt_found', '33', { username: 'cleo', points: 2 });
    await report('referral_inviter_tier_1', '33', { points: 0.5 });
    await report('referral_inviter_tier_1', '33', { points: 0.75 });
    expect(await read()).toEqual({
      summary: {
        totalUsers: 3,
        eligibleUsers: 1,
        // 9.25 + 4.25 + 1.
        totalActivityPoints: 14.5,
        eligibleActivityPoints: 9.25,
        averagePointsPerUser: 14.5 / 3,
        minActivityThreshold: 5,
      },
      matchingUsers: 3,
      users: [
        {
          userId: '1',
          position: 1,
          username: 'anne',
          displayName: '@anne',
          isEligible: true,
          poolPercent: 100,
          totalActivityPoints: 9.25,
          totalTransactions: 3,
          pointsNeeded: 0,
          transactionBreakdown: {
            account_created: { count: 1, points: 1 },
            first_tip: { count: 1, points: 3 },
            tip: { count: 2, points: 2 },
            first_send: { count: 1, points: 3 },
            send: { count: 1, points: 0.25 },
          },
        },
        {
          userId: '3',
          position: 2,
          username: 'cleo',
          displayName: '@cleo',
          isEligible: false,
          poolPercent: 0,
          totalActivityPoints: 4.25,
          totalTransactions: 3,
          pointsNeeded: 0.75,
          transactionBreakdown: {
            account_created: { count: 1, points: 1 },
            booty_hunt_found: { count: 1, points: 2 },
            referral_inviter_tier_1: { count: 2, points: 1.25 },
          },
        },
        {
          userId: '2',
          position: 3,
          username: null,
          displayName: 'Bo',
          isEligible: false,
          poolPercent: 0,
          totalActivityPoints: 1,
          totalTransactions: 0,
          pointsNeeded: 4,
          transactionBreakdown: { account_created: { count: 1, points: 1 } },
        },
      ],
    });
  });

  it('counts what earned nothing, under its own name', async () => {
    const link = { contentType: 'meme_image', url: 'https://example.org/a' };
    await report('twitter_set', '11', { username: 'anne', twitterHandle: 'anne' });
    await report('twitter_set', '11', { twitterHandle: 'anne_b' });
    await report('gm', '11');
    await report('gm', '11');
    await report('content_submitted', '11', link);
    await report('profile_changed', '11', { firstName: 'Anne' });
    const [anne] = (await read()).users;
    expect(anne?.totalTransactions).toBe(5);
    expect(anne?.transactionBreakdown).toEqual({
      account_created: { count: 1, points: 1 },
      content_submitted: { count: 1, points: 0 },
      gm: { count: 2, points: 1 },
      twitter_set: { count: 2, points: 3 },
    });
  });

  it('starts over with the week', async () => {
    await report('tip', '11', { to: '22', amount: '1' });
    expect((await read('', END_MS - 1)).users).toHaveLength(2);
    expect((await read('', END_MS)).users).toEqual([]);
    await closePastWeeks(database().db, { ...settings, nowMs: END_MS });
    await report('gm', '22', {}, END_MS);
    expect((await read('', END_MS)).users).toMatchObject([
      { userId: '2', totalActivityPoints: 1, transactionBreakdown: { gm: { count: 1 } } },
    ]);
  });

  it.each([
    ['ann', ['Anne_B', 'hannah']],
    ['ANNE', ['Anne_B']],
    ['@anne_b', ['Anne_B']],
    ['_', ['Anne_B']],
    ['%', []],
    ['\\', []],
    ['e', ['Anne_B', 'cleo']],
    ['moor', [null]],
    ['@', ['Anne_B', 'hannah', 'cleo', null]],
    ['', ['Anne_B', 'hannah', 'cleo', null]],
    ["'", []],
    ['\0', []],
    ['nobody', []],
  ])('finds by %j', async (search, found) => {
    await report('booty_hunt_x', '1', { username: 'Anne_B', firstName: 'Zed', points: 9 });
    await report('booty_hunt_x', '2', { username: 'hannah', points: 8 });
    await report('booty_hunt_x', '3', { username: 'cleo', points: 7 });
    await report('booty_hunt_x', '4', { firstName: 'Dark', lastName: 'Moor', points: 6 });
    const { users, summary, matchingUsers } = await read(search);
    expect(users.map(({ username }) => username)).toEqual(found);
    expect(matchingUsers).toBe(found.length);
    expect(summary).toMatchObject({ totalUsers: 4, eligibleUsers: 4 });
    // The rank in the week stays the same.
    const all = await read();
    for (const user of users) expect(all.users).toContainEqual(user);
  });

  it('treats currently banned members as not eligible', async () => {
    const { db } = database();
    const ban = (from: number, to: number | null) =>
      sql`update members set banned_at = ${new Date(from).toISOString()}::timestamptz,
        ban_expires_at = ${to === null ? null : new Date(to).toISOString()}::timestamptz`.execute(
        db,
      );
    await report('booty_hunt_x', '1', { points: 9 });
    for (const [from, to, isEligible] of [
      [NOW_MS, null, false],
      [NOW_MS + 1, null, true],
      [NOW_MS - 1, NOW_MS + 1, false],
      [NOW_MS - 1, NOW_MS, true],
    ] as const) {
      await ban(from, to);
      const { users, summary } = await read();
      expect(users).toMatchObject([{ isEligible, pointsNeeded: 0 }]);
      expect(summary).toMatchObject({
        eligibleUsers: isEligible ? 1 : 0,
        eligibleActivityPoints: isEligible ? 10 : 0,
        totalActivityPoints: 10,
      });
    }
  });

  it('lists at most a thousand, and sums up all', async () => {
    const { db } = database();
    const members = MAX_ACTIVITY_USERS + 5;
    await sql`
      with made as (
        insert into members (telegram_id, username, created_at)
        select n, 'user_' || n, now() from generate_series(1, ${members}::int) n
        returning id),
      totals as (insert into member_totals (member_id) select id from made)
      insert into week_totals (week, member_id, points, transactions)
      select '2026-03-08', id, 500 + id, 1 from made`.execute(db);
    const { users, summary, matchingUsers } = await read();
    expect(users).toHaveLength(MAX_ACTIVITY_USERS);
    expect(users[0]).toMatchObject({ position: 1, totalActivityPoints: 15.05 });
    expect([summary.totalUsers, matchingUsers]).toEqual([members, members]);
    // The search also finds members below the listed ones.
    expect((await read('user_5')).users.at(-1)).toMatchObject({ username: 'user_5' });
  });

  it('adds up for a whole community', async () => {
    const { db } = database();
    await fillDemo(db, { ...settings, nowMs: NOW_MS });
    const { users, summary } = await read();
    const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
    expect(users.length).toBeGreaterThan(30);
    for (const user of users) {
      const parts = Object.values(user.transactionBreakdown).map(({ points }) => points);
      expect(sum(parts.map(toHundredths))).toBe(toHundredths(user.totalActivityPoints));
    }
    const totals = users.map((user) => toHundredths(user.totalActivityPoints));
    expect(totals).toEqual(totals.toSorted((a, b) => b - a));
    expect(sum(totals)).toBe(toHundredths(summary.totalActivityPoints));
    const eligible = users.filter((user) => user.isEligible);
    expect(eligible).toHaveLength(summary.eligibleUsers);
    expect(sum(eligible.map((user) => toHundredths(user.totalActivityPoints)))).toBe(
      toHundredths(summary.eligibleActivityPoints),
    );
  });
});
