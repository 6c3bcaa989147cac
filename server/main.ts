import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { queueConnection } from './db/queue-connection.ts';
import { createTelegramKeys } from './gateways/telegram-keys.ts';
import { createWallet } from './gateways/wallet-rpc.ts';
import { startJobs } from './jobs/job-engine.ts';
import { jobWork } from './jobs/work.ts';
import { createLogger } from './logger.ts';
import { openDatabase } from './open-database.ts';
import { createBoard } from './services/board.ts';
import { checkLedger } from './services/check-ledger.ts';
import { grantConfiguredRoles } from './services/configured-roles.ts';
import { fillDemo } from './services/demo-community.ts';
import { findContents } from './services/demo-mark.ts';

/** Connections get this long to end by themselves when the server is told to stop. */
const STOP_WITHIN_MS = 8_000;

try {
  await serve();
} catch (error) {
  const text = error instanceof Error ? error.message : String(error);
  console.error(error instanceof ConfigError ? text : `Quarterdeck cannot start: ${text}`);
  process.exit(1);
}

async function serve(): Promise<void> {
  const config = readConfig(process.env, process.cwd());
  const logger = createLogger(config.logLevel);
  const now = () => Date.now();
  const database = await openDatabase(config);
  const { db } = database;

  const contents = await findContents(db);
  if (contents === 'demo' && !config.demo) {
    throw new ConfigError(
      'DATA_DIR: the database holds the demo community; empty it with `npm run demo -- clear`, or name another folder',
    );
  }
  const demo = config.demo && contents !== 'community';
  if (demo) await fillDemo(db, { nowMs: now(), ...config });
  // The embedded engine can lose totals to a power cut, the ledger it does not: look before serving.
  if (database.engine === 'embedded') {
    const [difference] = await checkLedger(db);
    if (difference) {
      throw new Error(
        `the totals differ from the ledger (${difference.total}, ${difference.key}); see npm run check-ledger`,
      );
    }
  }
  await grantConfiguredRoles(db, { ...config, nowMs: now() });

  const board = await createBoard(db, { now, thresholdHundredths: config.thresholdHundredths });
  const telegramKeys = config.telegramClientId
    ? createTelegramKeys({
        root: config.telegramOauthRoot,
        now,
        report: (error) => logger.warn({ err: error }, "no new keys of Telegram's login"),
      })
    : null;
  const wallet = config.walletUrl ? createWallet({ url: config.walletUrl }) : null;
  const siteFolder = findSite();
  const app = await buildApp({
    db,
    board,
    config,
    demo,
    telegramKeys,
    walletState: wallet && (() => wallet.readState()),
    now,
    logger,
    siteFolder,
  });
  await app.listen({ port: config.port, host: config.host });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  if (demo)
    console.log('This is the demo community: everybody and every number in it is invented.');
  console.log(`Quarterdeck is at http://${config.host}:${port}`);

  const report = (error: unknown, what: string) => logger.warn({ err: error }, what);
  const jobs = config.jobs
    ? await startJobs({
        db,
        connection: queueConnection(database, config.databaseUrl),
        work: jobWork({ db, wallet, config, now }),
        now,
        report,
      })
    : null;

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => app.server.closeAllConnections(), STOP_WITHIN_MS).unref();
    await app.close();
    await jobs?.stop();
    await database.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** The built site lies beside the built server; the API runs without it too. */
function findSite(): string | null {
  const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'web');
  return existsSync(join(folder, 'client/index.html')) ? folder : null;
}
