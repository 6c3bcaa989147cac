import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CommunityFile } from '#contract/community/community-file.ts';
import type { Leaderboard } from '#contract/site/leaderboard.ts';
import type { PointsSystem } from '#contract/site/points-system.ts';
import { PIRATE_RANKS } from '#rules/points/ranks.ts';
import { openEmptied, type TestDatabase } from '#server/testing/db/databases.ts';
import { BUILT_SITE, openTestApp, type TestApp, tipOf } from '#server/testing/http/app.ts';
import { pngSize } from '../../scripts/png.mjs';

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const JUNKCOIN = fileOf('../../community/junkcoin/community.json');
const PEARLCOIN = fileOf('../testing/pearlcoin/community.json');

/** The start of the crawl; no link leads to all of these. */
const START = [
  ...['/', '/leaderboard', '/creator', '/weeks', '/admin', '/monitoring', '/developers'],
  ...['pricing', 'documentation', 'examples'].map((tab) => `/developers?tab=${tab}`),
  ...['/developers/portal', '/developers/keys', '/developers/subscription', '/apps', '/privacy'],
  ...['/terms', '/nowhere', '/in-telegram/', '/in-telegram/privacy'],
  ...['/robots.txt', '/sitemap.xml', '/site.webmanifest', '/favicon.ico', '/llms.txt'],
  ...['/api/openapi.json', '/api/stats', '/api/leaderboard', '/api/health', '/api/admin/config'],
  ...['/api/v1/price', '/api/developer/subscription', '/health/ready'],
  '/api/activity-points-system',
];

/** The words of one community's file that must not appear on the pages of any other. */
function wordsOf({ siteName, communityName, tagline, contact, coin, ...file }: CommunityFile) {
  const { bot = '', explorerTransaction: _, ...links } = file.links ?? {};
  const slides = (file.slides ?? []).flatMap(({ title, text, link }) => [
    title,
    text,
    link?.href.startsWith('https:') ? link.href : undefined,
  ]);
  const words = [siteName, communityName, tagline, contact, coin.name, coin.uriScheme];
  const marks = [coin.symbol, coin.symbolPath, file.logo?.path, bot.slice(1)];
  const ranks = file.ranks ?? [];
  const colours = Object.values(file.colours ?? {}).flatMap((paper) => Object.values(paper));
  return [...words, ...marks, ...Object.values(links), ...slides, ...colours, ...ranks]
    .filter(Boolean)
    .map(String);
}

/** Names of the software, which the Junkcoin community also uses for its site, and hashes in names of files, which can be any letters but the coin's name. */
const TECHNICAL =
  /[Qq]uarterdeck-[Ss]ignature|QUARTERDECK_\w+|@?quarterdeck\/client|-(?!junkcoin\.)[\w-]{8}(?=\.(?:js|css|woff2)\b)/g;

const JUNKCOIN_FILE: CommunityFile = JSON.parse(readFileSync(JUNKCOIN, 'utf8'));
const PEARLCOIN_FILE: CommunityFile = JSON.parse(readFileSync(PEARLCOIN, 'utf8'));

