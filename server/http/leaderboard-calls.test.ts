import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Leaderboard } from '#contract/leaderboard.ts';
import { SortBy } from '#contract/leaderboard.ts';
import { describeOnBothEngines } from '#server/db/test-databases.ts';
import { eventOf, NOW_MS, openTestApp, type TestApp, tipOf } from './test-app.ts';

const SORTS: readonly string[] = SortBy.enum;

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

describeOnBothEngines('the calls of the board', (database) => {
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

  it('refuses what it does not know', async () => {
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

  it('gives every field in its unit', async () => {
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

  it('gives US dollars where there is a price', async () => {
    await test.app.close();
    test = await openTestApp(database().db, { environment: { JKC_USD_PRICE: '0.0125' } });
    await test.ingest(tipOf('11', '22', '1000.4'));
    const { leaderboard } = await read('?sortBy=totalTipped');
    expect(leaderboard[0]).toMatchObject({
      totalTippedUSD: '12.51',
      totalReceivedUSD: '0.00',
      totalLifetimeEarningsUSD: '0.00',
    });
    expect(leaderboard[1]).toMatchObject({ totalReceivedUSD: '12.51' });
  });

  it('tells who is eligible at the threshold, and never a banned member', async () => {
    const { db } = database();
    const points = { '11': 4.99, '22': 5, '33': 3.99, '44': 100, '55': 100 };
    for (const [id, given] of Object.entries(points)) {
      // The account's own point comes with it.
      await test.ingest(eventOf('referral_joined', id, { points: given - 1 || 0.01 }));
    }
    await sql`update members set banned_at = '2026-03-01' where telegram_id in (44, 55)`.execute(
      db,
    );
    await sql`update members set ban_expires_at = '2026-03-04T12:00:01Z' where telegram_id = 55`.execute(
      db,
    );
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
    // A ban ends without anybody doing anything.
    test.clock.nowMs = NOW_MS + 1000;
    expect((await seen())[1]).toEqual(['5', true, 0]);
    expect((await test.get('/api/weekly-rewards/current-week-summary')).json()).toMatchObject({
      activeUsers: 5,
      eligibleUsers: 2,
    });
  });

  describe('with a crew', () => {
    const SIZE = 23;
    beforeEach(async () => {
      const events = [];
      for (let index = 1; index <= SIZE; index++) {
        const at = new Date(NOW_MS - ((index * 7) % 5) * 86_400_000).toISOString();
        // Many are even on every count, so that ties are everywhere.
        events.push(
          tipOf(String(100 + index), String(200 + (index % 3)), String(1 + (index % 4)), {
            at,
            username: index % 2 ? `crew_${index % 5}_${index}` : null,
            firstName: index % 3 ? `Mate%${index}` : null,
          }),
        );
      }
      await test.ingest(...events);
    });

    it.each(SORTS)('lays its pages side by side under %s', async (sortBy) => {
      const whole = await read(`?sortBy=${sortBy}&limit=100`);
      const { totalEntries } = whole.pagination;
      expect(whole.leaderboard.map(({ rank }) => rank)).toEqual(
        Array.from({ length: totalEntries }, (_, index) => index + 1),
      );
      for (const limit of [1, 7, 100]) {
        const pages = [];
        const { pagination } = await read(`?sortBy=${sortBy}&limit=${limit}`);
        expect(pagination.totalPages).toBe(Math.ceil(totalEntries / limit));
        for (let page = 1; page <= pagination.totalPages; page++) {
          const one = await read(`?sortBy=${sortBy}&limit=${limit}&page=${page}`);
          expect(one.pagination).toEqual({
            currentPage: page,
            limit,
            totalPages: pagination.totalPages,
            totalEntries,
            hasPreviousPage: page > 1,
            hasNextPage: page < pagination.totalPages,
          });
          pages.push(...one.leaderboard);
        }
        expect(pages).toEqual(whole.leaderboard);
      }
    });

    it.each(SORTS)('keeps the rank in the whole board while searching under %s', async (sortBy) => {
      const whole = await read(`?sortBy=${sortBy}&limit=100`);
      const ranks = new Map(whole.leaderboard.map(({ userId, rank }) => [userId, rank]));
      for (const term of ['crew', 'MATE', '_1', 'mate%252', 'e']) {
        const found = await read(`?sortBy=${sortBy}&limit=100&search=${term}`);
        const plain = decodeURIComponent(term).toLowerCase();
        const expected = whole.leaderboard.filter((entry) =>
          [entry.username ?? '', entry.displayName].some((name) =>
            name.toLowerCase().includes(plain),
          ),
        );
        expect(found.leaderboard.map(({ userId }) => userId)).toEqual(
          expected.map(({ userId }) => userId),
        );
        expect(found.leaderboard.length).toBeGreaterThan(0);
        for (const { userId, rank } of found.leaderboard) expect(rank).toBe(ranks.get(userId));
      }
    });

    it.each([2, 24, 999_999_999])('is empty on page %i, past the end', async (page) => {
      const { totalEntries } = (await read('?limit=1')).pagination;
      const last = await read(`?limit=100&page=${page}`);
      expect(last.leaderboard).toEqual([]);
      expect(last.pagination).toEqual({
        currentPage: page,
        limit: 100,
        totalPages: 1,
        totalEntries,
        hasPreviousPage: true,
        hasNextPage: false,
      });
    });

    it('answers 304 to who has it, and anew after the next event', async () => {
      for (const url of ['/api/leaderboard', '/api/leaderboard?search=mate', '/api/stats']) {
        const first = await test.get(url);
        const tag = String(first.headers.etag);
        expect(first.headers['set-cookie']).toBeUndefined();
        for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
          const again = await test.get(url, { headers: { 'if-none-match': known } });
          expect([again.statusCode, again.body]).toEqual([304, '']);
          expect(again.headers.etag).toBe(tag);
          expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
        }
        const other = await test.get(url, { headers: { 'if-none-match': '"other"' } });
        expect(other.statusCode).toBe(200);
        expect(
          (await test.bot('POST', '/events', { events: [tipOf('101', '102', '0.5')] })).statusCode,
        ).toBe(200);
        const later = await test.get(url, { headers: { 'if-none-match': tag } });
        expect(later.statusCode).toBe(200);
        expect(later.headers.etag).not.toBe(tag);
      }
    });
  });

  it.each([
    ['100%', ['100% rum']],
    ['a_b', ['a_b']],
    ['a\\b', ['a\\b']],
    ['%', ['100% rum']],
    ['_', ['a_b']],
    ['\\', ['a\\b']],
    ['ÉTOILE', ['étoile']],
    ['e\u0301toile', ['étoile']],
    ['ﬁsh', ['fish']],
    ['🏴', ['🏴☠️ pirate']],
    ['  fish ', ['fish']],
    ['\0', []],
    ['fish\0', []],
    ["' or 1=1 --", []],
    ['.*', []],
  ])('takes the search %j literally', async (term, expected) => {
    const names = ['100% rum', 'a_b', 'a\\b', 'axb', 'étoile', 'fish', '🏴☠️ pirate', '100x'];
    await test.ingest(
      ...names.map((firstName, index) => eventOf('gm', String(11 + index), { firstName })),
    );
    const found = await read(`?search=${encodeURIComponent(term)}`);
    expect(found.leaderboard.map(({ displayName }) => displayName)).toEqual(expected);
    expect(found.searchTerm).toBe(term);
    expect(found.pagination.totalEntries).toBe(found.leaderboard.length);
  });

  it('takes odd but short searches: no match, or everybody', async () => {
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

  it('shows a link of a member only when it is https', async () => {
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
