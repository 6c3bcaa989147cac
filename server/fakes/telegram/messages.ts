export type TestButton = {
  text: string;
  callback_data?: string;
  url?: string;
  copy_text?: { text: string };
};
export type TestMessage = {
  chatId: string;
  messageId: number;
  from: 'bot' | 'person';
  /** The author's id; the bot's own id for the bot. */
  fromId: string;
  topicId: number | null;
  /** The message to which it replies. */
  replyTo: number | null;
  /** Only its receiver and its sender see it. Telegram then gives it this number, and 0 as `message_id`. */
  ephemeral: { id: number; receiverId: string; atMs: number } | null;
  /** The bot's reactions to it. */
  reactions: string[];
  /** `html` as received, and `text` as a phone shows it. */
  html: string;
  text: string;
  /** The picture above it, in base64. */
  picture: string | null;
  /** The page whose preview is shown below it. */
  preview: string | null;
  buttons: TestButton[][];
  /** The update that reports it to the bot; none for messages of the bot. */
  updateId?: number;
};

/** The parameters of a call. */
export type Payload = Record<string, unknown>;
