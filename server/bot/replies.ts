import type { HeardMessage } from '#server/gateways/telegram/updates.ts';
import { say } from '#server/services/bot/outbox.ts';
import { type Ask, answers, mistake, type Reply } from './ask.ts';
import type { BotDeps } from './bot-deps.ts';
import { COMMAND_LIST, isCommandName } from './commands/command-lists.ts';
import { RUNS, type Run } from './commands/commands.ts';
import { answerConversation } from './commands/submit.ts';
import { openPrivate } from './for-sender.ts';
import { tip } from './tips/tip-command.ts';

/**
 * Returns the bot's answer to a message; null if the message does not concern the bot. Looks up everything that the answer
 * needs.
 */
export async function replyTo(ask: Ask): Promise<Reply | null> {
  const { message, group, deps } = ask;
  if (message.command === null) return (await quickTip(ask)) ?? (group ? null : answerInWords(ask));
  const name = await nameOf(deps, message.command);
  if (name === null) return null;
  const command = COMMAND_LIST.find((each) => each.name === name);
  if (command === undefined) {
    // In a group it may be meant for another bot.
    return group === null ? answers({ html: ask.m.bot_unknown_command() }) : null;
  }
  const run = RUNS[command.name];
  if (group === null) return command.name === 'start' ? followLink(ask) : run(ask);
  // Its administrators choose the topic in which the bot talks, and may do so from any topic.
  if (group.commandsOff.includes(name) || (name !== 'settings' && !isWhereItTalks(ask)))
    return null;
  return command.where === 'private' ? openInPrivate(ask, command.name, run) : run(ask);
}

/** Returns whether a message calls a command of this bot, whoever wrote it. */
export async function callsCommand(
  deps: BotDeps,
  { command, isSecondHand }: HeardMessage,
): Promise<boolean> {
  if (isSecondHand || command === null) return false;
  return isCommandName((await nameOf(deps, command)) ?? '');
}

/** The command's name; null if it is addressed to another bot. */
async function nameOf(deps: BotDeps, command: string): Promise<string | null> {
  const [name = '', addressee] = command.slice(1).toLowerCase().split('@');
  if (addressee === undefined) return name;
  return addressee === (await deps.readUsername()).toLowerCase() ? name : null;
}

/** `@user 25` as the whole message; null if it is not a tip. */
async function quickTip(ask: Ask): Promise<Reply | null> {
  const isOff = ask.group?.commandsOff.includes('tip') || !isWhereItTalks(ask);
  return isOff ? null : tip(ask);
}

/** Answers text in private that is not a command. */
async function answerInWords(ask: Ask): Promise<Reply | null> {
  if (ask.message.text.trim() === '') return null;
  return (await answerConversation(ask)) ?? answers({ html: ask.m.bot_unknown_words() });
}

/** `/start WORD`, from a link or a button: runs the command of that name for members; others get an account first. */
function followLink(ask: Ask): Promise<Reply> {
  const { args, speaker } = ask;
  const isKnown = isCommandName(args) && speaker.memberId !== null;
  return isKnown ? RUNS[args]({ ...ask, args: '' }) : RUNS.start(ask);
}

function isWhereItTalks({ group, message }: Ask): boolean {
  return !group?.topicId || group.topicId === message.topicId;
}

/**
 * A command typed in a group but answered in private: sent there if the bot may write to the person, or else offered as a
 * button.
 */
async function openInPrivate(ask: Ask, name: string, run: Run): Promise<Reply> {
  const { speaker, m, own, nowMs } = ask;
  if (!speaker.hasStarted) {
    const username = await ask.deps.readUsername();
    return answers(mistake(openPrivate(own, username, `/${name}`)));
  }
  const reply = await run({ ...ask, group: null, m: own });
  return async (tx) => {
    const answer = await reply(tx);
    if (answer !== null) {
      await say(tx, { chatId: speaker.telegramId, ...answer, must: true, nowMs });
    }
    return { html: m.bot_opened_in_private(), emoji: '👌' };
  };
}
