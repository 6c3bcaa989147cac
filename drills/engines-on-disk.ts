import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ConnectOptions } from '#server/db/connect.ts';
import { initialise, ownFolder, postgresAt } from './postgres.ts';
import type { SmallDisk } from './small-disk.ts';

/** A database whose files are on a small disk. */
export type EngineOnDisk = {
  /** The settings with which servers, and this program, open it. */
  environment: Record<string, string>;
  options: ConnectOptions;
  /** Makes it request more room at once. */
  want(): void;
  /** Ends it as a power cut does; the embedded engine ends with its server. */
  kill(): void;
  /** Does what an operator does once there is room; returns whether it had to be started. */
  bringUp(): Promise<boolean>;
  close(): void;
};

export function embeddedOn({ folder }: SmallDisk): EngineOnDisk {
  const data = join(folder, 'data');
  return {
    environment: { DATA_DIR: data },
    options: { folder: data },
    want() {},
    kill() {},
    bringUp: async () => false,
    close() {},
  };
}

/** Keeps the log within the disk. */
const SETTINGS = ['max_wal_size=64MB', 'min_wal_size=32MB'];

export async function postgresOn({ folder }: SmallDisk): Promise<EngineOnDisk> {
  const data = join(folder, 'data');
  const logs = mkdtempSync(join(tmpdir(), 'quarterdeck-disk-log-'));
  mkdirSync(data);
  for (const own of [data, logs]) ownFolder(own);
  ownFolder(folder);
  const server = await postgresAt(data, logs);
  initialise(server, data);
  server.start(SETTINGS);
  const url = `postgres://postgres@127.0.0.1:${server.port}/postgres`;
  const answers = () => {
    try {
      return server.ask('select 1') === '1';
    } catch {
      return false;
    }
  };
  return {
    environment: { DATABASE_URL: url },
    options: { databaseUrl: url },
    want() {
      try {
        // Each statement needs a new file of the log.
        for (let times = 0; times < 10; times++) {
          server.ask('create table if not exists wanted (); select pg_switch_wal()');
        }
      } catch {
        // It found no room, and ended.
      }
    },
    kill: server.kill,
    async bringUp() {
      while (server.isRunning()) {
        if (answers()) return false;
        await pause(200);
      }
      server.start(SETTINGS);
      return true;
    },
    close() {
      if (server.isRunning()) server.stop('immediate');
      rmSync(logs, { recursive: true, force: true });
    },
  };
}
