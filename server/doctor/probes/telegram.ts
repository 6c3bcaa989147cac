import {
  type BotProfile,
  createBotLook,
  type WebhookState,
} from '#server/gateways/telegram/look.ts';
import { TelegramRefused } from '#server/gateways/telegram/telegram.ts';
import { bounded, type Finding, fault, ok, skipped, warning } from '../finding.ts';

export type TelegramPlace = {
  /** Secret. */
  botToken: string;
  telegramApiRoot: string;
  /** The bot's username, without @; null: not set. */
  botUsername: string | null;
  telegramUpdates: 'off' | 'poll' | 'webhook';
  /** The place of the community's own bot. */
  bot: 'off' | 'here' | 'apart';
  publicUrl: string;
  nowMs: number;
};

export type TelegramProbe = {
  findings: Finding[];
  /** The bot of the token; null if Telegram did not say. */
  bot: BotProfile | null;
};

/** A failed delivery older than this is ignored. In ms. */
const RECENT_MS = 60 * 60_000;
const PRESSES = 'callback_query';

/** Asks Telegram for the token's bot, compares it with the configured one, and checks how its button presses arrive. */
export async function probeTelegram(place: TelegramPlace): Promise<TelegramProbe> {
  const { botToken: token, telegramApiRoot: apiRoot } = place;
  const look = createBotLook({ token, apiRoot });
  const silent = (reason: string): TelegramProbe => {
    const says = `Telegram cannot be queried at ${apiRoot}: ${reason}.`;
    const remedy =
      'Allow this machine to reach that address over https, or name another one in TELEGRAM_API_ROOT';
    return { findings: [fault('telegram-token', says, remedy, ['TELEGRAM_API_ROOT'])], bot: null };
  };
  return bounded(async () => {
    const bot = await profileOf(look);
    if (bot === null) {
      const says = 'Telegram does not know this token.';
      const remedy = 'Copy the token from BotFather (/mybots, API Token) into TELEGRAM_BOT_TOKEN';
      return {
        findings: [fault('telegram-token', says, remedy, ['TELEGRAM_BOT_TOKEN'])],
        bot: null,
      };
    }
    const webhook = await look.readWebhook();
    return {
      findings: [
        ok('telegram-token', `The token belongs to ${bot.name} (@${bot.username}).`),
        judgeName(bot, place.botUsername),
        judgeUpdates(webhook, place),
        ...(place.bot === 'off' ? [] : [judgeGroups(bot)]),
      ],
      bot,
    };
  }, silent);
}

/** Null: there is no bot with this token. */
async function profileOf(look: ReturnType<typeof createBotLook>): Promise<BotProfile | null> {
  try {
    return await look.readProfile();
  } catch (error) {
    if (error instanceof TelegramRefused) return null;
    throw error;
  }
}

function judgeName({ username }: BotProfile, botUsername: string | null): Finding {
  if (botUsername === null) {
    const says = 'BOT_USERNAME is not set: the login widget cannot be shown.';
    return warning('telegram-username', says, `Set BOT_USERNAME=${username}`, ['BOT_USERNAME']);
  }
  if (botUsername.toLowerCase() !== username.toLowerCase()) {
    const says = `BOT_USERNAME is ${botUsername}, but the token is that of @${username}: nobody could sign in.`;
    return fault('telegram-username', says, `Set BOT_USERNAME=${username}`, ['BOT_USERNAME']);
  }
  return ok('telegram-username', `BOT_USERNAME is the bot of the token (@${username}).`, [
    'BOT_USERNAME',
  ]);
}

function judgeGroups({ joinsGroups, hearsGroups, username }: BotProfile): Finding {
  const check = 'telegram-groups';
  if (!joinsGroups) {
    const says = `@${username} may not be added to groups.`;
    return fault(check, says, 'Tell BotFather: /setjoingroups, Enable; or set BOT=0', ['BOT']);
  }
  if (!hearsGroups) {
    const says =
      'The bot sees only commands in groups (privacy mode): "@user 25" tips nobody, and the bot does not learn people\'s names.';
    const remedy =
      'Tell BotFather: /setprivacy, Disable; then take the bot out of each group and add it again, or make it an administrator';
    return warning(check, says, remedy);
  }
  return ok(check, 'The bot sees all messages in its groups.');
}

function judgeUpdates(webhook: WebhookState, place: TelegramPlace): Finding {
  const check = 'telegram-updates';
  switch (place.telegramUpdates) {
    case 'off':
      return skipped(check, 'TELEGRAM_UPDATES is off: the bot asks no questions.', [
        'TELEGRAM_UPDATES',
      ]);
    case 'poll': {
      if (webhook.url === null) return ok(check, 'The server polls for button presses.');
      if (place.bot !== 'off') {
        const says = `A webhook is set (to ${webhook.host}), so the bot receives nothing. A running server removes it, at most once an hour.`;
        const remedy =
          'Remove the token from the program that sets it, or get a new one from BotFather (/revoke)';
        return warning(check, says, remedy);
      }
      const says = `A webhook is set (to ${webhook.host}), so Telegram refuses to be polled.`;
      const remedy = 'Set TELEGRAM_UPDATES=webhook, or remove the webhook with deleteWebhook';
      return fault(check, says, remedy, ['TELEGRAM_UPDATES']);
    }
    case 'webhook':
      return judgeWebhook(webhook, place);
  }
}

function judgeWebhook(webhook: WebhookState, { publicUrl, nowMs, bot }: TelegramPlace): Finding {
  const check = 'telegram-updates';
  const wanted = `${publicUrl}/telegram/webhook`;
  const setIt =
    bot === 'here'
      ? 'Restart the server: it sets the webhook'
      : `Call setWebhook for ${wanted} with TELEGRAM_WEBHOOK_SECRET, as docs/operations.md shows under Administrators`;
  const named = bot === 'here' ? [] : ['TELEGRAM_WEBHOOK_SECRET'];
  if (webhook.url !== wanted) {
    const says =
      webhook.url === null
        ? 'TELEGRAM_UPDATES is webhook, but Telegram knows no webhook.'
        : 'Telegram sends button presses to another address.';
    return fault(check, says, setIt, webhook.url === null ? ['TELEGRAM_UPDATES', ...named] : named);
  }
  if (webhook.kinds !== null && !webhook.kinds.includes(PRESSES)) {
    return fault(check, 'The webhook leaves out button presses (callback_query).', setIt, named);
  }
  if (bot === 'here' && webhook.kinds !== null && !webhook.kinds.includes('message')) {
    return fault(check, 'The webhook leaves out messages.', setIt, named);
  }
  if (webhook.failedAtMs !== null && nowMs - webhook.failedAtMs < RECENT_MS) {
    const says = `Telegram could not deliver in the last hour: ${webhook.failure ?? 'no reason given'} (${webhook.waiting} wait).`;
    // Our site answers 403 to another secret.
    return /\b403\b/.test(webhook.failure ?? '')
      ? fault(check, says, setIt, named)
      : warning(check, says, `Check that PUBLIC_URL can be reached from the internet (${wanted})`, [
          'PUBLIC_URL',
        ]);
  }
  return ok(check, `Telegram sends button presses to ${wanted}.`);
}
