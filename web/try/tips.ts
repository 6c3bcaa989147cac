import type { DemoChats, DemoMessage } from '#contract/try/chats.ts';
import { plainText } from './chats/marked-text.ts';

export type PlayerName = 'first' | 'second';

export type Payment = { address: string; amount: string };

/** A tip from one player to the other, by the bot's message in the group. */
export type PlayedTip = {
  messageId: number;
  payer: PlayerName;
  /** Not paid yet; paid, and waiting for a block; counted. */
  state: 'open' | 'paid' | 'confirmed';
};

/** The tips that stand, oldest first: not those that were cancelled or have expired. */
export function playedTips({ players, chats }: DemoChats): PlayedTip[] {
  const { first, second } = players;
  const pairs = [
    ['first', first.name, second.name],
    ['second', second.name, first.name],
  ] as const;
  return chats.group.flatMap(({ id: messageId, from, html }) => {
    if (from !== 'bot') return [];
    // Several paid tips under one post share a message, a line each.
    const lines = plainText(html).split('\n');
    return lines.flatMap((line) =>
      pairs.flatMap(([payer, who, whom]): PlayedTip[] => {
        if (line.startsWith(`${who} tips ${whom} `)) return [{ messageId, payer, state: 'open' }];
        if (!line.startsWith(`${who} tipped ${whom} `)) return [];
        return [{ messageId, payer, state: line.endsWith('✅') ? 'confirmed' : 'paid' }];
      }),
    );
  });
}

/** The newest payment for which the bot still asks. */
export function paymentDue(messages: readonly DemoMessage[]): Payment | null {
  return messages.findLast(({ payment }) => payment !== null)?.payment ?? null;
}
