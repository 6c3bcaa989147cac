import { createHmac, timingSafeEqual } from 'node:crypto';
import { isTelegramId } from '#rules/telegram-ids.ts';
import { invalidSignIn } from './sign-in-errors.ts';

/** What a verified sign-in says. Nothing else of what was sent is believed. */
export type VerifiedSignIn = {
  telegramId: string;
  /** When Telegram signed it. */
  signedAtMs: number;
  /** The same for every copy of this sign-in, however it is written down; of no other one. */
  mark: string;
};

/** The fields of a payload, decoded: keys and values of which each makes one line. */
export type SignedFields = ReadonlyMap<string, string>;

/**
 * Whether key and value make exactly one line of the signed text. A value with a line break in it
 * could be cut at another place: the same signed bytes, another `id`. Half a surrogate pair has no
 * bytes of its own: it would be signed as any other half is.
 */
export function isOneLine(key: string, value: string): boolean {
  return /^[a-z][a-z0-9_]*$/.test(key) && !/[\0\r\n\p{Surrogate}]/u.test(value);
}

/**
 * Throws unless `hash` is the HMAC over every other field, those that nobody here knows included,
 * as Telegram's documents have it: `key=value` lines in the order of the keys.
 *
 * @param secret derived from the bot's token by the scheme; never of an empty one
 */
export function requireSignature(fields: SignedFields, secret: Buffer): void {
  const hash = fields.get('hash') ?? '';
  // Checked before the comparison, which throws on other lengths.
  if (!/^[0-9a-f]{64}$/.test(hash)) throw invalidSignIn();
  const text = [...fields.keys()]
    .filter((key) => key !== 'hash')
    .sort()
    .map((key) => `${key}=${fields.get(key)}`)
    .join('\n');
  const expected = createHmac('sha256', secret).update(text).digest();
  if (!timingSafeEqual(expected, Buffer.from(hash, 'hex'))) throw invalidSignIn();
}

/** The time of `auth_date`: seconds in decimal digits and in nothing else that reads as a number. */
export function requireAuthDate(text: string | undefined): number {
  if (text === undefined || !/^[1-9]\d{8,10}$/.test(text)) throw invalidSignIn();
  return Number(text) * 1000;
}

/** A Telegram id as Telegram writes it: a safe integer, or its digits. */
export function requireSignedId(value: unknown): string {
  const text = Number.isSafeInteger(value) ? String(value) : value;
  if (typeof text !== 'string' || !isTelegramId(text)) throw invalidSignIn();
  return text;
}
