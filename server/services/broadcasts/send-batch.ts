import type { TelegramBot } from '#server/gateways/telegram/telegram.ts';
import { failureOf } from '#server/services/telegram/outcomes.ts';
import type { SenderClock } from '#server/services/telegram/pace.ts';
import type { Outcome, Recipient, RunningBroadcast } from './rows.ts';

/**
 * Sending must start within this time after the recipient was claimed: after a longer stall another server may have
 * marked the message `unclear`.
 */
const BEGIN_WITHIN_MS = 5000;

export type BatchDeps = {
  telegram: TelegramBot;
  slot(signal: AbortSignal): Promise<void>;
  clock: SenderClock;
  signal: AbortSignal;
};

export type SentBatch = {
  outcomes: Outcome[];
  /** The time that Telegram asked us to wait; 0 if it did not. */
  busyMs: number;
  /** The number of messages that Telegram refused for a reason other than their recipient. */
  refused: number;
};

/**
 * Sends to several recipients at once, each in its own slot, and returns the outcome of each.
 *
 * @param input.claimedMs the clock just before the claim, so that a slow answer to the claim counts too
 */
export async function sendBatch(
  { telegram, slot, clock, signal }: BatchDeps,
  input: { people: readonly Recipient[]; htmlFor: RunningBroadcast['htmlFor']; claimedMs: number },
): Promise<SentBatch> {
  const batch: SentBatch = { outcomes: [], busyMs: 0, refused: 0 };
  const sendOne = async ({ memberId, telegramId, language }: Recipient): Promise<Outcome> => {
    await slot(signal);
    const isLate = clock.monotonicMs() - input.claimedMs > BEGIN_WITHIN_MS;
    if (signal.aborted || isLate || batch.busyMs > 0) return { memberId, status: 'waiting' };
    try {
      const { messageId } = await telegram.send({
        chatId: telegramId,
        html: input.htmlFor(language),
      });
      return { memberId, status: 'sent', messageId };
    } catch (error) {
      const failure = failureOf(error);
      switch (failure.kind) {
        case 'busy':
          batch.busyMs = Math.max(batch.busyMs, failure.retryAfterMs);
          return { memberId, status: 'waiting' };
        case 'unreachable':
          return { memberId, status: 'failed', isUnreachable: true };
        case 'refused':
          batch.refused += 1;
          return { memberId, status: 'failed' };
        case 'no_answer':
          return { memberId, status: 'unclear' };
      }
    }
  };
  batch.outcomes = await Promise.all(input.people.map(sendOne));
  return batch;
}
