import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FirstView, ServerEntry } from '#contract/first-view.ts';
import { TEST_BOT_TOKEN } from '#server/fakes/telegram/signer.ts';
import { createSession } from '#server/services/sign-in/sessions.ts';
import { openEmptied, type TestDatabase } from '#server/testing/db/databases.ts';
import {
  BUILT_SITE,
  NOW_MS,
  openTestApp,
  readOverSocket,
  type TestApp,
  tipOf,
} from '#server/testing/http/app.ts';
import { readPagesAhead } from './read-ahead.ts';

const API_POLICY = "default-src 'none';frame-ancestors 'none'";
/** The longest delay before strangers see a change. */
const PROMISE_MS = 1000;
const HTML = 'text/html; charset=utf-8';
const NAME = '</script><script>alert(1)</script><!--$&$`';

describe('the pages', () => {
  let database: TestDatabase;
  let test: TestApp;
  let origin: string;
  beforeAll(async () => {
    database = await openEmptied('postgres');
    test = await openTestApp(database.db, {
      siteFolder: BUILT_SITE,
      environment: { PUBLIC_URL: 'https://deck.example', DEFAULT_THEME: 'dark' },
    });
    origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
    await test.ingest(tipOf('11', '22', '1.5', { firstName: NAME, lastName: '\u2028<b>' }));
  });
  afterAll(async () => {
    await test.app.close();
    await database.close();
  });

  const stateOf = (html: string): FirstView => {
    const text = /<script type="application\/json" id="first-view">([^<]*)<\/script>/.exec(
      html,
    )?.[1];
    return JSON.parse(text ?? 'null');
  };

  it('are all found when they are rendered ahead of a crowd', async () => {
    await expect(readPagesAhead(test.app)).resolves.toBeUndefined();
  });

  it('are the same bytes for everybody until something changes that they show, and nobody else’s', async () => {
    const read = (headers = {}) => test.app.inject({ url: '/leaderboard', headers });
    const first = await read();
    const tag = String(first.headers.etag);
    expect(first.headers).toMatchObject({
      vary: 'accept-encoding, accept-language, cookie',
      'content-language': 'en',
    });
    expect(await read()).toMatchObject({ body: first.body });
    const packed = await read({ 'accept-encoding': 'gzip, deflate, br' });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', etag: tag });
    expect(gunzipSync(packed.rawPayload).toString()).toBe(first.body);
    const known = await read({ 'if-none-match': tag });
    expect([known.statusCode, known.body]).toEqual([304, '']);
    // A member's own page is made for each call, and sent to no other visitor.
    const token = await createSession(database.db, { memberId: 1n, nowMs: NOW_MS });
    const own = await read({ cookie: `__Host-deck=${token}`, 'if-none-match': tag });
    expect([own.statusCode, own.headers.etag]).toEqual([200, undefined]);
    expect(stateOf(own.body).viewer).not.toBeNull();
    expect(stateOf((await read()).body).viewer).toBeNull();
    await test.ingest(tipOf('11', '22', '3'));
    expect((await read({ cookie: `__Host-deck=${token}` })).body).toContain('4.5');
    test.clock.nowMs += PROMISE_MS + 1;
    const changed = await read({ 'if-none-match': tag });
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).not.toBe(tag);
  });

  it('carry exactly this policy', async () => {
    const response = await test.get('/leaderboard');
    expect(response.statusCode).toBe(200);
    const scripts = [...response.body.matchAll(/<script>([\s\S]*?)<\/script>/g)];
    // The surface, the theme, and loading the others after the first paint.
    expect(scripts).toHaveLength(3);
    const hashes = scripts.map(
      ([, code]) => `'sha256-${createHash('sha256').update(String(code)).digest('base64')}'`,
    );
    expect(response.headers).toMatchObject({
      'content-type': HTML,
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'content-security-policy': [
        "default-src 'none'",
        `script-src 'self' ${hashes.join(' ')}`,
        "style-src 'self'",
        "font-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "object-src 'none'",
        "frame-ancestors 'self' https://web.telegram.org https://webk.telegram.org https://webz.telegram.org",
      ].join('; '),
    });
    expect(response.headers['x-frame-options']).toBeUndefined();
    // Nothing that the policy would block: no inline handlers or styles.
    expect(response.body.replace(/<script[\s\S]*?<\/script>/g, '')).not.toMatch(
      /<[^>]* (on\w+|style)=/,
    );
  });

  it.each<[string, Record<string, string>, string]>([
    ['no sign-in', {}, 'same-origin'],
    // Its window could not return its result otherwise.
    ['the login widget', { TELEGRAM_BOT_TOKEN: TEST_BOT_TOKEN }, 'same-origin-allow-popups'],
    ['the newer login', { TELEGRAM_CLIENT_ID: '77' }, 'same-origin-allow-popups'],
  ])(
    'let nothing of anybody else onto an origin that keeps keys, with %s',
    async (_, set, opener) => {
      const other = await openTestApp(database.db, {
        siteFolder: BUILT_SITE,
        environment: { PUBLIC_URL: 'https://deck.example', ...set },
      });
      for (const path of ['/', '/leaderboard', '/admin', '/developers', '/try', '/none']) {
        const { headers, body } = await other.get(path);
        const rules = String(headers['content-security-policy']).split('; ');
        expect(headers['cross-origin-opener-policy']).toBe(opener);
        expect(rules).toContain("default-src 'none'");
        const others = rules.filter((rule) => !rule.startsWith('frame-ancestors '));
        expect(others.join('; ')).not.toMatch(/https?:|\*|blob:|unsafe|strict-dynamic/);
        expect(rules.find((rule) => rule.startsWith('script-src '))).toMatch(
          /^script-src 'self'( 'sha256-\S+'){3}$/,
        );
        expect(/<(script|iframe|object|embed)[^>]*(src|data)="(https?:)?\/\//.test(body)).toBe(
          false,
        );
      }
      await other.app.close();
    },
  );

  it.each([
    ['/api/stats', 200],
    ['/api/leaderboard?page=0', 400],
    ['/api/leaderboard/me', 401],
    ['/api/nothing', 404],
    ['/api', 404],
    ['/api/admin/users', 401],
    ['/api/developer/keys', 401],
    ['/api/openapi.json', 200],
    ['/chart/lines.svg', 200],
    ['/leaderboard', 200],
    ['/nowhere', 404],
  ])('and answers to %s carry the security headers', async (url, status) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const { statusCode, headers } = await test.app.inject({ method, url });
      expect(statusCode).toBe(status);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
      expect(headers['referrer-policy']).toBeDefined();
      expect(headers['permissions-policy']).toMatch(/camera=\(\), .*microphone=\(\)/);
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers.server).toBeUndefined();
      if (headers['content-type'] !== HTML) {
        expect(headers['content-security-policy']).toBe(API_POLICY);
      }
      expect(headers['content-security-policy']).toContain('frame-ancestors');
    }
  });

  it('promise https to browsers only if the site is on https', async () => {
    const plain = await openTestApp(database.db);
    const { headers } = await plain.get('/api/stats');
    expect(headers['strict-transport-security']).toBeUndefined();
    await plain.app.close();
  });

  it('embed their first data, which no name can break out of', async () => {
    const { body } = await test.get('/leaderboard');
    const view = stateOf(body);
    expect(view).toMatchObject({
      path: '/leaderboard',
      search: '',
      nowMs: test.clock.nowMs,
      viewer: null,
      instance: { demo: false, theme: 'dark' },
    });
    expect(view.answers.map(({ call }) => call.route).sort()).toEqual([
      'getCurrentWeekSummary',
      'getDistributionHistory',
      'getLeaderboard',
      'getPointsSystem',
      'getSystemStatus',
    ]);
    const board = view.answers.find(({ call }) => call.route === 'getLeaderboard');
    expect(board?.data).toEqual((await test.get('/api/leaderboard')).json());
    expect(board?.data).toMatchObject({ leaderboard: [{ displayName: `${NAME} <b>` }, {}] });
    expect(body).not.toContain('<script>alert');
    expect(body).not.toContain('<!--$&');
    expect(body).not.toContain('%DEFAULT_THEME%');
    expect(body).not.toMatch(/<!--(head|app|first-view)-->/);
    expect(body).toContain('data-default-theme="dark"');
  });

  it('accept any search in the address', async () => {
    for (const search of [
      '?search=%3C/script%3E%3Cscript%3Ealert(1)%3C/script%3E',
      '?search=%00',
      '?search=%ED%A0%80&page=zz&sort=__proto__',
      '?page=999999999',
      `?search=${'x'.repeat(3000)}`,
      '?search=%zz',
      '?',
      '?a=1?b=2#c',
      '?search=<script>alert(1)</script>',
    ]) {
      const response = await test.get(`/leaderboard${search}`);
      expect([search, response.statusCode]).toEqual([search, 200]);
      expect(response.body).not.toContain('<script>alert');
      expect(stateOf(response.body).answers).toHaveLength(5);
    }
  });

  it('know who is signed in, and are then private', async () => {
    const token = await createSession(database.db, { memberId: 1n, nowMs: NOW_MS });
    const response = await test.get('/leaderboard', {
      headers: { cookie: `__Host-deck=${token}` },
    });
    expect(stateOf(response.body).viewer).toMatchObject({ telegramId: '11', isAdmin: false });
    expect(response.headers['cache-control']).toBe('private, no-cache');
    expect(response.body).not.toContain(token);
    expect(response.headers['set-cookie']).toBeUndefined();
  });

  it.each([
    '/',
    '/leaderboard',
    '/leaderboard?page=2&unknown=1',
    '/leaderboard?search=a',
    '/weeks',
    '/weeks/rules',
    '/creator',
    '/creator?tab=dashboard',
    '/developers/keys',
    '/admin',
    '/privacy',
    '/nowhere',
  ])('show who is signed in exactly what the browser renders from its data, at %s', async (url) => {
    const entry: ServerEntry = await import(`${BUILT_SITE}/server/entry-server.js`);
    for (const [memberId, role] of [
      [1n, 'member'],
      [2n, 'owner'],
    ] as const) {
      await sql`update members set role = ${role} where id = ${memberId}`.execute(database.db);
      const token = await createSession(database.db, { memberId, nowMs: test.clock.nowMs });
      const { body } = await test.get(url, { headers: { cookie: `__Host-deck=${token}` } });
      const view = stateOf(body);
      expect(view.viewer).toMatchObject({ telegramId: `${memberId}${memberId}` });
      const { html } = await entry.renderFirstView(view, test.config.community.brand);
      expect(html).toContain('Signed in as ');
      expect(body).toContain(html);
      expect(body).not.toContain(entry.BLANK);
    }
  });

  it.each([
    '/nowhere',
    '/leaderboard/x',
    '/Leaderboard/1',
    '//evil.example',
    '//evil.example/%2e%2e',
    '/%2f%2fevil.example',
    '/\\evil.example',
    '/leaderboard%2f..',
    '/%00',
    '/<script>alert(1)</script>',
    '/.env',
    '/.git/config',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/package.json',
    '/..%5c..%5cpackage.json',
    '/server/entry-server.js',
    '/page-files.json',
    '/index.html',
    '/index.html.gz',
    '/index.de.html',
    '/fonts',
    '/fonts/',
    '/constructor',
    '/__proto__',
    'http://evil.example/leaderboard',
  ])('do not know %s', async (url) => {
    const response = await readOverSocket(origin, url);
    expect([response.statusCode, response.headers['content-type']]).toEqual([404, HTML]);
    expect(response.headers.location).toBeUndefined();
    expect(response.body).toContain('noindex');
    expect(response.body).not.toContain('<script>alert');
    expect(response.body).not.toMatch(/(href|src|action)="(\/\/|\/\\|https?:\/\/evil)/);
  });

  it.each(['/assets', '/assets/', '/assets/x.js', '/assets/..%2findex.html', '/api', '/api/x'])(
    'do not render %s',
    async (url) => {
      const response = await test.get(url);
      expect(response.statusCode).toBe(404);
      expect(response.json()).toEqual({ error: expect.any(String), code: 'not_found' });
    },
  );

  it('are read-only', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
      for (const url of ['/leaderboard', '/', '/chart/lines.svg', '/nowhere']) {
        const response = await test.app.inject({ method, url });
        expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
      }
    }
  });

  it('leave out failed calls, which the browser repeats', async () => {
    const broken = await openTestApp(database.db, {
      siteFolder: BUILT_SITE,
      wrap: (db) =>
        new Proxy(db, {
          get(target, name) {
            if (name === 'getExecutor') throw new Error('the database is gone');
            return Reflect.get(target, name);
          },
        }),
    });
    const response = await broken.get('/leaderboard');
    expect(response.statusCode).toBe(200);
    const routes = stateOf(response.body).answers.map(({ call }) => call.route);
    expect(routes).toContain('getCurrentWeekSummary');
    expect(routes).not.toContain('getSystemStatus');
    expect(response.body).not.toContain('the database is gone');
    await broken.app.close();
  });
});
