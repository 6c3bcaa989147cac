import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '#server/open-database.ts';
import { moveDatabase } from '#server/services/backups/move-database.ts';
import { badCall, type CommandContext } from '../command.ts';

export async function run({ config, open }: CommandContext<'move-to-postgres'>): Promise<number> {
  if (config.databaseUrl === null) throw badCall('move-to-postgres');
  if (!existsSync(join(config.dataDir, 'pgdata'))) {
    throw badCall('move-to-postgres', `There is no embedded database in ${config.dataDir}.`);
  }
  const database = await open();
  const embedded = await openDatabase({ ...config, databaseUrl: null });
  try {
    await moveDatabase(embedded.db, database.db, ({ table, rows }) => {
      console.log(`${table}: ${rows} rows`);
    });
  } finally {
    await embedded.close();
  }
  console.log('Every table matches, and all totals equal the ledger.');
  return 0;
}