describe('two communities of one build', () => {
  let database: TestDatabase;
  let junkcoin: Map<string, Answer>;
  let pearlcoin: Map<string, Answer>;
  let test: TestApp;
  const open = (COMMUNITY_FILE?: string, more: Record<string, string> = {}) =>
    openTestApp(database.db, {
      siteFolder: BUILT_SITE,
      environment: {
        COMMUNITY_FILE,
        MINI_APP_SURFACE: 'community',
        WEEKLY_POOL: '500',
        PUBLIC_URL: 'https://deck.example',
        COIN_USD_PRICE: '2',
        ...more,
      },
    });
  beforeAll(async () => {
    database = await openEmptied('postgres');
    // Side by side in one process: neither keeps anything of the other.
    const [first, second] = [await open(), await open(PEARLCOIN)];
    await first.ingest(tipOf('11', '22', '1.5'));
    [junkcoin, pearlcoin] = await Promise.all([crawl(first), crawl(second)]);
    await first.app.close();
    test = second;
  });
  afterAll(async () => {
    await test.app.close();
    await database.close();
  });

  it.each([
    ['Pearlcoin', 'Junkcoin', wordsOf(JUNKCOIN_FILE), /junk|jkc|Ɉ|quarterdeck/i, () => pearlcoin],
    ['Junkcoin', 'Pearlcoin', wordsOf(PEARLCOIN_FILE), /pearl|prl\b|Þ/i, () => junkcoin],
  ] as const)('%s says nothing of %s anywhere', (_, _other, words, pattern, answers) => {
    for (const [url, { text: whole, type }] of answers()) {
      const text = whole.replace(TECHNICAL, '');
      if (!/text|json|xml|javascript|svg/.test(type)) continue;
      const found = [...words.filter((word) => text.includes(word)), pattern.exec(text)?.[0]];
      expect.soft(found.filter(Boolean), url).toEqual([]);
    }
  });

  it('and each is there with all that its file says', () => {
    for (const [answers, file] of [
      [junkcoin, JUNKCOIN_FILE],
      [pearlcoin, PEARLCOIN_FILE],
    ] as const) {
      const all = [...answers.values()].map(({ text }) => text).join('\n');
      // HTML and JSON escape some characters.
      const plain = all.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
      expect(wordsOf(file).filter((word) => !plain.includes(word))).toEqual([]);
    }
  });

  it.each([
    ['Junkcoin', () => junkcoin, PIRATE_RANKS.map(({ rank }) => rank)],
    ['Pearlcoin', () => pearlcoin, PEARLCOIN_FILE.ranks ?? []],
  ] as const)('%s names its ranks in calls and on pages', (_, answers, names) => {
    const read = (url: string) => JSON.parse(answers().get(url)?.text ?? '');
    const system: PointsSystem = read('/api/activity-points-system');
    expect(system.pirateRanks.map(({ rank }) => rank)).toEqual(names);
    const board: Leaderboard = read('/api/leaderboard');
    expect(board.leaderboard.map(({ pirateRank }) => pirateRank)).toEqual([names[2], names[1]]);
    const home =
      answers()
        .get('/')
        ?.text.replace(/<[^>]*>/g, ' ') ?? '';
    expect(home).toMatch(new RegExp(names.toReversed().join('\\s+\\d+\\s+')));
    const page = answers().get('/leaderboard')?.text ?? '';
    expect(page).toContain(`>${names[2]}</span>`);
    expect(page).toContain(`4 pts to ${names[2]}`);
  });

  it('keep the names of pirates from members of a community that has its own', () => {
    for (const [url, { text, type }] of pearlcoin) {
      // The example of a call names a rank.
      if (!/html|json|svg/.test(type) || url === '/api/openapi.json') continue;
      const named = PIRATE_RANKS.filter(({ rank }) => text.includes(rank));
      expect.soft(named, url).toEqual([]);
    }
  });

  it.each([
    [{}, /By card\.<!-- -->/, /PRL<!-- --> a month|in PRL for/],
    [{ PLAN_PRICES: '2,4,8' }, /in PRL for 5% less/, /By card\.<!-- -->/],
  ])(
    'show prices of plans in a coin only where the operator set them: %j',
    async (more, shown, hidden) => {
      const { app, get } = await open(PEARLCOIN, { DEMO: '0', ...more });
      const html = (await get('/developers?tab=pricing')).body;
      await app.close();
      expect(html).toMatch(shown);
      expect(html).not.toMatch(hidden);
    },
  );

  it('serve everything that they name', () => {
    // One has no such icon; an answer there would be another community's.
    const icons = [junkcoin, pearlcoin].map((answers) => answers.get('/favicon.ico')?.status);
    expect(icons).toEqual([200, 404]);
    for (const answers of [junkcoin, pearlcoin]) {
      const missing = [...answers].filter(([, { status }]) => status !== 200).map(([url]) => url);
      const isExpected = (url: string) =>
        // Only a demo has the second. The third are templates of pages, one for each language.
        EXPECTED_MISSING.includes(url) ||
        url.startsWith('/assets/try/') ||
        /^\/index(\.[a-z]{2})?\.html$/.test(url);
      expect(missing.filter((url) => !isExpected(url))).toEqual([]);
      expect(answers.size).toBeGreaterThan(80);
    }
  });

  it('share the scripts and styles of the build, and no picture', () => {
    const namesOf = (answers: Map<string, Answer>, pattern: RegExp) =>
      [...answers.keys()].filter((url) => pattern.test(url)).toSorted();
    expect(namesOf(pearlcoin, /^\/assets\//)).toEqual(namesOf(junkcoin, /^\/assets\//));
    const theirs = new Set([...junkcoin.values()].map(({ text }) => text));
    for (const url of namesOf(pearlcoin, /^\/community\/(?!share)/)) {
      expect(theirs.has(pearlcoin.get(url)?.text ?? ''), url).toBe(false);
    }
  });

  describe.each([
    ['Junkcoin', () => junkcoin, JUNKCOIN_FILE, '#f6f1e7', ['192', '512', '192', '512']],
    ['Pearlcoin', () => pearlcoin, PEARLCOIN_FILE, '#f2f7f4', []],
  ] as const)('the manifest of %s', (_, answers, file, ground, sizes) => {
    const manifest = () => JSON.parse(answers().get('/site.webmanifest')?.text ?? '');

    it('has its names and its light paper, like the pages', () => {
      expect(manifest()).toMatchObject({
        name: `${file.siteName} · ${file.communityName}`,
        short_name: file.siteName,
        description: file.description,
        background_color: ground,
        theme_color: ground,
      });
      expect(answers().get('/')?.text).toContain(
        `data-theme-color="light" media="(prefers-color-scheme: light)" content="${ground}"`,
      );
    });

    it('names icons of the stated sizes', () => {
      const icons: { src: string; sizes: string }[] = manifest().icons;
      expect(icons.map((icon) => icon.sizes)).toEqual(sizes.map((px) => `${px}x${px}`));
      for (const { src, sizes: stated } of icons) {
        const { width, height } = pngSize(answers().get(src)?.bytes ?? Buffer.alloc(0));
        expect(`${width}x${height}`).toBe(stated);
      }
    });
  });

  it('serve pictures that can run nothing, in few bytes, and once', async () => {
    const { body: page } = await test.get('/');
    const [address = ''] = /\/community\/slides\/[\w-]+\.svg/.exec(page) ?? [];
    const headers = { 'accept-encoding': 'gzip' };
    const answer = await test.get(address, { headers });
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-encoding': 'gzip',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=3600',
      vary: 'accept-encoding',
    });
    const again = await test.get(address, {
      headers: { ...headers, 'if-none-match': String(answer.headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('share links with a picture in their colours', () => {
    const picture = pearlcoin.get('/community/share-home.png')?.bytes ?? Buffer.alloc(0);
    const palette = picture.indexOf('PLTE', 0, 'latin1') + 4;
    expect(picture.toString('hex', palette, palette + 3)).toBe('f2f7f4');
    const own = readFileSync(fileOf('../../community/junkcoin/share-home.png'));
    expect(junkcoin.get('/community/share-home.png')?.bytes.equals(own)).toBe(true);
  });

  it('put their colours before the first paint, where the policy allows it', async () => {
    const { body, headers } = await test.get('/leaderboard');
    expect(body).toMatch(
      /<head>[\s\S]*<link rel="stylesheet" href="\/community\/colours\.css"[\s\S]*<\/head>/,
    );
    expect(headers['content-security-policy']).toContain("style-src 'self';");
    expect(junkcoin.get('/')?.text).not.toContain('colours.css');
  });
});

/** Without a plan or a key these calls are refused; there is no such page or file. */
const EXPECTED_MISSING = [
  '/nowhere',
  '/favicon.ico',
  '/llms.txt',
  '/api/v1/price',
  '/api/developer/subscription',
];

type Answer = { status: number; type: string; text: string; bytes: Buffer };

/** Fetches the build's files, everything that a page or manifest names on its own site, and everything named there. */
async function crawl(test: TestApp): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>();
  const queue = [...START, ...builtFiles()];
  for (let url = queue.pop(); url !== undefined; url = queue.pop()) {
    if (answers.has(url)) continue;
    const { statusCode, headers, rawPayload } = await test.get(url);
    const text = rawPayload.toString('utf8');
    answers.set(url, {
      status: statusCode,
      type: String(headers['content-type']),
      text,
      bytes: rawPayload,
    });
    if (/^\/(?:api|assets)\//.test(url)) continue;
    for (const [, named] of text.matchAll(NAMED)) {
      if (named && !named.startsWith('//')) queue.push(named.replaceAll('&amp;', '&'));
    }
  }
  return answers;
}

/** An address of the site in an attribute or in a JSON string. */
const NAMED =
  /(?:href="|src="|content="https:\/\/deck\.example|"(?:src|light|dark|picture)":"|<loc>https:\/\/deck\.example)(\/[\w./?=&;@-]*)/g;

/** Every file of the build is served, linked or not. */
function builtFiles(): string[] {
  const files = readdirSync(join(BUILT_SITE, 'client'), { recursive: true, withFileTypes: true });
  return files
    .filter((each) => each.isFile() && !/^index\.html|\.(br|gz)$/.test(each.name))
    .map((each) => join(each.parentPath, each.name).slice(join(BUILT_SITE, 'client').length));
}
