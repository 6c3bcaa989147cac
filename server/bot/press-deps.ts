import type { Db } from '#server/db/connect.ts';
import type { TelegramBot } from '#server/gateways/telegram/telegram.ts';

/** What handling a press needs. */
export type PressDeps = {
  db: Db;
  telegram: TelegramBot;
  now: () => number;
  report(error: unknown, what: string): void;
};
