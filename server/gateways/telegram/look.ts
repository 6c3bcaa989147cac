import { Api } from 'grammy';
import { type TelegramBotOptions, translated } from './bot.ts';

/** What Telegram says about a bot. */
export type BotProfile = {
  id: string;
  name: string;
  /** Without @. */
  username: string;
};

/** Where Telegram sends a bot's updates. */
export type WebhookState = {
  /** Null: none is set, and updates wait to be read. */
  url: string | null;
  /** Updates that wait. */
  waiting: number;
  /** Which kinds are sent; null: nearly all. */
  kinds: string[] | null;
  /** When a delivery failed last, ms since epoch; null: never. */
  failedAtMs: number | null;
  failure: string | null;
};

const MAX_ANSWER_BYTES = 256 * 1024;
const LONGEST_TEXT = 200;

/** Looks at a bot without changing anything. Both calls throw what `TelegramBot.send` throws. */
export function createBotLook({ token, apiRoot, timeoutMs = 5_000 }: TelegramBotOptions) {
  const api = new Api(token, {
    apiRoot,
    timeoutSeconds: timeoutMs / 1000,
    baseFetchConfig: { redirect: 'error', size: MAX_ANSWER_BYTES },
  });
  const short = (text: unknown) => String(text).replaceAll(token, '…').slice(0, LONGEST_TEXT);
  return {
    readProfile: (): Promise<BotProfile> =>
      translated(
        async () => {
          const { id, first_name, username } = await api.raw.getMe();
          return { id: String(id), name: short(first_name), username: short(username) };
        },
        { method: 'getMe', token },
      ),
    readWebhook: (): Promise<WebhookState> =>
      translated(
        async () => {
          const webhook = await api.raw.getWebhookInfo();
          return {
            url: webhook.url ? short(webhook.url) : null,
            waiting: Number(webhook.pending_update_count),
            kinds: webhook.allowed_updates ?? null,
            failedAtMs: webhook.last_error_date ? webhook.last_error_date * 1000 : null,
            failure: webhook.last_error_message ? short(webhook.last_error_message) : null,
          };
        },
        { method: 'getWebhookInfo', token },
      ),
  };
}
