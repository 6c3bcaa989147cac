import { AppError } from '#contract/errors.ts';
import type { Messages } from '#rules/messages/messages.ts';
import { isTelegramId } from '#rules/telegram-ids.ts';
import type { Db } from '#server/db/connect.ts';
import { DatabaseOutage } from '#server/db/outage.ts';
import type { HeardMessage, TelegramUpdate } from '#server/gateways/telegram/updates.ts';
import { moveChat, noteStanding, readChatSettings } from '#server/services/bot/chats.ts';
import { changeAgain, isChatFull, react, removeLater, say } from '#server/services/bot/outbox.ts';
import { learnPerson, noteClosed, readSpeaker } from '#server/services/bot/people.ts';
import { reportEvent } from '#server/services/bot/report-event.ts';
import { handleOnce, isHandled } from '#server/services/bot/update-notes.ts';
import { readChatLanguage } from '#server/services/members/languages.ts';
import { noteHeard, noteUnreachable } from '#server/services/telegram/messages.ts';
import type { Answer, Ask, Reply } from './ask.ts';
import type { BotDeps } from './bot-deps.ts';
import { sayToSender } from './for-sender.ts';
import { messagesFor, messagesOf, messagesOr } from './languages.ts';
import { readOwnPress, takeOwnPress } from './own-presses.ts';
import { takePress } from './presses.ts';
import { callsCommand, replyTo } from './replies.ts';
import { TEXTS } from './texts/texts.ts';

/** The time before a command is deleted in a group that wants that. */
const COMMAND_STAYS_MS = 10_000;

type Work = (tx: Db) => Promise<void>;

/**
 * Handles an update from Telegram once, however often and wherever it arrives. Its changes, the bot's messages and the note that
 * it was handled are one transaction; the messages are sent afterwards. Rejects if the database failed: Telegram should then
 * send the update again.
 */
export async function takeUpdate(deps: BotDeps, update: TelegramUpdate): Promise<void> {
  if (update.kind === 'press') {
    const own = readOwnPress(update.press.data);
    return own ? takeOwnPress(deps, update, own) : takePress(deps, update.press);
  }
  const nowMs = deps.now();
  const key = { botId: deps.botId, updateId: update.updateId };
  const once = (work: Work) => handleOnce(deps.db, { ...key, nowMs }, work);
  try {
    const work = await workOf(deps, update, nowMs);
    if (work === null || (await isHandled(deps.db, key))) return;
    await once(work);
  } catch (error) {
    // One update that always fails must not keep the bot from hearing any others.
    if (error instanceof DatabaseOutage || update.kind !== 'message') throw error;
    const isExpected = error instanceof AppError;
    if (!isExpected) deps.report(error, 'an update of Telegram failed');
    const m = await messagesOfUpdate(deps, update.message);
    const html = isExpected ? TEXTS.refused(m, error.messageIn(m)) : m.bot_failed();
    await once((tx) => sayText(tx, update.message, html, nowMs));
  }
  deps.outbox.wake();
}

/** For an update that failed, and of which nothing was learned. */
async function messagesOfUpdate(deps: BotDeps, { chat, from }: HeardMessage): Promise<Messages> {
  const known = await readChatLanguage(deps.db, chat.id);
  return messagesOr(deps, known ?? (chat.isPrivate ? (from?.language ?? null) : null));
}

/** Returns the changes for an update; null for none. Looks up everything that it needs. */
async function workOf(
  deps: BotDeps,
  update: Exclude<TelegramUpdate, { kind: 'press' }>,
  nowMs: number,
): Promise<Work | null> {
  switch (update.kind) {
    case 'message':
      return workOfMessage(deps, update, nowMs);
    case 'moved':
      return (tx) => moveChat(tx, update);
    case 'standing': {
      const { chat, isIn } = update;
      if (chat.isPrivate) return isIn ? null : (tx) => closed(tx, chat.id);
      // The person who adds the bot is the only one whose language is known.
      const m = messagesOr(deps, update.from.language);
      const greeting = TEXTS.greeting(m, await deps.readUsername());
      return async (tx) => {
        const { id: chatId, title } = chat;
        const hasCome = await noteStanding(tx, { chatId, title, isIn, nowMs });
        if (hasCome) await say(tx, { chatId, ...greeting, must: false, nowMs });
      };
    }
    case 'other':
      return null;
  }
}

async function closed(tx: Db, telegramId: string): Promise<void> {
  await noteClosed(tx, telegramId);
  await noteUnreachable(tx, telegramId);
}

