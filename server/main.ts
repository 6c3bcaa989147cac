import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { closeApp } from './close-app.ts';
import { ConfigError, readConfig } from './config.ts';
import { queueConnection } from './db/queue-connection.ts';
import { createChainIndex } from './gateways/chain-index-rest.ts';
import { createTelegramBot } from './gateways/telegram-bot.ts';
import { createTelegramKeys } from './gateways/telegram-keys.ts';
import { createWallet } from './gateways/wallet-rpc.ts';
import { createWebHooks } from './gateways/web-hooks-https.ts';
import { type JobEngine, startJobs } from './jobs/job-engine.ts';
import { type PressReader, startPressReader } from './jobs/press-reader.ts';
import { jobWork } from './jobs/work.ts';
import { createLogger, createReport } from './logger.ts';
import { openDatabase } from './open-database.ts';
import { openPayments } from './open-payments.ts';
import { keepSecretKeys } from './secret-file.ts';
import { createBoard } from './services/board.ts';
import { createBroadcastSender } from './services/broadcast-sender.ts';
import { checkLedger } from './services/check-ledger.ts';
import { grantConfiguredRoles } from './services/configured-roles.ts';
import { fillDemo } from './services/demo-community.ts';
import { findContents } from './services/demo-mark.ts';
import { renewKeys, renewWebhookSecrets } from './services/key-upkeep.ts';
import { createSecrets } from './services/secrets.ts';
import { REAL_WAITING } from './services/sign-in-questions.ts';
import { completeSubmissions } from './services/submission-texts.ts';
import { createWebhookSender } from './services/webhook-sender.ts';

/** Connections get this long to end by themselves when the server is told to stop. */
const STOP_WITHIN_MS = 8_000;
/** What has not ended by then waits for a database that does not answer. It is left as by a crash, which loses nothing. */
const LEAVE_AFTER_MS = 9_500;

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
  const report = createReport(logger, now);
  const database = await openDatabase(config);
  const { db } = database;
  const secrets = createSecrets(keepSecretKeys(config));

  const contents = await findContents(db);
  if (contents === 'demo' && !config.demo) {
    const where = config.databaseUrl === null ? 'DATA_DIR' : 'DATABASE_URL';
    throw new ConfigError(
      `${where}: the database holds the demo community; empty it with \`npm run demo -- clear\`, or name another one`,
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
  await completeSubmissions(db);
  const { renewed, lost } = await renewKeys(db, secrets);
  if (renewed > 0) logger.info({ renewed }, 'API keys are kept under the new secret');
  if (lost > 0) logger.warn({ lost }, 'API keys cannot be read: their SECRET_KEY is not here');
  const webhooks = await renewWebhookSecrets(db, secrets);
  if (webhooks.renewed > 0)
    logger.info({ renewed: webhooks.renewed }, 'webhook secrets are kept under the new secret');
  if (webhooks.lost > 0)
    logger.warn(
      { lost: webhooks.lost },
      'webhook secrets cannot be read: their SECRET_KEY is not here',
    );
  await grantConfiguredRoles(db, { ...config, nowMs: now() });

  const board = await createBoard(db, { now, thresholdHundredths: config.thresholdHundredths });
  const telegramKeys = config.telegramClientId
    ? createTelegramKeys({
        root: config.telegramOauthRoot,
        now,
        report: (error) => report(error, "no new keys of Telegram's login"),
      })
    : null;
  const telegram = config.botToken
    ? createTelegramBot({ token: config.botToken, apiRoot: config.telegramApiRoot })
    : null;
  const broadcastSender = telegram && createBroadcastSender({ db, telegram, now, report });
  const webhookSender = createWebhookSender({
    ...{ db, webHooks: createWebHooks(), secrets, now, report },
  });
  const wallet = config.walletUrl ? createWallet({ url: config.walletUrl }) : null;
  const payments = await openPayments(config);
  const chainIndex = config.chainApiUrl ? createChainIndex({ root: config.chainApiUrl }) : null;
  const siteFolder = findSite();
  const app = await buildApp({
    db,
    board,
    config,
    secrets,
    demo,
    telegramKeys,
    telegram,
    chainIndex,
    broadcastSender,
    webhookSender,
    walletState: wallet && (() => wallet.readState()),
    payments,
    now,
    logger,
    siteFolder,
  });
  let jobs: Promise<JobEngine> | null = null;
  let presses: PressReader | null = null;
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => app.server.closeAllConnections(), STOP_WITHIN_MS).unref();
    setTimeout(() => leave(new Error('not everything has ended in time')), LEAVE_AFTER_MS);
    try {
      await broadcastSender?.stop();
      await webhookSender.stop();
      await closeApp(app);
      await presses?.stop();
      await (await jobs)?.stop();
      await database.close();
    } catch (error) {
      leave(error);
    }
    process.exit(0);
  };
  const leave = (error: unknown) => {
    report(error, 'the server was stopped before it had ended');
    process.exit(1);
  };
  // Before anything is served: a server that takes calls can be told to stop at once.
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  await app.listen({ port: config.port, host: config.host });
  if (stopping) return;
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  if (demo)
    console.log('This is the demo community: everybody and every number in it is invented.');
  console.log(`Quarterdeck is at http://${config.host}:${port}`);

  readAhead(app).catch((error: unknown) => {
    // A server that is told to stop meanwhile is asked in vain.
    if (!stopping) report(error, 'reading ahead');
  });

  // What a server left unfinished goes on.
  broadcastSender?.wake();
  webhookSender.wake();
  if (config.jobs) {
    jobs = startJobs({
      db,
      connection: queueConnection(database, config.databaseUrl),
      work: jobWork({
        ...{ db, wallet, broadcastSender, webhookSender, payments, telegram, chainIndex },
        ...{ vacuum: database.vacuum, config, now },
      }),
      now,
      report,
    });
  }
  if (telegram !== null && config.telegramUpdates === 'poll') {
    presses = startPressReader({ db, telegram, now, report, pause: REAL_WAITING.pause });
  }
  await jobs;
}

// The first look at the showcase reads and sorts all of it, which nobody should wait for.
async function readAhead(app: FastifyInstance): Promise<void> {
  for (const sort of ['recent', 'points', 'creator']) {
    await app.inject(`/api/creator/content?sort=${sort}`);
  }
}

/** The built site lies beside the built server; the API runs without it too. */
function findSite(): string | null {
  const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'web');
  return existsSync(join(folder, 'client/index.html')) ? folder : null;
}
