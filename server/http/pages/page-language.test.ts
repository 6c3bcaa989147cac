import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { learnPerson } from '#server/services/bot/people.ts';
import { createSession } from '#server/services/sign-in/sessions.ts';
import { openEmptied, type TestDatabase } from '#server/testing/db/databases.ts';
import { BUILT_SITE, NOW_MS, openTestApp, type TestApp, tipOf } from '#server/testing/http/app.ts';
import { ownAddress } from './language-choice.ts';

const SESSION = '__Host-deck';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

describe('the language of a page', () => {
  let database: TestDatabase;
  let test: TestApp;
  let session: string;
  beforeAll(async () => {
    database = await openEmptied('postgres');
    test = await openTestApp(database.db, {
      siteFolder: BUILT_SITE,
      environment: { PUBLIC_URL: 'https://deck.example', DEFAULT_LANGUAGE: 'es' },
    });
    await test.ingest(tipOf('11', '22', '1.5', { firstName: 'Anne' }));
    session = await createSession(database.db, { memberId: 1n, nowMs: NOW_MS });
  });
  afterAll(async () => {
    await test.app.close();
    await database.close();
  });

  const cookies = (given: Record<string, string>) =>
    Object.entries(given)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ');
  const read = async (given: Record<string, string>, accepted?: string) => {
    const headers = {
      ...(Object.keys(given).length > 0 && { cookie: cookies(given) }),
      ...(accepted !== undefined && { 'accept-language': accepted }),
    };
    const page = await test.get('/weeks', { headers });
    // The wallet's page is the same for everybody, so it asks for the language.
    const { language } = (await test.get('/api/wallet', { headers })).json();
    expect(language).toBe(page.headers['content-language']);
    return page;
  };
  const choose = (fields: Record<string, string>, headers = {}) =>
    test.app.inject({
      method: 'POST',
      url: '/language',
      headers: { ...FORM, ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
  const stored = async () => {
    const { rows } = await sql<{ language: string | null }>`
      select language from bot_people where telegram_id = 11`.execute(database.db);
    return rows[0]?.language;
  };

  it.each<[Record<string, string>, string | undefined, string]>([
    [{}, undefined, 'es'],
    [{}, 'fr', 'es'],
    [{}, 'fr,de-AT;q=0.9,en;q=0.8', 'de'],
    [{ language: 'ru' }, 'de', 'ru'],
    // Values that no form of ours set.
    [{ language: 'fr' }, 'de', 'de'],
    [{ language: '__proto__' }, undefined, 'es'],
    [{ language: 'x'.repeat(3000) }, undefined, 'es'],
  ])('by %o and %o is %s', async (given, accepted, language) => {
    const { headers, body, statusCode } = await read(given, accepted);
    expect([statusCode, headers['content-language']]).toEqual([200, language]);
    expect(body).toMatch(new RegExp(`^<!doctype html>\\s*<html lang="${language}" dir="ltr" `));
  });

  it('reads from right to left in Arabic', async () => {
    expect((await read({ language: 'ar' })).body).toContain('<html lang="ar" dir="rtl" ');
  });

  it('makes one page for all headers that lead to it, whatever they are', async () => {
    const hostile = [
      'de;q=0.9',
      ...['de', 'de-CH,fr;q=0.1', `de,${'x'.repeat(10_000)}`, `de${',fr'.repeat(500)}`],
    ];
    const tags = new Set<unknown>();
    for (const accepted of hostile) tags.add((await read({}, accepted)).headers.etag);
    expect(tags.size).toBe(1);
    expect([...tags]).not.toContain((await read({}, `${'fr,'.repeat(500)}de`)).headers.etag);
  });

  it('is the member’s own choice on every device, and else that of their Telegram', async () => {
    const own = { [SESSION]: session };
    expect((await read(own)).headers['content-language']).toBe('es');
    const names = { username: null, firstName: 'Anne', lastName: null };
    const person = { telegramId: '11', names, hasStarted: true, nowMs: NOW_MS };
    await learnPerson(database.db, { ...person, language: 'id' });
    expect((await read(own, 'de')).headers['content-language']).toBe('id');
    expect((await read({ ...own, language: 'ru' }, 'de')).headers['content-language']).toBe('ru');
    await choose({ language: 'de', to: '/' }, { cookie: cookies(own) });
    expect(await stored()).toBe('de');
    const page = await read({ ...own, language: 'ru' });
    expect(page.headers['content-language']).toBe('de');
    expect(page.body).toContain('Angemeldet als Anne');
  });

  it('is chosen by a form, which leads back', async () => {
    const { statusCode, headers } = await choose({ language: 'de', to: '/leaderboard?page=2' });
    expect([statusCode, headers.location]).toEqual([303, '/leaderboard?page=2']);
    expect(headers['set-cookie']).toBe(
      'language=de; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax',
    );
  });

  it.each([
    [{ language: 'fr', to: '/weeks' }, {}, 303],
    [{ language: 'de\r\nx: y', to: '/weeks' }, {}, 303],
    [{ to: '/weeks' }, {}, 303],
    [{ language: 'en', to: '/weeks' }, { 'sec-fetch-site': 'cross-site' }, 303],
    [{ language: 'en', to: 'x'.repeat(9000) }, {}, 413],
    [{ language: 'en', to: '/weeks' }, { 'content-type': 'application/json' }, 400],
    [{ language: 'en', to: '/weeks' }, { 'content-type': 'text/plain' }, 415],
  ])('stays as it was after %o with %o', async (fields, headers, status) => {
    const before = await stored();
    const answer = await choose(fields, { cookie: `${SESSION}=${session}`, ...headers });
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([status, undefined]);
    expect(await stored()).toBe(before);
  });

  it('is chosen for somebody whom the bot has never met, and names nobody', async () => {
    const other = await createSession(database.db, { memberId: 2n, nowMs: NOW_MS });
    await choose({ language: 'ru', to: '/' }, { cookie: `${SESSION}=${other}` });
    const { rows } = await sql`
      select language, username, known_at < '1971-01-01' as is_old from bot_people
      where telegram_id = 22`.execute(database.db);
    expect(rows).toEqual([{ language: 'ru', username: null, is_old: true }]);
  });
});

it.each([
  ['/', '/'],
  ['/leaderboard?page=2&search=%25', '/leaderboard?page=2&search=%25'],
  ['/in-telegram/weeks', '/in-telegram/weeks'],
  ['', '/'],
  ['leaderboard', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/.//evil.example', '/'],
  ['/x/..//evil.example', '/'],
  ['https://evil.example/', '/'],
  ['javascript:alert(1)', '/'],
  ['http://site.invalid/weeks', '/'],
  ['/weeks\r\nset-cookie: x', '/weeksset-cookie:%20x'],
  ['/\t/evil.example', '/'],
])('leads from %o to %s', (text, address) => {
  expect(ownAddress(text)).toBe(address);
});
