import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { API } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { ROUTES } from '#contract/routes.ts';
import { openEmbeddedForTest, type TestDatabase } from '#server/db/test-databases.ts';
import { createSession } from '#server/services/sessions.ts';
import { NOW_MS, openTestApp, type TestApp, TOKEN, tipOf } from './test-app.ts';

const calls = Object.values<Endpoint>(API)
  .filter(({ route, planned }) => ROUTES[route].method === 'GET' && !planned)
  .map((definition) => ({ ...definition, ...ROUTES[definition.route] }));

/** What breaks programs, and whatever else there is. */
const odd = fc.oneof(
  fc.constantFrom(
    ...['', '0', '1', '-1', '01', '1e3', '1.5', '20', '100', '101', '999999999', '1e999', 'NaN'],
    ...['2147483648', '4503599627370496', '9223372036854775808', '9999999999999999', '11', '22'],
    ...[
      'totalTipped',
      'username',
      '__proto__',
      'constructor',
      'toString',
      '%',
      '_',
      '\\',
      "'",
      '"',
    ],
    ...['\0', '\ud800', '\udfff\ud800', '\u202e', '🏴', 'ﬀ', 'İ', '\u0345', '../..', '//x', ' '],
  ),
  fc.string({ unit: 'binary', maxLength: 250 }),
  fc.string({ unit: 'grapheme', maxLength: 120 }),
);
/** As a caller may put it into an address: right, half right, or not encoded at all. */
const encoded = fc.oneof(
  odd.map((text) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))),
  fc.constantFrom('%', '%zz', '%ED%A0%80', '%ff%fe', '%00', '%u0041', '+', '%2f..%2f', '%25'),
  fc.string({ maxLength: 30 }).map((text) => text.replace(/[^\x21-\x7e]|[?#\\]/g, '%')),
);
const names = fc.constantFrom(
  'page',
  'limit',
  'sortBy',
  'search',
  'telegramId',
  '__proto__',
  'page[]',
  '',
);
const query = fc
  .array(fc.tuple(names, fc.option(encoded)), { maxLength: 5 })
  .map((pairs) =>
    pairs.map(([name, value]) => (value === null ? name : `${name}=${value}`)).join('&'),
  );

describe('any GET', () => {
  let database: TestDatabase;
  let test: TestApp;
  let cookie: string;
  let ownerCookie: string;
  beforeAll(async () => {
    database = await openEmbeddedForTest();
    test = await openTestApp(database.db);
    await test.ingest(tipOf('11', '22', '1.5', { firstName: 'Anne', username: 'bonny' }));
    await sql`update members set role = 'owner' where id = 2`.execute(database.db);
    cookie = `jkc=${await createSession(database.db, { memberId: 1n, nowMs: NOW_MS })}`;
    ownerCookie = `jkc=${await createSession(database.db, { memberId: 2n, nowMs: NOW_MS })}`;
  });
  afterAll(async () => {
    await test.app.close();
    await database.close();
  });

  it.each(calls)(
    '$path answers 200, 400, 403 or 404, whatever its parameters',
    async ({ path, access, response }) => {
      const allowed = access === 'member' ? [200, 400, 403, 404] : [200, 400, 404];
      const isForAdmins = access === 'admin' || access === 'owner';
      const headers =
        access === 'gateway'
          ? { authorization: `Bearer ${TOKEN}` }
          : { cookie: isForAdmins ? ownerCookie : cookie };
      await fc.assert(
        fc.asyncProperty(encoded, query, async (param, text) => {
          const url = `${path.replace(/:\w+/, param.replaceAll('/', '%2f'))}?${text}`;
          const answer = await test.get(url, { headers });
          expect([url, allowed.includes(answer.statusCode)]).toEqual([url, true]);
          const body = answer.json();
          if (answer.statusCode !== 200) {
            expect(body).toEqual({ error: expect.any(String), code: expect.any(String) });
          } else if ('required' in response && Array.isArray(response.required)) {
            expect(Object.keys(body)).toEqual(expect.arrayContaining(response.required));
          }
          expect(test.logs.filter((line) => line.includes('"level":50'))).toEqual([]);
        }),
        { numRuns: 150 },
      );
    },
  );

  it('of any address is answered, and never with a failure', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(encoded, { maxLength: 4 }), query, async (parts, text) => {
        const answer = await test.get(`/-/${parts.join('/')}?${text}`, { headers: { cookie } });
        expect([200, 400, 401, 404]).toContain(answer.statusCode);
        expect(answer.json()).toBeTypeOf('object');
      }),
      { numRuns: 200 },
    );
  });
});
