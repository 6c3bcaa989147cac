import type { FastifyInstance } from 'fastify';
import { AppError } from '#contract/errors.ts';
import { FAUCET_CLAIMS_A_DAY } from '#rules/faucet.ts';
import type { JobName } from '#rules/jobs.ts';
import { isoTime } from '#rules/times.ts';
import { PAID_CONFIRMATIONS } from '#rules/weeks/payouts.ts';
import { distributionMs, type WeekName, weekOf, weekStartMs } from '#rules/weeks/week.ts';
import type { Config } from '#server/config/config.ts';
import type { Db } from '#server/db/connect.ts';
import { createTelegramBot } from '#server/gateways/telegram/bot.ts';
import { createCommunityBot } from '#server/gateways/telegram/community-bot.ts';
import type { Board } from '#server/services/board/board.ts';
import { changeChatSettings, noteStanding } from '#server/services/bot/chats.ts';
import { DEMO_COIN } from '#server/services/demo/coin.ts';
import { hasUnopenedTip, makeTipsDue } from '#server/services/demo/due-tips.ts';
import { runDistribution } from '#server/services/payouts/distribution.ts';
import { openDemoChain } from './chain/chain.ts';
import { chainCalls } from './chain/chain-calls.ts';
import { createDemoGateways, NODE_URL } from './chain/gateways.ts';
import { chatCalls } from './chats/chat-calls.ts';
import { openDemoTelegram } from './chats/telegram.ts';
import { createVisitors } from './chats/visitors.ts';
import { tryDemoHunt } from './demo-hunt.ts';
import { goToNextSunday } from './next-sunday.ts';
import { addTryRoutes } from './routes.ts';

const MINUTE_MS = 60_000;
/** The chain is older than the community's first week. */
const CHAIN_BEGINS_MS = 14 * 7 * 24 * 60 * MINUTE_MS;
const LOOK_EVERY_MS = 5_000;
const TRY_PATH = '/try';
/** The faucet's amount, for visitors who have just arrived. */
const FAUCET_UNITS = 25n * 100_000_000n;
const JOBS_OF_THE_CHAIN: readonly JobName[] = [
  'chain',
  'tips',
  'hunts',
  'weekly-distribution',
  'faucet',
  'invoices',
  // Once more, because payments were sent meanwhile.
  'chain',
];

type WorldOptions = {
  config: Config;
  /** The demo's time, and how far its clock is ahead. */
  now: () => number;
  clock: { aheadMs: number };
  report: (error: unknown, what: string) => void;
};

/**
 * The services outside of the demo: a chain of play money, on which its weeks are paid, and a Telegram. None of it can be
 * configured, so a real wallet can never take its place.
 */
