import { formatAmount } from '#rules/amounts.ts';
import { COMMAND_LIST } from '#server/bot/commands/command-lists.ts';
import { addressOf, COIN, GROUP, PEOPLE, type Person } from './cast.ts';
import type { MoveOf } from './moves.ts';
import { type ToldTip, tipAt, type World } from './world.ts';

export async function say(world: World, by: Person, text: string, inGroup = false): Promise<void> {
  acts(world, by);
  world.isDue.faucet ||= text === '/faucet';
  if (inGroup) world.telegram.say(GROUP, text, { from: PEOPLE[by] });
  else world.telegram.say(PEOPLE[by], text);
  await world.settleChats();
}

function acts(world: World, person: Person): void {
  world.acted.add(person);
  world.hasDone.add(person);
}

/** Tips in the group, in reply to a message of the payee. */
export async function makeTip(world: World, move: MoveOf<'tip'>): Promise<void> {
  const { telegram, tips } = world;
  const { by, to, coins, lessUnits = 0, mark } = move;
  // No note is part of another one.
  const note = move.note ? `${move.note} ${tips.length + 1};` : '';
  acts(world, by);
  const replyTo = world.saidBy(to);
  const amount = formatAmount(BigInt(coins) * COIN - BigInt(lessUnits));
  if (mark !== undefined) world.chance.wish(mark);
  telegram.say(GROUP, `/tip ${amount} ${note}`, { from: PEOPLE[by], replyTo });
  const before = new Set(telegram.messages.keys());
  await world.settleChats();
  const told = telegram.messagesOf(PEOPLE[by]).filter(({ messageId }) => !before.has(messageId));
  const data = told.flatMap(({ buttons }) => buttons.flat().map((each) => each.callback_data));
  const ids = data.flatMap((each) => /^tc:([\w-]{22})$/.exec(each ?? '')?.[1] ?? []);
  // A message that an older tip can be paid now may come first.
  const id = ids.find((each) => tips.every((known) => known.id !== each));
  if (id === undefined) return;
  const tip: ToldTip = { id, payer: by, payee: to, note, isPaid: false, terms: [], state: 'open' };
  tips.push(tip);
}

/** Presses the button that cancels or refuses a tip, under its newest message. */
export async function endTip(world: World, move: MoveOf<'cancel' | 'refuse'>): Promise<void> {
  const tip = tipAt(world, move.tip);
  if (!tip) return;
  const [by, word] = move.do === 'cancel' ? [tip.payer, 'tc'] : [tip.payee, 'tr'];
  const data = `${word}:${tip.id}`;
  const message = world.telegram
    .messagesOf(PEOPLE[by])
    .findLast(({ buttons }) => buttons.flat().some((each) => each.callback_data === data));
  if (!message) return;
  acts(world, by);
  world.telegram.press(PEOPLE[by], message.messageId, data);
  await world.settleChats();
  await world.sendNotices();
}

export async function setAddress(world: World, { by, key }: MoveOf<'set address'>): Promise<void> {
  const address = addressOf(by, key);
  world.addresses.get(by)?.add(address);
  await say(world, by, `/address ${address}`);
}

export async function press(world: World, { by, button }: MoveOf<'press'>): Promise<void> {
  const chatId = PEOPLE[by];
  const newest = world.telegram
    .messagesOf(chatId)
    .findLast(({ from, buttons }) => from === 'bot' && buttons.length > 0);
  const data = (newest?.buttons.flat() ?? []).flatMap((each) => each.callback_data ?? []);
  const pressed = data[button % Math.max(data.length, 1)];
  if (newest === undefined || pressed === undefined) return;
  acts(world, by);
  world.telegram.press(chatId, newest.messageId, pressed);
  await world.settleChats();
  await world.sendNotices();
}

/** Presses a button that no message has, below the bot's newest message in the group. */
export async function forge(world: World, by: Person, data: string): Promise<void> {
  const { telegram } = world;
  const message = telegram.messagesOf(GROUP).findLast(({ from }) => from === 'bot');
  if (!message) return;
  acts(world, by);
  const before = new Set(telegram.messages.keys());
  telegram.forgePress(message.messageId, data, PEOPLE[by]);
  await world.settleChats();
  const said = telegram.messagesOf(GROUP).find(({ messageId }) => !before.has(messageId));
  const [, command = ''] = /^do:(\w+)$/.exec(data) ?? [];
  if (said && (world.off.has(command) || isPrivate(command))) {
    world.forged.push({ data, said: said.text });
  }
}

function isPrivate(command: string): boolean {
  return COMMAND_LIST.some(({ name, where }) => name === command && where === 'private');
}

/** The group's administrator presses a switch under the group's settings. */
export async function switchOff(world: World, command: string): Promise<void> {
  const { telegram } = world;
  await say(world, 'anne', '/settings', true);
  const data = `grp:${command}:off`;
  const message = telegram
    .messagesOf(GROUP)
    .findLast(({ buttons }) => buttons.flat().some((each) => each.callback_data === data));
  if (!message) return;
  telegram.press(GROUP, message.messageId, data, PEOPLE.anne);
  await world.settleChats();
  world.off.add(command);
}
