import { isTelegramId } from '#rules/telegram-ids.ts';

/** A bot's id, a colon and its secret: 35 characters today, and room for longer ones. */
const SHAPE = /^([1-9]\d{4,15}):([A-Za-z0-9_-]{35,64})$/;

/** A secret of 35 random characters holds about 27 different ones; a placeholder a few. */
const LEAST_DIFFERENT = 12;

/**
 * Bots whose tokens stand in public test suites, well-formed: whoever reads those could sign for
 * anybody. The samples of Telegram's own documents are a character too short.
 */
const PUBLISHED_BOTS = ['1622902058', '5768337691', '7244657541', '7342037359'];

/** Whether the text can be the token of a bot of one's own: neither misshapen nor a known sample. */
export function isBotToken(text: string): boolean {
  const [, id, secret] = SHAPE.exec(text) ?? [];
  if (id === undefined || secret === undefined || !isTelegramId(id)) return false;
  return new Set(secret).size >= LEAST_DIFFERENT && !PUBLISHED_BOTS.includes(id);
}

/** The public part of a token: the bot's id. */
export function botIdOf(token: string): string {
  return token.slice(0, token.indexOf(':'));
}
