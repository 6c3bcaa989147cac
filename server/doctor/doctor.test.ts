import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from '#server/db/folder-lock.ts';
import { createSecrets } from '#server/db/secrets.ts';
import { answerProof } from '#server/services/operations/reached.ts';
import { findingOf, statesOf } from '#server/testing/findings.ts';
import { examine } from './doctor.ts';

const KEY = Buffer.alloc(32, 7).toString('hex');
const SECRETS = createSecrets([Buffer.from(KEY, 'hex')]);

describe('the doctor', () => {
  let folder: string;
  let server: Server | null;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'doctor-'));
    server = null;
  });
  afterEach(async () => {
    rmSync(folder, { recursive: true });
    server?.closeAllConnections();
    await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
  });

  const look = (environment: Record<string, string>) =>
    examine(
      { DATA_DIR: folder, DEMO: '0', SECRET_KEY: KEY, PORT: '1', ...environment },
      { cwd: folder, now: Date.now, deep: false },
    );
  async function listen(answer: RequestListener): Promise<string> {
    const opened = createServer(answer);
    server = opened;
    await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve));
    return String((opened.address() as AddressInfo).port); // It listens on TCP.
  }

  it('names the setting that is wrong, and looks no further', async () => {
    const findings = await look({ PORT: 'x' });
    expect(statesOf(findings.slice(1))).toEqual(['settings: fault']);
    expect(findingOf(findings, 'settings')).toMatchObject({
      says: expect.stringContaining('PORT: must be a number'),
      remedy: 'Correct PORT',
    });
  });

  it('reads the settings file, and says if it cannot', async () => {
    writeFileSync(join(folder, 'quarterdeck.env'), 'LOG_LEVEL=loud\n', { mode: 0o600 });
    expect(findingOf(await look({}), 'settings')).toMatchObject({ remedy: 'Correct LOG_LEVEL' });
    const lost = join(folder, 'lost.env');
    expect(findingOf(await look({ SETTINGS_FILE: lost }), 'settings')).toMatchObject({
      state: 'fault',
      says: expect.stringContaining(`there is no file ${lost}`),
      remedy: 'Correct SETTINGS_FILE',
    });
    writeFileSync(lost, 'WEEKLY_POOL=1\n', { mode: 0o644 });
    expect(findingOf(await look({ SETTINGS_FILE: lost }), 'settings-file')).toMatchObject({
      state: 'fault',
      remedy: expect.stringContaining(lost),
    });
  });

  it('finds nothing wrong where nothing was started yet', async () => {
    const findings = await look({});
    expect(findings.filter(({ state }) => state === 'fault')).toEqual([]);
    expect(
      statesOf([findingOf(findings, 'server'), findingOf(findings, 'domain-reached')]),
    ).toEqual(['server: skipped', 'domain-reached: skipped']);
  });

  it('warns of a password that crosses the network', async () => {
    const findings = await look({
      DATABASE_URL: 'postgres://127.0.0.1:1/none',
      WALLET_RPC_URL: 'http://me:Sesame-0pen@0.0.0.0:1/',
      RPC_INSECURE: '1',
    });
    expect(statesOf(findings).slice(1, 3)).toEqual(['settings: ok', 'settings: warning']);
    expect(JSON.stringify(findings)).not.toContain('Sesame');
  });

  describe('beside a running server with an embedded database', () => {
    const job = (change: object = {}) => ({ name: 'price', late: false, failed: false, ...change });
    const health = (jobs: object[], status = 'ok', problem: string | null = null) => ({
      database: { status },
      jobs: { list: jobs },
      clock: { problem },
      backup: { configured: false, newestAt: null },
    });
    async function lookBeside(told: unknown) {
      mkdirSync(join(folder, 'pgdata'));
      writeFileSync(join(folder, 'pgdata/PG_VERSION'), '18');
      const unlock = lockFolder(folder);
      const PORT = await listen((request, response) => {
        const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://here');
        const asked = { nonce: query.get('nonce') ?? '', proof: query.get('proof') ?? '' };
        const proof = answerProof(SECRETS, asked);
        const arrival = { peer: '127.0.0.1', address: '127.0.0.1', forwardedFor: null };
        response.end(JSON.stringify(pathname === '/api/health' ? told : { proof, ...arrival }));
      });
      const findings = await look({ PORT });
      unlock();
      return findings;
    }

    it('asks the server, and says what was not looked at', async () => {
      const findings = await lookBeside(health([job()]));
      // The free space on this disk does not depend on the test.
      const others = findings.filter(({ check }) => check !== 'disk' && check !== 'node');
      expect(statesOf(others)).toEqual([
        'settings: ok',
        'secret-file: ok',
        'data-folder: ok',
        'server: ok',
        'database: skipped',
        'database-rights: ok',
        'jobs: ok',
        'clock-trusted: ok',
        'weeks: skipped',
        'fence: skipped',
        'payouts: skipped',
        'secret: skipped',
        'ledger: skipped',
        'backup: warning',
        'clock: skipped',
        'telegram-token: skipped',
        'domain-name: skipped',
        'domain-reached: ok',
        'wallet: skipped',
        'chain-index: skipped',
        'chain-source: skipped',
      ]);
    });

    it.each<[string, unknown, string, string]>([
      ['a failed job', health([job({ failed: true })]), 'jobs', 'fault'],
      ['a late job', health([job({ late: true })]), 'jobs', 'fault'],
      ['a failing database', health([], 'failing'), 'database-rights', 'fault'],
      ['a doubted clock', health([], 'ok', 'it jumped'), 'clock-trusted', 'fault'],
      ['nothing that can be read', { healthy: true }, 'jobs', 'skipped'],
    ])('hears of %s', async (_, told, check, state) => {
      expect(findingOf(await lookBeside(told), check).state).toBe(state);
    });
  });

  it.each<[string, RequestListener]>([
    ['another program', (_, response) => response.end('<html>')],
    ['a server with another secret', (_, response) => response.end('{"proof":"00"}')],
    ['a program that breaks off', (request) => request.socket.destroy()],
  ])('finds %s at the port', async (_, answer) => {
    const findings = await look({ PORT: await listen(answer) });
    expect(findingOf(findings, 'server').state).toBe('fault');
  });

  it('knows a server without its secret by its life alone', async () => {
    const PORT = await listen((_, response) => response.end('{"status":"live"}'));
    const findings = await look({ PORT, SECRET_KEY: '' });
    expect(findingOf(findings, 'server').state).toBe('ok');
    expect(findingOf(findings, 'domain-reached').state).toBe('skipped');
  });
});
