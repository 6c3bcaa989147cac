import type { FastifyInstance } from 'fastify';
import type { JobName } from '#rules/jobs.ts';
import { type Bot, openBot } from '#server/bot/open-bot.ts';
import { type Config, readConfig } from '#server/config/config.ts';
import type { Db } from '#server/db/connect.ts';
import { TEST_BOT_TOKEN } from '#server/fakes/telegram/signer.ts';
import type { Update } from '#server/fakes/telegram/telegram.ts';
import { createTelegramBot } from '#server/gateways/telegram/bot.ts';
import { createCommunityBot } from '#server/gateways/telegram/community-bot.ts';
import { readTelegramUpdate } from '#server/gateways/telegram/updates.ts';
import { createBoard } from '#server/services/board/board.ts';
import { type Gateways, wire } from '#server/wire.ts';
import { NO_GATEWAYS } from '../gateways.ts';
import { TEST_SECRETS } from '../keys.ts';
import { COIN } from './cast.ts';

/** Pauses end at once. */
const IMPATIENT = { monotonicMs: () => performance.now(), pause: async () => {} };
export const FAUCET_UNITS = 25n * COIN;
const POOL_UNITS = 100n * COIN;

export type ServerDeps = {
  db: Db;
  telegramRoot: string;
  gateways: Pick<Gateways, 'wallet' | 'faucetWallet' | 'chainIndex' | 'chainSource'>;
  now: () => number;
  report(error: unknown, what: string): void;
};

/** One of several servers of a community, with its bot, wired as in the program; it does nothing by itself. */
export type Server = {
  app: FastifyInstance;
  bot: Bot;
  hear(update: Update): Promise<void>;
  /** Runs a job; a failure is reported, not thrown. */
  run(job: JobName): Promise<void>;
  stop(): Promise<void>;
};

export async function openServer(deps: ServerDeps): Promise<Server> {
  const { db, telegramRoot, now, report } = deps;
  const config = configOf(telegramRoot);
  let runJob: ((job: JobName) => Promise<string>) | null = null;
  const { poolUnits, thresholdHundredths } = config;
  const board = await createBoard(db, { now, poolUnits, thresholdHundredths });
  const product = await wire({
    db,
    board,
    config,
    secrets: TEST_SECRETS,
    demo: false,
    trial: {
      addRoutes() {},
      start(run) {
        runJob = run;
      },
      async stop() {},
    },
    gateways: { ...NO_GATEWAYS, ...deps.gateways },
    now,
    monotonicMs: now,
    report,
    logger: null,
    siteFolder: null,
  });
  product.start(null);
  const options = { token: TEST_BOT_TOKEN, apiRoot: telegramRoot, timeoutMs: 20_000 };
  const bot = openBot({
    db,
    telegram: createTelegramBot(options),
    community: createCommunityBot(options),
    chainIndex: deps.gateways.chainIndex,
    chainSource: deps.gateways.chainSource,
    board,
    config,
    now,
    report,
    outbox: { clock: IMPATIENT, sweepMs: null },
  });
  return {
    app: product.app,
    bot,
    async hear(raw) {
      const update = readTelegramUpdate(raw);
      if (update !== null) await bot.take(update);
    },
    async run(job) {
      // The job that sees payments runs before and after the one that opens tips and sends again.
      const jobs: readonly JobName[] = job === 'tips' ? ['chain', 'tips', 'chain'] : [job];
      for (const each of jobs) {
        await runJob?.(each).catch((error: unknown) => report(error, each));
      }
    },
    async stop() {
      await bot.stop();
      await product.stop();
    },
  };
}

function configOf(telegramRoot: string): Config {
  const config = readConfig(
    {
      BOT: '1',
      DEMO: '0',
      TELEGRAM_BOT_TOKEN: TEST_BOT_TOKEN,
      TELEGRAM_API_ROOT: telegramRoot,
      COIN_NETWORK: 'test',
    },
    '/nowhere',
  );
  return {
    ...config,
    jobs: false,
    poolUnits: POOL_UNITS,
    thresholdHundredths: 1,
    faucet: { units: FAUCET_UNITS, dailyUnits: 10n * FAUCET_UNITS, memberForMs: 0, rpcUrl: '' },
  };
}
