// The system's own PostgreSQL: Debian's `postgresql`, or the programs in PG_BIN.
import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../scripts/free-port.mjs';

export type Postgres = {
  port: number;
  /** Starts it and waits until it answers; throws if it does not. */
  start(settings?: readonly string[]): void;
  isRunning(): boolean;
  stop(mode: 'fast' | 'immediate'): void;
  /** Ends it as a power cut does, with all of its processes. */
  kill(): void;
  promote(): void;
  /** Returns a single value. */
  ask(statement: string): string;
  /** Calls one of its programs. */
  call(program: string, ...words: string[]): string;
};

/** Makes a folder that only PostgreSQL's own user can access; PostgreSQL does not run as root. */
export function ownFolder(folder: string): void {
  const { uid, gid } = postgresUser();
  chmodSync(folder, 0o700);
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
}

/** A server for a data folder, which need not exist yet. The socket and the log are in `folder`. */
export async function postgresAt(data: string, folder: string): Promise<Postgres> {
  const bin = postgresBin();
  const user = postgresUser();
  const port = await freePort();
  const call = (program: string, ...words: string[]) =>
    execFileSync(join(bin, program), words, {
      ...user,
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  return {
    port,
    call,
    start(settings = []) {
      const options = [
        `port=${port}`,
        'listen_addresses=127.0.0.1',
        `unix_socket_directories=${folder}`,
        ...settings,
      ];
      call(
        'pg_ctl',
        ...['start', '--wait', '--pgdata', data, '--log', join(folder, `${port}.log`)],
        ...['--options', options.map((setting) => `-c ${setting}`).join(' ')],
      );
    },
    isRunning() {
      try {
        call('pg_ctl', 'status', '--pgdata', data);
        return true;
      } catch {
        return false;
      }
    },
    stop(mode) {
      call('pg_ctl', 'stop', '--pgdata', data, '--mode', mode);
    },
    kill() {
      for (const pid of processesOf(data)) process.kill(pid, 'SIGKILL');
    },
    promote() {
      call('pg_ctl', 'promote', '--wait', '--pgdata', data);
    },
    ask: (statement) =>
      call(
        'psql',
        ...['--host', '127.0.0.1', '--port', String(port), '--username', 'postgres'],
        ...['--tuples-only', '--no-align', '--command', statement],
      ).trim(),
  };
}

/** Makes the data folder of a new server. */
export function initialise({ call }: Postgres, data: string): void {
  call(
    'initdb',
    ...['--pgdata', data, '--auth', 'trust', '--username', 'postgres', '--encoding', 'UTF8'],
  );
}

/** The postmaster comes first, so that it starts no others. */
function processesOf(data: string): number[] {
  const postmaster = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const listed = execFileSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)], {
    encoding: 'utf8',
  });
  return [postmaster, ...listed.trim().split(/\s+/).filter(Boolean).map(Number)];
}

/** The folder of PostgreSQL's programs. */
export function postgresBin(): string {
  if (process.env.PG_BIN !== undefined) return process.env.PG_BIN;
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : [];
  const newest = versions.map(Number).sort((a, b) => b - a)[0];
  if (newest === undefined) {
    throw new Error(
      'Install PostgreSQL (apt-get install postgresql), or name its programs in PG_BIN.',
    );
  }
  return `/usr/lib/postgresql/${newest}/bin`;
}

export function postgresUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (which: string) =>
    Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }).trim());
  return { uid: id('-u'), gid: id('-g') };
}
