import { awaitOldHost } from './await-old-host.ts';
import { botIdOf } from './bot/bot-deps.ts';
import { openBot } from './bot/open-bot.ts';
import { ConfigError, readConfig } from './config/config.ts';
import { explained, withoutPasswords } from './config/failures.ts';
import { withLongStatements } from './db/time-limits.ts';
import { createLogger, createReport } from './logger.ts';
import { openSecrets } from './open-database.ts';
import { prepareDatabase, requireSoundLedger } from './prepare-database.ts';
import { createBoard } from './services/board/board.ts';
import { REAL_WAITING } from './services/sign-in/approvals.ts';
import { openUpgraded } from './upgrade-backup.ts';
import { openGateways } from './wire.ts';

/**
 * Work still open after this time waits for a service that does not respond. Leaving it is like a crash, which loses nothing.
 */
const LEAVE_AFTER_MS = 9_500;
const ONE_PROCESS =
  'DATABASE_URL: the bot runs by itself on PostgreSQL alone, since one process has the embedded database to itself; set BOT=1 at the server instead';

try {
  await serve();
} catch (error) {
  const text = error instanceof Error ? error.message : String(error);
  const said = error instanceof ConfigError ? text : `The bot cannot start: ${text}`;
  console.error(withoutPasswords(said));
  process.exit(1);
}

/** Runs only the bot, on the server's database (`BOT=apart`): no site, no jobs. */
async function serve(): Promise<void> {
  const config = { ...readConfig(process.env, process.cwd()), jobs: false };
  if (config.databaseUrl === null) throw new ConfigError(ONE_PROCESS, ['DATABASE_URL', 'BOT']);
  if (config.bot !== 'apart') {
    throw new ConfigError(
      'BOT: set it to apart, here and at the server, to run the bot by itself',
      ['BOT'],
    );
  }
  const logger = createLogger(config.logLevel);
  const now = () => Date.now();
  const report = createReport(logger, now);
  const open = async () => {
    const opened = await openUpgraded({ config, logger, now });
    const secrets = await openSecrets(opened.db, config);
    await prepareDatabase(opened, { config, secrets, logger, nowMs: now() });
    await requireSoundLedger(opened);
    return opened;
  };
  const database = await withLongStatements(() => explained(config, open));
  const { db } = database;
  const { poolUnits, thresholdHundredths } = config;
  const gateways = await openGateways(config, { now, report });
  const { telegram } = gateways;
  if (telegram === null)
    throw new ConfigError('BOT: needs a bot; set TELEGRAM_BOT_TOKEN', [
      'BOT',
      'TELEGRAM_BOT_TOKEN',
    ]);
  const bot = openBot({
    ...gateways,
    telegram,
    db,
    board: await createBoard(db, { now, poolUnits, thresholdHundredths }),
    config: { ...config, bot: 'here' },
    now,
    report,
  });
  const stopping = new AbortController();
  const stop = async () => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    setTimeout(() => process.exit(1), LEAVE_AFTER_MS);
    await bot.stop().catch((error: unknown) => report(error, 'stopping the bot'));
    await database.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  const { pause } = REAL_WAITING;
  await awaitOldHost(db, { pause, stopping: stopping.signal, report });
  if (stopping.signal.aborted) return;
  bot.start(pause);
  console.log(`The bot ${botIdOf(config.botToken ?? '')} listens.`);
}
