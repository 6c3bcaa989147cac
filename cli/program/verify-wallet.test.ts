import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openEmptied, type TestDatabase } from '#server/testing/db/databases.ts';
import { openTestApp, type TestApp } from '#server/testing/http/app.ts';
import { IS_FULL } from '#server/testing/run/scope.ts';
import { root } from '../testing/cli.ts';
import { run } from './verify-wallet.ts';

/** An answer on its way to a visitor, for a liar to change. */
type Sent = { status: number; headers: Record<string, string | string[]>; body: Buffer };
type Lie = (asked: IncomingMessage, sent: Sent, response: ServerResponse) => unknown;

const honest: Lie = () => undefined;
const agentOf = ({ headers }: IncomingMessage) => String(headers['user-agent']);
const add =
  (name: string, value: string): Lie =>
  (_, { headers }) => {
    headers[name] = value;
  };
const another = (sent: Sent) => {
  sent.body = Buffer.from('<html>');
  delete sent.headers['content-encoding'];
};

/**
 * Lies of a server that only some visits or the connection can show, and the fault that is reported for each. All others are in
 * `verify/judge.test.ts`.
 */
const LIES: [string, Lie, RegExp][] = [
  [
    'another byte in one script',
    ({ url }, sent) => {
      if (!url?.includes('worker')) return;
      const encoded = sent.headers['content-encoding'] === 'br';
      delete sent.headers['content-encoding'];
      const bytes = encoded ? brotliDecompressSync(sent.body) : sent.body;
      sent.body = Buffer.concat([bytes, Buffer.of(32)]);
    },
    /worker-.*, not/,
  ],
  [
    'another page for tips alone',
    ({ url }, sent) => url?.startsWith('/wallet/tip/') && another(sent),
    /^\/wallet\/tip\/[\w-]{22} \(/m,
  ],
  [
    'another page for payments of some amount',
    ({ url }, sent) => url?.includes('amount=') && another(sent),
    /^\/wallet\/send\?to=/m,
  ],
  [
    'another page for phones',
    (asked, sent) => /iPhone/.test(agentOf(asked)) && another(sent),
    /Safari on an iPhone, typed\): [0-9a-f]{64}, not/,
  ],
  [
    'another page for Chromium alone',
    ({ headers }, sent) => headers['sec-ch-ua'] && another(sent),
    /Chrome on Android/,
  ],
  [
    'another page for whoever follows a link from Telegram',
    ({ headers }, sent) => headers.referer && another(sent),
    /by a link/,
  ],
  [
    'another script where a worker is fetched',
    ({ headers }, sent) => headers['sec-fetch-dest'] === 'worker' && another(sent),
    /assets\/.*\.js/,
  ],
  [
    'other bytes, compressed',
    ({ headers }, sent) => {
      if (!String(headers['accept-encoding']).includes('gzip')) return;
      sent.headers['content-encoding'] = 'gzip';
      sent.body = gzipSync('<html>');
    },
    /, not/,
  ],
  [
    'the copy that a browser has',
    ({ headers }, sent) => {
      if (headers['if-none-match']) sent.status = 304;
    },
    /kept since before\): status 304/,
  ],
  ['a cookie', add('set-cookie', 'a=b'), /set-cookie: a=b/],
  [
    'a hint before the answer',
    (_, __, response) => response.writeEarlyHints({ link: '</x.js>; rel=preload; as=script' }),
    /link before the answer/,
  ],
  ['no answer', (_, __, response) => response.destroy(), /no answer/],
  [
    'an answer without an end',
    (_, sent) => {
      sent.headers['content-length'] = '9000000';
      sent.body = Buffer.alloc(9_000_000);
    },
    /no answer/,
  ],
];

