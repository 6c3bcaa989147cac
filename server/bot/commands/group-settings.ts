import { isAmount, parseAmount } from '#rules/amounts.ts';
import type { Language } from '#rules/messages/languages.ts';
import { MOMENT_KINDS } from '#rules/points/moments.ts';
import {
  type ChatSettings,
  changeChatSettings,
  readChatSettings,
} from '#server/services/bot/chats.ts';
import { type Ask, answers, mistake, type Reply } from '../ask.ts';
import { messagesOr, readLanguageButton } from '../languages.ts';
import { GROUP_SETTINGS } from '../texts/group-settings.ts';
import { groupCommands } from './command-lists.ts';

/** `/settings` in a group, for its administrators: switches, `/settings least 5`, `/settings topic here`. */
export async function groupSettings(ask: Ask): Promise<Reply> {
  if (!(await isAdministrator(ask))) {
    return answers(mistake({ html: ask.own.bot_group_not_yours(), emoji: '👎' }));
  }
  if (ask.args === '') return async (tx) => shown(ask, await readChatSettings(tx, chatId(ask)));
  if (/^topic\s+here$/i.test(ask.args) && ask.message.topicId === null) {
    return answers(mistake({ html: ask.own.bot_group_no_topic() }));
  }
  const change = changeOf(ask);
  if (change === null) {
    return answers(mistake({ html: GROUP_SETTINGS.form(ask.own, ask.args, ask.deps.coin.code) }));
  }
  return changing(ask, change);
}

/** A pressed button of a group's settings; null for an unknown name. */
export async function switchGroupSetting(
  ask: Ask,
  { name, isOn }: { name: string; isOn: boolean },
): Promise<Reply | null> {
  const { group } = ask;
  if (group === null) return null;
  if (!(await isAdministrator(ask))) return answers({ html: ask.own.bot_group_not_yours() });
  if (name === 'all') return answers(shown(ask, group));
  if (name === 'language') return answers(GROUP_SETTINGS.language(ask.m, group));
  const language = readLanguageButton(name);
  if (language !== undefined) return changingLanguage(ask, language);
  if (name === 'quiet') return changing(ask, { quiet: isOn });
  if (name === 'delete') return changing(ask, { deletesCommands: isOn });
  const moment = MOMENT_KINDS.find((kind) => name === `moment_${kind}`);
  if (moment !== undefined)
    return changing(ask, { momentsOff: without(group.momentsOff, moment, isOn) });
  const command = groupCommands().find((each) => each === name);
  if (command === undefined) return null;
  return changing(ask, { commandsOff: without(group.commandsOff, command, isOn) });
}

/** The names that are switched off, after one of them was switched. */
function without<Name>(off: readonly Name[], name: Name, isOn: boolean): Name[] {
  const others = off.filter((each) => each !== name);
  return isOn ? others : [...others, name];
}

function changing(ask: Ask, change: Partial<ChatSettings>): Reply {
  return async (tx) => {
    await changeChatSettings(tx, { chatId: chatId(ask), nowMs: ask.nowMs, change });
    return shown(ask, await readChatSettings(tx, chatId(ask)));
  };
}

function changingLanguage(ask: Ask, language: Language | null): Reply {
  return async (tx) => {
    await changeChatSettings(tx, { chatId: chatId(ask), nowMs: ask.nowMs, change: { language } });
    const settings = await readChatSettings(tx, chatId(ask));
    return GROUP_SETTINGS.language(messagesOr(ask.deps, language), settings);
  };
}

function shown({ deps, m }: Ask, settings: ChatSettings) {
  return GROUP_SETTINGS.all(m, settings, { commands: groupCommands(), code: deps.coin.code });
}

function changeOf({ args, message }: Ask): Partial<ChatSettings> | null {
  const [name, value = '', ...rest] = args.toLowerCase().split(/\s+/);
  if (rest.length > 0) return null;
  if (name === 'topic' && value === 'here') return { topicId: message.topicId };
  if (name === 'topic' && value === 'any') return { topicId: null };
  if (name !== 'least') return null;
  if (value === 'any') return { leastTip: null };
  const amount = value.replace(',', '.');
  if (!isAmount(amount)) return null;
  const units = parseAmount(amount);
  return units > 0n ? { leastTip: units } : null;
}

async function isAdministrator({ deps, message, speaker }: Ask): Promise<boolean> {
  const input = { chatId: message.chat.id, personId: speaker.telegramId };
  return deps.community.isAdministrator(input);
}

function chatId({ message }: Ask): string {
  return message.chat.id;
}
