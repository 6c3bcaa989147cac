import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Where Debian keeps programs of administrators, which the PATH of other users leaves out. */
const MORE_FOLDERS = ['/usr/sbin', '/sbin', '/usr/lib/podman'];
/** The Debian package of each program. */
const PACKAGES = {
  nginx: 'nginx-light',
  caddy: 'caddy',
  openssl: 'openssl',
  prometheus: 'prometheus',
  promtool: 'prometheus',
} as const;
/** Those of the containers, which are left out if one is missing. */
const CONTAINER_PACKAGES = {
  podman: 'podman',
  netavark: 'netavark',
  'aardvark-dns': 'aardvark-dns',
  crun: 'crun',
  debootstrap: 'debootstrap',
  'docker-compose': 'docker-compose',
} as const;

const MOST_OUTPUT = 64 * 1024 * 1024;

export type ProgramName = keyof typeof PACKAGES;

/** Throws one line that says what to install if any of the programs is missing. */
export function requirePrograms(): Record<ProgramName, string> {
  const missing = findMissing(PACKAGES);
  if (missing !== null) throw new Error(missing);
  const names = Object.keys(PACKAGES) as ProgramName[]; // The keys of a constant.
  return Object.fromEntries(names.map((name) => [name, find(name)])) as Record<ProgramName, string>;
}

/** One line that says what to install for the containers; null if nothing is missing. */
export const findMissingForContainers = (): string | null => findMissing(CONTAINER_PACKAGES);

function findMissing(packages: Record<string, string>): string | null {
  const missing = Object.entries(packages).filter(([name]) => find(name) === null);
  if (missing.length === 0) return null;
  const wanted = [...new Set(missing.map(([, each]) => each))].join(' ');
  return `${missing.map(([name]) => name).join(', ')} not found: apt-get install ${wanted}`;
}

function find(name: string): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...MORE_FOLDERS];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

/** For programs that fetch or build. */
export const LONG_MS = 20 * 60_000;

/** Runs a program to its end. Returns what it printed on both outputs; throws the same if it fails. */
export async function runProgram(
  file: string,
  args: readonly string[],
  environment: Record<string, string> = {},
  timeout = 60_000,
): Promise<{ stdout: string; stderr: string }> {
  const env = { ...process.env, ...environment };
  return await run(file, args, { env, timeout, maxBuffer: MOST_OUTPUT });
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
