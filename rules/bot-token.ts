import { isTelegramId } from './telegram-ids.ts';

/** A bot's id, a colon and its secret: 35 characters today, and room for longer ones. */
const SHAPE = /^([1-9]\d{4,15}):([A-Za-z0-9_-]{35,64})$/;

/** A random secret of 35 characters has about 27 different ones; a placeholder only a few. */
const LEAST_DIFFERENT = 12;

/**
 * Bots whose well-formed tokens are published in test suites: anyone could sign in as anybody with them. The samples in
 * Telegram's own documents are one character too short.
 */
const PUBLISHED_BOTS = ['1622902058', '5768337691', '7244657541', '7342037359'];

/** Whether the text can be a real bot's token: well-formed and not a known sample. */
export function isBotToken(text: string): boolean {
  const [, id, secret] = SHAPE.exec(text) ?? [];
  if (id === undefined || secret === undefined || !isTelegramId(id)) return false;
  return new Set(secret).size >= LEAST_DIFFERENT && !PUBLISHED_BOTS.includes(id);
}

/** The public part of a token: the bot's id. */
export function botIdOf(token: string): string {
  return token.slice(0, token.indexOf(':'));
}
