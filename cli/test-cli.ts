import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

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

/** Where a command lies in one file, while there are such files. */
let joined: string | null = null;

/**
 * Makes one file of each built command and all that it imports: it starts in a third of the time, which is most of
 * what a command takes. For those on PostgreSQL alone: the embedded database has a file of its own for its thread.
 *
 * @returns takes them away again
 */
export async function joinCommands(): Promise<() => void> {
  const built = join(root, 'dist/cli');
  const names = readdirSync(built).filter((name) => name.endsWith('.js'));
  // Inside of the project, where they find the migrations; test files that run at once have each their own.
  const folder = join(root, `dist/test-commands-${process.pid}`);
  await build({
    configFile: false,
    // It says of some files that they are fetched only when they are needed, and are joined all the same.
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: folder,
      target: 'esnext',
      rolldownOptions: { input: names.map((name) => join(built, name)) },
    },
  });
  joined = folder;
  return () => {
    joined = null;
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Starts a command as an operator does, in a process of its own. */
export function startCommand(command: string, args: readonly string[], place: Place): Running {
  const folder = 'DATABASE_URL' in place && joined ? joined : join(root, 'dist/cli');
  const file = join(folder, `${command}.js`);
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
