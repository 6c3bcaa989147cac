/** What became of a message that the bot was asked to send; by their names, as the gateway's errors say it. */
export type TelegramFailure =
  | { kind: 'busy'; retryAfterMs: number }
  | { kind: 'unreachable' | 'refused' | 'no_answer' };

/** Reads a gateway's error. Throws whatever is none of the four. */
export function failureOf(error: unknown): TelegramFailure {
  const name = error instanceof Error ? error.name : '';
  if (error instanceof Error && 'retryAfterMs' in error && name === 'TelegramBusy') {
    return { kind: 'busy', retryAfterMs: Number(error.retryAfterMs) };
  }
  if (name === 'TelegramUnreachableChat') return { kind: 'unreachable' };
  if (name === 'TelegramRefused') return { kind: 'refused' };
  if (name === 'TelegramNoAnswer') return { kind: 'no_answer' };
  throw error;
}
