import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { QUICK_ENGINE } from '#server/testing/db/quick-engine.ts';
import type { CommandName } from '../command-table.ts';
import { callCommand } from '../commands.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** A command's environment: an embedded database in a folder, or a PostgreSQL, and any other variables it needs. */
export type Place = ({ DATA_DIR: string } | { DATABASE_URL: string }) & Record<string, string>;

export type Finished = { code: number | null; stdout: string; stderr: string };

export type Running = {
  process: ChildProcess;
  /** All of its output so far. */
  output(): string;
  finished: Promise<Finished>;
};

/** The built program, which `npm start`, `npm run` and the installed package also run. */
export const PROGRAM = join(root, 'dist/program/main.mjs');

/** Node 24 warns about features that node-fetch uses, but not if it is installed below node_modules. */
const AS_INSTALLED = ['--disable-warning=DEP0040', '--disable-warning=DEP0169'];

/** Starts a command as an operator does, in its own process. */
export function startCommand(command: CommandName, args: readonly string[], place: Place): Running {
  // A settings file of the person who runs the tests must not affect them.
  const env = { PATH: process.env.PATH ?? '', SETTINGS_FILE: devNull, ...environmentOf(place) };
  const child = spawn('node', [QUICK_ENGINE, ...AS_INSTALLED, PROGRAM, command, ...args], {
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

/** Runs a command to its end in its own process: a second or more of CPU time. */
export function runProcess(
  command: CommandName,
  args: readonly string[],
  place: Place,
): Promise<Finished> {
  return startCommand(command, args, place).finished;
}

/** Runs a command to its end in this process and returns its output. `aheadMs` moves the machine's clock forward. */
export async function runHere(
  command: CommandName,
  args: readonly string[],
  place: Place,
  { aheadMs = 0 } = {},
): Promise<Finished> {
  const printed = { stdout: '', stderr: '' };
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((line) => {
      printed.stdout += `${line}\n`;
    }),
    vi.spyOn(console, 'error').mockImplementation((line) => {
      printed.stderr += `${line}\n`;
    }),
    // The progress bar of an import.
    vi.spyOn(process.stderr, 'write').mockReturnValue(true),
  ];
  if (aheadMs > 0) vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + aheadMs });
  try {
    const code = await callCommand(command, args, environmentOf(place));
    return { code, ...printed };
  } finally {
    vi.useRealTimers();
    for (const spy of spies) spy.mockRestore();
  }
}

const folders = new WeakMap<Place, string>();

/** A place without a folder gets its own: the secret in `./data` belongs to other runs. */
function environmentOf(place: Place): Record<string, string> {
  const folder = folders.get(place) ?? mkdtempSync(join(tmpdir(), 'quarterdeck-'));
  folders.set(place, folder);
  return { DEMO: '0', DATA_DIR: folder, ...place };
}
