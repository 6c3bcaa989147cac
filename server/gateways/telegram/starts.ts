import { Api } from 'grammy';
import { type TelegramBotOptions, translated } from './bot.ts';

/** Somebody started the bot through a link with a word in it: `https://t.me/BOT?start=WORD`. */
export type BotStart = {
  fromId: string;
  /** The person's name in Telegram. */
  name: string;
  word: string;
};

/** The time for Telegram to answer after its own wait has ended. */
const SLACK_MS = 10_000;
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;
const LONGEST_NAME = 100;

/**
 * Reads who has started the bot through a link since `offset`, and waits up to `waitSeconds` for somebody. The offset of the
 * next call confirms the answer. Other programs that read the bot's messages get none of them. Throws what `TelegramBot.send`
 * throws; a `TelegramRefused` with 409 if there is a webhook, or if another program reads.
 */
export async function readBotStarts(
  { token, apiRoot }: Pick<TelegramBotOptions, 'token' | 'apiRoot'>,
  { offset, waitSeconds }: { offset: number; waitSeconds: number },
): Promise<{ starts: BotStart[]; nextOffset: number }> {
  const api = new Api(token, {
    apiRoot,
    timeoutSeconds: waitSeconds + SLACK_MS / 1000,
    baseFetchConfig: { redirect: 'error', size: MAX_ANSWER_BYTES },
  });
  return translated(
    async () => {
      const updates = await api.raw.getUpdates({
        offset,
        timeout: waitSeconds,
        allowed_updates: ['message'],
      });
      const last = updates.at(-1)?.update_id;
      return {
        starts: updates.flatMap(({ message }) => startOf(message)),
        nextOffset: last === undefined ? offset : last + 1,
      };
    },
    { method: 'getUpdates', token },
  );
}

/** A message of grammY. */
type Message = {
  chat: { type: string };
  from?: { id: number; is_bot: boolean; first_name: string; last_name?: string };
  text?: string;
};

function startOf(message: Message | undefined): BotStart[] {
  const [, word] = /^\/start ([\w-]{1,64})$/.exec(message?.text ?? '') ?? [];
  const from = message?.from;
  if (word === undefined || !from || from.is_bot || message.chat.type !== 'private') return [];
  const name = [from.first_name, from.last_name].filter(Boolean).join(' ').slice(0, LONGEST_NAME);
  return [{ fromId: String(from.id), name, word }];
}
