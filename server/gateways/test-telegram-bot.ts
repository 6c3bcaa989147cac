import type { TelegramBot, TelegramMessage, TelegramPress } from './telegram.ts';

export type SentMessage = TelegramMessage & { messageId: number };

export type FakeTelegramBot = TelegramBot & {
  /** Every message as it was sent, in order. */
  sent: SentMessage[];
  /** Every message as it was written anew, in order. */
  edited: SentMessage[];
  /** What was shown to whoever pressed. */
  answered: { id: string; text?: string }[];
  /** The offsets of each question for presses. */
  readAt: number[];
  /** When set, sending and editing fail with it. */
  failure: Error | null;
  /** Somebody presses a button of a message; `readPresses` will tell of it. */
  press(message: SentMessage, text: string, fromId?: string): TelegramPress;
};

/**
 * A bot without Telegram. Takes and keeps what it is told, and tells of presses as Telegram does:
 * again until an offset confirms them.
 */
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
      return 'edited';
    },
    async answerPress(input) {
      fake.answered.push(input);
    },
    async readPresses({ offset, signal }) {
      fake.readAt.push(offset);
      const newer = () => updates.filter(({ updateId }) => updateId >= offset);
      if (newer().length === 0) await untilPressed(signal);
      signal?.throwIfAborted();
      const found = newer();
      return {
        presses: found.map(({ press }) => press),
        nextOffset: Math.max(offset, ...found.map(({ updateId }) => updateId + 1)),
      };
    },
    press(message, text, fromId = message.chatId) {
      const button = message.buttons?.flat().find((each) => each.text === text);
      if (!button) throw new Error(`the message has no button ${text}`);
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
