import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Leaderboard } from '#contract/site/leaderboard.ts';
import { PRICE_TOO_OLD_MS } from '#rules/operations/price.ts';
import { fetchPrice } from '#server/services/operations/price.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { eventOf, NOW_MS, openTestApp, type TestApp, tipOf } from '#server/testing/http/app.ts';
import { ban } from '#server/testing/people/bans.ts';

const values = (name: string, ...texts: string[]) => texts.map((text) => `${name}=${text}`);
const BAD_QUERIES = [
  ...values('page', '0', '-1', '01', '1e3', 'abc', '', '%20', '+1', '1.0', '1234567890', '٣'),
  ...values('page', '1%00', 'NaN', '1%0A', 'Infinity'),
  ...values('limit', '0', '-1', '01', '101', '1e3', '999999999', 'abc', '', '20.0', '%201'),
  ...values('sortBy', '', 'rank', 'TotalTipped', 'totalTipped%20', '__proto__', 'constructor'),
  ...values('search', 'a'.repeat(201), '%F0%9F%8F%B4'.repeat(201)),
  'page',
  'page=1&page=2',
  'page=1&page=1',
  'limit=20&limit=20',
  'sortBy=username&sortBy=username',
  'search=a&search=b',
];

describeOnPostgres('the calls of the board', (database) => {
  let test: TestApp;
  beforeEach(async () => {
    test = await openTestApp(database().db);
  });
  afterEach(() => test.app.close());

  async function read(query = ''): Promise<Leaderboard> {
    const response = await test.get(`/api/leaderboard${query}`);
    expect(response.statusCode).toBe(200);
    return response.json();
  }

  it('refuses unknown input', async () => {
    for (const query of BAD_QUERIES) {
      const response = await test.get(`/api/leaderboard?${query}`);
      expect([query, response.statusCode]).toEqual([query, 400]);
      expect(response.json()).toEqual({ error: expect.any(String), code: 'bad_request' });
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.headers.etag).toBeUndefined();
    }
  });

  it('is empty without members', async () => {
    expect(await read()).toEqual({
      leaderboard: [],
      totalRewardsDistributed: '0',
      totalRewardsPaid: null,
      pagination: {
        currentPage: 1,
        limit: 20,
        totalPages: 0,
        totalEntries: 0,
        hasPreviousPage: false,
        hasNextPage: false,
      },
      searchTerm: '',
      sortBy: 'weeklyActivityPoints',
      lastUpdated: null,
    });
  });

  it('returns every field in its unit', async () => {
    const { db } = database();
    await test.ingest(
      eventOf('profile_changed', '11', {
        at: '2026-02-27T12:00:01Z',
        username: 'Blackbeard',
        firstName: 'Edward',
        lastName: 'Teach',
        profileLinkUrl: 'https://t.me/Blackbeard',
      }),
      eventOf('twitter_set', '11', { twitterHandle: 'ned' }),
      tipOf('11', '22', '1234.00000001'),
      tipOf('22', '11', '0.00000001'),
    );
    await sql`update members set twitter_verified = true where telegram_id = 11`.execute(db);
    const { leaderboard, lastUpdated } = await read();
    expect(leaderboard[0]).toEqual({
      userId: '1',
      rank: 1,
      displayName: 'Edward Teach',
      displayType: 'firstName',
      username: 'Blackbeard',
      profileLinkUrl: 'https://t.me/Blackbeard',
      isAdmin: false,
      pirateRank: expect.any(String),
      twitterVerified: true,
      twitterHandle: 'ned',
      totalLifetimePoints: expect.any(Number),
      weeklyActivityPoints: expect.any(Number),
      countedPoints: null,
      lastWeekPlace: null,
      totalLifetimeEarnings: '0',
      totalLifetimeEarningsUSD: null,
      totalTipped: '1234.00000001',
      totalTippedUSD: null,
      totalReceived: '0.00000001',
      totalReceivedUSD: null,
      tipCount: 1,
      receivedCount: 1,
      accountCreatedAt: '2026-02-27T12:00:01.000Z',
      accountAgeDays: 4,
      isEligible: true,
      pointsNeeded: 0,
      minActivityThreshold: 5,
    });
    expect(leaderboard[1]).toMatchObject({
      rank: 2,
      displayName: 'Anonymous User',
      username: null,
    });
    expect(Date.parse(lastUpdated ?? '')).toBeGreaterThan(0);
  });

  it('returns US dollars if there is a price', async () => {
    await test.app.close();
    test = await openTestApp(database().db, { environment: { COIN_USD_PRICE: '0.0125' } });
    await test.ingest(tipOf('11', '22', '1000.4'));
    const { leaderboard } = await read('?sortBy=totalTipped');
    expect(leaderboard[0]).toMatchObject({
      totalTippedUSD: '12.51',
      totalReceivedUSD: '0.00',
      totalLifetimeEarningsUSD: '0.00',
    });
    expect(leaderboard[1]).toMatchObject({ totalReceivedUSD: '12.51' });
  });

  it('returns US dollars by the price that was fetched last, until it is too old', async () => {
    await test.app.close();
    const { db } = database();
    test = await openTestApp(db, { environment: { PRICE_URL: 'https://price.org/' } });
    await test.ingest(tipOf('11', '22', '1000.4'));
    const reports: unknown[] = [];
    const fetchOf = (read: () => Promise<string>) =>
      fetchPrice({
        db,
        source: { read },
        now: () => test.clock.nowMs,
        report: (error, what) => reports.push(`${what}: ${error}`),
      });
    const dollarsLater = async (ms: number) => {
      test.clock.nowMs += ms;
      return (await read('?sortBy=totalTipped')).leaderboard[0]?.totalTippedUSD;
    };
    expect(await dollarsLater(0)).toBeNull();
    expect(await fetchOf(async () => '0.0125')).toBe('0.0125 dollars for one coin');
    expect(await dollarsLater(10_000)).toBe('12.51');
    expect(await fetchOf(async () => '0.02')).toBe('0.02 dollars for one coin');
    expect(await dollarsLater(9_999)).toBe('12.51');
    expect(await dollarsLater(1)).toBe('20.01');
    // A failure changes nothing.
    expect(await fetchOf(() => Promise.reject(new Error('status 500')))).toBe(
      'no new price: status 500',
    );
    expect(reports).toEqual(['the price was not fetched: Error: status 500']);
    expect(await dollarsLater(PRICE_TOO_OLD_MS - 10_000)).toBe('20.01');
    expect(await dollarsLater(1)).toBeNull();
    await fetchOf(async () => '1');
    expect(await dollarsLater(10_000)).toBe('1000.40');
  });

  it('marks members eligible at the threshold, but never banned ones', async () => {
    const { db } = database();
    const points = { '11': 4.99, '22': 5, '33': 3.99, '44': 100, '55': 100 };
    for (const [id, given] of Object.entries(points)) {
      // The event also brings the point of the new account.
      await test.ingest(eventOf('referral_joined', id, { points: given - 1 || 0.01 }));
    }
    await ban(db, '44', '2026-03-01');
    await ban(db, '55', '2026-03-01', '2026-03-04T12:00:01Z');
    const seen = async () =>
      (await read('?sortBy=weeklyActivityPoints')).leaderboard.map(
        ({ userId, isEligible, pointsNeeded }) => [userId, isEligible, pointsNeeded],
      );
    expect(await seen()).toEqual([
      ['4', false, 0],
      ['5', false, 0],
      ['2', true, 0],
      ['1', false, 0.01],
      ['3', false, 1.01],
    ]);
    // A ban ends by itself.
    test.clock.nowMs = NOW_MS + 1000;
    expect((await seen())[1]).toEqual(['5', true, 0]);
    expect((await test.get('/api/weekly-rewards/current-week-summary')).json()).toMatchObject({
      activeUsers: 5,
      eligibleUsers: 2,
    });
  });

  it('takes a search literally', async () => {
    const names = ['100% rum', 'a_b', 'a\\b', 'axb', 'étoile', 'fish', '🏴☠️ pirate', '100x'];
    await test.ingest(
      ...names.map((firstName, index) => eventOf('gm', String(11 + index), { firstName })),
    );
    for (const [term, ...expected] of [
      ['100%', '100% rum'],
      ['a_b', 'a_b'],
      ['a\\b', 'a\\b'],
      ['%', '100% rum'],
      ['_', 'a_b'],
      ['\\', 'a\\b'],
      ['ÉTOILE', 'étoile'],
      ['e\u0301toile', 'étoile'],
      ['ﬁsh', 'fish'],
      ['🏴', '🏴☠️ pirate'],
      ['  fish ', 'fish'],
      ['\0'],
      ['fish\0'],
      ["' or 1=1 --"],
      ['.*'],
    ] as const) {
      const found = await read(`?search=${encodeURIComponent(term)}`);
      const shown = found.leaderboard.map(({ displayName }) => displayName);
      expect([term, ...shown]).toEqual([term, ...expected]);
      expect(found.searchTerm).toBe(term);
      expect(found.pagination.totalEntries).toBe(expected.length);
    }
  });

  it('accepts odd short searches: no match, or everybody', async () => {
    await test.ingest(eventOf('gm', '11', { firstName: 'Anne' }));
    for (const odd of [
      '%ED%A0%80',
      '%ff',
      '%',
      '%zz',
      'a'.repeat(200),
      '%F0%9F%8F%B4'.repeat(200),
    ]) {
      expect((await read(`?search=${odd}`)).leaderboard).toEqual([]);
    }
    for (const blank of ['', '%20%20', '%09', '%E3%80%80']) {
      expect((await read(`?search=${blank}`)).leaderboard).toHaveLength(1);
    }
  });

  it('shows a member’s link only if it is https', async () => {
    const { db } = database();
    const links = ['https://x.example/a', 'http://x.example/', 'javascript:alert(1)', 'tg://u', ''];
    for (const [index, link] of links.entries()) {
      await test.ingest(eventOf('gm', String(11 + index)));
      await sql`update members set profile_link_url = ${link} where telegram_id = ${11 + index}`.execute(
        db,
      );
    }
    const { leaderboard } = await read();
    expect(leaderboard.map(({ profileLinkUrl }) => profileLinkUrl)).toEqual([
      'https://x.example/a',
      null,
      null,
      null,
      null,
    ]);
  });
});
