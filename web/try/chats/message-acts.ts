import type { DemoMessage } from '#contract/try/chats.ts';

export type MessageActs = {
  say: (text: string) => void;
  press: (messageId: number, data: string) => void;
  /** Opens the bot's private chat with a start parameter, as Telegram does for its links. */
  startWith: (payload: string) => void;
  /** Null if messages cannot be replied to. */
  answer: ((message: DemoMessage) => void) | null;
};
