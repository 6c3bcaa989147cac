import type { Db } from '#server/db/connect.ts';
import type { TelegramBot } from '#server/gateways/telegram/telegram.ts';

/** The dependencies for handling a press. */
export type PressDeps = {
  db: Db;
  telegram: TelegramBot;
  now: () => number;
  report(error: unknown, what: string): void;
};
