import { sql } from 'kysely';
import { Value } from 'typebox/value';
import { expect, it } from 'vitest';
import { Leaderboard, type SortBy } from '#contract/site/leaderboard.ts';
import { PIRATE_RANKS } from '#rules/points/ranks.ts';
import type { Db } from '#server/db/connect.ts';
import { ingestEvents } from '#server/services/ledger/ingest.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { ban } from '#server/testing/people/bans.ts';
import { createBoard } from './board.ts';
import { readLeaderboard, readOwnEntry, readStats, readWeekSummary } from './leaderboard.ts';

const NOW_MS = Date.parse('2026-03-04T12:00:00Z');
const AT = '2026-03-03T12:00:01Z';

/** Five members: Ann tips Bob and Cy; Dee and Eve said good morning at the same instant. */
async function openCommunity(db: Db) {
  const events = [
    {
      id: 'ann',
      type: 'profile_changed',
      at: AT,
      telegramId: '4503599627370495',
      username: 'Ann_100',
      firstName: 'Ann',
      lastName: 'Bonny',
      profileLinkUrl: 'https://t.me/ann_100',
    },
    { id: 'bob', type: 'profile_changed', at: AT, telegramId: '2', username: 'bob' },
    { id: 't1', type: 'tip', at: AT, telegramId: '4503599627370495', to: '2', amount: '1.5' },
    {
      id: 't2',
      type: 'tip',
      at: AT,
      telegramId: '4503599627370495',
      to: '3',
      toFirstName: 'Cy',
      amount: '0.00000001',
    },
    { id: 'g1', type: 'gm', at: AT, telegramId: '4' },
    { id: 'g2', type: 'gm', at: AT, telegramId: '5' },
  ];
  const results = await ingestEvents(db, { events, nowMs: NOW_MS });
  expect(results.map((result) => result.status)).toEqual(events.map(() => 'accepted'));
  const board = await createBoard(db, {
    now: () => NOW_MS,
    poolUnits: 50_000_000_000n,
    thresholdHundredths: 500,
  });
  const read = (
    request: { sortBy?: SortBy; search?: string; page?: number; limit?: number },
    usdPrice: string | null = null,
  ) =>
    readLeaderboard(
      board,
      { sortBy: 'weeklyActivityPoints', search: '', page: 1, limit: 20, ...request },
      { nowMs: NOW_MS, usdPrice, ranks: PIRATE_RANKS },
    );
  return { board, read };
}