async function workOfMessage(
  deps: BotDeps,
  { updateId, message }: { updateId: number; message: HeardMessage },
  nowMs: number,
): Promise<Work | null> {
  const { from, chat } = message;
  // Other bots, channels and anonymous administrators cannot earn points.
  if (from === null || from.isBot || !isTelegramId(from.id)) {
    const isMeant = from === null && (await callsCommand(deps, message));
    if (!isMeant) return null;
    const m = await messagesOf(deps, deps.db, chat.id);
    return (tx) => sayText(tx, message, m.bot_nobody(), nowMs);
  }
  const speaker = await readSpeaker(deps.db, from, nowMs);
  const group = chat.isPrivate ? null : await readChatSettings(deps.db, chat.id);
  const ask: Ask = {
    deps,
    key: `bot:${deps.botId}:${updateId}`,
    speaker,
    message,
    args: message.text.slice(message.command?.length ?? 0).trim(),
    group,
    ...messagesFor(deps, { speaker, group }),
    nowMs,
  };
  const wanted = message.isSecondHand ? null : await replyTo(ask);
  // Nothing is done without an answer: if the person asks again later, they then get both.
  const isDropped = wanted !== null && (await isChatFull(deps.db, chat.id));
  const reply = isDropped ? null : wanted;
  const isPersonChanged =
    speaker.isPersonChanged || speaker.isMemberChanged || (chat.isPrivate && !speaker.hasStarted);
  if (wanted === null && !isPersonChanged) return null;
  const username = ask.group === null || reply === null ? '' : await deps.readUsername();
  return async (tx) => {
    await learn(tx, ask);
    if (reply !== null) await carryOut(tx, ask, { reply, username });
    if (isDropped && message.ephemeralId === null) await shrug(tx, message, nowMs);
  };
}

async function learn(tx: Db, { speaker, message, key, nowMs }: Ask): Promise<void> {
  const { telegramId, names, seenLanguage: language } = speaker;
  const { isPrivate } = message.chat;
  if (speaker.isPersonChanged || (isPrivate && !speaker.hasStarted)) {
    await learnPerson(tx, { telegramId, names, hasStarted: isPrivate, language, nowMs });
  }
  if (isPrivate && !speaker.hasStarted) await changeAgain(tx, { chatId: telegramId, nowMs });
  if (isPrivate) await noteHeard(tx, { telegramId, broadcasts: undefined });
  if (speaker.isMemberChanged) {
    await reportEvent(tx, speaker, { id: `${key}:names`, type: 'profile_changed' }, nowMs);
  }
}

async function carryOut(
  tx: Db,
  ask: Ask,
  { reply, username }: { reply: Reply; username: string },
): Promise<void> {
  const { message, group, nowMs } = ask;
  const answer = await reply(tx);
  const { id: chatId } = message.chat;
  const { messageId } = message;
  // An ephemeral command is visible to its sender alone.
  const isSeen = message.ephemeralId === null;
  if (group?.deletesCommands && isSeen && message.command !== null) {
    await removeLater(tx, { chatId, messageId }, { nowMs, afterMs: COMMAND_STAYS_MS });
  }
  if (answer === null) return;
  if (group?.quiet && isSeen && answer.emoji !== undefined) {
    await react(tx, { chatId, messageId }, { emoji: answer.emoji, nowMs });
  } else if (group && answer.forSenderElse !== undefined) {
    await sayToSender(tx, ask, answer, username);
  } else {
    await sayIn(tx, message, answer, nowMs);
  }
}

/** The sign that a command was not done, because too many answers wait in its chat. */
async function shrug(tx: Db, { chat, messageId }: HeardMessage, nowMs: number): Promise<void> {
  if (await isChatFull(tx, chat.id, 'react')) return;
  await react(tx, { chatId: chat.id, messageId }, { emoji: '🤷', nowMs });
}

/** Says why nothing was done, unless too many messages wait in the chat. */
async function sayText(tx: Db, message: HeardMessage, html: string, nowMs: number): Promise<void> {
  if (!(await isChatFull(tx, message.chat.id))) await sayIn(tx, message, { html }, nowMs);
}

async function sayIn(
  tx: Db,
  { chat, topicId, messageId, ephemeralId }: HeardMessage,
  { said, ...answer }: Answer,
  nowMs: number,
): Promise<void> {
  const saidId = await say(tx, {
    chatId: chat.id,
    topicId,
    replyTo: chat.isPrivate || ephemeralId !== null ? null : messageId,
    ...answer,
    must: true,
    nowMs,
  });
  await said?.(tx, saidId);
}
