import { Api, GrammyError, InputFile } from 'grammy';
import { tracedCall } from '#server/trace/trace.ts';
import { qrPicture } from './qr-picture.ts';
import {
  type TelegramBot,
  TelegramBusy,
  TelegramConflict,
  TelegramGroupMoved,
  type TelegramMessage,
  TelegramNoAnswer,
  TelegramRefused,
  TelegramTokenRefused,
  TelegramUnreachableChat,
} from './telegram.ts';
import { readTelegramUpdate } from './updates.ts';

/** Telegram answers within a second. A call that has no answer after this time is lost. */
const TIMEOUT_MS = 10_000;
/** The wait in seconds if Telegram asks to wait without giving a time. */
const DEFAULT_RETRY_AFTER_SECONDS = 30;
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;
const LONGEST_REASON = 200;

/** Refusals that concern the chat and not the message, in addition to every 403. */
const UNREACHABLE =
  /chat not found|user not found|user is deactivated|bot can't initiate|PEER_ID_INVALID|user_id_invalid/i;
const NO_TOPIC = /message thread not found|TOPIC_(DELETED|CLOSED)/i;
const HAS_PICTURE = /there is no text in the message to edit/i;
const NOTHING_TO_EDIT =
  /message is not modified|message to edit not found|message can't be edited|MESSAGE_ID_INVALID/i;

export type TelegramBotOptions = {
  token: string;
  /** The address of the API, without a trailing slash. The server there learns the token. */
  apiRoot: string;
  timeoutMs?: number;
};

/**
 * The real gateway, on Telegram's Bot API. The token is part of the address of every call, and network errors quote that
 * address, so no error leaves the gateway with a cause or such a text.
 */
export function createTelegramBot(options: TelegramBotOptions): TelegramBot {
  const { token, apiRoot, timeoutMs = TIMEOUT_MS } = options;
  const apiWithin = (ms: number) =>
    new Api(token, {
      apiRoot,
      timeoutSeconds: ms / 1000,
      // Redirects are not followed: the other server would learn the token.
      baseFetchConfig: { redirect: 'error', size: MAX_ANSWER_BYTES },
    });
  const api = apiWithin(timeoutMs);
  const ask = <T>(method: string, call: () => Promise<T>) =>
    tracedCall('POST', apiRoot, () => translated(call, { method, token }));

  return {
    async send(message) {
      const photo = photoOf(message);
      const sendTo = (topicId: number | undefined) =>
        ask(photo === undefined ? 'sendMessage' : 'sendPhoto', async () => {
          const place = placeOf(message, topicId);
          const sent =
            photo === undefined
              ? await api.raw.sendMessage({ ...place, ...contentOf(message) })
              : await api.raw.sendPhoto({ ...place, ...captionedOf(photo, message) });
          if (!Number.isSafeInteger(sent.message_id)) throw new Error('not a message');
          return { messageId: sent.message_id };
        });
      try {
        return await sendTo(message.topicId);
      } catch (error) {
        const isGone = error instanceof TelegramRefused && NO_TOPIC.test(error.message);
        if (!isGone || message.topicId === undefined) throw error;
        return sendTo(undefined);
      }
    },

    async edit({ chatId, messageId, ...content }) {
      const place = { chat_id: chatId, message_id: messageId };
      const said = contentOf(content);
      const { text: caption, link_preview_options: _, ...rest } = said;
      await unlessRefused(NOTHING_TO_EDIT, () =>
        unlessRefused(
          HAS_PICTURE,
          () => ask('editMessageText', () => api.raw.editMessageText({ ...place, ...said })),
          () =>
            ask('editMessageCaption', () =>
              api.raw.editMessageCaption({ ...place, caption, ...rest }),
            ),
        ),
      );
    },

    async check() {
      await ask('getMe', () => api.raw.getMe());
    },

    async answerPress({ id, text }) {
      await ask('answerCallbackQuery', () =>
        api.raw.answerCallbackQuery({ callback_query_id: id, ...(text ? { text } : {}) }),
      );
    },

    async readUpdates({ offset, kinds, waitSeconds, signal }) {
      const patient = apiWithin(waitSeconds * 1000 + timeoutMs);
      // The type of grammY's signals comes from a library that the platform has replaced; grammY uses only the events.
      type GrammySignal = Parameters<typeof patient.raw.getUpdates>[1];
      return ask('getUpdates', async () => {
        const updates = await patient.raw.getUpdates(
          { offset, timeout: waitSeconds, allowed_updates: kinds },
          signal as GrammySignal,
        );
        const read = updates.map((update) => {
          const known = readTelegramUpdate(update);
          if (known === null) throw new Error('not an update');
          return known;
        });
        const last = read.at(-1)?.updateId;
        return { updates: read, nextOffset: last === undefined ? offset : last + 1 };
      });
    },
  };
}

