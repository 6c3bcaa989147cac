import type { Messages } from '#rules/messages/messages.ts';
import type { Db } from '#server/db/connect.ts';
import { type SaidContent, type SaidEphemerally, say } from '#server/services/bot/outbox.ts';
import type { Answer, Ask } from './ask.ts';

/** Telegram's time for answering an ephemeral message. Later the sender may be offline, and would not get the answer. */
const ANSWERED_WITHIN_MS = 15_000;

/** Says an answer in a group that concerns its sender alone (docs/spec/bot.md#5-commands). */
export async function sayToSender(
  tx: Db,
  ask: Pick<Ask, 'message' | 'speaker' | 'group' | 'm' | 'own' | 'nowMs'>,
  answer: Answer,
  username: string,
): Promise<void> {
  const { message, speaker, nowMs } = ask;
  const { chat, topicId, messageId, ephemeralId, atMs } = message;
  await say(tx, {
    chatId: chat.id,
    topicId,
    replyTo: ephemeralId === null ? messageId : null,
    ...answer,
    ephemeral: {
      receiverId: speaker.telegramId,
      answers: ephemeralId,
      untilMs: atMs + ANSWERED_WITHIN_MS,
      instead: insteadOf(ask, answer, username),
    },
    must: true,
    nowMs,
  });
}

// The group has not seen an ephemeral command, and would not understand an answer to it.
function insteadOf(
  { message, speaker, group, m, own }: Pick<Ask, 'message' | 'speaker' | 'group' | 'm' | 'own'>,
  { forSenderElse, emoji: _emoji, ...content }: Answer,
  username: string,
): SaidEphemerally['instead'] {
  const isUnseen = message.ephemeralId !== null;
  if (forSenderElse === 'group' && !isUnseen) return { inChat: content };
  if (!speaker.hasStarted) return { inChat: openPrivate(own, username, message.command) };
  const isSaid = isUnseen || group?.quiet;
  return { inPrivate: content, ...(isSaid ? {} : { inChat: { html: m.bot_opened_in_private() } }) };
}

/** Leads to the private chat, which opens with the same command. */
export function openPrivate(m: Messages, username: string, command: string | null): SaidContent {
  const [, name = 'help'] = /^\/(\w+)/.exec(command?.toLowerCase() ?? '') ?? [];
  const url = `https://t.me/${username}?start=${name}`;
  return { html: m.bot_open_private(), buttons: [[{ text: m.button_open_private(), url }]] };
}
