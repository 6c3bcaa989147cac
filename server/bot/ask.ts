import type { Messages } from '#rules/messages/messages.ts';
import type { Db } from '#server/db/connect.ts';
import type { HeardMessage } from '#server/gateways/telegram/updates.ts';
import type { ChatSettings } from '#server/services/bot/chats.ts';
import type { SaidContent } from '#server/services/bot/outbox.ts';
import type { Speaker } from '#server/services/bot/people.ts';
import type { BotDeps } from './bot-deps.ts';

/** A person's request to the bot. */
export type Ask = {
  deps: BotDeps;
  /** A part of the ids of events, the same however often the update arrives. */
  key: string;
  speaker: Speaker;
  message: HeardMessage;
  /** The text after the command. */
  args: string;
  /** Null in a private chat. */
  group: ChatSettings | null;
  /** The catalogue in the language of the chat. */
  m: Messages;
  /** The same in the speaker's language, for answers that they alone see; in private it is `m`. */
  own: Messages;
  nowMs: number;
};

/** The bot's answer to a request. */
export type Answer = SaidContent & {
  /** For quiet groups: the emoji with the same meaning; without one the text is sent there too. */
  emoji?: string;
  /** Runs once the message is in the outbox under this number, in the same transaction. */
  said?: (tx: Db, saidId: bigint) => Promise<void>;
  /**
   * For an answer that concerns its sender alone: in a group only they see it where Telegram can do that. Elsewhere it goes to
   * their private chat, or to the group.
   */
  forSenderElse?: 'private' | 'group';
};

/**
 * The work that remains once everything is looked up. It runs in the transaction of the update, which must make no other queries
 * (the embedded engine has one session). Null: the bot says nothing. Throws `AppError`, whose text is then the answer.
 */
export type Reply = (tx: Db) => Promise<Answer | null>;

/** An answer to a mistake, which concerns its sender alone. */
export function mistake(answer: Answer): Answer {
  return { ...answer, forSenderElse: 'group' };
}

/** An answer that changes nothing. */
export function answers(answer: Answer | null): Reply {
  return async () => answer;
}
