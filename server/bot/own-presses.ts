import { AppError } from '#contract/errors.ts';
import { DatabaseOutage } from '#server/db/outage.ts';
import type { HeardMessage, TelegramUpdate } from '#server/gateways/telegram/updates.ts';
import { readChatSettings } from '#server/services/bot/chats.ts';
import { editSaid, isChatFull, say } from '#server/services/bot/outbox.ts';
import { readSpeaker } from '#server/services/bot/people.ts';
import { handleOnce } from '#server/services/bot/update-notes.ts';
import type { Ask, Reply } from './ask.ts';
import type { BotDeps } from './bot-deps.ts';
import { isCommandName } from './commands/command-lists.ts';
import { RUNS } from './commands/commands.ts';
import { switchGroupSetting } from './commands/group-settings.ts';
import { askObjection } from './commands/objection.ts';
import { switchSetting } from './commands/settings.ts';
import { pickKind, pickNoTitle } from './commands/submit.ts';
import { messagesFor, messagesOr } from './languages.ts';
import { TEXTS } from './texts/texts.ts';
import { howToTip, showDetails } from './tips/payer-messages.ts';
import { declineTips, endTip } from './tips/tip-presses.ts';
import { answerQuestion } from './tips/tip-questions.ts';

type PressUpdate = Extract<TelegramUpdate, { kind: 'press' }>;

/** The reply to a press, and whether its answer replaces the message. */
type Pressed = { reply: Reply | null; edits: boolean };

/**
 * Reads a press of a button of the community's bot; null if it is not one. A modified client can send any data under any
 * message, so apart from a group's settings, buttons work only in private, where no group's rules apply.
 */
export function readOwnPress(data: string): ((ask: Ask) => Promise<Pressed>) | null {
  const act = readPress(data);
  if (act === null || data.startsWith('grp:')) return act;
  return async (ask) => (ask.group === null ? act(ask) : { reply: null, edits: false });
}

function readPress(data: string): ((ask: Ask) => Promise<Pressed>) | null {
  const [, end, tipId] = /^(tc|tr):([\w-]{22})$/.exec(data) ?? [];
  if (tipId !== undefined) {
    const as = end === 'tc' ? 'cancelled' : 'refused';
    return async (ask) => ({ reply: await endTip(ask, { id: tipId, as }), edits: true });
  }
  const [, shownId] = /^tw:([\w-]{22})$/.exec(data) ?? [];
  if (shownId !== undefined) {
    return async (ask) => ({ reply: await showDetails(ask, shownId), edits: true });
  }
  if (data === 'how:tip') return async (ask) => ({ reply: howToTip(ask), edits: false });
  if (data === 'tr:waiting') {
    return async (ask) => ({ reply: declineTips(ask), edits: true });
  }
  const [, said, questionId] = /^(ty|tn):([\w-]{22})$/.exec(data) ?? [];
  if (questionId !== undefined) {
    const answer = { id: questionId, isIt: said === 'ty' };
    return async (ask) => ({ reply: answerQuestion(ask, answer), edits: true });
  }
  const [, week] = /^object:(\d{4}-\d{2}-\d{2})$/.exec(data) ?? [];
  if (week !== undefined) {
    return async (ask) => ({ reply: await askObjection(ask, week), edits: false });
  }
  const [, kind, name = '', to] =
    /^(do|set|grp|kind|title):(\w{1,32})(?::(on|off))?$/.exec(data) ?? [];
  const change = { name, isOn: to === 'on' };
  switch (kind) {
    case 'do':
      return async (ask) => ({
        reply: isCommandName(name) ? await RUNS[name](ask) : null,
        edits: false,
      });
    case 'set':
      return async (ask) => ({ reply: await switchSetting(ask, change), edits: true });
    case 'grp':
      return async (ask) => ({ reply: await switchGroupSetting(ask, change), edits: true });
    case 'kind':
      return async (ask) => ({ reply: await pickKind(ask, name), edits: false });
    case 'title':
      return async (ask) => ({ reply: await pickNoTitle(ask), edits: false });
    default:
      return null;
  }
}

/** Handles a press of a button of the community's bot, once. Rejects if the database failed. */
export async function takeOwnPress(
  deps: BotDeps,
  update: PressUpdate,
  act: (ask: Ask) => Promise<Pressed>,
): Promise<void> {
  const { press } = update;
  const shown = await carryOut(deps, update, act).catch((error: unknown) => {
    if (error instanceof DatabaseOutage) throw error;
    const m = messagesOr(deps, update.from.language);
    if (error instanceof AppError) return TEXTS.refused(m, error.messageIn(m));
    deps.report(error, 'a press failed');
    return m.bot_failed();
  });
  deps.outbox.wake();
  // Only tells the person that the press was received: the work is done.
  await deps.telegram
    .answerPress({ id: press.id, ...(shown === null ? {} : { text: shown }) })
    .catch((error: unknown) => deps.report(error, 'a press was not answered'));
}

/** Returns the text to show over the chat, if any. */
async function carryOut(
  deps: BotDeps,
  { press, from, chat, updateId }: PressUpdate,
  act: (ask: Ask) => Promise<Pressed>,
): Promise<string | null> {
  const message = press.message;
  if (chat === null || message === null) return messagesOr(deps, from.language).bot_over();
  const nowMs = deps.now();
  const heard: HeardMessage = {
    chat,
    topicId: null,
    messageId: message.messageId,
    ephemeralId: null,
    atMs: nowMs,
    from,
    isSecondHand: false,
    text: '',
    command: null,
    mentions: [],
    replyTo: null,
  };
  const speaker = await readSpeaker(deps.db, from, nowMs);
  const group = chat.isPrivate ? null : await readChatSettings(deps.db, chat.id);
  const messages = messagesFor(deps, { speaker, group });
  const { reply, edits } = await act({
    deps,
    key: `bot:${deps.botId}:${updateId}`,
    speaker,
    message: heard,
    args: '',
    group,
    ...messages,
    nowMs,
  });
  if (reply === null) return messages.own.bot_over();
  if (!edits && (await isChatFull(deps.db, chat.id))) return messages.own.bot_full();
  return handleOnce(deps.db, { botId: deps.botId, updateId, nowMs }, async (tx) => {
    const answer = await reply(tx);
    if (answer === null) return null;
    const { html, buttons } = answer;
    if (!edits) {
      await say(tx, { chatId: chat.id, ...answer, must: true, nowMs });
    } else if (buttons) {
      await editSaid(tx, message, { html, buttons, nowMs });
    } else {
      return html;
    }
    return null;
  });
}
