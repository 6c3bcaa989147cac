import type { DemoChats, DemoPlayer } from '#contract/try/chats.ts';
import { m } from '#web/messages.ts';
import { type Payment, type PlayerName, paymentDue } from '../tips.ts';

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
    return { kind: 'done', text: m.try_done() };
  }
  const payment = paymentDue([...chats.chats.first, ...chats.chats.second]);
  if (payment !== null) {
    return { kind: 'pay', text: m.try_holds_none(), payment };
  }
  const tip = chats.tips.at(-1);
  if (tip?.state === 'paid') {
    return { kind: 'mine', text: m.try_one_block() };
  }
  if (tip?.state === 'open' || (tip === undefined && isAnswerDue(chats))) {
    return { kind: 'wait', text: m.try_answering() };
  }
  if (tip === undefined) {
    return {
      kind: 'say',
      text: m.try_thank({ payee: second.name, payer: first.name }),
      label: m.try_tip({ name: second.name }),
      saying: {
        player: 'first',
        place: 'group',
        text: `${TIP} @${second.username} 25 ${m.try_note()}`,
      },
    };
  }
  return (
    greet(chats, 'second') ??
    greet(chats, 'first') ?? {
      kind: 'sunday',
      text: m.try_on_sunday(),
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
    text: m.try_meet({ name }),
    label: m.try_start_as({ name }),
    saying: { player, place: 'private', text: '/start' },
  };
}

function setAddress(player: PlayerName, { name, spareAddress }: DemoPlayer): NextStep {
  return {
    kind: 'say',
    text: m.try_need_address({ name }),
    label: m.try_set_address({ name }),
    saying: { player, place: 'private', text: `/address ${spareAddress}` },
  };
}

/** A good morning earns the points that a player still needs; null if they need none, or have said it. */
function greet({ players, chats }: DemoChats, player: PlayerName): NextStep | null {
  const { name, standing } = players[player];
  const needed = standing?.pointsNeeded ?? 0;
  const hasGreeted = chats.group.some(({ from, html }) => from === player && html === GM);
  if (needed === 0 || hasGreeted) return null;
  return {
    kind: 'say',
    text: m.try_short({ name, count: needed }),
    label: m.try_say_gm({ name }),
    saying: { player, place: 'group', text: GM },
  };
}

/** True if nobody has answered the first player's newest tip. */
function isAnswerDue({ chats }: DemoChats): boolean {
  const said = chats.group.findLast(({ from, html }) => from === 'first' && html.startsWith(TIP));
  return said !== undefined && !chats.group.some(({ from, id }) => from === 'bot' && id > said.id);
}
