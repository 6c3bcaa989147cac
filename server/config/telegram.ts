import { ConfigError, type ReadVariable, readOne } from './values.ts';

export type BotPlace = 'off' | 'here' | 'apart';

const UPDATES = ['off', 'poll', 'webhook'] as const;
const BOT_PLACES = { '0': 'off', '1': 'here', apart: 'apart' } as const;

/** Reads the place of the community's own bot. */
export function readBotPlace(
  text: string | null,
  given: { botToken: string | null; gatewayToken: string | null; databaseUrl: string | null },
): BotPlace {
  const place = BOT_PLACES[readOne('BOT', text ?? '0', ['0', '1', 'apart'])];
  if (place === 'off') return place;
  if (given.botToken === null)
    throw new ConfigError('BOT: needs a bot; set TELEGRAM_BOT_TOKEN', [
      'BOT',
      'TELEGRAM_BOT_TOKEN',
    ]);
  if (given.gatewayToken !== null) {
    throw new ConfigError(
      'BOT: cannot be on beside BOT_GATEWAY_TOKEN: two bots would report the same members; remove one of them',
      ['BOT', 'BOT_GATEWAY_TOKEN'],
    );
  }
  if (place === 'apart' && given.databaseUrl === null) {
    throw new ConfigError(
      'BOT: apart needs DATABASE_URL, since one process has the embedded database to itself; set BOT=1 instead',
      ['BOT', 'DATABASE_URL'],
    );
  }
  return place;
}

/** The webhook secrets that Telegram accepts. */
const WEBHOOK_SECRET = /^[\w-]{24,256}$/;

/** Reads how Telegram's updates arrive. */
export function readUpdates(
  read: ReadVariable,
  given: { botToken: string | null; bot: BotPlace; publicUrl: string },
): {
  telegramUpdates: (typeof UPDATES)[number];
  telegramWebhookSecret: string | null;
} {
  const { botToken, bot } = given;
  const secret = read('TELEGRAM_WEBHOOK_SECRET');
  // The own bot needs its updates, and a token must be enough to set it up.
  const canPush = secret !== null && given.publicUrl.startsWith('https:');
  const ownWay = canPush && bot === 'here' ? 'webhook' : 'poll';
  const wanted = read('TELEGRAM_UPDATES') ?? (bot === 'off' ? 'off' : ownWay);
  const telegramUpdates = readOne('TELEGRAM_UPDATES', wanted, UPDATES);
  if (telegramUpdates !== 'off' && botToken === null) {
    throw new ConfigError('TELEGRAM_UPDATES: needs a bot; set TELEGRAM_BOT_TOKEN', [
      'TELEGRAM_UPDATES',
      'TELEGRAM_BOT_TOKEN',
    ]);
  }
  if (telegramUpdates === 'off' && bot !== 'off') {
    throw new ConfigError('TELEGRAM_UPDATES: the bot receives nothing while it is off; remove it', [
      'TELEGRAM_UPDATES',
    ]);
  }
  if (telegramUpdates === 'webhook' && bot === 'apart') {
    throw new ConfigError('TELEGRAM_UPDATES: a bot in a process of its own can only poll', [
      'TELEGRAM_UPDATES',
    ]);
  }
  // Not quoted: it may be the secret with a typo.
  if (secret !== null && !WEBHOOK_SECRET.test(secret)) {
    throw new ConfigError(
      'TELEGRAM_WEBHOOK_SECRET: must be 24 to 256 letters, digits, dashes and underscores',
      ['TELEGRAM_WEBHOOK_SECRET'],
    );
  }
  if (telegramUpdates === 'webhook' && secret === null) {
    throw new ConfigError('TELEGRAM_UPDATES: webhook needs TELEGRAM_WEBHOOK_SECRET', [
      'TELEGRAM_UPDATES',
      'TELEGRAM_WEBHOOK_SECRET',
    ]);
  }
  return {
    telegramUpdates,
    telegramWebhookSecret: telegramUpdates === 'webhook' ? secret : null,
  };
}
