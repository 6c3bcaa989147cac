import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../scripts/free-port.mjs';
import { root } from '../../scripts/prepare.mjs';
import { machine, table } from '../report.ts';

/** The first command of `npm start` without packages; they come from npm's cache if it has them. */
const INSTALL = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];

/**
 * `npm run bench -- clone`: from a clean clone of the newest commit to the first page of its demo, once. The time of npm is
 * shown separately.
 */
export async function run(): Promise<void> {
  const parent = mkdtempSync(join(tmpdir(), 'quarterdeck-bench-'));
  const folder = join(parent, 'clone');
  try {
    execFileSync('git', ['clone', '--quiet', root, folder]);
    const installMs = timeOf(() => execFileSync('npm', INSTALL, { cwd: folder, stdio: 'ignore' }));
    const { npmMs, buildMs, demoMs } = await startDemo(folder);
    const seconds = [installMs, npmMs, buildMs, demoMs, buildMs + demoMs];
    console.log(`A clean clone, once. ${machine()}\n`);
    console.log(
      table(
        ['npm ci, s', 'npm before our script, s', 'build, s', 'demo to first page, s', 'ours, s'],
        [seconds.map((ms) => (ms / 1000).toFixed(1))],
      ),
    );
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
}

async function startDemo(folder: string) {
  const port = await freePort();
  const startMs = Date.now();
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), DATA_DIR: join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A separate process group, so that the server ends with npm.
    detached: true,
  });
  try {
    const begun = heard(child, 'Building …');
    await firstPage(child, `http://127.0.0.1:${port}/leaderboard`);
    const pageMs = Date.now();
    // Written when everything is built.
    const builtMs = statSync(join(folder, 'dist/.built-source')).mtimeMs;
    const begunMs = await begun;
    return { npmMs: begunMs - startMs, buildMs: builtMs - begunMs, demoMs: pageMs - builtMs };
  } finally {
    const ended = once(child, 'exit');
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    await ended;
  }
}

/** Resolves with the time at which the program prints this text. */
function heard({ stdout }: ChildProcess, text: string): Promise<number> {
  return new Promise((resolve) => {
    stdout?.setEncoding('utf8').on('data', (said: string) => {
      if (said.includes(text)) resolve(Date.now());
    });
  });
}

async function firstPage(child: ChildProcess, url: string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error('npm start ended');
    const answer = await fetch(url).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.status === 200) return;
    await pause(10);
  }
}

function timeOf(work: () => unknown): number {
  const startMs = performance.now();
  work();
  return performance.now() - startMs;
}