describeOnPostgres('readLeaderboard', (database) => {
  it('answers as the contract says, with every field', async () => {
    const { read } = await openCommunity(database().db);
    const answer = await read({ sortBy: 'totalTipped' }, '0.5');
    expect([...Value.Errors(Leaderboard, answer)]).toEqual([]);
    expect(answer.leaderboard[0]).toEqual({
      userId: '1',
      rank: 1,
      displayName: 'Ann Bonny',
      displayType: 'firstName',
      username: 'Ann_100',
      profileLinkUrl: 'https://t.me/ann_100',
      isAdmin: false,
      pirateRank: 'Deckhand',
      twitterVerified: false,
      twitterHandle: null,
      totalLifetimePoints: 6,
      weeklyActivityPoints: 6,
      countedPoints: null,
      lastWeekPlace: null,
      totalLifetimeEarnings: '0',
      totalLifetimeEarningsUSD: '0.00',
      totalTipped: '1.50000001',
      totalTippedUSD: '0.75',
      totalReceived: '0',
      totalReceivedUSD: '0.00',
      tipCount: 2,
      receivedCount: 0,
      accountCreatedAt: '2026-03-03T12:00:01.000Z',
      accountAgeDays: 0,
      isEligible: true,
      pointsNeeded: 0,
      minActivityThreshold: 5,
    });
    expect(answer.leaderboard[1]).toMatchObject({
      userId: '4',
      isEligible: false,
      pointsNeeded: 3,
    });
    expect(answer.totalRewardsDistributed).toBe('0');
    expect(answer.sortBy).toBe('totalTipped');
    expect(answer.lastUpdated).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/);
  });

  it('names the place of last week, but not for hidden members', async () => {
    const { db } = database();
    const { board } = await openCommunity(db);
    await sql`update members set hidden_at = now() where telegram_id = 4`.execute(db);
    const placed = { ...board, lastPlace: () => 7 };
    const request = { sortBy: 'totalTipped', search: '', page: 1, limit: 20 } as const;
    const settings = { nowMs: NOW_MS, usdPrice: null, ranks: PIRATE_RANKS };
    const { leaderboard } = await readLeaderboard(placed, request, settings);
    const ofHidden = leaderboard.filter(({ userId }) => userId.startsWith('anonymous-'));
    expect(ofHidden).toMatchObject([{ lastWeekPlace: null }]);
    const others = leaderboard.filter((entry) => !ofHidden.includes(entry));
    expect(others.map(({ lastWeekPlace }) => lastWeekPlace)).toEqual([7, 7, 7, 7]);
  });

  it('leaves US dollars out without a price', async () => {
    const { read } = await openCommunity(database().db);
    const { leaderboard } = await read({});
    for (const entry of leaderboard) {
      expect(entry.totalTippedUSD).toBeNull();
      expect(entry.totalReceivedUSD).toBeNull();
      expect(entry.totalLifetimeEarningsUSD).toBeNull();
    }
  });

  it.each([
    // Dee and Eve have the same values and came at the same instant; the first one is older.
    { sortBy: 'totalTipped', order: ['Ann Bonny', '4', '5', 'bob', 'Cy'] },
    { sortBy: 'totalReceived', order: ['bob', 'Cy', 'Ann Bonny', '4', '5'] },
    { sortBy: 'totalLifetimeEarnings', order: ['Ann Bonny', '4', '5', 'bob', 'Cy'] },
    { sortBy: 'totalLifetimePoints', order: ['Ann Bonny', '4', '5', 'bob', 'Cy'] },
    { sortBy: 'weeklyActivityPoints', order: ['Ann Bonny', '4', '5', 'bob', 'Cy'] },
    { sortBy: 'username', order: ['Ann Bonny', '4', '5', 'bob', 'Cy'] },
  ] as const)('sorts by $sortBy, in pages that tile the board', async ({ sortBy, order }) => {
    const { read } = await openCommunity(database().db);
    const seen: string[] = [];
    for (let page = 1; page <= 3; page++) {
      const { leaderboard, pagination } = await read({ sortBy, page, limit: 2 });
      expect(leaderboard.map((entry) => entry.rank)).toEqual(
        leaderboard.map((_, index) => (page - 1) * 2 + index + 1),
      );
      expect(pagination).toEqual({
        currentPage: page,
        limit: 2,
        totalPages: 3,
        totalEntries: 5,
        hasPreviousPage: page > 1,
        hasNextPage: page < 3,
      });
      for (const { displayName, displayType, userId } of leaderboard) {
        seen.push(displayType === 'other' ? userId : displayName);
      }
    }
    expect(seen).toEqual(order);
  });

  it('returns an empty list past the end', async () => {
    const { read } = await openCommunity(database().db);
    expect(await read({ page: 999_999_999, limit: 100 })).toMatchObject({
      leaderboard: [],
      pagination: {
        currentPage: 999_999_999,
        totalPages: 1,
        totalEntries: 5,
        hasPreviousPage: true,
        hasNextPage: false,
      },
    });
  });

  it('keeps the overall rank while searching', async () => {
    const { read } = await openCommunity(database().db);
    const found = await read({ search: ' B ', sortBy: 'totalReceived', limit: 1 });
    expect(found.leaderboard).toMatchObject([{ displayName: 'bob', rank: 1 }]);
    expect(found.pagination).toMatchObject({ totalEntries: 2, totalPages: 2, hasNextPage: true });
    expect(found.searchTerm).toBe(' B ');
    const second = await read({ search: ' B ', sortBy: 'totalReceived', limit: 1, page: 2 });
    expect(second.leaderboard).toMatchObject([{ displayName: 'Ann Bonny', rank: 3 }]);
    for (const search of ['%', '\\', 'x', '\0', 'bobcy']) {
      expect(await read({ search })).toMatchObject({
        leaderboard: [],
        pagination: { totalPages: 0, totalEntries: 0, hasNextPage: false },
      });
    }
    expect((await read({ search: '_1' })).leaderboard).toMatchObject([{ userId: '1', rank: 1 }]);
  });

  it('shows roles, links and verified handles as they are now', async () => {
    const { db } = database();
    const { read } = await openCommunity(db);
    await sql`update members set role = 'owner', twitter_handle = 'ann', twitter_verified = true,
      profile_link_url = 'javascript:alert(1)' where id = 1`.execute(db);
    await sql`update members set profile_link_url = 'http://example.org' where id = 2`.execute(db);
    const { leaderboard } = await read({});
    expect(leaderboard.find((entry) => entry.userId === '1')).toMatchObject({
      isAdmin: true,
      twitterHandle: 'ann',
      twitterVerified: true,
      profileLinkUrl: null,
    });
    expect(leaderboard.find((entry) => entry.userId === '2')?.profileLinkUrl).toBeNull();
  });

  it('shows a banned member as not eligible, with unchanged points', async () => {
    const { db } = database();
    const { read } = await openCommunity(db);
    await ban(db, 1n, NOW_MS);
    const { leaderboard } = await read({});
    expect(leaderboard[0]).toMatchObject({ userId: '1', isEligible: false, pointsNeeded: 0 });
  });
});

describeOnPostgres('the figures next to the board', (database) => {
  it('return one member under each sort', async () => {
    const { db } = database();
    const { board, read } = await openCommunity(db);
    const settings = { nowMs: NOW_MS, usdPrice: null, ranks: PIRATE_RANKS };
    const { leaderboard } = await read({ sortBy: 'totalReceived' });
    for (const entry of leaderboard) {
      const request = { sortBy: 'totalReceived' as const, memberId: BigInt(entry.userId) };
      expect(await readOwnEntry(board, request, settings)).toEqual(entry);
    }
    await expect(
      readOwnEntry(board, { sortBy: 'username', memberId: 4242n }, settings),
    ).rejects.toMatchObject({ code: 'not_found' });
  });

  it('sum volume and week', async () => {
    const { db } = database();
    const { board } = await openCommunity(db);
    expect(await readStats(board)).toMatchObject({
      totalVolume: '1.50000001',
      totalTips: 2,
      totalMembers: 5,
    });
    expect(await readWeekSummary(board)).toEqual({
      week: '2026-03-08',
      activeUsers: 5,
      eligibleUsers: 1,
      totalActivityPoints: 12,
      largestShares: ['500'],
    });
  });
});
