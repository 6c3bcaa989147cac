import type { TelegramPerson, TelegramUpdate, TelegramUpdateKind } from './updates.ts';

/** A button under a message: pressing it sends `data`, at most 64 bytes, back to the bot. */
export type TelegramButton = { text: string; data: string };
/** A button that opens an address. */
export type TelegramLink = { text: string; url: string; data?: undefined };

export type TelegramMessage = {
  chatId: string;
  /** Telegram's HTML: every name and every text of a person's in it is escaped. */
  html: string;
  /** Shown above the text as the picture of its QR code. Such a message is sent, and never edited. */
  qr?: string;
  /** Rows of buttons. */
  buttons?: (TelegramButton | TelegramLink)[][];
  /** In a group with topics: where. A topic that is gone or closed is left out. */
  topicId?: number;
  /** The message that this one answers, if it is still there. */
  replyTo?: number;
  /** False: what links lead to is not shown. */
  preview?: false;
};

/** What a bot can do, as far as this site needs it. Each call has a timeout. */
export type TelegramBot = {
  /** Throws `TelegramBusy`, `TelegramUnreachableChat`, `TelegramRefused` or `TelegramNoAnswer`. */
  send(message: TelegramMessage): Promise<{ messageId: number }>;
  /** Writes a message anew; one that says this already, or is gone, is left as it is. Throws what `send` throws. */
  edit(message: TelegramMessage & { messageId: number }): Promise<void>;
  /** Asks for nothing but an answer. Throws what `send` throws. */
  check(): Promise<void>;
  /** Ends the waiting mark on a pressed button, and shows the text, if any. */
  answerPress(input: { id: string; text?: string }): Promise<void>;
  /**
   * What came in since `offset`, waiting up to `waitSeconds` for something; the next call's offset confirms it. Other
   * kinds are skipped. Throws `TelegramConflict` beside what `send` throws.
   */
  readUpdates(input: {
    offset: number;
    kinds: readonly TelegramUpdateKind[];
    waitSeconds: number;
    signal?: AbortSignal;
  }): Promise<{ updates: TelegramUpdate[]; nextOffset: number }>;
};

/** A command as Telegram's menu lists it. */
export type TelegramCommand = { command: string; description: string };
/** Who sees a list of commands. */
export type CommandScope = 'private' | 'groups' | 'group_administrators';

/** What only the community's own bot does. Each call throws what `TelegramBot.send` throws. */
export type CommunityBot = {
  /** Without @. */
  readUsername(): Promise<string>;
  /** Deletes a message; one that is gone, or may not be deleted, is left as it is. */
  remove(message: { chatId: string; messageId: number }): Promise<void>;
  /** Puts an emoji under a message, which may be gone. */
  react(message: { chatId: string; messageId: number; emoji: string }): Promise<void>;
  isAdministrator(input: { chatId: string; personId: string }): Promise<boolean>;
  /** A person's names as they are now; null if Telegram shows the bot nobody of that id. */
  findPerson(id: string): Promise<TelegramPerson | null>;
  setCommands(input: {
    scope: CommandScope;
    /** Two letters; null: for whoever has no list in their language. */
    language: string | null;
    commands: readonly TelegramCommand[];
  }): Promise<void>;
  /** Where updates are sent, of which only the host may be shown; null: nowhere, they wait to be read. */
  findWebhook(): Promise<{ url: string; host: string } | null>;
  /** From now on updates are sent to the address, or, with null, wait to be read. */
  setWebhook(
    webhook: { url: string; secret: string; kinds: readonly TelegramUpdateKind[] } | null,
  ): Promise<void>;
};

/** Too much at once (429): nothing was sent; again after `retryAfterMs`. */
export class TelegramBusy extends Error {
  override name = 'TelegramBusy';
  readonly retryAfterMs: number;
  constructor(retryAfterMs: number) {
    super(`Telegram asks to wait ${retryAfterMs} ms`);
    this.retryAfterMs = retryAfterMs;
  }
}

/** Nobody can be written to in this chat: blocked, deleted, never started (403, some 400). */
export class TelegramUnreachableChat extends Error {
  override name = 'TelegramUnreachableChat';
}

/** Any other refusal: nothing was sent, and trying again would not help. */
export class TelegramRefused extends Error {
  override name = 'TelegramRefused';
}

/** The group became a supergroup, which has another id: nothing was done in the old one. */
export class TelegramGroupMoved extends TelegramRefused {
  override name = 'TelegramGroupMoved';
  readonly toChatId: string;
  constructor(reason: string, toChatId: string) {
    super(reason);
    this.toChatId = toChatId;
  }
}

/** Telegram does not know the token, or no longer: nothing works until the operator sets another. */
export class TelegramTokenRefused extends TelegramRefused {
  override name = 'TelegramTokenRefused';
}

/** Telegram refuses to be polled (409): a webhook gets the updates, or another program reads them with the same token. */
export class TelegramConflict extends TelegramRefused {
  override name = 'TelegramConflict';
  readonly by: 'webhook' | 'other_reader';
  constructor(reason: string, by: TelegramConflict['by']) {
    super(reason);
    this.by = by;
  }
}

/** No answer, or none that can be read: whether it was done is not known. */
export class TelegramNoAnswer extends Error {
  override name = 'TelegramNoAnswer';
}
