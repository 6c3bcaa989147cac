import { Api, GrammyError } from 'grammy';
import { tracedCall } from '#server/trace/trace.ts';
import {
  type TelegramBot,
  TelegramBusy,
  type TelegramButton,
  type TelegramMessage,
  TelegramNoAnswer,
  type TelegramPress,
  TelegramRefused,
  TelegramUnreachableChat,
} from './telegram.ts';

/** Telegram's answers come within a second; a call without one after this has been lost somewhere. */
const TIMEOUT_MS = 10_000;
/** When Telegram asks to wait and does not say for how long. */
const DEFAULT_RETRY_AFTER_SECONDS = 30;
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;
const LONGEST_REASON = 200;

/** Refusals that are about the chat and not about the message, beside every 403. */
const UNREACHABLE =
  /chat not found|user not found|user is deactivated|bot can't initiate|PEER_ID_INVALID|user_id_invalid/i;
const NOTHING_TO_EDIT =
  /message is not modified|message to edit not found|message can't be edited|MESSAGE_ID_INVALID/i;

export type TelegramBotOptions = {
  token: string;
  /** Without a slash at its end. Whoever answers there learns the token. */
  apiRoot: string;
  timeoutMs?: number;
};

/**
 * The real gateway, on Telegram's Bot API. No error that leaves it has a cause or a text with the token in
 * it: the token stands in the address of every call, which the errors of the network quote.
 */
export function createTelegramBot(options: TelegramBotOptions): TelegramBot {
  const { token, apiRoot, timeoutMs = TIMEOUT_MS } = options;
  const apiWithin = (ms: number) =>
    new Api(token, {
      apiRoot,
      timeoutSeconds: ms / 1000,
      // Nobody is followed elsewhere with the token.
      baseFetchConfig: { redirect: 'error', size: MAX_ANSWER_BYTES },
    });
  const api = apiWithin(timeoutMs);
  const ask = <T>(method: string, call: () => Promise<T>) =>
    tracedCall('POST', apiRoot, () => translated(call, { method, token }));

  return {
    async send({ chatId, html, buttons }) {
      return ask('sendMessage', async () => {
        const sent = await api.raw.sendMessage({
          chat_id: chatId,
          ...contentOf({ html, buttons }),
        });
        if (!Number.isSafeInteger(sent.message_id)) throw new Error('not a message');
        return { messageId: sent.message_id };
      });
    },

    async edit({ chatId, messageId, html, buttons }) {
      try {
        await ask('editMessageText', () =>
          api.raw.editMessageText({
            chat_id: chatId,
            message_id: messageId,
            ...contentOf({ html, buttons }),
          }),
        );
      } catch (error) {
        if (!(error instanceof TelegramRefused && NOTHING_TO_EDIT.test(error.message))) throw error;
      }
    },

    async check() {
      await ask('getMe', () => api.raw.getMe());
    },

    async answerPress({ id, text }) {
      await ask('answerCallbackQuery', () =>
        api.raw.answerCallbackQuery({ callback_query_id: id, ...(text ? { text } : {}) }),
      );
    },

    async readPresses({ offset, waitSeconds, signal }) {
      const patient = apiWithin(waitSeconds * 1000 + timeoutMs);
      // The type of grammY's signals is of a library that the platform has replaced; it uses the events alone.
      type GrammySignal = Parameters<typeof patient.raw.getUpdates>[1];
      return ask('getUpdates', async () => {
        const updates = await patient.raw.getUpdates(
          { offset, timeout: waitSeconds, allowed_updates: ['callback_query'] },
          signal as GrammySignal,
        );
        const last = updates.at(-1)?.update_id;
        return {
          presses: updates.flatMap(({ callback_query: query }) => pressOf(query)),
          nextOffset: last === undefined ? offset : last + 1,
        };
      });
    },
  };
}

function contentOf({ html, buttons }: Pick<TelegramMessage, 'html'> & ButtonRows) {
  const rows = buttons?.map((row) => row.map(({ text, data }) => ({ text, callback_data: data })));
  return {
    text: html,
    parse_mode: 'HTML' as const,
    ...(rows ? { reply_markup: { inline_keyboard: rows } } : {}),
  };
}

type ButtonRows = { buttons?: TelegramButton[][] | undefined };

/** A pressed button as grammY gives it. */
type Query = {
  id: string;
  from: { id: number };
  data?: string;
  message?: { message_id: number; chat: { id: number } };
};

function pressOf(query: Query | undefined): TelegramPress[] {
  if (query?.data === undefined) return [];
  const { id, from, data, message } = query;
  return [
    {
      id,
      fromId: String(from.id),
      data,
      message: message ? { chatId: String(message.chat.id), messageId: message.message_id } : null,
    },
  ];
}

/** Makes the call and reads its answer; whatever is thrown in between becomes one of the four named errors. */
export async function translated<T>(
  call: () => Promise<T>,
  { method, token }: { method: string; token: string },
): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof GrammyError)) throw new TelegramNoAnswer(`${method}: no answer`);
    const { error_code: code, description, parameters } = error;
    // By grammY's type a text and a number; what really came may be anything.
    const said = String(description).replaceAll(token, '…').slice(0, LONGEST_REASON);
    const reason = `${method}: ${code} ${said}`;
    if (code === 429) {
      const seconds = Number(parameters?.retry_after ?? DEFAULT_RETRY_AFTER_SECONDS);
      throw new TelegramBusy((seconds > 0 ? seconds : DEFAULT_RETRY_AFTER_SECONDS) * 1000);
    }
    if (!(code >= 400 && code < 500)) throw new TelegramNoAnswer(reason);
    if (code === 403 || UNREACHABLE.test(said)) throw new TelegramUnreachableChat(reason);
    throw new TelegramRefused(reason);
  }
}
