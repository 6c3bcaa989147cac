import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
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

it('takes an address alone', async () => {
  await expect(run({ words: ['quarterdeck.example'] })).rejects.toThrow(
    /URL: the address of a site/,
  );
});
