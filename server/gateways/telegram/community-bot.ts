import { Api } from 'grammy';
import { tracedCall } from '#server/trace/trace.ts';
import { type TelegramBotOptions, translated } from './bot.ts';
import { hostOf } from './look.ts';
import { type CommunityBot, TelegramRefused, TelegramUnreachableChat } from './telegram.ts';

const TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 1024 * 1024;
const GONE =
  /message (to delete|to react)? ?not found|can't be deleted|REACTION_INVALID|MESSAGE_ID_INVALID/i;

const SCOPES = {
  private: { type: 'all_private_chats' },
  groups: { type: 'all_group_chats' },
  group_administrators: { type: 'all_chat_administrators' },
} as const;

/** The real gateway of the community's own bot; see `createTelegramBot`. */
export function createCommunityBot(options: TelegramBotOptions): CommunityBot {
  const { token, apiRoot, timeoutMs = TIMEOUT_MS } = options;
  const api = new Api(token, {
    apiRoot,
    timeoutSeconds: timeoutMs / 1000,
    baseFetchConfig: { redirect: 'error', size: MAX_ANSWER_BYTES },
  });
  const ask = <T>(method: string, call: () => Promise<T>) =>
    tracedCall('POST', apiRoot, () => translated(call, { method, token }));

  return {
    async readUsername() {
      return ask('getMe', async () => {
        const { username } = await api.raw.getMe();
        if (typeof username !== 'string') throw new Error('not a bot');
        return username;
      });
    },

    async remove({ chatId, messageId }) {
      await unlessGone(() =>
        ask('deleteMessage', () =>
          api.raw.deleteMessage({ chat_id: chatId, message_id: messageId }),
        ),
      );
    },

    async react({ chatId, messageId, emoji }) {
      await unlessGone(() =>
        ask('setMessageReaction', () =>
          api.raw.setMessageReaction({
            chat_id: chatId,
            message_id: messageId,
            // grammY's type is a fixed list. Telegram may extend its list, and refuses anything else itself.
            reaction: [{ type: 'emoji', emoji: emoji as '👍' }],
          }),
        ),
      );
    },

    async isAdministrator({ chatId, personId }) {
      const member = await ask('getChatMember', () =>
        api.raw.getChatMember({ chat_id: chatId, user_id: Number(personId) }),
      );
      return member.status === 'administrator' || member.status === 'creator';
    },

    async findPerson(id) {
      try {
        const chat = await ask('getChat', () => api.raw.getChat({ chat_id: id }));
        if (chat.type !== 'private') return null;
        const { username = null, first_name: firstName = null, last_name: lastName = null } = chat;
        return { id, isBot: false, username, firstName, lastName, language: null };
      } catch (error) {
        if (error instanceof TelegramUnreachableChat) return null;
        throw error;
      }
    },

    async setCommands({ scope, language, commands }) {
      await ask('setMyCommands', () =>
        api.raw.setMyCommands({
          commands: commands.map(({ isEphemeral, ...command }) =>
            isEphemeral ? { ...command, is_ephemeral: true } : command,
          ),
          scope: SCOPES[scope],
          ...(language === null ? {} : { language_code: language as 'en' }),
        }),
      );
    },

    async findWebhook() {
      const { url } = await ask('getWebhookInfo', () => api.raw.getWebhookInfo());
      return url ? { url, host: hostOf(url) } : null;
    },

    async setWebhook(webhook) {
      if (webhook === null) {
        await ask('deleteWebhook', () => api.raw.deleteWebhook({}));
        return;
      }
      const { url, secret, kinds } = webhook;
      await ask('setWebhook', () =>
        api.raw.setWebhook({ url, secret_token: secret, allowed_updates: kinds }),
      );
    },
  };
}

async function unlessGone(call: () => Promise<unknown>): Promise<void> {
  try {
    await call();
  } catch (error) {
    if (!(error instanceof TelegramRefused && GONE.test(error.message))) throw error;
  }
}