export async function openDemoWorld(db: Db, { config, now, clock, report }: WorldOptions) {
  const beginsMs = weekStartMs(weekOf(now())) - CHAIN_BEGINS_MS;
  const chain = await openDemoChain(db, { now, beginsMs, report });
  const { wallet, faucetWallet, chainIndex, chainSource, invoices } = createDemoGateways(chain);
  const telegram = await openDemoTelegram({ now });
  const visitors = createVisitors(telegram, {
    groupTitle: config.community.site.communityName,
    realNow: Date.now,
    async chooseLanguage(chatId, language) {
      // As if the bot had left: it greets the group when it joins.
      await noteStanding(db, { chatId, title: null, isIn: false, nowMs: now() });
      await changeChatSettings(db, { chatId, nowMs: now(), change: { language } });
    },
  });
  const { name, code, sign, uriScheme } = config.coin;
  const { community } = config;
  const ownConfig: Config = {
    ...config,
    // The bot that visitors can write to is on that page, not in Telegram.
    community: {
      ...community,
      site: { ...community.site, links: { ...community.site.links, bot: TRY_PATH } },
    },
    coin: { ...DEMO_COIN, name, code, sign, uriScheme },
    explorerTxUrl: `${config.publicUrl}${TRY_PATH}/tx/{txid}`,
    botToken: telegram.token,
    telegramApiRoot: telegram.apiRoot,
    telegramUpdates: 'poll',
    bot: 'here',
    faucet: {
      units: FAUCET_UNITS,
      dailyUnits: FAUCET_UNITS * FAUCET_CLAIMS_A_DAY,
      memberForMs: 0,
      rpcUrl: NODE_URL,
    },
  };
  const botOptions = { token: telegram.token, apiRoot: telegram.apiRoot };
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | null = null;
  let runJob: ((job: JobName) => Promise<string>) | null = null;
  let sendNotices = async () => {};

  /** One at a time: a second visitor who presses meanwhile shares the first one's Sunday. */
  let goingBy: Promise<{ week: WeekName; now: string }> | null = null;

  function letWeekGoBy(): Promise<{ week: WeekName; now: string }> {
    const run = runJob;
    if (run === null) throw new AppError('unavailable', (m) => m.refusal_demo_starting());
    goingBy ??= goToNextSunday({ db, config, chain, clock, now, runJob: run })
      .then(async (week) => {
        // By itself, the bot looks for paid shares once a minute.
        await sendNotices().catch((error: unknown) => report(error, 'notices of shares'));
        await openHunt();
        telegram.changed();
        return { week, now: isoTime(now()) };
      })
      .finally(() => {
        goingBy = null;
      });
    return goingBy;
  }

  const openHunt = () => tryDemoHunt(db, { config, wallet, nowMs: now() }, report);

  // At once, for the visitor who paid or mined: by themselves, these jobs run within a minute.
  async function lookAtChain(): Promise<void> {
    await makeTipsDue(db);
    for (const job of JOBS_OF_THE_CHAIN) await runOfChain(job);
    telegram.changed();
  }

  // A tip that could not be opened at once would otherwise wait for a minute.
  async function look(): Promise<void> {
    const isAwaited = chain.chain.mempool.size > 0;
    if ((chain.mineIfDue() && isAwaited) || (await hasUnopenedTip(db))) await lookAtChain();
  }

  async function runOfChain(job: JobName): Promise<void> {
    await runJob?.(job).catch((error: unknown) => report(error, job));
  }

  return {
    chain,
    /** The configuration with the demo's chain and Telegram. */
    config: ownConfig,
    gateways: {
      wallet,
      faucetWallet,
      chainIndex,
      chainSource,
      telegram: createTelegramBot(botOptions),
      community: createCommunityBot(botOptions),
      planPayments: {
        cards: null,
        invoices: config.planPrices && { ...invoices, prices: config.planPrices },
      },
    },

    /**
     * Pays a closed week as the job does, at the time when it was due. The next run, the next week's or the job's, finds that
     * the payment is deep enough.
     */
    async payWeek(week: WeekName): Promise<void> {
      const dueMs = distributionMs(week);
      if (dueMs + 2 * PAID_CONFIRMATIONS * MINUTE_MS > now()) return;
      const mineAt = (atMs: number) => chain.at(atMs, async () => chain.mine());
      await mineAt(dueMs);
      await chain.at(dueMs, () =>
        runDistribution(db, wallet, {
          nowMs: dueMs,
          coin: DEMO_COIN,
          prizesDailyUnits: config.prizesDailyUnits,
        }),
      );
      for (let block = 1; block <= PAID_CONFIRMATIONS; block++) {
        await mineAt(dueMs + block * MINUTE_MS);
      }
    },

    addRoutes(app: FastifyInstance, board: Board): void {
      const publicOrigin = new URL(config.publicUrl).origin;
      const mine = async () => {
        // This block contains the faucet's payments.
        await runOfChain('faucet');
        chain.mine();
        await lookAtChain();
      };
      const stopping = new AbortController();
      // Before connections are closed: pages that wait for news must not delay the stop.
      app.addHook('preClose', async () => stopping.abort());
      const shown = { db, board, config: ownConfig, chain, telegram, now };
      addTryRoutes(
        app,
        {
          ...chainCalls({ db, chain, visitors, mine, onPaid: lookAtChain }),
          ...chatCalls({ ...shown, visitors, stopping: stopping.signal }),
          postDemoSunday: async () => letWeekGoBy(),
        },
        { publicOrigin },
      );
    },

    /** Starts the minutes: from now on a block is mined each minute. */
    start(run: (job: JobName) => Promise<string>, tell: () => Promise<void>): void {
      runJob = run;
      sendNotices = tell;
      chain.mineIfDue();
      // Before the chain is read once, no tip can be made.
      void runOfChain('chain').then(openHunt);
      timer = setInterval(() => {
        looking ??= look()
          .catch((error: unknown) => report(error, "the demo's chain"))
          .finally(() => {
            looking = null;
          });
      }, LOOK_EVERY_MS);
    },

    async stop(): Promise<void> {
      clearInterval(timer);
      await looking;
      await telegram.stop();
      await chain.keep();
    },
  };
}
