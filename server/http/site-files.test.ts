import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openEmptied, type TestDatabase } from '#server/testing/db/databases.ts';
import {
  BUILT_SITE,
  openTestApp,
  type TestApp,
  type TestAppOptions,
} from '#server/testing/http/app.ts';

describe('the files for search engines', () => {
  let database: TestDatabase;
  const opened: TestApp[] = [];
  beforeAll(async () => {
    database = await openEmptied('postgres');
  });
  afterEach(async () => {
    for (const test of opened.splice(0)) await test.app.close();
  });
  afterAll(() => database.close());

  async function openAt(publicUrl: string, options: TestAppOptions = {}): Promise<TestApp> {
    const environment = { PUBLIC_URL: publicUrl };
    const test = await openTestApp(database.db, {
      siteFolder: BUILT_SITE,
      environment,
      ...options,
    });
    opened.push(test);
    return test;
  }

  it('allow everything except calls and portal, and name the sitemap', async () => {
    const test = await openAt('https://deck.example');
    const response = await test.get('/robots.txt');
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    });
    expect(response.body).toBe(
      'User-agent: *\nDisallow: /api\nDisallow: /admin\n\nSitemap: https://deck.example/sitemap.xml\n',
    );
  });

  it('close a demo, whose people are invented', async () => {
    const test = await openAt('https://deck.example', { demo: true });
    expect((await test.get('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
  });

  it('list the pages with their absolute addresses', async () => {
    const test = await openAt('https://deck.example/');
    const response = await test.get('/sitemap.xml');
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    });
    expect(response.body).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://deck.example/</loc></url>
  <url><loc>https://deck.example/leaderboard</loc></url>
  <url><loc>https://deck.example/creator</loc></url>
  <url><loc>https://deck.example/weeks</loc></url>
  <url><loc>https://deck.example/weeks/rules</loc></url>
  <url><loc>https://deck.example/hunts</loc></url>
  <url><loc>https://deck.example/developers</loc></url>
  <url><loc>https://deck.example/developers/portal</loc></url>
  <url><loc>https://deck.example/privacy</loc></url>
  <url><loc>https://deck.example/terms</loc></url>
</urlset>
`);
  });

  it.each([
    ['https://deck.example/a&b', 'https://deck.example/a&amp;b/terms'],
    ["https://deck.example/it's", 'https://deck.example/it&apos;s/terms'],
    ['https://deck.example/<b>', 'https://deck.example/%3Cb%3E/terms'],
    ['https://münze.example', 'https://xn--mnze-0ra.example/terms'],
  ])('stay well-formed at %s', async (publicUrl, address) => {
    const test = await openAt(publicUrl);
    const { body } = await test.get('/sitemap.xml');
    expect(body).toContain(`<loc>${address}</loc>`);
    expect(body.replace(/<\/?(urlset|url|loc)\b[^>]*>|<\?xml[^>]*>/g, '')).not.toMatch(/[<>]/);
  });

  it('list only existing pages that should be found', async () => {
    const test = await openAt('https://deck.example');
    const { body } = await test.get('/sitemap.xml');
    const listed = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => String(address));
    expect(listed.length).toBeGreaterThan(3);
    for (const address of listed) {
      const page = await test.get(new URL(address).pathname);
      expect([address, page.statusCode]).toEqual([address, 200]);
      expect(page.body).toContain(`<link rel="canonical" href="${address}"/>`);
      expect(page.body).not.toContain('noindex');
    }
  });

  it('accept HEAD and are read-only', async () => {
    const test = await openAt('https://deck.example');
    for (const url of ['/robots.txt', '/sitemap.xml']) {
      const head = await test.app.inject({ method: 'HEAD', url });
      expect([head.statusCode, head.body]).toEqual([200, '']);
      expect((await test.app.inject({ method: 'POST', url })).statusCode).toBe(404);
    }
  });

  it('do not exist without a site', async () => {
    const test = await openAt('https://deck.example', { siteFolder: null });
    expect((await test.get('/robots.txt')).statusCode).toBe(404);
  });
});
