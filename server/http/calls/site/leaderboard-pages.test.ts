import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Leaderboard, SortBy } from '#contract/site/leaderboard.ts';
import { describeOnPostgres } from '#server/testing/db/databases.ts';
import { NOW_MS, openTestApp, type TestApp, tipOf } from '#server/testing/http/app.ts';

const SORTS: readonly string[] = SortBy.enum;

describeOnPostgres('the pages of the board', (database) => {
  let test: TestApp;
  beforeEach(async () => {
    test = await openTestApp(database().db);
  });
  afterEach(() => test.app.close());

  async function read(query: string): Promise<Leaderboard> {
    const response = await test.get(`/api/leaderboard${query}`);
    expect(response.statusCode).toBe(200);
    return response.json();
  }

  const SIZE = 23;
  beforeEach(async () => {
    const events = [];
    for (let index = 1; index <= SIZE; index++) {
      const at = new Date(NOW_MS - ((index * 7) % 5) * 86_400_000).toISOString();
      // Many members have equal counts, so there are ties everywhere.
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

  it('has pages without gaps or overlaps under each sort', async () => {
    for (const sortBy of SORTS) await checkPages(sortBy);
  });

  async function checkPages(sortBy: string) {
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
  }

  it('keeps the overall rank while searching, under each sort', async () => {
    for (const sortBy of SORTS) await checkSearch(sortBy);
  });

  async function checkSearch(sortBy: string) {
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
  }

  it('is empty past the end', async () => {
    const { totalEntries } = (await read('?limit=1')).pagination;
    for (const page of [2, 24, 999_999_999]) {
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
    }
  });

  it('answers 304 until the next event', async () => {
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
