import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Where Debian keeps programs of administrators, which the PATH of other users leaves out. */
const MORE_FOLDERS = ['/usr/sbin', '/sbin'];
/** The Debian package of each program. */
const PACKAGES = {
  nginx: 'nginx-light',
  caddy: 'caddy',
  openssl: 'openssl',
  prometheus: 'prometheus',
  promtool: 'prometheus',
} as const;

export type ProgramName = keyof typeof PACKAGES;

/** Throws one line that says what to install if any of the programs is missing. */
export function requirePrograms(): Record<ProgramName, string> {
  const names = Object.keys(PACKAGES) as ProgramName[]; // The keys of a constant.
  const missing = names.filter((name) => find(name) === null);
  if (missing.length > 0) {
    const packages = [...new Set(missing.map((name) => PACKAGES[name]))].join(' ');
    throw new Error(`${missing.join(', ')} not found: apt-get install ${packages}`);
  }
  return Object.fromEntries(names.map((name) => [name, find(name)])) as Record<ProgramName, string>;
}

function find(name: string): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...MORE_FOLDERS];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

/** Runs a program to its end. Returns what it printed on both outputs; throws the same if it fails. */
export async function runProgram(
  file: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<{ stdout: string; stderr: string }> {
  return await run(file, args, { env: { ...process.env, ...environment }, timeout: 60_000 });
}

export type Running = { stop(): Promise<void>; output(): string; child: ChildProcess };

/** Starts a program that stays. */
export function startProgram(
  file: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Running {
  const env = { ...process.env, ...environment };
  const child = spawn(file, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const hear = (data: Buffer) => {
    output += data;
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const ended = once(child, 'exit');
  return {
    child,
    output: () => output,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
