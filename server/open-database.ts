import type { Config } from './config/config.ts';
import { type ConnectOptions, connect, connectAsIs, type Database } from './db/connect.ts';

type Where = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** Opens the configured database with its schema up to date; `beforeUpgrade` as `connect` says. */
export function openDatabase(
  config: Where,
  beforeUpgrade?: (database: Database) => Promise<void>,
): Promise<Database> {
  return connect(optionsOf(config), beforeUpgrade);
}

/** Opens the configured database and leaves its schema as it is. */
export function openDatabaseAsIs(config: Where): Promise<Database> {
  return connectAsIs(optionsOf(config));
}

function optionsOf({ databaseUrl, dataDir }: Where): ConnectOptions {
  return databaseUrl ? { databaseUrl } : { folder: dataDir };
}
