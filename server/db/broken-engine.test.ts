import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, inject, it } from 'vitest';
import { QUICK_ENGINE } from '#server/testing/db/quick-engine.ts';
import { PROGRAM, root } from '../../cli/testing/cli.ts';

const preload = pathToFileURL(join(root, 'server/testing/db/broken-engine.mjs')).href;
const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-broken-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('answers callers that wait for a hanging embedded database, logs it, and ends with 1', async () => {
  cpSync(inject('embeddedFolder'), folder, { recursive: true });
  const args = [QUICK_ENGINE, '--import', preload, PROGRAM, 'start'];
  const child = spawn('node', args, {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      SETTINGS_FILE: devNull,
      DATA_DIR: folder,
      DEMO: '0',
      JOBS: '0',
      PORT: '0',
      LOG_LEVEL: 'warn',
    },
  });
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    const hear = (data: unknown) => {
      output += String(data);
      const [, address] = /Quarterdeck is at (\S+)/.exec(output) ?? [];
      if (address) resolve(address);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${output}`)));
  });
  child.kill('SIGUSR2');
  // A stalled process may end before it answers; then the connection ends with it.
  const asked = ['/api/leaderboard', '/api/stats'].map(async (path) => {
    const answer = await fetch(url + path).catch(() => null);
    return answer?.status ?? 'closed';
  });
  for (const outcome of await Promise.all(asked)) expect([503, 'closed']).toContain(outcome);
  expect(await ended).toBe(1);
  expect(output).toMatch(/The embedded database has not answered within (10|130)000 ms\./);
  expect(output).toContain('the server ends: the database cannot be used again without a restart');
  // Nothing was closed; the next start finds a dead process's lock.
  expect(readdirSync(folder)).toContain('lock');
});
