import type { TelegramPerson, TelegramUpdate, TelegramUpdateKind } from './updates.ts';

/** A button under a message: pressing it sends `data`, at most 64 bytes, back to the bot. */
export type TelegramButton = { text: string; data: string };
/** A button that opens an address. */
export type TelegramLink = { text: string; url: string; data?: undefined };
/** A button that copies a text of at most 256 characters. */
export type TelegramCopy = { text: string; copy: string; data?: undefined };

export type TelegramMessage = {
  chatId: string;
  /** Telegram's HTML. Every name and every text from a person is escaped in it. */
  html: string;
  /** A text whose QR code is shown as a picture above the message, which then has at most 1,024 characters. */
  qr?: string;
  /** A picture in its place: a JPEG. */
  jpeg?: Uint8Array;
  /** Rows of buttons. */
  buttons?: (TelegramButton | TelegramLink | TelegramCopy)[][];
  /** The topic, in a group that has topics. If it is gone or closed, the message is sent without it. */
  topicId?: number;
  /** The message that this one answers, if it still exists. */
  replyTo?: number;
  /**
   * Shows the message in its group to this person alone, as an answer to their ephemeral message of that number, if it was one.
   * Telegram refuses it to a bot that is no administrator and answers nothing of the last 15 seconds. It may get lost.
   */
  ephemeral?: { receiverId: string; answers: number | null };
  /** The page whose title and picture are shown below, if Telegram can read it; false for none. Left out: the first link's. */
  preview?: string | false;
};

/** The calls of a bot that this site needs. Each has a timeout. */
export type TelegramBot = {
  /**
   * The message's number is 0 for an ephemeral one. Throws `TelegramBusy`, `TelegramUnreachableChat`, `TelegramRefused` or
   * `TelegramNoAnswer`.
   */
  send(message: TelegramMessage): Promise<{ messageId: number }>;
  /**
   * Replaces the text of a message, or the one below its picture. Does nothing if the text is the same or the message is gone.
   * Throws what `send` throws.
   */
  edit(message: TelegramMessage & { messageId: number }): Promise<void>;
  /** Only checks that Telegram answers. Throws what `send` throws. */
  check(): Promise<void>;
  /** Removes the waiting mark from a pressed button, and shows the text if there is one. */
  answerPress(input: { id: string; text?: string }): Promise<void>;
  /**
   * The updates since `offset`; waits up to `waitSeconds` for one. The offset of the next call confirms them. Other kinds are
   * skipped. Throws what `send` throws, and `TelegramConflict`.
   */
  readUpdates(input: {
    offset: number;
    kinds: readonly TelegramUpdateKind[];
    waitSeconds: number;
    signal?: AbortSignal;
  }): Promise<{ updates: TelegramUpdate[]; nextOffset: number }>;
};

/** A command in Telegram's menu. */
export type TelegramCommand = {
  command: string;
  description: string;
  /** In a group, the bot alone sees the command. */
  isEphemeral?: boolean;
};
/** The people who see a list of commands. */
export type CommandScope = 'private' | 'groups' | 'group_administrators';

/** The calls that only the community's own bot needs. Each throws what `TelegramBot.send` throws. */
export type CommunityBot = {
  /** The username without its @. */
  readUsername(): Promise<string>;
  /** Deletes a message. Does nothing if it is gone or may not be deleted. */
  remove(message: { chatId: string; messageId: number }): Promise<void>;
  /** Puts an emoji under a message, which may be gone. */
  react(message: { chatId: string; messageId: number; emoji: string }): Promise<void>;
  isAdministrator(input: { chatId: string; personId: string }): Promise<boolean>;
  /** The current names of a person; null if Telegram shows the bot no person with this id. */
  findPerson(id: string): Promise<TelegramPerson | null>;
  setCommands(input: {
    scope: CommandScope;
    /** Two letters; null for people whose language has no list. */
    language: string | null;
    commands: readonly TelegramCommand[];
  }): Promise<void>;
  /** The address to which updates are sent; only its host may be shown. Null if they wait to be read. */
  findWebhook(): Promise<{ url: string; host: string } | null>;
  /** Sends updates to the address from now on or, with null, lets them wait to be read. */
  setWebhook(
    webhook: { url: string; secret: string; kinds: readonly TelegramUpdateKind[] } | null,
  ): Promise<void>;
};

/** Thrown after too many calls (429): nothing was sent. Retry after `retryAfterMs`. */
export class TelegramBusy extends Error {
  override name = 'TelegramBusy';
  readonly retryAfterMs: number;
  constructor(retryAfterMs: number) {
    super(`Telegram asks to wait ${retryAfterMs} ms`);
    this.retryAfterMs = retryAfterMs;
  }
}

/** Thrown if the bot cannot write in this chat: it was blocked, deleted or never started (403, some 400). */
export class TelegramUnreachableChat extends Error {
  override name = 'TelegramUnreachableChat';
}

/** Thrown for any other refusal. Nothing was sent, and retrying does not help. */
export class TelegramRefused extends Error {
  override name = 'TelegramRefused';
}

/** Thrown if the group became a supergroup with another id. Nothing was done in the old group. */
export class TelegramGroupMoved extends TelegramRefused {
  override name = 'TelegramGroupMoved';
  readonly toChatId: string;
  constructor(reason: string, toChatId: string) {
    super(reason);
    this.toChatId = toChatId;
  }
}

/** Thrown if Telegram does not accept the token, or no longer does. Nothing works until the operator sets another one. */
export class TelegramTokenRefused extends TelegramRefused {
  override name = 'TelegramTokenRefused';
}

/**
 * Thrown if Telegram refuses polling (409): a webhook receives the updates, or another program reads them with the same token.
 */
export class TelegramConflict extends TelegramRefused {
  override name = 'TelegramConflict';
  readonly by: 'webhook' | 'other_reader';
  constructor(reason: string, by: TelegramConflict['by']) {
    super(reason);
    this.by = by;
  }
}

/** Thrown if there was no answer, or an unreadable one. It is unknown if the call was carried out. */
export class TelegramNoAnswer extends Error {
  override name = 'TelegramNoAnswer';
}
