import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { type Language, languageForCode } from '#rules/messages/languages.ts';

/** A person in an update. */
export type TelegramPerson = {
  id: string;
  isBot: boolean;
  username: string | null;
  firstName: string | null;
  lastName: string | null;
  /** The language of the catalogue for that of their Telegram; null if it was not told. */
  language: Language | null;
};

/** A mention in a text: `@name`, or a person without a username who was chosen from a list. Offsets count as in JavaScript. */
export type TelegramMention = { offset: number; length: number; person: TelegramPerson | null };

export type TelegramChat = { id: string; isPrivate: boolean; title: string | null };

/** The press of a button. */
export type TelegramPress = {
  /** The id for `answerPress`. It is valid for some seconds. */
  id: string;
  fromId: string;
  data: string;
  /** The message with the button; null if Telegram no longer names it. */
  message: { chatId: string; messageId: number } | null;
};

/** A message that the bot received. */
export type HeardMessage = {
  chat: TelegramChat;
  topicId: number | null;
  /** 0 for an ephemeral message. */
  messageId: number;
  /** The number of an ephemeral message, which only the bot and its author see; null for an ordinary one. */
  ephemeralId: number | null;
  atMs: number;
  /** Null if no person is named: for channels and anonymous administrators. */
  from: TelegramPerson | null;
  /** True if the message was edited, forwarded or sent through another bot: the bot then treats it as no request. */
  isSecondHand: boolean;
  /** The text, or the caption of a picture. */
  text: string;
  /** The command at the beginning of the text, such as `/tip` or `/tip@bot`; null if there is none. */
  command: string | null;
  mentions: TelegramMention[];
  /** `from` is null if a channel or an anonymous administrator wrote it. */
  replyTo: { messageId: number; from: TelegramPerson | null } | null;
};

/** An update from Telegram; `other` is one that the bot does not use. */
export type TelegramUpdate = { updateId: number } & (
  | { kind: 'message'; message: HeardMessage }
  | { kind: 'press'; from: TelegramPerson; press: TelegramPress; chat: TelegramChat | null }
  | { kind: 'standing'; chat: TelegramChat; from: TelegramPerson; isIn: boolean }
  | { kind: 'moved'; fromChatId: string; toChatId: string }
  | { kind: 'other' }
);

/** The kinds of updates that the community's bot asks for. */
export const BOT_UPDATE_KINDS = ['message', 'callback_query', 'my_chat_member'] as const;
/** The only kind that matters if the bot only asks questions. */
export const PRESS_UPDATE_KINDS = ['callback_query'] as const;
export type TelegramUpdateKind = (typeof BOT_UPDATE_KINDS)[number];

const Id = Type.Integer({ minimum: -(2 ** 53), maximum: 2 ** 53 });
const User = Type.Object({
  id: Id,
  is_bot: Type.Optional(Type.Boolean()),
  first_name: Type.Optional(Type.String()),
  last_name: Type.Optional(Type.String()),
  username: Type.Optional(Type.String()),
  language_code: Type.Optional(Type.String()),
});
const Chat = Type.Object({
  id: Id,
  type: Type.String(),
  title: Type.Optional(Type.String()),
});
const Entity = Type.Object({
  type: Type.String(),
  offset: Type.Integer({ minimum: 0 }),
  length: Type.Integer({ minimum: 0 }),
  user: Type.Optional(User),
});
const Message = Type.Object({
  message_id: Id,
  date: Type.Integer({ minimum: 0 }),
  chat: Chat,
  from: Type.Optional(User),
  sender_chat: Type.Optional(Chat),
  via_bot: Type.Optional(User),
  message_thread_id: Type.Optional(Id),
  is_topic_message: Type.Optional(Type.Boolean()),
  ephemeral_message_id: Type.Optional(Id),
  edit_date: Type.Optional(Type.Integer()),
  forward_origin: Type.Optional(Type.Unknown()),
  text: Type.Optional(Type.String()),
  caption: Type.Optional(Type.String()),
  entities: Type.Optional(Type.Array(Entity)),
  caption_entities: Type.Optional(Type.Array(Entity)),
  migrate_to_chat_id: Type.Optional(Id),
  reply_to_message: Type.Optional(
    Type.Object({
      message_id: Id,
      from: Type.Optional(User),
      sender_chat: Type.Optional(Type.Unknown()),
      forum_topic_created: Type.Optional(Type.Unknown()),
    }),
  ),
});
const Query = Type.Object({
  id: Type.String(),
  from: User,
  data: Type.Optional(Type.String()),
  message: Type.Optional(Type.Object({ message_id: Id, chat: Chat })),
});
const Standing = Type.Object({
  chat: Chat,
  from: User,
  new_chat_member: Type.Object({
    status: Type.String(),
    is_member: Type.Optional(Type.Boolean()),
  }),
});

