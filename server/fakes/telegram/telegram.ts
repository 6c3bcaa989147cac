import { createTestChats, entitiesOf, TEST_BOT } from './chats.ts';
import { createEphemeralRules, parametersOf, type TestPress } from './ephemeral.ts';
import { createTestTelegramFaults } from './faults.ts';
import type { Payload, TestButton, TestMessage } from './messages.ts';
import { type Answer, refusal, textOf } from './replies.ts';

export type { Payload, TestMessage } from './messages.ts';

/** One call by the bot, with its answer. */
export type TestCall = {
  atMs: number;
  /** By the clock of the calling process, if it says so. */
  begunMs: number | null;
  method: string;
  payload: Payload;
  status: number;
  /** The id of the message that it created. */
  messageId: number | null;
};

export type Update = { update_id: number } & Record<string, unknown>;
type Standing = 'open' | 'blocked' | 'deactivated' | 'never_started';

export type TestTelegramOptions = {
  /** True if everybody counts as having started the bot unless set otherwise. */
  everybodyStarted?: boolean;
  /** The clock for limits, in ms. */
  now?: () => number;
  /** The time of its answers and messages in ms, if it is not the machine's. */
  dateMs?: () => number;
  /** The number before the first update's: bots remember which updates they have had. */
  lastUpdateId?: number;
  /** Called for each call of the bot, instead of recording them all, and whenever it has taken updates. */
  onCall?: () => void;
};

export type TestTelegram = ReturnType<typeof createTestTelegram>;

/** How a person writes a message. */
export type Saying = {
  /** The author, in a group. */
  from?: string;
  topicId?: number;
  replyTo?: number;
  /** Left out: true in a group for a command that the bot's list marks so, as clients of 2026 send it. */
  isEphemeral?: boolean;
  /** People named in the text by words that are not usernames. */
  mentions?: Readonly<Record<string, string>>;
  /** Further fields of the message, such as `edit_date`. */
  fields?: Readonly<Record<string, unknown>>;
};

