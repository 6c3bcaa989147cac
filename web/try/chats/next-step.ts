import type { DemoChats, DemoMessage } from '#contract/try/chats.ts';
import { plainText } from './marked-text.ts';

export type PlayerName = 'first' | 'second';
export type ChatName = 'group' | PlayerName;

/** A message to send, and its chat. */
export type Saying = { player: PlayerName; place: 'group' | 'private'; text: string };

/** A suggested step for a visitor without a plan of their own. */
export type NextStep = { text: string } & (
  | { kind: 'say'; label: string; saying: Saying }
  | { kind: 'pay'; label: string; payment: Payment }
  | { kind: 'mine' | 'sunday' | 'wait' }
  | { kind: 'done'; txid: string | null }
);

export type Payment = { address: string; amount: string };

const TIP = '/tip';
const GM = '/gm';

/** The steps from a first message to a paid share. */
export function nextStep(chats: DemoChats, uriScheme: string): NextStep {
  const { first, second } = chats.players;
  for (const [player, { name, standing }] of [
    ['first', first],
    ['second', second],
  ] as const) {
    if (standing !== null) continue;
    return {
      kind: 'say',
      text: `Meet ${name}. Press start: the bot makes an account.`,
      label: `Let ${name} press start`,
      saying: { player, place: 'private', text: '/start' },
    };
  }
  for (const [player, { name, address, spareAddress }] of [
    ['first', first],
    ['second', second],
  ] as const) {
    if (address !== null) continue;
    return {
      kind: 'say',
      text: `Tips go from wallet to wallet, so ${name} needs an address.`,
      label: `Set an address for ${name}`,
      saying: { player, place: 'private', text: `/address ${spareAddress}` },
    };
  }
  const paid = [first, second].find(({ lastWeek }) => lastWeek?.txid);
  if (paid) {
    return {
      kind: 'done',
      text: `The week is closed, and ${paid.name}'s share of the pool is paid.`,
      txid: paid.lastWeek?.txid ?? null,
    };
  }
  const due = paymentDue([...chats.chats.first, ...chats.chats.second], uriScheme);
  if (due !== null) {
    return {
      kind: 'pay',
      text: 'The bot holds no coins: whoever tips pays from a wallet of their own, here from a purse of play money.',
      label: 'Pay the tip',
      payment: due,
    };
  }
  if (chats.waiting > 0) {
    return { kind: 'mine', text: 'The payment waits for a block, which confirms it.' };
  }
  const said = chats.chats.group.findLast(
    ({ from, html }) => from === 'first' && html.startsWith(TIP),
  );
  if (said && !chats.chats.group.some(({ from, id }) => from === 'bot' && id > said.id)) {
    return { kind: 'wait', text: 'The bot is about to answer.' };
  }
  if (!chats.chats.group.some((message) => isTip(message, [first.name, second.name]))) {
    return {
      kind: 'say',
      text: `${first.name} likes what ${second.name} does, and says so in the group.`,
      label: `Tip ${second.name}`,
      saying: { player: 'first', place: 'group', text: `${TIP} @${second.username} 25 well done` },
    };
  }
  for (const [player, { name, standing }] of [
    ['second', second],
    ['first', first],
  ] as const) {
    const hasGreeted = chats.chats.group.some(({ from, html }) => from === player && html === GM);
    const needed = standing?.pointsNeeded ?? 0;
    if (hasGreeted || needed === 0) continue;
    return {
      kind: 'say',
      text: `${name} needs ${needed} more for a share of the week. A good morning counts once a day.`,
      label: `Let ${name} say gm`,
      saying: { player, place: 'group', text: GM },
    };
  }
  return {
    kind: 'sunday',
    text: 'On Sunday the week closes, and the pool is shared among those with enough points.',
  };
}

/** True for the bot's message of a tip that stands, not for its answer to a command that it could not read. */
function isTip({ from, html }: DemoMessage, payers: readonly string[]): boolean {
  if (from !== 'bot') return false;
  const text = plainText(html);
  return payers.some(
    (name) => text.startsWith(`${name} tips `) || text.startsWith(`${name} tipped `),
  );
}

/** The address and amount of the payment that a message of the bot requests; null if there is none. */
export function paymentOf(html: string, uriScheme: string): Payment | null {
  const found = new RegExp(
    `\\b${uriScheme}:([A-Za-z0-9]{26,90})\\?amount=([0-9]{1,11}(?:\\.[0-9]{1,8})?)`,
  ).exec(plainText(html));
  const [, address, amount] = found ?? [];
  return address === undefined || amount === undefined ? null : { address, amount };
}

function paymentDue(messages: readonly DemoMessage[], uriScheme: string): Payment | null {
  const asked = messages.filter(({ from }) => from === 'bot');
  const due = asked.map(({ html }) => paymentOf(html, uriScheme)).filter((each) => each !== null);
  return due.at(-1) ?? null;
}
