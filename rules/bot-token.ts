import { isTelegramId } from './telegram-ids.ts';

/** The bot's id, a colon and the secret: 35 characters today, with room for longer ones. */
const SHAPE = /^([1-9]\d{4,15}):([A-Za-z0-9_-]{35,64})$/;

/** The least different characters in a secret. A random one of 35 characters has about 27; a placeholder only a few. */
const LEAST_DIFFERENT = 12;

/**
 * Bots whose well-formed tokens are published in test suites: with them anyone could sign in as any member. The samples in
 * Telegram's own documentation are one character too short.
 */
const PUBLISHED_BOTS = ['1622902058', '5768337691', '7244657541', '7342037359'];

/** Returns whether the text can be a real bot's token: well-formed and not a known sample. */
export function isBotToken(text: string): boolean {
  const [, id, secret] = SHAPE.exec(text) ?? [];
  if (id === undefined || secret === undefined || !isTelegramId(id)) return false;
  return new Set(secret).size >= LEAST_DIFFERENT && !PUBLISHED_BOTS.includes(id);
}

/** The bot's id, which is the public part of its token. */
export function botIdOf(token: string): string {
  return token.slice(0, token.indexOf(':'));
}
