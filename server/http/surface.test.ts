import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCommunity } from '#server/community-file/read-community.ts';
import { TEST_BOT_TOKEN } from '#server/fakes/telegram/signer.ts';
import { openEmptied, type TestDatabase } from '#server/testing/db/databases.ts';
import { BUILT_SITE, openTestApp, type TestApp, tipOf } from '#server/testing/http/app.ts';

/** Every page; no link leads to some of them, or only with a tab. */
const PAGES = [
  '/',
  '/leaderboard',
  '/leaderboard?search=nobody-by-this-name',
  '/creator',
  '/weeks',
  '/weeks/rules',
  '/admin',
  '/monitoring',
  ...['overview', 'pricing', 'documentation', 'examples'].map((tab) => `/developers?tab=${tab}`),
  '/developers/portal',
  '/developers/keys',
  '/developers/subscription',
  '/developers/subscription/invoices/1',
  '/apps',
  '/privacy',
  '/terms',
  '/nowhere',
];

const { links } = readCommunity(null).site;

/** Telegram's rules forbid these in its apps, in the page and in its data (docs/spec/site.md#17-inside-telegram). */
const LEFT_OUT = {
  'the bot’s link': String(links.bot),
  'the bot’s handle': String(links.botHandle).slice(1),
  'prices at CoinGecko': String(links.coinGecko),
  'prices at CoinMarketCap': String(links.coinMarketCap),
  'the slide about the wallet': 'Wallet Management',
  'the slide about trading': 'Trading &amp; Community',
  'pictures of the wallet bot': '/community/slides/',
  'what the wallet is and does':
    /wallet in Telegram|have a wallet|of any wallet|What the wallet does/,
  'dollar amounts': /\$\d/,
  'dollars in the data': /USD":"/,
};

describe('the site inside Telegram', () => {
  let database: TestDatabase;
  const apps: TestApp[] = [];
  const open = async (surface: string, environment: Record<string, string | undefined> = {}) => {
    const app = await openTestApp(database.db, {
      siteFolder: BUILT_SITE,
      environment: {
        MINI_APP_SURFACE: surface,
        COIN_USD_PRICE: '2.5',
        TELEGRAM_BOT_TOKEN: TEST_BOT_TOKEN,
        BOT_USERNAME: String(links.botHandle),
        PUBLIC_URL: 'https://deck.example',
        ...environment,
      },
    });
    apps.push(app);
    return app;
  };
  let test: TestApp;
  beforeAll(async () => {
    database = await openEmptied('postgres');
    test = await open('community');
    await test.ingest(tipOf('11', '22', '1.5'));
  });
  afterAll(async () => {
    for (const { app } of apps) await app.close();
    await database.close();
  });

  const foundIn = (html: string) =>
    Object.entries(LEFT_OUT).flatMap(([name, what]) =>
      (typeof what === 'string' ? html.includes(what) : what.test(html)) ? [name] : [],
    );

  /** Follows every link from these pages that stays below `base`. Returns the links that leave it, by page. */
  async function crawl(base: string) {
    const pages = new Map<string, string>();
    const waysOut: string[] = [];
    const queue = PAGES.map((page) => base + page);
    for (let url = queue.pop(); url !== undefined; url = queue.pop()) {
      if (pages.has(url)) continue;
      const { body, headers } = await test.get(url);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      pages.set(url, body);
      for (const [, href] of body.matchAll(/<a [^>]*?href="(\/[^"#]*)/g)) {
        if (!href || href.startsWith('/api/')) continue;
        if (href.startsWith(`${base}/`)) queue.push(href.replaceAll('&amp;', '&'));
        else waysOut.push(`${url} leads to ${href}`);
      }
    }
    return { pages, waysOut };
  }

  it('names no wallet, price or exchange on any page, in no data, and leads to no other page', async () => {
    const { pages, waysOut } = await crawl('/in-telegram');
    expect(waysOut).toEqual([]);
    expect(pages.size).toBeGreaterThan(PAGES.length);
    for (const [url, html] of pages) {
      expect.soft(foundIn(html), url).toEqual([]);
      expect.soft(html.includes('<meta name="robots" content="noindex"/>'), url).toBe(true);
    }
  });

  it('shows all of it everywhere else', async () => {
    const { pages } = await crawl('');
    const found = new Set([...pages.values()].flatMap(foundIn));
    expect([...found].toSorted()).toEqual(Object.keys(LEFT_OUT).toSorted());
    for (const url of pages.keys()) expect(url).not.toContain('in-telegram');
  });

  it('says and draws whose wallet it is where the bot is its own', async () => {
    const own = await open('community', { BOT: '1', BOT_GATEWAY_TOKEN: undefined });
    const drawingOf = async (app: TestApp) =>
      (await app.get('/community/slides/wallet-light.svg')).body;
    const theirs = /in private chat only|operator is part of it|control the private keys/;
    const ours = /made and kept on your device; we never receive them/;
    for (const [app, said, not, drawn] of [
      [test, theirs, ours, 'Private chat only'],
      [own, ours, theirs, 'made and kept on this device'],
    ] as const) {
      const { body } = await app.get('/');
      expect(body).toMatch(said);
      expect(body).not.toMatch(not);
      expect(await drawingOf(app)).toContain(drawn);
    }
    expect(foundIn((await own.get('/in-telegram/')).body)).toEqual([]);
  });

  it('is one page for each address, whoever asks', async () => {
    for (const url of ['/', '/in-telegram/', '/in-telegram']) {
      const { body } = await test.get(url, { headers: { referer: 'https://web.telegram.org/' } });
      expect(body).toContain(
        `data-surface="${url === '/' ? 'full' : 'community'}" data-mini-app-surface="community"`,
      );
    }
    const both = ['/api/leaderboard', '/api/leaderboard?surface=community'];
    const [full, inside] = await Promise.all(both.map((url) => test.get(url)));
    expect(full?.body).toMatch(/"totalTippedUSD":"3.75"/);
    expect(inside?.body).toMatch(/"totalTippedUSD":null/);
    expect((await test.get('/api/leaderboard?surface=none')).statusCode).toBe(400);
  });

  it('keeps the portals out of frames at both addresses', async () => {
    for (const page of ['/admin', '/developers/keys', '/monitoring', '/%61dmin']) {
      const { headers } = await test.get(`/in-telegram${page}`);
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    }
  });

  it('is the full site where the operator has set nothing else', async () => {
    const full = await open('full');
    for (const [url, to] of [
      ['/in-telegram', '/'],
      ['/in-telegram/leaderboard?page=2', '/leaderboard?page=2'],
    ] as const) {
      const { statusCode, headers } = await full.get(url);
      expect([statusCode, headers.location]).toEqual([302, to]);
    }
    const { statusCode, headers } = await full.get('/in-telegram//elsewhere.example');
    expect([statusCode, headers.location]).toEqual([404, undefined]);
  });
});
