// A primary and a standby of the system's own PostgreSQL, in a temporary folder: what an operator runs, and can lose.
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../scripts/free-port.mjs';

export type Cluster = {
  /** The address of both hosts, for servers. */
  url: string;
  /** Ends the primary as a power cut does, with all of its processes. */
  killPrimary(): void;
  /** Makes the standby the primary. */
  promote(): void;
  close(): void;
};

/** A standby that has not written a commit yet keeps it from being acknowledged. */
const PRIMARY = ['wal_level=replica', 'synchronous_standby_names=*', 'synchronous_commit=on'];

/** Starts both, and returns when the standby confirms every commit. Needs Debian's `postgresql`, or PG_BIN. */
export async function openCluster(): Promise<Cluster> {
  const bin = process.env.PG_BIN ?? findBin();
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-drill-'));
  const user = process.getuid?.() === 0 ? postgresUser() : {};
  chmodSync(folder, 0o700);
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid);
  const call = (program: string, ...words: string[]) =>
    execFileSync(join(bin, program), words, {
      ...user,
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  const [one, two] = [
    { data: join(folder, 'one'), port: await freePort() },
    { data: join(folder, 'two'), port: await freePort() },
  ];
  const start = ({ data, port }: typeof one, settings: readonly string[]) =>
    call(
      'pg_ctl',
      ...['start', '--wait', '--pgdata', data, '--log', `${data}.log`, '--options'],
      [
        `port=${port}`,
        'listen_addresses=127.0.0.1',
        `unix_socket_directories=${folder}`,
        ...settings,
      ]
        .map((setting) => `-c ${setting}`)
        .join(' '),
    );
  call(
    'initdb',
    '--pgdata',
    one.data,
    '--auth',
    'trust',
    '--username',
    'postgres',
    '--encoding',
    'UTF8',
  );
  start(one, []);
  call(
    'pg_basebackup',
    '--pgdata',
    two.data,
    '--write-recovery-conf',
    '--host',
    '127.0.0.1',
    '--port',
    String(one.port),
    '--username',
    'postgres',
    '--wal-method',
    'stream',
  );
  call('pg_ctl', 'stop', '--pgdata', one.data, '--mode', 'fast');
  // The standby comes first: the primary acknowledges nothing without it, not even the start of a session that writes.
  start(one, PRIMARY);
  start(two, []);
  const ask = (statement: string) =>
    call(
      'psql',
      '--host',
      '127.0.0.1',
      '--port',
      String(one.port),
      '--username',
      'postgres',
      '--tuples-only',
      '--no-align',
      '--command',
      statement,
    ).trim();
  while (ask('select sync_state from pg_stat_replication') !== 'sync') {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url: `postgres://postgres@127.0.0.1:${one.port},127.0.0.1:${two.port}/postgres?target_session_attrs=read-write`,
    killPrimary() {
      for (const pid of processesOf(one.data)) process.kill(pid, 'SIGKILL');
    },
    promote() {
      call('pg_ctl', 'promote', '--wait', '--pgdata', two.data);
    },
    close() {
      for (const { data } of [one, two]) {
        try {
          call('pg_ctl', 'stop', '--pgdata', data, '--mode', 'immediate');
        } catch {
          // Killed already.
        }
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The postmaster first, so that it starts no others. */
function processesOf(data: string): number[] {
  const postmaster = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const listed = execFileSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)], {
    encoding: 'utf8',
  });
  return [postmaster, ...listed.trim().split(/\s+/).filter(Boolean).map(Number)];
}

function findBin(): string {
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : [];
  const newest = versions.map(Number).sort((a, b) => b - a)[0];
  if (newest === undefined) {
    throw new Error(
      'Install PostgreSQL (apt-get install postgresql), or name its programs in PG_BIN.',
    );
  }
  return `/usr/lib/postgresql/${newest}/bin`;
}

function postgresUser(): { uid?: number; gid?: number } {
  const id = (which: string) =>
    Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }).trim());
  return { uid: id('-u'), gid: id('-g') };
}
