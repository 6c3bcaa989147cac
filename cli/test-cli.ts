import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bin } from '../scripts/prepare.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Where a command works: on an embedded database in a folder, or on a PostgreSQL; and on a machine with this clock. */
export type Place = ({ DATA_DIR: string } | { DATABASE_URL: string }) & { NODE_OPTIONS?: string };

/** On a machine whose clock is wrong. */
export const A_DAY_AHEAD = {
  NODE_OPTIONS: '--import=data:text/javascript,const%20real=Date.now;Date.now=()=>real()+864e5',
};

export type Finished = { code: number | null; stdout: string; stderr: string };

export type Running = {
  process: ChildProcess;
  /** All of its output so far. */
  output(): string;
  finished: Promise<Finished>;
};

/** Builds the commands, where their source has changed since the last build. */
export function buildCommands(): void {
  const args = [bin('@typescript/native', 'tsc'), '--build', 'cli'];
  const { status, stdout } = spawnSync('node', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(stdout);
}

/** Starts a command as an operator does, in a process of its own. */
export function startCommand(command: string, args: readonly string[], place: Place): Running {
  const file = join(root, 'dist/cli', `${command}.js`);
  if (!existsSync(file)) throw new Error(`there is no ${file}`);
  const env = { PATH: process.env.PATH ?? '', DEMO: '0', ...place };
  const child = spawn('node', [file, ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (data) => {
    stdout += data;
  });
  child.stderr.on('data', (data) => {
    stderr += data;
  });
  const finished = new Promise<Finished>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, stdout, stderr }));
  });
  return { process: child, output: () => stdout + stderr, finished };
}

/** Runs a command to its end. */
export function runCommand(
  command: string,
  args: readonly string[],
  place: Place,
): Promise<Finished> {
  return startCommand(command, args, place).finished;
}
