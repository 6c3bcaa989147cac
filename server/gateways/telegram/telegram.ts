/** A button under a message: pressing it sends `data`, at most 64 bytes, back to the bot. */
export type TelegramButton = { text: string; data: string };

export type TelegramMessage = {
  chatId: string;
  /** Telegram's HTML: every name and every text of a person's in it is escaped. */
  html: string;
  /** Rows of buttons. */
  buttons?: TelegramButton[][];
};

/** Somebody pressed a button. */
export type TelegramPress = {
  /** What `answerPress` takes; Telegram keeps it for some seconds. */
  id: string;
  fromId: string;
  data: string;
  /** Under which message; null when Telegram no longer says. */
  message: { chatId: string; messageId: number } | null;
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
   * What was pressed since `offset`, waiting up to `waitSeconds` for something; the next call's offset
   * confirms it. Everything else that came in is skipped.
   */
  readPresses(input: {
    offset: number;
    waitSeconds: number;
    signal?: AbortSignal;
  }): Promise<{ presses: TelegramPress[]; nextOffset: number }>;
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

/** No answer, or none that can be read: whether it was done is not known. */
export class TelegramNoAnswer extends Error {
  override name = 'TelegramNoAnswer';
}
