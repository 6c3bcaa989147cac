import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setVisibility } from '#server/services/creators/visibility.ts';
import { eraseMember } from '#server/services/member-data/member-data.ts';
import { closePastWeeks } from '#server/services/weeks/close-weeks.ts';
import { openEmptied, type TestDatabase } from '#server/testing/db/databases.ts';
import { BUILT_SITE, openTestApp, type TestApp, tipOf } from '#server/testing/http/app.ts';
import { numberOf } from '#server/testing/people/number-of.ts';

const WEEK = '2026-03-08';
const END_MS = Date.parse('2026-03-08T23:00:00Z');
const NAME = '</text><script>alert(1)</script>&\u0001"\'';

describe('posters', () => {
  let database: TestDatabase;
  let test: TestApp;
  beforeAll(async () => {
    database = await openEmptied('postgres');
    test = await openTestApp(database.db, { siteFolder: BUILT_SITE });
    await test.ingest(
      ...['11', '22', '33', '44'].map((from) =>
        tipOf(from, '55', '1', { firstName: `Anne ${from}` }),
      ),
      tipOf('55', '11', '1', { firstName: NAME }),
    );
    test.clock.nowMs = END_MS;
    await closePastWeeks(database.db, { ...test.config, nowMs: END_MS });
  });
  afterAll(async () => {
    await test.app.close();
    await database.close();
  });

  const shareOf = async (telegramId: string) =>
    `/posters/weeks/${WEEK}/members/${await numberOf(database.db, telegramId)}.png`;

  it.each([
    ['a week', async () => `/posters/weeks/${WEEK}.png`],
    ['a share', () => shareOf('11')],
    ['a member', async () => `/posters/members/${await numberOf(database.db, '11')}.png`],
    ['a share of a member with a hostile name', () => shareOf('55')],
  ])('show %s as a picture that clients have for as long as it is true', async (_, address) => {
    const url = await address();
    const { statusCode, headers, rawPayload } = await test.get(url);
    expect({ statusCode, type: headers['content-type'] }).toEqual({
      statusCode: 200,
      type: 'image/png',
    });
    expect(headers['cache-control']).toBe('public, no-cache');
    expect(rawPayload.subarray(1, 4).toString()).toBe('PNG');
    expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
    const again = await test.get(url, { headers: { 'if-none-match': String(headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('change with the name', async () => {
    const url = await shareOf('22');
    const before = await test.get(url);
    await sql`update members set first_name = 'Mary' where telegram_id = 22`.execute(database.db);
    const after = await test.get(url, {
      headers: { 'if-none-match': String(before.headers.etag) },
    });
    expect(after.statusCode).toBe(200);
    expect(after.rawPayload.equals(before.rawPayload)).toBe(false);
  });

  it.each([
    [
      'hidden',
      '22',
      async () => {
        const memberId = await numberOf(database.db, '22');
        await setVisibility(database.db, { memberId, hidden: true, nowMs: END_MS });
      },
    ],
    ['erased', '44', () => eraseMember(database.db, { telegramId: '44', nowMs: END_MS })],
  ])(
    'are gone at once for a member who is %s, also for a client that has one',
    async (_, telegramId, leave) => {
      const url = await shareOf(telegramId);
      const { headers, statusCode } = await test.get(url);
      expect(statusCode).toBe(200);
      await leave();
      const after = await test.get(url, { headers: { 'if-none-match': String(headers.etag) } });
      const unknown = await test.get(`/posters/weeks/${WEEK}/members/999999.png`);
      expect([after.statusCode, unknown.statusCode]).toEqual([404, 404]);
      expect(after.json().code).toBe(unknown.json().code);
      expect(after.headers['cache-control']).toBe('no-store');
    },
  );

  it.each([
    '/posters/weeks/2026-03-01.png',
    '/posters/weeks/2026-13-45.png',
    '/posters/weeks/2026-03-08',
    '/posters/weeks/2026-03-08/members/0.png',
    '/posters/weeks/2026-03-08/members/9999999999999999999.png',
    '/posters/weeks/2026-03-01/members/1.png',
    '/posters/members/999999.png',
    '/posters/members/01.png',
    '/posters/weeks/2026-03-08members/1.png',
    '/posters/',
  ])('%s is not found', async (url) => {
    expect((await test.get(url)).statusCode).toBe(404);
  });

  it('are named by the page of the week', async () => {
    const { body } = await test.get(`/weeks/${WEEK}`);
    expect(body).toContain(`/posters/weeks/${WEEK}.png"`);
  });
});
