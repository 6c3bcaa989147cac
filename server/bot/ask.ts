import type { Db } from '#server/db/connect.ts';
import type { HeardMessage } from '#server/gateways/telegram/updates.ts';
import type { ChatSettings } from '#server/services/bot/chats.ts';
import type { SaidContent } from '#server/services/bot/outbox.ts';
import type { Speaker } from '#server/services/bot/people.ts';
import type { BotDeps } from './bot-deps.ts';

/** Something that a person wants of the bot. */
export type Ask = {
  deps: BotDeps;
  /** A part of the ids of events, the same however often the update arrives. */
  key: string;
  speaker: Speaker;
  message: HeardMessage;
  /** What follows the command. */
  args: string;
  /** Null in private. */
  group: ChatSettings | null;
  nowMs: number;
};

/** What the bot answers. */
export type Answer = SaidContent & {
  /** For quiet groups: the emoji that says the same; without one the words are sent there too. */
  emoji?: string;
};

/**
 * What is left to do once everything is looked up: it runs in the transaction of the update, where nothing else may be asked
 * (the embedded engine has one session). Null: the bot says nothing. Throws `AppError`, whose text is then the answer.
 */
export type Reply = (tx: Db) => Promise<Answer | null>;

/** An answer that changes nothing. */
export function answers(answer: Answer | null): Reply {
  return async () => answer;
}
