import type { Db } from '#server/db/connect.ts';
import type { TelegramBot } from '#server/gateways/telegram/telegram.ts';
import type { MessagesFor } from '#server/services/members/languages.ts';

/** The dependencies for handling a press. */
export type PressDeps = {
  db: Db;
  telegram: TelegramBot;
  messagesFor: MessagesFor;
  now: () => number;
  report(error: unknown, what: string): void;
};
