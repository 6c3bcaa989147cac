import type { DemoChats, DemoPlayer } from '#contract/try/chats.ts';
import { pointsText, quantityText } from '#web/ui/figures.ts';
import { type Payment, type PlayerName, paymentDue, playedTips } from '../tips.ts';

export type ChatName = 'group' | PlayerName;

/** A message to send, and its chat. */
export type Saying = { player: PlayerName; place: 'group' | 'private'; text: string };

/** A suggested step for a visitor without a plan of their own. */
export type NextStep = { text: string } & (
  | { kind: 'say'; label: string; saying: Saying }
  | { kind: 'pay'; payment: Payment }
  | { kind: 'mine' | 'sunday' | 'wait' | 'done' }
);

const TIP = '/tip';
const GM = '/gm';

/** The steps from a first message to a paid share. */
export function nextStep(chats: DemoChats): NextStep {
  const { first, second } = chats.players;
  if (first.standing === null) return start('first', first);
  if (second.standing === null) return start('second', second);
  if (first.address === null) return setAddress('first', first);
  if (second.address === null) return setAddress('second', second);
  if (earner(chats) !== null) {
    return { kind: 'done', text: 'The week is closed and paid. The next one is yours to play.' };
  }
  const payment = paymentDue([...chats.chats.first, ...chats.chats.second]);
  if (payment !== null) {
    const text = 'The bot holds no coins: members pay from their wallets. Here, it is play money.';
    return { kind: 'pay', text, payment };
  }
  const tip = playedTips(chats).at(-1);
  if (tip?.state === 'paid') {
    return { kind: 'mine', text: 'The coins are on their way. One block confirms them.' };
  }
  if (tip?.state === 'open' || (tip === undefined && isAnswerDue(chats))) {
    return { kind: 'wait', text: 'The bot is answering.' };
  }
  if (tip === undefined) {
    return {
      kind: 'say',
      text: `${second.name} has earned a thank-you. ${first.name} tips right in the group.`,
      label: `Tip ${second.name}`,
      saying: { player: 'first', place: 'group', text: `${TIP} @${second.username} 25 well done` },
    };
  }
  return (
    greet(chats, 'second') ??
    greet(chats, 'first') ?? {
      kind: 'sunday',
      text: 'On Sunday the week closes, and the pool is split among those with enough points.',
    }
  );
}

/** The player whose paid share is shown at the end; null until a week has paid one. */
export function earner({ players }: DemoChats): PlayerName | null {
  if (players.first.lastWeek?.txid) return 'first';
  return players.second.lastWeek?.txid ? 'second' : null;
}

function start(player: PlayerName, { name }: DemoPlayer): NextStep {
  return {
    kind: 'say',
    text: `Meet ${name}. Press Start for a first point.`,
    label: `Start as ${name}`,
    saying: { player, place: 'private', text: '/start' },
  };
}

function setAddress(player: PlayerName, { name, spareAddress }: DemoPlayer): NextStep {
  return {
    kind: 'say',
    text: `Tips go from wallet to wallet, so ${name} needs an address.`,
    label: `Set an address for ${name}`,
    saying: { player, place: 'private', text: `/address ${spareAddress}` },
  };
}

/** A good morning earns the points that a player still needs; null if they need none, or have said it. */
function greet({ players, chats }: DemoChats, player: PlayerName): NextStep | null {
  const { name, standing } = players[player];
  const needed = standing?.pointsNeeded ?? 0;
  const hasGreeted = chats.group.some(({ from, html }) => from === player && html === GM);
  if (needed === 0 || hasGreeted) return null;
  const few = quantityText(pointsText(needed), 'point');
  return {
    kind: 'say',
    text: `${name} is ${few} short of a share. A good morning counts once a day.`,
    label: `Say gm as ${name}`,
    saying: { player, place: 'group', text: GM },
  };
}

/** True if nobody has answered the first player's newest tip. */
function isAnswerDue({ chats }: DemoChats): boolean {
  const said = chats.group.findLast(({ from, html }) => from === 'first' && html.startsWith(TIP));
  return said !== undefined && !chats.group.some(({ from, id }) => from === 'bot' && id > said.id);
}
