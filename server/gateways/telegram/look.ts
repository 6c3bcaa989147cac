import { Api } from 'grammy';
import { type Static, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import { parseAddress } from '#server/net/web-address.ts';
import { type TelegramBotOptions, translated } from './bot.ts';

/** The information that Telegram gives about a bot. */
export type BotProfile = {
  id: string;
  name: string;
  /** The username without its @. */
  username: string;
  /** `joinsGroups`: the bot may be added to groups. `hearsGroups`: it receives all messages there (privacy mode is off). */
  joinsGroups: boolean;
  hearsGroups: boolean;
};

/** The destination of a bot's updates. */
export type WebhookState = {
  /** Null: none is set, and updates wait to be read. */
  url: string | null;
  /** The only part of the address that may be shown: some have a secret in the path. */
  host: string | null;
  /** The number of waiting updates. */
  waiting: number;
  /** The kinds of updates that are sent; null if nearly all are. */
  kinds: string[] | null;
  /** The time of the last failed delivery, in ms since epoch; null if none failed. */
  failedAtMs: number | null;
  failure: string | null;
};

const Me = Type.Object({
  id: Type.Integer(),
  first_name: Type.String(),
  username: Type.String(),
  can_join_groups: Type.Optional(Type.Boolean()),
  can_read_all_group_messages: Type.Optional(Type.Boolean()),
});
const Webhook = Type.Object({
  url: Type.String(),
  pending_update_count: Type.Integer(),
  allowed_updates: Type.Optional(Type.Array(Type.String())),
  last_error_date: Type.Optional(Type.Integer()),
  last_error_message: Type.Optional(Type.String()),
});

const MAX_ANSWER_BYTES = 256 * 1024;
const LONGEST_TEXT = 200;

/** Reads the state of a bot without changing anything. Both calls throw what `TelegramBot.send` throws. */
export function createBotLook({ token, apiRoot, timeoutMs = 5_000 }: TelegramBotOptions) {
  const api = new Api(token, {
    apiRoot,
    timeoutSeconds: timeoutMs / 1000,
    baseFetchConfig: { redirect: 'error', size: MAX_ANSWER_BYTES },
  });
  const short = (text: string) => text.replaceAll(token, '…').slice(0, LONGEST_TEXT);
  return {
    readProfile: (): Promise<BotProfile> =>
      translated(
        async () => {
          const me = readAs(Me, await api.raw.getMe());
          return {
            id: String(me.id),
            name: short(me.first_name),
            username: short(me.username),
            joinsGroups: me.can_join_groups ?? true,
            hearsGroups: me.can_read_all_group_messages ?? false,
          };
        },
        { method: 'getMe', token },
      ),
    readWebhook: (): Promise<WebhookState> =>
      translated(
        async () => {
          const webhook = readAs(Webhook, await api.raw.getWebhookInfo());
          const { last_error_date: failedAt, last_error_message: failure } = webhook;
          return {
            url: webhook.url === '' ? null : short(webhook.url),
            host: webhook.url === '' ? null : hostOf(webhook.url),
            waiting: webhook.pending_update_count,
            kinds: webhook.allowed_updates ?? null,
            failedAtMs: failedAt === undefined ? null : failedAt * 1000,
            failure: failure === undefined ? null : short(failure),
          };
        },
        { method: 'getWebhookInfo', token },
      ),
  };
}

/** The host in the address of a webhook. The address may be any text. */
export function hostOf(url: string): string {
  return parseAddress(url)?.host ?? 'no valid address';
}

// grammY's types promise this shape, but the answer may have any.
function readAs<Schema extends TSchema>(schema: Schema, answer: unknown): Static<Schema> {
  if (!Value.Check(schema, answer)) throw new Error('an answer of another shape');
  return answer;
}
