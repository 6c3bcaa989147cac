import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { connect } from '#server/db/connect.ts';
import { moveDatabase } from '#server/services/move-database.ts';
import { type CommandContext, runCommand, UsageError } from './command.ts';

const USAGE = `Usage: DATABASE_URL=postgres://… npm run move-to-postgres
Copies the embedded database in DATA_DIR into the empty PostgreSQL database that DATABASE_URL names, and proves
the copy. The embedded one stays as it is. Stop the server first.`;

await runCommand(async ({ config, open, args }: CommandContext) => {
  if (args.length > 0 || config.databaseUrl === null) throw new UsageError(USAGE);
  if (!existsSync(join(config.dataDir, 'pgdata'))) {
    throw new UsageError(`There is no embedded database in ${config.dataDir}.\n${USAGE}`);
  }
  const database = await open();
  const embedded = await connect({ folder: config.dataDir });
  try {
    await moveDatabase(embedded.db, database.db, ({ table, rows }) => {
      console.log(`${table}: ${rows} rows`);
    });
  } finally {
    await embedded.close();
  }
  console.log('Every table is the same, and all totals equal the ledger.');
  return 0;
});