/** Telegram as a bot sees it: people, private chats and groups, messages, presses, and faults on demand. */
export function createTestTelegram(options: TestTelegramOptions = {}) {
  const { everybodyStarted = true, now = () => performance.now() } = options;
  const standings = new Map<string, Standing>();
  /** Groups that became supergroups. */
  const moved = new Map<string, string>();
  const messages = new Map<number, TestMessage>();
  const chats = createTestChats();
  /** The menus of commands, by scope and language. */
  const commands = new Map<string, unknown>();
  const calls: TestCall[] = [];
  const answeredPresses = new Map<string, string | null>();
  const updates: Update[] = [];
  const listeners = new Set<() => void>();
  const faults = createTestTelegramFaults(now);
  const presses = new Map<string, TestPress>();
  const ephemerals = createEphemeralRules({ chats, messages, presses, now });
  let lastMessageId = 0;
  let lastEphemeralId = 0;
  let lastUpdateId = options.lastUpdateId ?? 0;

  type Fresh = Pick<TestMessage, 'chatId' | 'from' | 'fromId' | 'html' | 'buttons'>;
  function keep(message: Fresh & Partial<TestMessage>): TestMessage {
    lastMessageId += 1;
    const text = textOf(message.html) ?? '';
    const rest = {
      ...{ topicId: null, replyTo: null, ephemeral: null },
      ...{ reactions: [], picture: null, preview: null },
    };
    const kept = { ...rest, ...message, messageId: lastMessageId, text };
    messages.set(lastMessageId, kept);
    return kept;
  }

  function publish(content: Record<string, unknown>): void {
    lastUpdateId += 1;
    updates.push({ update_id: lastUpdateId, ...content });
    for (const listener of listeners) listener();
  }

  function nextEphemeral(receiverId: string) {
    lastEphemeralId += 1;
    return { id: lastEphemeralId, receiverId, atMs: now() };
  }

  /** The message that a call means by its number; ephemeral ones have none. */
  function ordinary(payload: Payload): TestMessage | undefined {
    const message = messages.get(Number(payload.message_id));
    return message?.chatId === String(payload.chat_id) && message.ephemeral === null
      ? message
      : undefined;
  }

  /** True if the bot's list for groups marks the command that a text calls as ephemeral. */
  function callsEphemerally(text: string): boolean {
    const [, name] = /^\/(\w+)/.exec(text) ?? [];
    const listed = (commands.get('all_group_chats:') ?? []) as Record<string, unknown>[];
    return listed.some(({ command, is_ephemeral }) => command === name && is_ephemeral === true);
  }

  function view(message: TestMessage) {
    const { chatId, messageId, text, fromId, topicId, replyTo, buttons, ephemeral } = message;
    const replied = replyTo === null ? undefined : messages.get(replyTo);
    const answered = replied?.ephemeral === null ? replied : undefined;
    const entities = entitiesOf(text);
    return {
      message_id: ephemeral === null ? messageId : 0,
      ...(ephemeral === null
        ? {}
        : {
            ephemeral_message_id: ephemeral.id,
            receiver_user: chats.userOf(ephemeral.receiverId),
          }),
      date: Math.floor((options.dateMs?.() ?? Date.now()) / 1000),
      chat: chats.chatOf(chatId),
      from: chats.userOf(fromId),
      text,
      ...(entities.length > 0 ? { entities } : {}),
      ...(topicId === null ? {} : { message_thread_id: topicId, is_topic_message: true }),
      ...(answered
        ? {
            reply_to_message: {
              message_id: answered.messageId,
              chat: chats.chatOf(chatId),
              from: chats.userOf(answered.fromId),
              text: answered.text,
            },
          }
        : {}),
      ...(buttons.length > 0 ? { reply_markup: { inline_keyboard: buttons } } : {}),
    };
  }

  function publishPress(message: TestMessage | undefined, data: string, by: string): string {
    const id = `press-${lastUpdateId + 1}`;
    for (const [old, { isOpen }] of presses) if (!isOpen) presses.delete(old);
    presses.set(id, { by, chatId: message?.chatId, atMs: now(), isOpen: true });
    const from = chats.userOf(by);
    publish({
      callback_query: { id, from, data, chat_instance: '1', message: message && view(message) },
    });
    return id;
  }

  /** The refusal for a chat that cannot be written to; null if it can. */
  function refusalOf(chatId: string): Answer | null {
    const movedTo = moved.get(chatId);
    if (movedTo !== undefined) {
      const parameters = { migrate_to_chat_id: Number(movedTo) };
      const description = 'Bad Request: group chat was upgraded to a supergroup chat';
      return { status: 400, description, parameters };
    }
    const isOpen = everybodyStarted || chats.groups.has(chatId);
    switch (standings.get(chatId) ?? (isOpen ? 'open' : 'never_started')) {
      case 'open':
        return null;
      case 'blocked':
        return chats.groups.has(chatId)
          ? refusal(403, 'Forbidden: bot was kicked from the supergroup chat')
          : refusal(403, 'Forbidden: bot was blocked by the user');
      case 'deactivated':
        return refusal(403, 'Forbidden: user is deactivated');
      case 'never_started':
        return refusal(400, 'Bad Request: chat not found');
    }
  }

  function refusalOfText(html: string): Answer | null {
    const text = textOf(html);
    if (text === null) return refusal(400, "Bad Request: can't parse entities");
    if (text.trim() === '') return refusal(400, 'Bad Request: message text is empty');
    return [...text].length > 4096 ? refusal(400, 'Bad Request: message is too long') : null;
  }

  function refusalOfCaption({ caption }: Payload): Answer | null {
    const text = textOf(String(caption ?? '')) ?? '';
    return [...text].length > 1024
      ? refusal(400, 'Bad Request: message caption is too long')
      : null;
  }

  function refusalOfTopic(chatId: string, topicId: number | null): Answer | null {
    if (topicId === null || chats.groups.get(chatId)?.topics?.has(topicId)) return null;
    return refusal(400, 'Bad Request: message thread not found');
  }

  function edit(payload: Payload, what: 'text' | 'caption'): Answer {
    const { chatId, html, buttons, preview } = contentOf(payload);
    const refused = refusalOf(chatId) ?? refusalOfText(html);
    if (refused) return refused;
    const message = ordinary(payload);
    if (message === undefined) {
      return refusal(400, 'Bad Request: message to edit not found');
    }
    if ((message.picture === null) !== (what === 'text')) {
      return refusal(400, `Bad Request: there is no ${what} in the message to edit`);
    }
    if (message.from !== 'bot') return refusal(400, "Bad Request: message can't be edited");
    if (message.html === html && JSON.stringify(message.buttons) === JSON.stringify(buttons)) {
      return refusal(
        400,
        'Bad Request: message is not modified: specified new message content and reply markup are exactly the same as a current content and reply markup of the message',
      );
    }
    Object.assign(message, { html, text: textOf(html), buttons, preview });
    return { status: 200, result: view(message) };
  }

  const methods: Readonly<Record<string, (payload: Payload) => Answer>> = {
    getMe: () => ({ status: 200, result: TEST_BOT }),
    sendPhoto: (payload) =>
      refusalOfCaption(payload) ??
      methods.sendMessage?.({ ...payload, text: payload.caption }) ??
      refusal(404, 'Not Found'),
    sendMessage(payload) {
      const { chatId, html, buttons, preview } = contentOf(payload);
      const picture = typeof payload.photo === 'string' ? payload.photo : null;
      const topicId =
        payload.message_thread_id === undefined ? null : Number(payload.message_thread_id);
      const refused =
        refusalOf(chatId) ??
        refusalOfText(html) ??
        refusalOfTopic(chatId, topicId) ??
        ephemerals.refusalOf(payload);
      if (refused) return refused;
      const { receiverId, answersId, repliedId } = parametersOf(payload);
      const ephemeral = receiverId === null ? null : nextEphemeral(receiverId);
      const answered =
        receiverId !== null && answersId !== null
          ? ephemerals.incomingOf(chatId, receiverId, answersId)
          : messages.get(repliedId ?? 0);
      const replyTo = answered?.messageId ?? null;
      const fromId = String(TEST_BOT.id);
      const said = { chatId, topicId, replyTo, ephemeral, html, buttons, picture, preview };
      const message = keep({ ...said, from: 'bot', fromId });
      return { status: 200, result: view(message) };
    },
    editMessageCaption: (payload) =>
      refusalOfCaption(payload) ?? edit({ ...payload, text: payload.caption }, 'caption'),
    editMessageText: (payload) => edit(payload, 'text'),
    deleteMessage(payload) {
      const refused = refusalOf(String(payload.chat_id));
      if (refused) return refused;
      const message = ordinary(payload);
      if (message === undefined) return refusal(400, 'Bad Request: message to delete not found');
      messages.delete(message.messageId);
      return { status: 200, result: true };
    },
    editEphemeralMessageText(payload) {
      const { html, buttons, preview } = contentOf(payload);
      const message = ephemerals.findSent(payload);
      if (message === undefined) return refusal(400, 'Bad Request: message to edit not found');
      const refused = refusalOfText(html);
      if (refused) return refused;
      Object.assign(message, { html, text: textOf(html), buttons, preview });
      return { status: 200, result: true };
    },
    deleteEphemeralMessage(payload) {
      const message = ephemerals.findSent(payload);
      if (message === undefined) return refusal(400, 'Bad Request: message to delete not found');
      messages.delete(message.messageId);
      return { status: 200, result: true };
    },
    setMessageReaction(payload) {
      const message = ordinary(payload);
      if (message === undefined) {
        return refusal(400, 'Bad Request: message to react not found');
      }
      const reaction = (payload.reaction ?? []) as { emoji: string }[];
      message.reactions = reaction.map(({ emoji }) => emoji);
      return { status: 200, result: true };
    },
    getChatMember(payload) {
      const userId = String(payload.user_id);
      const status = chats.statusOf(String(payload.chat_id), userId);
      return { status: 200, result: { status, user: chats.userOf(userId) } };
    },
    getChat: (payload) =>
      refusalOf(String(payload.chat_id)) ?? {
        status: 200,
        result: chats.chatOf(String(payload.chat_id)),
      },
    setMyCommands(payload) {
      const { type } = (payload.scope ?? { type: 'default' }) as { type: string };
      commands.set([type, payload.language_code ?? ''].join(':'), payload.commands);
      return { status: 200, result: true };
    },
    answerCallbackQuery(payload) {
      const id = String(payload.callback_query_id);
      const press = presses.get(id);
      if (!press?.isOpen) {
        return refusal(
          400,
          'Bad Request: query is too old and response timeout expired or query ID is invalid',
        );
      }
      press.isOpen = false;
      answeredPresses.set(id, payload.text === undefined ? null : String(payload.text));
      return { status: 200, result: true };
    },
  };

  return {
    faults,
    calls,
    messages,
    updates,
    listeners,
    methods,
    /** Fields of `getWebhookInfo` other than address and number, such as the last error. */
    webhookTroubles: {} as Record<string, unknown>,
    /** The text shown for each answered press. */
    answeredPresses,

    /** Sets a person's standing with the bot. */
    setStanding(chatId: string, standing: Standing): void {
      standings.set(chatId, standing);
    },
    standingOf: (chatId: string) => standings.get(chatId) ?? 'open',

    ...chats,
    commands,

    /** A person writes to the bot, or in a group; returns the message's number. */
    say(chatId: string, text: string, saying: Saying = {}): number {
      const isPrivate = !chats.groups.has(chatId);
      if (isPrivate) standings.set(chatId, 'open');
      const { from: fromId = chatId, topicId = null, replyTo = null, fields = {} } = saying;
      const html = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
      const { isEphemeral = !isPrivate && callsEphemerally(text) } = saying;
      const ephemeral = isEphemeral ? nextEphemeral(String(TEST_BOT.id)) : null;
      const said = { chatId, from: 'person', fromId, topicId, replyTo, ephemeral, html } as const;
      const message = keep({ ...said, buttons: [] });
      const shown = view(message);
      const named = Object.entries(saying.mentions ?? {}).map(([word, id]) => ({
        type: 'text_mention',
        offset: text.indexOf(word),
        length: word.length,
        user: chats.userOf(id),
      }));
      const entities = [...(shown.entities ?? []), ...named];
      const marked = entities.length > 0 ? { entities } : {};
      publish({ message: { ...shown, ...marked, ...fields } });
      message.updateId = lastUpdateId;
      return message.messageId;
    },

    /** The bot joins or leaves a chat; it leaves a private one when the person blocks it. */
    setMembership(
      chatId: string,
      by: string,
      status: 'member' | 'administrator' | 'left' | 'kicked',
    ) {
      const isIn = status === 'member' || status === 'administrator';
      standings.set(chatId, isIn ? 'open' : 'blocked');
      chats.setAdministrator(chatId, String(TEST_BOT.id), status === 'administrator');
      publish({
        my_chat_member: {
          chat: chats.chatOf(chatId),
          from: chats.userOf(by),
          date: 1_770_000_000,
          old_chat_member: { user: TEST_BOT, status: isIn ? 'left' : 'member' },
          new_chat_member: { user: TEST_BOT, status },
        },
      });
    },

    /** Turns a group into a supergroup: calls with the old number are refused, with the new one in the answer. */
    moveGroup: (from: string, to: string) => void moved.set(from, to),

    /** Any other update, as Telegram might send it. */
    publish,

    /** A person presses a button under a message; returns the press's id. */
    press(chatId: string, messageId: number, data: string, by = chatId): string {
      const message = messages.get(messageId);
      const shown = message?.chatId === chatId ? message.buttons.flat() : [];
      if (!shown.some((button) => button.callback_data === data)) {
        throw new Error(`message ${messageId} shows ${chatId} no button ${data}`);
      }
      return publishPress(message, data, by);
    },

    /** A modified client sends any data under any message that it sees, as Telegram allows. */
    forgePress: (messageId: number, data: string, by: string) =>
      publishPress(messages.get(messageId), data, by),

    /** True once the bot has taken a message, and for its own. */
    isTaken: ({ updateId = 0 }: TestMessage) =>
      updateId < (updates[0]?.update_id ?? Number.POSITIVE_INFINITY),

    /** A chat's messages, oldest first. */
    messagesOf: (chatId: string) =>
      [...messages.values()].filter((message) => message.chatId === chatId),

    /** Records a call; used by the fake itself. */
    log(call: Omit<TestCall, 'atMs'>): void {
      if (options.onCall) options.onCall();
      else calls.push({ atMs: now(), ...call });
    },
    now,
  };
}

function contentOf({ chat_id: chatId, text, reply_markup: markup, ...payload }: Payload) {
  // As in the Bot API; a bot that sends anything else sees the consequences.
  const { inline_keyboard: buttons = [] } = (markup ?? {}) as { inline_keyboard?: TestButton[][] };
  const { url: preview = null } = (payload.link_preview_options ?? {}) as { url?: string };
  return { chatId: String(chatId), html: String(text ?? ''), buttons, preview };
}
