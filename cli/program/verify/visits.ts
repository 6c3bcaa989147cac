import { randomBytes, randomInt } from 'node:crypto';
import type { Ask } from './ask.ts';

/** A request as a browser makes it, and the file of the build that answers it. */
export type Visit = Ask & { path: string; as: string; file: string };

type Browser = {
  name: string;
  agent: string;
  /** The client hints that Chromium sends in addition to its user agent. */
  hints?: readonly (readonly [string, string])[];
  page: string;
  languages: string;
};

const CHROMIUM = '"Chromium";v="142", "Google Chrome";v="142", "Not_A Brand";v="99"';
const hintsOf = (isMobile: boolean, platform: string) =>
  [
    ['sec-ch-ua', CHROMIUM],
    ['sec-ch-ua-mobile', isMobile ? '?1' : '?0'],
    ['sec-ch-ua-platform', `"${platform}"`],
  ] as const;
const CHROMIUM_PAGE =
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8';
const OTHER_PAGE = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

/** The browsers that most visitors have, on computers and phones. The versions age: update them with each release. */
const BROWSERS: readonly Browser[] = [
  {
    name: 'Chrome on Windows',
    agent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    hints: hintsOf(false, 'Windows'),
    page: CHROMIUM_PAGE,
    languages: 'en-US,en;q=0.9',
  },
  {
    name: 'Chrome on Android',
    agent:
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    hints: hintsOf(true, 'Android'),
    page: CHROMIUM_PAGE,
    languages: 'de-DE,de;q=0.9,en;q=0.8',
  },
  {
    name: 'Safari on an iPhone',
    agent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1',
    page: OTHER_PAGE,
    languages: 'es-ES,es;q=0.9',
  },
  {
    name: 'Firefox on Linux',
    agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    page: OTHER_PAGE,
    languages: 'fr,en-US;q=0.7,en;q=0.3',
  },
];

/** The ways to reach a page: a server could tell each of them apart. */
const WAYS: readonly {
  name: string;
  site: string;
  more: readonly (readonly [string, string])[];
}[] = [
  { name: 'typed', site: 'none', more: [] },
  { name: 'by a link', site: 'cross-site', more: [['referer', 'https://web.telegram.org/']] },
  { name: 'from the site', site: 'same-origin', more: [] },
  { name: 'reloaded', site: 'none', more: [['cache-control', 'max-age=0']] },
  {
    name: 'kept since before',
    site: 'none',
    more: [
      ['if-modified-since', 'Mon, 05 Jan 2026 10:00:00 GMT'],
      ['if-none-match', `W/"${randomBytes(9).toString('hex')}"`],
    ],
  },
];

/** The kind of request that loads each kind of file. */
const FETCHED: Readonly<Record<string, readonly [dest: string, mode: string, accept: string]>> = {
  js: ['script', 'cors', '*/*'],
  css: ['style', 'no-cors', 'text/css,*/*;q=0.1'],
  woff2: ['font', 'cors', '*/*'],
  json: ['empty', 'cors', '*/*'],
};

const PAGE = 'index.html';

/**
 * All visits, in random order: each address of the page by each browser and in each way, and each file of the build by each
 * browser. Ids and amounts in addresses are random, like those of members.
 */
export function visitsTo(root: string, files: readonly string[]): Visit[] {
  const pages = pagePaths().flatMap((path) =>
    BROWSERS.flatMap((browser, at) =>
      // Every browser at every address, and every way at every address.
      WAYS.filter((_, way) => way % BROWSERS.length === at || way === 0).map((way) => ({
        ...{ path, url: root + path, file: PAGE, as: `${browser.name}, ${way.name}` },
        headers: headersOf(browser, ['document', 'navigate', browser.page], way),
      })),
    ),
  );
  const others = files
    .filter((name) => name !== PAGE)
    .flatMap((file) =>
      BROWSERS.flatMap((browser) =>
        fetchesOf(file).map((fetched) => ({
          ...{ path: `/wallet/${file}`, url: `${root}/wallet/${file}`, file, as: browser.name },
          headers: headersOf(browser, fetched, { site: 'same-origin', more: [] }),
        })),
      ),
    );
  return shuffled([...pages, ...others]);
}

function pagePaths(): string[] {
  const id = randomBytes(16).toString('base64url');
  const to = randomBytes(17).toString('base64url');
  const amount = `${randomInt(1, 1000)}.${randomInt(1, 1000)}`;
  return [
    ...['/wallet', '/wallet/', `/wallet?from=${randomInt(1e6)}`, '/wallet/send'],
    ...[`/wallet/send?to=${to}&amount=${amount}`, `/wallet/tip/${id}`, `/wallet/tip/${id}?now`],
  ];
}

/** A worker's file is requested both as a script of the page and as a worker. */
function fetchesOf(file: string) {
  const as = FETCHED[file.split('.').at(-1) ?? ''] ?? (['empty', 'cors', '*/*'] as const);
  return as[0] === 'script' ? [as, ['worker', 'same-origin', '*/*'] as const] : [as];
}

function headersOf(
  { agent, hints = [], languages }: Browser,
  [dest, mode, accept]: readonly [dest: string, mode: string, accept: string],
  { site, more }: { site: string; more: readonly (readonly [string, string])[] },
) {
  const isPage = mode === 'navigate';
  const all = [
    ['connection', 'keep-alive'],
    ...hints,
    ...(isPage ? ([['upgrade-insecure-requests', '1']] as const) : []),
    ['user-agent', agent],
    ['accept', accept],
    ['sec-fetch-site', site],
    ['sec-fetch-mode', mode],
    ...(isPage ? ([['sec-fetch-user', '?1']] as const) : []),
    ['sec-fetch-dest', dest],
    ...more,
    ['accept-encoding', 'gzip, deflate, br'],
    ['accept-language', languages],
  ] as const;
  return all.map(([name, value]) => [spelled(name), value] as const);
}

/** Names as browsers spell them; only Chromium's hints have no capitals. */
function spelled(name: string): string {
  return name.startsWith('sec-ch-')
    ? name
    : name.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

function shuffled<T>(all: readonly T[]): T[] {
  return all
    .map((each) => ({ each, by: randomInt(2 ** 32) }))
    .sort((a, b) => a.by - b.by)
    .map(({ each }) => each);
}
