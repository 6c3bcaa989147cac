// A server without its pages for the test of a large broadcast (broadcast-storm.test.ts): sends the broadcast under way, until
// it is killed.
import { connect } from '#server/db/connect.ts';
import { createTelegramBot } from '#server/gateways/telegram/bot.ts';
import { createBroadcastSender } from '#server/services/broadcasts/sender.ts';

const { DATABASE_URL, TELEGRAM_API_ROOT, BOT_TOKEN, SETTINGS } = process.env;

const { db } = await connect({ databaseUrl: String(DATABASE_URL), poolSize: 3 });
const sender = createBroadcastSender({
  db,
  telegram: createTelegramBot({ token: String(BOT_TOKEN), apiRoot: String(TELEGRAM_API_ROOT) }),
  now: () => Date.now(),
  report: (error, what) => console.error(what, error),
  ...JSON.parse(String(SETTINGS)),
});
setInterval(() => sender.wake(), 50);