/** Makes a call; after a refusal of this kind does the other thing, or nothing. */
async function unlessRefused(
  kind: RegExp,
  call: () => Promise<unknown>,
  instead: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  try {
    await call();
  } catch (error) {
    if (!(error instanceof TelegramRefused && kind.test(error.message))) throw error;
    await instead();
  }
}

function placeOf({ chatId, replyTo, ephemeral }: TelegramMessage, topicId: number | undefined) {
  return {
    chat_id: chatId,
    ...(topicId === undefined ? {} : { message_thread_id: topicId }),
    ...(replyTo === undefined
      ? {}
      : { reply_parameters: { message_id: replyTo, allow_sending_without_reply: true } }),
    ...(ephemeral === undefined ? {} : ephemeralOf(ephemeral)),
  };
}

function ephemeralOf({ receiverId, answers }: NonNullable<TelegramMessage['ephemeral']>) {
  return {
    ephemeral_message_parameters: { receiver_user_id: Number(receiverId) },
    ...(answers === null ? {} : { reply_parameters: { ephemeral_message_id: answers } }),
  };
}

function photoOf({ qr, jpeg }: TelegramMessage): InputFile | undefined {
  if (qr !== undefined) return new InputFile(qrPicture(qr), 'qr.png');
  return jpeg && new InputFile(jpeg, 'clue.jpg');
}

function captionedOf(photo: InputFile, { html, buttons }: Omit<TelegramMessage, 'chatId'>) {
  const { text: caption, ...rest } = contentOf(buttons ? { html, buttons } : { html });
  return { photo, caption, ...rest };
}

function contentOf({ html, buttons, preview }: Omit<TelegramMessage, 'chatId'>) {
  const rows = buttons?.map((row) =>
    row.map((button) => {
      if ('url' in button) return button;
      if ('copy' in button) return { text: button.text, copy_text: { text: button.copy } };
      return { text: button.text, callback_data: button.data };
    }),
  );
  return {
    text: html,
    parse_mode: 'HTML' as const,
    ...(preview === undefined ? {} : { link_preview_options: previewOf(preview) }),
    ...(rows ? { reply_markup: { inline_keyboard: rows } } : {}),
  };
}

// Telegram sends the text alone if it cannot read the page.
function previewOf(page: string | false) {
  return page === false ? { is_disabled: true } : { url: page, prefer_large_media: true };
}

/** Makes the call and reads its answer. Turns every error into one of the named errors. */
export async function translated<T>(
  call: () => Promise<T>,
  { method, token }: { method: string; token: string },
): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof GrammyError)) throw new TelegramNoAnswer(`${method}: no answer`);
    const { error_code: code, description, parameters } = error;
    // grammY's types promise a text and a number, but the answer may hold anything.
    const said = String(description).replaceAll(token, '…').slice(0, LONGEST_REASON);
    const reason = `${method}: ${code} ${said}`;
    if (code === 429) {
      const seconds = Number(parameters?.retry_after ?? DEFAULT_RETRY_AFTER_SECONDS);
      throw new TelegramBusy((seconds > 0 ? seconds : DEFAULT_RETRY_AFTER_SECONDS) * 1000);
    }
    if (!(code >= 400 && code < 500)) throw new TelegramNoAnswer(reason);
    if (code === 401 || code === 404) throw new TelegramTokenRefused(reason);
    if (code === 409) {
      throw new TelegramConflict(reason, /webhook/i.test(said) ? 'webhook' : 'other_reader');
    }
    const toChatId = Number(parameters?.migrate_to_chat_id);
    if (Number.isSafeInteger(toChatId) && toChatId < 0) {
      throw new TelegramGroupMoved(reason, String(toChatId));
    }
    if (code === 403 || UNREACHABLE.test(said)) throw new TelegramUnreachableChat(reason);
    throw new TelegramRefused(reason);
  }
}
