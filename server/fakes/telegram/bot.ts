import type { TelegramBot, TelegramMessage } from '#server/gateways/telegram/telegram.ts';
import type { TelegramPress } from '#server/gateways/telegram/updates.ts';

export type SentMessage = TelegramMessage & { messageId: number };

export type FakeTelegramBot = TelegramBot & {
  /** All sent messages, in order. */
  sent: SentMessage[];
  /** All edits, in order. */
  edited: SentMessage[];
  /** Texts shown to people who pressed a button. */
  answered: { id: string; text?: string }[];
  /** The offset of each poll. */
  readAt: number[];
  /** If set, sending and editing fail with it. */
  failure: Error | null;
  /** Presses a button of a message; `readUpdates` then returns it. */
  press(message: SentMessage, text: string, fromId?: string): TelegramPress;
};

/** A bot without Telegram. Records its calls, and returns presses as Telegram does: again until an offset confirms them. */
export function createFakeTelegramBot(): FakeTelegramBot {
  let lastMessageId = 100;
  const updates: { updateId: number; press: TelegramPress }[] = [];
  const wakers = new Set<() => void>();

  const fake: FakeTelegramBot = {
    sent: [],
    edited: [],
    answered: [],
    readAt: [],
    failure: null,
    async send(message) {
      if (fake.failure) throw fake.failure;
      lastMessageId += 1;
      fake.sent.push({ ...message, messageId: lastMessageId });
      return { messageId: lastMessageId };
    },
    async edit(message) {
      if (fake.failure) throw fake.failure;
      fake.edited.push(message);
    },
    async check() {
      if (fake.failure) throw fake.failure;
    },
    async answerPress(input) {
      fake.answered.push(input);
    },
    async readUpdates({ offset, signal }) {
      fake.readAt.push(offset);
      const newer = () => updates.filter(({ updateId }) => updateId >= offset);
      if (newer().length === 0) await untilPressed(signal);
      signal?.throwIfAborted();
      const found = newer();
      return {
        updates: found.map(({ updateId, press }) => ({
          updateId,
          kind: 'press',
          from: {
            id: press.fromId,
            isBot: false,
            username: null,
            firstName: null,
            lastName: null,
            language: null,
          },
          chat: null,
          press,
        })),
        nextOffset: Math.max(offset, ...found.map(({ updateId }) => updateId + 1)),
      };
    },
    press(message, text, fromId = message.chatId) {
      const button = message.buttons?.flat().find((each) => each.text === text);
      if (button?.data === undefined) throw new Error(`the message has no button ${text}`);
      const updateId = updates.length + 1;
      const press = {
        id: `press-${updateId}`,
        fromId,
        data: button.data,
        message: { chatId: message.chatId, messageId: message.messageId },
      };
      updates.push({ updateId, press });
      for (const wake of wakers) wake();
      return press;
    },
  };

  function untilPressed(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        wakers.delete(wake);
        signal?.removeEventListener('abort', wake);
        resolve();
      };
      wakers.add(wake);
      signal?.addEventListener('abort', wake);
    });
  }

  return fake;
}
