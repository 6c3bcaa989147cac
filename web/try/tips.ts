import type { DemoMessage } from '#contract/try/chats.ts';

export type PlayerName = 'first' | 'second';

export type Payment = { address: string; amount: string };

/** The newest payment for which the bot still asks. */
export function paymentDue(messages: readonly DemoMessage[]): Payment | null {
  return messages.findLast(({ payment }) => payment !== null)?.payment ?? null;
}
