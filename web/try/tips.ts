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
    const [line = ''] = plainText(html).split('\n');
    return pairs.flatMap(([payer, who, whom]): PlayedTip[] => {
      if (line.startsWith(`${who} tips ${whom} `)) return [{ messageId, payer, state: 'open' }];
      if (!line.startsWith(`${who} tipped ${whom} `)) return [];
      return [{ messageId, payer, state: line.endsWith('✅') ? 'confirmed' : 'paid' }];
    });
  });
}

/** The address and amount of the payment that a message of the bot requests; null if there is none. */
export function paymentOf(html: string, uriScheme: string): Payment | null {
  const found = new RegExp(
    `\\b${uriScheme}:([A-Za-z0-9]{26,90})\\?amount=([0-9]{1,11}(?:\\.[0-9]{1,8})?)`,
  ).exec(plainText(html));
  const [, address, amount] = found ?? [];
  return address === undefined || amount === undefined ? null : { address, amount };
}

/** The newest payment that the bot still requests. */
export function paymentDue(messages: readonly DemoMessage[], uriScheme: string): Payment | null {
  const asked = messages.filter(({ from }) => from === 'bot');
  return (
    asked.map(({ html }) => paymentOf(html, uriScheme)).findLast((due) => due !== null) ?? null
  );
}