const checkId = Compile(Type.Object({ update_id: Type.Integer({ minimum: 0 }) }));
const checkMessage = Compile(Type.Object({ message: Message }));
const checkQuery = Compile(Type.Object({ callback_query: Query }));
const checkStanding = Compile(Type.Object({ my_chat_member: Standing }));

/** Reads an update of the Bot API, whether it was polled or sent. Null without a number, because then it is not an update. */
export function readTelegramUpdate(raw: unknown): TelegramUpdate | null {
  if (!checkId.Check(raw)) return null;
  const { update_id: updateId } = raw;
  if (checkMessage.Check(raw)) return { updateId, ...messageOf(raw.message) };
  if (checkQuery.Check(raw)) return { updateId, ...pressOf(raw.callback_query) };
  if (checkStanding.Check(raw)) return { updateId, ...standingOf(raw.my_chat_member) };
  return { updateId, kind: 'other' };
}

type Without<T> = T extends { updateId: number } ? Omit<T, 'updateId'> : never;
type Content = Without<TelegramUpdate>;

function messageOf(message: Static<typeof Message>): Content {
  if (message.migrate_to_chat_id !== undefined) {
    const toChatId = String(message.migrate_to_chat_id);
    return { kind: 'moved', fromChatId: String(message.chat.id), toChatId };
  }
  const chat = chatOf(message.chat);
  if (chat === null) return { kind: 'other' };
  const text = message.text ?? message.caption ?? '';
  const entities = message.entities ?? message.caption_entities ?? [];
  const [first] = entities.filter(({ type, offset }) => type === 'bot_command' && offset === 0);
  const { reply_to_message: reply } = message;
  const inTopic = message.is_topic_message === true ? message.message_thread_id : undefined;
  return {
    kind: 'message',
    message: {
      chat,
      topicId: inTopic ?? null,
      messageId: message.message_id,
      ephemeralId: message.ephemeral_message_id ?? null,
      atMs: message.date * 1000,
      from: message.sender_chat === undefined ? personOf(message.from) : null,
      isSecondHand: [message.edit_date, message.forward_origin, message.via_bot].some(
        (each) => each !== undefined,
      ),
      text,
      command: first === undefined ? null : text.slice(0, first.length),
      mentions: entities
        .filter(({ type }) => type === 'mention' || type === 'text_mention')
        .map(({ offset, length, user }) => ({ offset, length, person: personOf(user) })),
      // Every message in a topic is a reply to the one that started the topic.
      replyTo:
        reply === undefined || reply.forum_topic_created !== undefined
          ? null
          : {
              messageId: reply.message_id,
              from: reply.sender_chat === undefined ? personOf(reply.from) : null,
            },
    },
  };
}

function pressOf({ id, from, data, message }: Static<typeof Query>): Content {
  const person = personOf(from);
  if (data === undefined || person === null) return { kind: 'other' };
  return {
    kind: 'press',
    from: person,
    chat: message === undefined ? null : chatOf(message.chat),
    press: {
      id,
      fromId: person.id,
      data,
      message: message ? { chatId: String(message.chat.id), messageId: message.message_id } : null,
    },
  };
}

function standingOf({ chat, from, new_chat_member: now }: Static<typeof Standing>): Content {
  const known = chatOf(chat);
  const person = personOf(from);
  if (known === null || person === null) return { kind: 'other' };
  const isIn =
    ['member', 'administrator', 'creator'].includes(now.status) ||
    (now.status === 'restricted' && now.is_member === true);
  return { kind: 'standing', chat: known, from: person, isIn };
}

// No person speaks to the bot in channels.
function chatOf({ id, type, title }: Static<typeof Chat>): TelegramChat | null {
  if (type === 'private') return { id: String(id), isPrivate: true, title: null };
  if (type !== 'group' && type !== 'supergroup') return null;
  return { id: String(id), isPrivate: false, title: title ?? null };
}

function personOf(user: Static<typeof User> | undefined): TelegramPerson | null {
  if (user === undefined) return null;
  return {
    id: String(user.id),
    isBot: user.is_bot === true,
    username: user.username ?? null,
    firstName: user.first_name ?? null,
    lastName: user.last_name ?? null,
    language: languageForCode(user.language_code),
  };
}
