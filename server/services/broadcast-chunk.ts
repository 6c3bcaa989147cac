import type { TelegramBot } from '#server/gateways/telegram.ts';
import type { SenderClock } from './broadcast-pace.ts';
import type { Outcome, Recipient } from './broadcast-rows.ts';
import { failureOf } from './telegram-outcomes.ts';

/**
 * A message must have been begun this long after its recipient was claimed: a process that stood still for
 * longer may have been given up, and somebody else may have sent it.
 */
const BEGIN_WITHIN_MS = 5000;

export type ChunkDeps = {
  telegram: TelegramBot;
  slot(signal: AbortSignal): Promise<void>;
  clock: SenderClock;
  signal: AbortSignal;
};

export type SentChunk = {
  outcomes: Outcome[];
  /** For how long Telegram wants nothing; 0 when it did not say so. */
  busyMs: number;
  /** How many it refused as they are, whoever gets them. */
  refused: number;
};

/**
 * Writes to some recipients at once, each at its moment, and says what became of each.
 *
 * @param input.claimedMs by the clock, before they were claimed: what holds up the answer to a claim counts too
 */
export async function sendChunk(
  { telegram, slot, clock, signal }: ChunkDeps,
  input: { people: readonly Recipient[]; html: string; claimedMs: number },
): Promise<SentChunk> {
  const chunk: SentChunk = { outcomes: [], busyMs: 0, refused: 0 };
  const sendOne = async ({ memberId, telegramId }: Recipient): Promise<Outcome> => {
    await slot(signal);
    const isLate = clock.monotonicMs() - input.claimedMs > BEGIN_WITHIN_MS;
    if (signal.aborted || isLate || chunk.busyMs > 0) return { memberId, status: 'waiting' };
    try {
      const { messageId } = await telegram.send({ chatId: telegramId, html: input.html });
      return { memberId, status: 'sent', messageId };
    } catch (error) {
      const failure = failureOf(error);
      switch (failure.kind) {
        case 'busy':
          chunk.busyMs = Math.max(chunk.busyMs, failure.retryAfterMs);
          return { memberId, status: 'waiting' };
        case 'unreachable':
          return { memberId, status: 'failed', isUnreachable: true };
        case 'refused':
          chunk.refused += 1;
          return { memberId, status: 'failed' };
        case 'no_answer':
          return { memberId, status: 'sending' };
      }
    }
  };
  chunk.outcomes = await Promise.all(input.people.map(sendOne));
  return chunk;
}
