import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobNames } from '#rules/jobs.ts';
import type { Finding } from '#server/doctor/finding.ts';
import { openTestWalletServer } from '#server/fakes/node/wallet-server.ts';
import { openTestTelegramServer } from '#server/fakes/telegram/server.ts';
import { TEST_BOT_TOKEN } from '#server/fakes/telegram/signer.ts';
import { openEmptied } from '#server/testing/db/databases.ts';
import { statesOf } from '#server/testing/findings.ts';
import { openTestApp } from '#server/testing/http/app.ts';
import { runHere, runProcess } from '../testing/cli.ts';

const KEY = Buffer.alloc(32, 7).toString('hex');

describe('doctor', () => {
  const closing: (() => unknown)[] = [];
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'doctor-'));
  });
  afterAll(async () => {
    for (const close of closing) await close();
    rmSync(folder, { recursive: true });
  });

  const read = ({ stdout }: { stdout: string }) => {
    const { healthy, findings }: { healthy: boolean; findings: Finding[] } = JSON.parse(stdout);
    return { healthy, findings, states: statesOf(findings) };
  };

  it('names every fault of a broken instance, in a process of its own', async () => {
    writeFileSync(join(folder, 'secret-key'), `${KEY}\n`);
    chmodSync(join(folder, 'secret-key'), 0o644);
    const stranger = createServer((_, response) => response.end('<html>'));
    await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
    closing.push(() => new Promise((resolve) => stranger.close(resolve)));
    const { port } = stranger.address() as AddressInfo; // It listens on TCP.
    const place = {
      DATA_DIR: folder,
      PORT: String(port),
      PUBLIC_URL: 'https://0.0.0.0:1',
      TELEGRAM_BOT_TOKEN: TEST_BOT_TOKEN,
      TELEGRAM_API_ROOT: 'http://127.0.0.1:1',
      CHAIN_API_URL: 'http://127.0.0.1:1',
    };
    const asked = await runProcess('doctor', ['--json'], place);
    expect(asked).toMatchObject({ code: 1, stderr: '' });
    const { healthy, findings, states } = read(asked);
    expect(healthy).toBe(false);
    expect(states.filter((each) => each.endsWith('fault'))).toEqual([
      'secret-file: fault',
      'server: fault',
      'telegram-token: fault',
      'domain-certificate: fault',
      'domain-reached: fault',
      'chain-index: fault',
      'chain-source: fault',
    ]);
    expect(findings.every(({ says }) => !says.includes(KEY))).toBe(true);
  });

  it('finds nothing wrong with a healthy one, in a process of its own', async () => {
    const database = await openEmptied('postgres');
    const telegram = await openTestTelegramServer({ token: TEST_BOT_TOKEN });
    const wallet = await openTestWalletServer();
    const { chain } = wallet.node;
    const index = createServer(({ url }, response) => {
      const height = url === '/blocks/tip/height' ? null : Number(url?.split('/').at(-1));
      const last = chain.blocks.length - 1;
      response.end(height === null ? String(last) : chain.blocks[height]?.hash);
    });
    await new Promise<void>((resolve) => index.listen(0, '127.0.0.1', resolve));
    const { app } = await openTestApp(database.db);
    const root = await app.listen({ port: 0, host: '127.0.0.1' });
    closing.push(
      () => app.close(),
      () => telegram.close(),
      () => wallet.close(),
      () => {
        index.closeAllConnections();
        index.close();
      },
    );
    await sql`
      insert into jobs (name, started_at, succeeded_at)
      select name, now(), now() from unnest(${jobNames()}::text[]) as known (name)`.execute(
      database.db,
    );
    const { port } = index.address() as AddressInfo; // It listens on TCP.
    const place = {
      DATABASE_URL: database.url ?? '',
      DATA_DIR: folder,
      SECRET_KEY: KEY,
      PORT: new URL(root).port,
      TELEGRAM_BOT_TOKEN: TEST_BOT_TOKEN,
      BOT_USERNAME: 'quarterdeck_bot',
      TELEGRAM_API_ROOT: telegram.root,
      TELEGRAM_UPDATES: 'poll',
      WALLET_RPC_URL: wallet.url,
      CHAIN_API_URL: `http://127.0.0.1:${port}`,
    };
    const { code, stderr, ...asked } = await runProcess('doctor', ['--json', '--deep'], place);
    const { healthy, states } = read(asked);
    expect({ code, stderr, healthy }).toEqual({ code: 0, stderr: '', healthy: true });
    // The age of this Node and the free space on this disk do not depend on the test.
    expect(states.filter((each) => !/^(node|disk.*): /.test(each))).toEqual([
      'settings: ok',
      'secret-file: ok',
      'data-folder: ok',
      'server: ok',
      'database: ok',
      'database-rights: ok',
      'database-schema: ok',
      'clock-database: ok',
      'jobs: ok',
      'clock-trusted: ok',
      'weeks: ok',
      'fence: ok',
      'payouts: ok',
      'secret: ok',
      'backup: warning',
      'ledger: ok',
      'clock: ok',
      'telegram-token: ok',
      'telegram-username: ok',
      'telegram-updates: ok',
      'domain-name: skipped',
      'domain-reached: ok',
      'wallet: ok',
      'wallet-network: ok',
      'wallet-coin: ok',
      'wallet-sync: ok',
      'wallet-balance: ok',
      'next-payouts: ok',
      'wallet-signing: ok',
      'chain-index: ok',
      'chain-agreement: ok',
      'chain-source: ok',
    ]);
  });

  it.each([
    ['on a terminal', true, '', true],
    ['on a terminal without colours', true, '1', false],
    ['in a pipe', false, '', false],
  ])('is read by a person %s', async (_, isTerminal, NO_COLOR, inColour) => {
    const { isTTY } = process.stdout;
    process.stdout.isTTY = isTerminal;
    try {
      const place = { DATA_DIR: folder, NO_COLOR, LOG_LEVEL: 'loud' };
      const { code, stdout } = await runHere('doctor', [], place);
      expect(code).toBe(1);
      expect(stdout.includes('\u001b[31m✗\u001b[39m')).toBe(inColour);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are the colours.
      const lines = stdout.replaceAll(/\u001b\[\d+m/g, '').split('\n');
      // The lines before are about this Node.
      expect(lines.slice(lines.findIndex((line) => line.startsWith('✗')))).toEqual([
        expect.stringMatching(/^✗ settings {2}LOG_LEVEL: must be one of .*\.$/),
        '            → Correct LOG_LEVEL',
        '',
        expect.stringMatching(/^2 checks: (1 ok|1 warning), 1 fault\.$/),
        '',
      ]);
    } finally {
      process.stdout.isTTY = isTTY;
    }
  });
});
