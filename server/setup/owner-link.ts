import { randomBytes } from 'node:crypto';
import { type BotStart, readBotStarts } from '#server/gateways/telegram/starts.ts';

/** A link by which the owner identifies themselves: it starts the bot with a word that nobody else knows. */
export type OwnerLink = {
  /** `https://t.me/BOT?start=WORD`. */
  address: string;
  /** The person who opened it, waiting up to this long; null: nobody yet. Throws what `readBotStarts` throws. */
  look(waitSeconds: number): Promise<BotStart | null>;
};

/** The reason for a look without an owner: the link was not opened yet, or the bot's messages cannot be read. */
export type LookedInVain = 'nobody_yet' | 'not_received';

const WORD_BYTES = 24;

export function createOwnerLink(bot: {
  token: string;
  apiRoot: string;
  /** The bot's username, without @. */
  username: string;
}): OwnerLink {
  const word = randomBytes(WORD_BYTES).toString('base64url');
  let offset = 0;
  return {
    address: `https://t.me/${bot.username}?start=${word}`,
    async look(waitSeconds) {
      // Earlier messages by others come first, a hundred at a time.
      for (let seconds = waitSeconds; ; seconds = 0) {
        const { starts, nextOffset } = await readBotStarts(bot, { offset, waitSeconds: seconds });
        const owner = starts.find((start) => start.word === word);
        // Not confirmed to Telegram, so that the next look, after a reload, finds it again.
        if (owner || nextOffset === offset) return owner ?? null;
        offset = nextOffset;
      }
    },
  };
}