describe('a site that serves', () => {
  let database: TestDatabase;
  let test: TestApp;
  let server: Server | undefined;
  beforeAll(async () => {
    database = await openEmptied('postgres');
    test = await openTestApp(database.db, { siteFolder: join(root, 'dist/web') });
  });
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
    vi.restoreAllMocks();
  });
  afterAll(async () => {
    await test.app.close();
    await database.close();
  });

  const kept = new Map<string, LightMyRequestResponse>();
  /** An honest server's answer; lies start from one cached answer per file, which is the same for everybody. */
  async function answerTo({ url = '', headers }: IncomingMessage, lie: Lie) {
    const name = url.startsWith('/wallet/assets/') ? url : url.replace(/^(?!.*build).*/, 'page');
    const before = lie === honest ? undefined : kept.get(name);
    const answer = before ?? (await test.app.inject({ method: 'GET', url, headers }));
    kept.set(name, answer);
    return answer;
  }

  /** Serves the product's own answers, changed by the lie. */
  async function serve(lie: Lie): Promise<string> {
    server = createServer(async (asked, response) => {
      const { statusCode: status, headers, rawPayload: body } = await answerTo(asked, lie);
      const sent = { status, headers: { ...headers } as Sent['headers'], body };
      delete sent.headers['content-length'];
      lie(asked, sent, response);
      if (!response.destroyed) response.writeHead(sent.status, sent.headers).end(sent.body);
    });
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  async function verify(lie: Lie) {
    const lines: string[] = [];
    vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line));
    vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(line));
    const code = await run({ words: [`${await serve(lie)}/some/page`] });
    return { code, said: lines.join('\n') };
  }

  it('this build, to every browser and at every address', async () => {
    const { code, said } = await verify(honest);
    expect(said).toMatch(/byte for byte, in \d\d+ requests/);
    expect(code).toBe(0);
    expect(said).toMatch(/does not show what other networks or signed-in members are served/);
  });

  it('it through a proxy that announces HTTP/3 is this build too', async () => {
    expect((await verify(add('alt-svc', 'h3=":443"; ma=2592000'))).code).toBe(0);
  });

  it.each(LIES)('%s is not this build', async (_, lie, pattern) => {
    const { code, said } = await verify(lie);
    expect(said).toMatch(pattern);
    expect(said).toMatch(/is NOT this build/);
    expect(code).toBe(1);
  });

  it('nothing by which it could tell this from a visit', async () => {
    const seen: IncomingMessage[] = [];
    await verify((asked) => seen.push(asked));
    for (const { headers, rawHeaders } of seen) {
      expect(headers['user-agent']).toMatch(/^Mozilla\/5\.0 /);
      expect(headers['accept-encoding']).toContain('br');
      expect(headers['sec-fetch-dest']).toBeDefined();
      expect(rawHeaders.join(' ')).not.toMatch(/node|undici|quarterdeck|verify/i);
    }
    expect(new Set(seen.map(({ headers }) => headers['user-agent'])).size).toBe(4);
    const again: string[] = [];
    await verify(({ url }) => again.push(url ?? ''));
    // Neither the order nor the ids are known beforehand.
    expect(again).not.toEqual(seen.map(({ url }) => url));
    expect(
      again
        .filter((url) => /tip|send\?/.test(url))
        .some((url) => seen.some((one) => one.url === url)),
    ).toBe(false);
  });
});

it('no file of the build names the folder in which it was made', () => {
  const folder = join(root, 'dist/web/wallet');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  for (const file of files.filter((each) => each.isFile() && !each.name.endsWith('.br'))) {
    const bytes = readFileSync(join(file.parentPath, file.name));
    expect([file.name, bytes.includes(root)]).toEqual([file.name, false]);
  }
});

if (IS_FULL)
  it('the same sources give the same bytes in another folder', async () => {
    const elsewhere = await mkdtemp(join(tmpdir(), 'quarterdeck-wallet-'));
    try {
      for (const name of SOURCES) {
        await cp(join(root, name), join(elsewhere, name), { recursive: true });
      }
      await symlink(join(root, 'node_modules'), join(elsewhere, 'node_modules'));
      for (const step of STEPS) await promisify(execFile)('node', step, { cwd: elsewhere });
      const read = (place: string) =>
        readFileSync(join(place, 'dist/web/wallet/build.json'), 'utf8');
      expect(read(elsewhere)).toBe(read(root));
    } finally {
      await rm(elsewhere, { recursive: true, force: true });
    }
  });

/** All sources of the wallet's build, and the way `scripts/package/site.mjs` builds it: its fonts, then its page. */
const SOURCES = [
  ...['rules', 'contract', 'web', 'package.json', 'tsconfig.base.json', 'vite.wallet.config.ts'],
  ...['scripts/prepare.mjs', 'scripts/node-version.mjs', 'scripts/package/subset-fonts.mjs'],
];
const STEPS = [
  ['-e', 'import("./scripts/package/subset-fonts.mjs").then((fonts) => fonts.subsetFonts())'],
  ['node_modules/vite/bin/vite.js', 'build', '-c', 'vite.wallet.config.ts'],
];

it('takes an address alone', async () => {
  await expect(run({ words: ['quarterdeck.example'] })).rejects.toThrow(
    /URL: the address of a site/,
  );
});
