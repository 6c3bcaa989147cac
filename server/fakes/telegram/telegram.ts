import { createTestTelegramFaults } from './faults.ts';
import { type Answer, refusal, textOf } from './replies.ts';

export type TestButton = { text: string; callback_data?: string };
export type TestMessage = {
  chatId: string;
  messageId: number;
  from: 'bot' | 'person';
  /** As received, and as a phone shows it. */
  html: string;
  text: string;
  buttons: TestButton[][];
};

/** One call by the bot, with its answer. */
export type TestCall = {
  atMs: number;
  /** By the calling process' clock, if it says so. */
  begunMs: number | null;
  method: string;
  payload: Payload;
  status: number;
  /** The id of the message it created. */
  messageId: number | null;
};

export type Payload = Record<string, unknown>;
export type Update = { update_id: number } & Record<string, unknown>;
type Standing = 'open' | 'blocked' | 'deactivated' | 'never_started';

export type TestTelegramOptions = {
  /** Whether everyone has started the bot unless set otherwise. */
  everybodyStarted?: boolean;
  /** In ms; the clock for limits. */
  now?: () => number;
};

export type TestTelegram = ReturnType<typeof createTestTelegram>;

/** Telegram as a bot sees it: people, private chats, messages, presses, and faults to order. */
export function createTestTelegram(options: TestTelegramOptions = {}) {
  const { everybodyStarted = true, now = () => performance.now() } = options;
  const standings = new Map<string, Standing>();
  const messages = new Map<number, TestMessage>();
  const calls: TestCall[] = [];
  const answeredPresses = new Map<string, string | null>();
  const openPresses = new Set<string>();
  const updates: Update[] = [];
  const listeners = new Set<() => void>();
  const faults = createTestTelegramFaults(now);
  let lastMessageId = 0;
  let lastUpdateId = 0;

  function keep(message: Omit<TestMessage, 'messageId' | 'text'>): TestMessage {
    lastMessageId += 1;
    const kept = { ...message, messageId: lastMessageId, text: textOf(message.html) ?? '' };
    messages.set(lastMessageId, kept);
    return kept;
  }

  function publish(content: Record<string, unknown>): void {
    lastUpdateId += 1;
    updates.push({ update_id: lastUpdateId, ...content });
    for (const listener of listeners) listener();
  }

  /** Why a chat cannot be written to; null: it can. */
  function refusalOf(chatId: string): Answer | null {
    switch (standings.get(chatId) ?? (everybodyStarted ? 'open' : 'never_started')) {
      case 'open':
        return null;
      case 'blocked':
        return refusal(403, 'Forbidden: bot was blocked by the user');
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

  const methods: Readonly<Record<string, (payload: Payload) => Answer>> = {
    getMe: () => ({
      status: 200,
      result: { id: 7_000_000_001, is_bot: true, first_name: 'Test', username: 'quarterdeck_bot' },
    }),
    sendMessage(payload) {
      const { chatId, html, buttons } = contentOf(payload);
      const refused = refusalOf(chatId) ?? refusalOfText(html);
      if (refused) return refused;
      return { status: 200, result: view(keep({ chatId, from: 'bot', html, buttons })) };
    },
    editMessageText(payload) {
      const { chatId, html, buttons } = contentOf(payload);
      const refused = refusalOf(chatId) ?? refusalOfText(html);
      if (refused) return refused;
      const message = messages.get(Number(payload.message_id));
      if (message?.chatId !== chatId) {
        return refusal(400, 'Bad Request: message to edit not found');
      }
      if (message.from !== 'bot') return refusal(400, "Bad Request: message can't be edited");
      if (message.html === html && JSON.stringify(message.buttons) === JSON.stringify(buttons)) {
        return refusal(
          400,
          'Bad Request: message is not modified: specified new message content and reply markup are exactly the same as a current content and reply markup of the message',
        );
      }
      Object.assign(message, { html, text: textOf(html), buttons });
      return { status: 200, result: view(message) };
    },
    answerCallbackQuery(payload) {
      const id = String(payload.callback_query_id);
      if (!openPresses.delete(id)) {
        return refusal(
          400,
          'Bad Request: query is too old and response timeout expired or query ID is invalid',
        );
      }
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
    /** What `getWebhookInfo` says beside address and number, such as the last error. */
    webhookTroubles: {} as Record<string, unknown>,
    /** The text shown for each answered press. */
    answeredPresses,

    /** Sets a person's standing with the bot. */
    setStanding(chatId: string, standing: Standing): void {
      standings.set(chatId, standing);
    },
    standingOf: (chatId: string) => standings.get(chatId) ?? 'open',

    /** A person writes to the bot; returns the message's number. */
    say(chatId: string, text: string): number {
      standings.set(chatId, 'open');
      const html = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      const message = keep({ chatId, from: 'person', html, buttons: [] });
      publish({ message: view(message) });
      return message.messageId;
    },

    /** A person presses a button under a message; returns the press' id. */
    press(chatId: string, messageId: number, data: string): string {
      const message = messages.get(messageId);
      const shown = message?.chatId === chatId ? message.buttons.flat() : [];
      if (!shown.some((button) => button.callback_data === data)) {
        throw new Error(`message ${messageId} shows ${chatId} no button ${data}`);
      }
      const id = `press-${lastUpdateId + 1}`;
      openPresses.add(id);
      const from = { id: Number(chatId), is_bot: false, first_name: 'Person' };
      publish({
        callback_query: { id, from, data, chat_instance: '1', message: message && view(message) },
      });
      return id;
    },

    /** A chat's messages, oldest first. */
    messagesOf: (chatId: string) =>
      [...messages.values()].filter((message) => message.chatId === chatId),

    /** Records a call; used by the fake itself. */
    log(call: Omit<TestCall, 'atMs'>): void {
      calls.push({ atMs: now(), ...call });
    },
    now,
  };
}

function contentOf({ chat_id: chatId, text, reply_markup: markup }: Payload) {
  // As in the Bot API; a bot that sends anything else sees the consequences.
  const { inline_keyboard: buttons = [] } = (markup ?? {}) as { inline_keyboard?: TestButton[][] };
  return { chatId: String(chatId), html: String(text ?? ''), buttons };
}

function view({ chatId, messageId, text, from, buttons }: TestMessage) {
  const person = { id: Number(chatId), first_name: 'Person' };
  return {
    message_id: messageId,
    date: 1_770_000_000,
    chat: { ...person, type: 'private' },
    from:
      from === 'bot'
        ? { id: 7_000_000_001, is_bot: true, first_name: 'Test' }
        : { ...person, is_bot: false },
    text,
    ...(buttons.length > 0 ? { reply_markup: { inline_keyboard: buttons } } : {}),
  };
}
