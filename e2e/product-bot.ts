import { botIdOf } from '#server/bot/bot-deps.ts';
import { takePress } from '#server/bot/presses.ts';
import { createUpdateConflicts } from '#server/bot/update-conflicts.ts';
import { startUpdateReader } from '#server/bot/update-reader.ts';
import type { Config } from '#server/config/config.ts';
import type { Db } from '#server/db/connect.ts';
import { createTelegramBot } from '#server/gateways/telegram/bot.ts';
import { createCommunityBot } from '#server/gateways/telegram/community-bot.ts';
import { PRESS_UPDATE_KINDS } from '#server/gateways/telegram/updates.ts';
import { createBroadcastSender } from '#server/services/broadcasts/sender.ts';
import { REAL_WAITING } from '#server/services/sign-in/approvals.ts';
import {
  openTestTelegramServer,
  type TestTelegramServer,
} from '../server/fakes/telegram/server.ts';
import { TEST_BOT_TOKEN } from '../server/fakes/telegram/signer.ts';
import { messagesFor } from '../server/testing/config/messages-for.ts';

/**
 * In ms. Tests hold calls while they look at a page; with the real limit of ten seconds the bot would give up and leave the
 * outcome uncertain.
 */
const PATIENT_MS = 60_000;

/** Starts a fake Telegram server; its environment connects the site's bot to it and makes the bot poll for presses. */
export async function openTelegram() {
  const telegramServer = await openTestTelegramServer({ token: TEST_BOT_TOKEN });
  const environment = {
    TELEGRAM_BOT_TOKEN: TEST_BOT_TOKEN,
    TELEGRAM_API_ROOT: telegramServer.root,
    TELEGRAM_UPDATES: 'poll',
    ADMIN_BOT_USERNAME: 'quarterdeck_bot',
  };
  return { telegramServer, environment, telegram: telegramServer.telegram };
}

/** The gateways of the community's own bot. */
export function openOwnBot({ root: apiRoot }: TestTelegramServer, { botToken }: Config) {
  const options = { token: botToken ?? '', apiRoot };
  return { telegram: createTelegramBot(options), community: createCommunityBot(options) };
}

/** Creates the real bot and everything that uses it, as in server/main.ts. Any error that it reports fails the test. */
export function createProductBot(
  server: TestTelegramServer,
  { db, config, now }: { db: Db; config: Config; now: () => number },
) {
  const reports: string[] = [];
  const report = (error: unknown, what: string) => reports.push(`${what}: ${String(error)}`);
  const { botToken, telegramApiRoot: apiRoot } = config;
  if (botToken === null || apiRoot !== server.root) {
    throw new Error('a product with a bot takes the environment of openTelegram');
  }
  const telegram = createTelegramBot({ token: botToken, apiRoot, timeoutMs: PATIENT_MS });
  const broadcastSender = createBroadcastSender({ db, telegram, now, report });
  const presses = startUpdateReader({
    db,
    telegram,
    botId: botIdOf(botToken),
    kinds: PRESS_UPDATE_KINDS,
    take: async (update) => {
      if (update.kind !== 'press') return;
      await takePress({ db, telegram, messagesFor, now, report }, update.press);
    },
    conflicts: createUpdateConflicts({ db, community: null, ownWebhook: '', report }),
    report,
    pause: REAL_WAITING.pause,
  });
  return {
    telegram,
    broadcastSender,
    /** Call it before the database is closed. */
    async stop(): Promise<void> {
      await broadcastSender.stop();
      await presses.stop();
      await server.close();
      if (reports.length > 0) throw new Error(reports.join('\n'));
    },
  };
}
