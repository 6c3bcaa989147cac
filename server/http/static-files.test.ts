import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '#rules/messages/languages.ts';
import { openEmptied, type TestDatabase } from '#server/testing/db/databases.ts';
import {
  BUILT_SITE,
  eventOf,
  openTestApp,
  readOverSocket,
  type TestApp,
} from '#server/testing/http/app.ts';

describe('the files of the site', () => {
  let database: TestDatabase;
  let test: TestApp;
  beforeAll(async () => {
    database = await openEmptied('postgres');
    test = await openTestApp(database.db, { siteFolder: BUILT_SITE });
  });
  afterAll(async () => {
    await test.app.close();
    await database.close();
  });

  it('name existing files, cached for a year by hash', async () => {
    const { body } = await test.get('/leaderboard');
    const named = [...body.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path);
    expect(named.length).toBeGreaterThan(3);
    for (const path of named) {
      const file = await test.get(String(path));
      expect([path, file.statusCode]).toEqual([path, 200]);
      expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      // Shared caches keep one copy per encoding, and send no client an encoding it cannot read.
      expect(file.headers.vary).toBe('accept-encoding');
    }
    const icon = await test.get('/chart/lines.svg');
    expect(icon.headers['cache-control']).toBe('public, max-age=3600');
    const again = await test.get('/chart/lines.svg', {
      headers: { 'if-none-match': String(icon.headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it.each([
    [{ range: 'bytes=99999-' }, 200],
    [{ range: 'bytes=0-3' }, 200],
    [{ range: 'x' }, 200],
    [{ 'if-match': '"x"' }, 400],
    [{ 'if-unmodified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' }, 400],
    [{ 'if-modified-since': 'x' }, 200],
    [{ 'accept-encoding': 'gzip;q=9, \u00e9' }, 200],
  ])('and files handle the conditions %j', async (headers, status) => {
    expect((await test.get('/chart/lines.svg', { headers })).statusCode).toBe(status);
    const page = await test.get('/leaderboard', { headers });
    expect(page.statusCode).toBe(200);
  });

  it('and files contain no source map', () => {
    const files = readdirSync(join(BUILT_SITE, 'client'), { recursive: true, encoding: 'utf8' });
    expect(files.filter((name) => /\.map(\.|$)|(^|\/)\./.test(name))).toEqual([]);
    for (const name of files.filter((each) => /\.(js|css)$/.test(each))) {
      expect(readFileSync(join(BUILT_SITE, 'client', name), 'utf8')).not.toContain(
        'sourceMappingURL',
      );
    }
  });
});

describe('a site folder with unexpected files', () => {
  let folder: string;
  let origin: string;
  let database: TestDatabase;
  let test: TestApp;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'site-'));
    const write = (path: string, text: string) => {
      mkdirSync(join(folder, path, '..'), { recursive: true });
      writeFileSync(join(folder, path), text);
    };
    write('wallet/index.html', '');
    write('wallet/build.json', '{}');
    write('wallet/assets/wallet.css', '');
    for (const language of LANGUAGES) {
      write(
        `client/${language === 'en' ? 'index.html' : `index.${language}.html`}`,
        '<head><!--head--></head><!--app--><!--first-view-->%DEFAULT_THEME%',
      );
    }
    write('client/assets/a-1.js', 'export {};');
    write('client/assets/a-1.js.map', '{}');
    write('client/.secret', 'x');
    write('client/assets/.hidden/a.js', 'x');
    write('client/.well-known/x.txt', 'x');
    write('secret.txt', 'x');
    write('server/package.json', '{"type":"module"}');
    for (const name of ['entry-plan.js', 'render-worker.js']) {
      cpSync(join(BUILT_SITE, 'server', name), join(folder, 'server', name));
    }
    write(
      'server/entry-server.js',
      `export const drawSlides = () => [];
       export const renderFirstView = async (view) => {
         if (view.path === '/broken') throw new Error('render: secret details');
         return { status: 200, head: '<!--app--><!--first-view-->$&', html: "$'%DEFAULT_THEME%" };
       };`,
    );
    database = await openEmptied('postgres');
    test = await openTestApp(database.db, { siteFolder: folder });
    origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
    await test.ingest(eventOf('gm', '11'));
  });
  afterAll(async () => {
    await test.app.close();
    await database.close();
    if (existsSync(folder)) rmSync(folder, { recursive: true });
  });

  it.each([
    '/assets/a-1.js.map',
    '/.secret',
    '/%2esecret',
    '/assets/.hidden/a.js',
    '/.well-known/x.txt',
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/assets/....//secret.txt',
  ])('does not reveal %s', async (url) => {
    const { body } = await readOverSocket(origin, url);
    expect(['x', '{}']).not.toContain(body);
    expect((await test.get('/assets/a-1.js')).body).toBe('export {};');
  });

  it('reveals nothing if a page fails', async () => {
    const response = await test.get('/broken');
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toContain('secret');
    expect(test.logs.join('')).toContain('render: secret details');
  });
});
