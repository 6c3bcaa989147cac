import type { Coin } from '#rules/coins/coin.ts';
import { type Config, ConfigError } from './config/config.ts';
import { findSecretKeys, keepSecretKeys } from './config/secret-file.ts';
import { type ConnectOptions, connect, connectAsIs, type Database, type Db } from './db/connect.ts';
import { requireItsSecret, WrongSecret } from './db/secret-mark.ts';
import { createSecrets, type Secrets } from './db/secrets.ts';
import { operatorCommand } from './program/called-as.ts';
import { findCoinChange, SET_COIN_AGAIN } from './services/chain/proved-coin.ts';
import { findContents } from './services/demo/mark.ts';

type Where = Pick<Config, 'databaseUrl' | 'dataDir' | 'secretKeys'>;

/**
 * Opens the configured database with its schema up to date; `beforeUpgrade` as in `connect`. Throws `ConfigError` if there is a
 * secret at hand and it is not the one that sealed the database, or if the database holds addresses of another coin. A demo's
 * coin may be any: it is emptied.
 */
export async function openDatabase(
  config: Where & Pick<Config, 'coin'>,
  beforeUpgrade?: (database: Database) => Promise<void>,
): Promise<Database> {
  const database = await connect(optionsOf(config), beforeUpgrade);
  try {
    const keys = findSecretKeys(config);
    if (keys.length > 0)
      await explainWrong(() => requireItsSecret(database.db, createSecrets(keys)));
    await requireItsCoin(database.db, config.coin);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function requireItsCoin(db: Db, coin: Coin): Promise<void> {
  if ((await findContents(db)) === 'demo') return;
  const changed = await findCoinChange(db, coin);
  if (changed !== null)
    throw new ConfigError(`${changed}: ${SET_COIN_AGAIN}`, ['COMMUNITY_FILE', 'COIN_NETWORK']);
}

/** Opens the configured database and leaves its schema as it is. */
export function openDatabaseAsIs(config: Where): Promise<Database> {
  return connectAsIs(optionsOf(config));
}

/**
 * Returns the secrets of a process that seals with them; creates the first one of a new database. Throws `ConfigError` if there
 * is none here although the database has one.
 */
export async function openSecrets(db: Db, config: Where): Promise<Secrets> {
  if (findSecretKeys(config).length === 0) await explainWrong(() => requireItsSecret(db, null));
  return createSecrets(keepSecretKeys(config));
}

/** Explains `WrongSecret` to the operator. */
export async function explainWrong<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof WrongSecret)) throw error;
    throw new ConfigError(
      'SECRET_KEY: the database was encrypted with another secret than the one here (SECRET_KEY, or else DATA_DIR/secret-key). ' +
        'Put that one back; to replace it, name both: SECRET_KEY=new,old. Only if it is lost for good: ' +
        operatorCommand('key adopt-secret --i-have-made-sure'),
      ['SECRET_KEY', 'DATA_DIR'],
    );
  }
}

function optionsOf({ databaseUrl, dataDir }: Where): ConnectOptions {
  return databaseUrl ? { databaseUrl } : { folder: dataDir };
}
