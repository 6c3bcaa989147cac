import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/connect.ts';
import { createTelegramBot } from '#server/gateways/telegram-bot.ts';
import { startPressReader } from '#server/jobs/press-reader.ts';
import { createBroadcastSender } from '#server/services/broadcast-sender.ts';
import { REAL_WAITING } from '#server/services/sign-in-questions.ts';
import {
  openTestTelegramServer,
  type TestTelegramServer,
} from '../server/gateways/test-telegram-server.ts';
import { TEST_BOT_TOKEN } from '../server/services/test-telegram-signer.ts';

/**
 * A test holds a call for as long as it looks at a page. The real bot would give the call up after ten seconds, and
 * what it was about would be in doubt.
 */
const PATIENT_MS = 60_000;

/** A fake of Telegram's servers, and the environment by which the site's bot talks to it and reads what is pressed. */
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

/** The real bot with all that uses it, as server/main.ts starts them. What it reports as wrong fails the test. */
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
  const presses = startPressReader({ db, telegram, now, report, pause: REAL_WAITING.pause });
  return {
    telegram,
    broadcastSender,
    /** Before the database is closed. */
    async stop(): Promise<void> {
      await broadcastSender.stop();
      await presses.stop();
      await server.close();
      if (reports.length > 0) throw new Error(reports.join('\n'));
    },
  };
}
