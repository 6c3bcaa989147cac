import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, it, vi } from 'vitest';
import { root } from '../testing/cli.ts';
import { run } from './verify-wallet.ts';

const folder = join(root, 'dist/web/wallet');
let server: Server | undefined;
afterEach(() => {
  server?.close();
  vi.restoreAllMocks();
});

/** A site that serves the built wallet, but what `change` makes of a file. */
async function serve(change: (path: string, bytes: Buffer) => Buffer | null): Promise<string> {
  server = createServer(({ url = '' }, response) => {
    const name = url.startsWith('/wallet/assets/') ? url.slice('/wallet/'.length) : 'index.html';
    const bytes = change(url, readFileSync(join(folder, name)));
    response.writeHead(bytes === null ? 500 : 200).end(bytes);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it.each<[string, number, RegExp, (path: string, bytes: Buffer) => Buffer | null]>([
  ['the same bytes', 0, /byte for byte/, (_, bytes) => bytes],
  [
    'another byte in one script',
    1,
    /worker-.*, not/,
    (path, bytes) => (path.includes('worker') ? Buffer.concat([bytes, Buffer.of(32)]) : bytes),
  ],
  [
    'another page for a tip alone',
    1,
    /^\/wallet\/tip\/0: /m,
    (path, bytes) => (path.startsWith('/wallet/tip') ? Buffer.from('<html>') : bytes),
  ],
  ['no answer', 1, /no answer/, () => null],
])('a site with %s', async (_, code, said, change) => {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(line));
  vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(line));
  expect(await run({ words: [`${await serve(change)}/some/page`] })).toBe(code);
  expect(lines.join('\n')).toMatch(said);
});

it('the same sources give the same bytes in another folder', async () => {
  const elsewhere = await mkdtemp(join(tmpdir(), 'quarterdeck-wallet-'));
  try {
    for (const name of SOURCES) {
      await cp(join(root, name), join(elsewhere, name), { recursive: true });
    }
    await symlink(join(root, 'node_modules'), join(elsewhere, 'node_modules'));
    for (const step of STEPS) await promisify(execFile)('node', step, { cwd: elsewhere });
    const read = (place: string) => readFileSync(join(place, 'dist/web/wallet/build.json'), 'utf8');
    expect(read(elsewhere)).toBe(read(root));
  } finally {
    await rm(elsewhere, { recursive: true, force: true });
  }
});

/** All that the wallet is built from, and how `scripts/package/site.mjs` does it: its fonts, then its page. */
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
