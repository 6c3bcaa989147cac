import {
  TelegramBusy,
  TelegramNoAnswer,
  TelegramRefused,
  TelegramUnreachableChat,
} from '#server/gateways/telegram/telegram.ts';

/** The reason why a message of the bot was not delivered, as far as known. */
export type TelegramFailure =
  | { kind: 'busy'; retryAfterMs: number }
  | { kind: 'unreachable' | 'refused' | 'no_answer' };

/** Turns a gateway's error into a failure. Rethrows any other error. */
export function failureOf(error: unknown): TelegramFailure {
  if (error instanceof TelegramBusy) return { kind: 'busy', retryAfterMs: error.retryAfterMs };
  if (error instanceof TelegramUnreachableChat) return { kind: 'unreachable' };
  if (error instanceof TelegramRefused) return { kind: 'refused' };
  if (error instanceof TelegramNoAnswer) return { kind: 'no_answer' };
  throw error;
}
