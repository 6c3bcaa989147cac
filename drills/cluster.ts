// A primary and a standby in a temporary folder: databases that an operator runs, and can lose.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { initialise, ownFolder, postgresAt } from './postgres.ts';

export type Cluster = {
  /** The address of both hosts, for servers. */
  url: string;
  /** The address of the standby alone. */
  standbyUrl: string;
  /** Ends the primary as a power cut does, with all of its processes. */
  killPrimary(): void;
  /** Makes the standby the primary. */
  promote(): void;
  close(): void;
};

/** A standby that has not written a commit yet keeps it from being acknowledged. */
const PRIMARY = ['wal_level=replica', 'synchronous_standby_names=*', 'synchronous_commit=on'];

/** Starts both, and returns when the standby confirms every commit. */
export async function openCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-drill-'));
  ownFolder(folder);
  const [first, second] = [join(folder, 'one'), join(folder, 'two')];
  const primary = await postgresAt(first, folder);
  const standby = await postgresAt(second, folder);
  initialise(primary, first);
  primary.start();
  primary.call(
    'pg_basebackup',
    ...['--pgdata', second, '--write-recovery-conf', '--wal-method', 'stream'],
    ...['--host', '127.0.0.1', '--port', String(primary.port), '--username', 'postgres'],
  );
  primary.stop('fast');
  // Until the standby is running, the primary acknowledges nothing.
  primary.start(PRIMARY);
  standby.start();
  while (primary.ask('select sync_state from pg_stat_replication') !== 'sync') await pause(100);
  return {
    url: `postgres://postgres@127.0.0.1:${primary.port},127.0.0.1:${standby.port}/postgres?target_session_attrs=read-write`,
    standbyUrl: `postgres://postgres@127.0.0.1:${standby.port}/postgres`,
    killPrimary: primary.kill,
    promote: standby.promote,
    close() {
      for (const server of [primary, standby]) if (server.isRunning()) server.stop('immediate');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
