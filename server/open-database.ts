import { join } from 'node:path';
import type { Config } from './config/config.ts';
import { connect, type Database } from './db/connect.ts';

/** Opens the configured database with its schema up to date. */
export function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  if (config.databaseUrl) return connect({ databaseUrl: config.databaseUrl });
  return connect({ folder: join(config.dataDir) });
}
