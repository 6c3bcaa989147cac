import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, readConfig } from './config/config.ts';
import { explained, withoutPasswords } from './config/failures.ts';
import { findMisspelt } from './config/names/check-names.ts';
import { withLongStatements } from './db/time-limits.ts';
import { createLogger, createReport } from './logger.ts';
import { openUpgraded } from './upgrade-backup.ts';

try {
  await start();
} catch (error) {
  const text = error instanceof Error ? error.message : String(error);
  const said = error instanceof ConfigError ? text : `Quarterdeck cannot start: ${text}`;
  console.error(withoutPasswords(said));
  process.exit(1);
}

async function start(): Promise<void> {
  const config = readConfig(process.env, process.cwd());
  const logger = createLogger(config.logLevel);
  for (const name of config.insecureRpc) {
    logger.warn(`${name}: the node's password crosses the network unencrypted (RPC_INSECURE)`);
  }
  for (const { name, meant } of findMisspelt(process.env)) {
    logger.warn(`${name}: there is no such setting (did you mean ${meant}?)`);
  }
  const clock = { aheadMs: 0 };
  const now = () => Date.now() + clock.aheadMs;
  const report = createReport(logger, now);
  // Before the parts of the server, which check whether traces are recorded. Not loaded otherwise.
  const tracing = config.tracing
    ? (await import('./trace/start-tracing.ts')).startTracing(config.tracing, report)
    : null;
  if (config.databaseUrl === null && !existsSync(join(config.dataDir, 'pgdata'))) {
    console.log(`Making the database in ${config.dataDir} …`);
  }
  // The embedded engine opens in a thread of its own, while the rest is loaded.
  const opening = withLongStatements(() =>
    explained(config, () => openUpgraded({ config, logger, now })),
  );
  // Awaited below, where its failure is reported.
  opening.catch(() => {});
  const { serve } = await import('./serve.ts');
  const database = await opening;
  await explained(config, () => serve({ config, logger, clock, now, report, tracing, database }));
}
