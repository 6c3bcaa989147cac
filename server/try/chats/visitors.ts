import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Language } from '#rules/messages/languages.ts';
import type { DemoTelegram } from './telegram.ts';

export const VISITOR_COOKIE = 'deck-try';

export type PlayerName = 'first' | 'second';
export type Person = { telegramId: string; name: string; username: string };

/** A person who plays two members in their own chats. */
export type Visitor = {
  group: string;
  players: Readonly<Record<PlayerName, Person>>;
  lastSeenMs: number;
};

/** Above those of the invented members, and below the highest that Telegram may assign. */
const FIRST_ID = 4_450_000_000_000_000;
const MOST_PAIRS = 2 ** 34;
const FIRST_GROUP = 1_000_000_000_000;
const MOST_VISITORS = 30;
const FORGOTTEN_AFTER_MS = 24 * 60 * 60_000;
const NAMES = [
  ['Ada', 'Ben'],
  ['Cleo', 'Dario'],
  ['Esme', 'Finn'],
  ['Greta', 'Hugo'],
  ['Iris', 'Jonah'],
] as const;

export type Visitors = ReturnType<typeof createVisitors>;

/** The demo's visitors, by their cookies: at most 30, and none that was away for a day. */
export function createVisitors(
  telegram: DemoTelegram,
  options: {
    groupTitle: string;
    realNow: () => number;
    /** Sets the language of a group before the bot is in it. */
    chooseLanguage: (chatId: string, language: Language) => Promise<void>;
  },
) {
  const { groupTitle, realNow } = options;
  const visitors = new Map<string, Visitor>();
  const keyOf = (cookie: string) => createHash('sha256').update(cookie).digest('hex');

  function end(key: string): void {
    const visitor = visitors.get(key);
    visitors.delete(key);
    if (visitor === undefined) return;
    for (const chatId of chatsOf(visitor)) telegram.close(chatId);
  }

  function endOld(): void {
    const byAge = [...visitors].sort(([, one], [, other]) => one.lastSeenMs - other.lastSeenMs);
    for (const [index, [key, { lastSeenMs }]] of byAge.entries()) {
      const isTooMany = byAge.length - index >= MOST_VISITORS;
      if (isTooMany || realNow() - lastSeenMs > FORGOTTEN_AFTER_MS) end(key);
    }
  }

  return {
    /** The visitor who makes a call; null for anybody else. */
    find({ cookies }: Pick<FastifyRequest, 'cookies'>): Visitor | null {
      const cookie = cookies[VISITOR_COOKIE];
      const visitor = cookie === undefined ? undefined : visitors.get(keyOf(cookie));
      if (visitor === undefined) return null;
      visitor.lastSeenMs = realNow();
      return visitor;
    },

    /**
     * Starts with two new members, who are in a group with the bot, and ends the previous cookie's visit.
     *
     * @param language of the members' Telegram, and of the group; null: unknown
     */
    async begin(
      before: string | undefined,
      language: Language | null,
    ): Promise<{ visitor: Visitor; cookie: string }> {
      if (before !== undefined) end(keyOf(before));
      endOld();
      const pair = randomInt(MOST_PAIRS);
      const [first, second] = NAMES[pair % NAMES.length] ?? NAMES[0];
      const person = (place: number, name: string): Person => ({
        telegramId: String(FIRST_ID + 2 * pair + place),
        name,
        username: `${name.toLowerCase()}_${pair.toString(36)}`,
      });
      const players = { first: person(0, first), second: person(1, second) };
      const group = `-${FIRST_GROUP + pair}`;
      const visitor = { group, players, lastSeenMs: realNow() };
      const cookie = randomBytes(24).toString('base64url');
      visitors.set(keyOf(cookie), visitor);
      for (const chatId of chatsOf(visitor)) telegram.open(chatId);
      for (const { telegramId, name, username } of Object.values(players)) {
        const spoken = language === null ? {} : { language_code: language };
        telegram.telegram.setPerson(telegramId, { first_name: name, username, ...spoken });
      }
      if (language !== null) await options.chooseLanguage(group, language);
      const administrators = [players.first.telegramId];
      telegram.telegram.openGroup(group, { title: groupTitle, administrators });
      telegram.telegram.setMembership(group, players.first.telegramId, 'administrator');
      return { visitor, cookie };
    },
  };
}

/** Every chat of a visitor. */
function chatsOf({ group, players }: Visitor): string[] {
  return [group, players.first.telegramId, players.second.telegramId];
}
