import { TEST_BOT, type TestChats } from './chats.ts';
import type { Payload, TestMessage } from './messages.ts';
import { type Answer, refusal } from './replies.ts';

/** The time in which a message may be answered by an ephemeral one, also by a bot that is no administrator. */
const ANSWERED_WITHIN_MS = 15_000;

export type TestPress = { by: string; chatId: string | undefined; atMs: number; isOpen: boolean };

type Rules = {
  chats: TestChats;
  messages: ReadonlyMap<number, TestMessage>;
  presses: ReadonlyMap<string, TestPress>;
  now(): number;
};

/** Telegram's rules for ephemeral messages. The words of its refusals are not known: these are our own. */
export function createEphemeralRules({ chats, messages, presses, now }: Rules) {
  /** The ephemeral message of this number that a person has sent to the bot. */
  function incomingOf(chatId: string, personId: string, id: number): TestMessage | undefined {
    return [...messages.values()].find(
      (message) =>
        message.chatId === chatId && message.fromId === personId && message.ephemeral?.id === id,
    );
  }

  /** The refusal of a message for its ephemeral parameters; null if they are in order, or there are none. */
  function refusalOf(payload: Payload): Answer | null {
    const { receiverId, pressId, answersId, repliedId } = parametersOf(payload);
    if (receiverId === null) {
      return answersId === null
        ? null
        : refusal(400, 'Bad Request: a reply to an ephemeral message must be ephemeral');
    }
    const chatId = String(payload.chat_id);
    if (!chats.groups.has(chatId)) {
      return refusal(400, 'Bad Request: ephemeral messages are for groups');
    }
    if (JSON.stringify(payload.reply_markup ?? {}).includes('"login_url"')) {
      return refusal(400, 'Bad Request: login buttons are not allowed in ephemeral messages');
    }
    const inTime = (atMs: number) => now() - atMs <= ANSWERED_WITHIN_MS;
    if (answersId !== null) {
      const sentMs = incomingOf(chatId, receiverId, answersId)?.ephemeral?.atMs;
      return sentMs !== undefined && inTime(sentMs)
        ? null
        : refusal(400, 'Bad Request: message to be replied not found');
    }
    const replied = repliedId === null ? undefined : messages.get(repliedId);
    if (repliedId !== null && (replied?.chatId !== chatId || replied.ephemeral !== null)) {
      return refusal(400, 'Bad Request: message to be replied not found');
    }
    const press = pressId === null ? undefined : presses.get(pressId);
    const isAnswer = press?.by === receiverId && press.chatId === chatId && inTime(press.atMs);
    const isAdministrator = chats.statusOf(chatId, String(TEST_BOT.id)) !== 'member';
    return isAnswer || isAdministrator
      ? null
      : refusal(400, 'Bad Request: not enough rights to send an ephemeral message');
  }

  /** The message of the bot that a call for ephemeral messages names. */
  function findSent(payload: Payload): TestMessage | undefined {
    return [...messages.values()].find(
      ({ chatId, from, ephemeral }) =>
        from === 'bot' &&
        chatId === String(payload.chat_id) &&
        ephemeral?.receiverId === String(payload.receiver_user_id) &&
        ephemeral.id === Number(payload.ephemeral_message_id),
    );
  }

  return { refusalOf, findSent, incomingOf };
}

/** The ephemeral parameters of a message; all null for an ordinary one. */
export function parametersOf(payload: Payload) {
  const own = (payload.ephemeral_message_parameters ?? {}) as Record<string, unknown>;
  const reply = (payload.reply_parameters ?? {}) as Record<string, unknown>;
  const number = (value: unknown) => (value === undefined ? null : Number(value));
  const text = (value: unknown) => (value === undefined ? null : String(value));
  return {
    receiverId: text(own.receiver_user_id),
    pressId: text(own.callback_query_id),
    answersId: number(reply.ephemeral_message_id),
    repliedId: number(reply.message_id),
  };
}
