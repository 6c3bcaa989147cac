import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Language } from '#rules/messages/languages.ts';
import { isTelegramId } from '#rules/telegram-ids.ts';
import { invalidSignIn } from './errors.ts';

/** The contents of a verified sign-in. Nothing else in the payload is trusted. */
export type VerifiedSignIn = {
  telegramId: string;
  /** When Telegram signed it. */
  signedAtMs: number;
  /** Identifies this sign-in: the same for every copy in any encoding, and different for every other sign-in. */
  mark: string;
  /**
   * The address of the member's picture according to Telegram; null if there is none; undefined if Telegram did not say. Only for
   * fetching it (members/pictures.ts): a sign-in changes nothing else.
   */
  photoUrl: string | null | undefined;
  /** The language of the member's Telegram, if Telegram said it. */
  language?: Language | null;
};

/** The decoded fields of a payload: each key and value makes one line. */
export type SignedFields = ReadonlyMap<string, string>;

/**
 * Returns whether key and value make exactly one line of the signed text. A value with a line break could be split elsewhere: the
 * same signed bytes, another `id`. Lone surrogates all encode to the same bytes, so they would be interchangeable.
 */
export function isOneLine(key: string, value: string): boolean {
  return /^[a-z][a-z0-9_]*$/.test(key) && !/[\0\r\n\p{Surrogate}]/u.test(value);
}

/**
 * Throws unless `hash` is the HMAC over every other field, including unknown ones, as Telegram documents it: `key=value` lines
 * sorted by key.
 *
 * @param secret derived from the bot's token by the rules of the scheme; never from an empty one
 */
export function requireSignature(fields: SignedFields, secret: Buffer): void {
  const hash = fields.get('hash') ?? '';
  // Checked first, because the comparison throws on other lengths.
  if (!/^[0-9a-f]{64}$/.test(hash)) throw invalidSignIn();
  const text = [...fields.keys()]
    .filter((key) => key !== 'hash')
    .sort()
    .map((key) => `${key}=${fields.get(key)}`)
    .join('\n');
  const expected = createHmac('sha256', secret).update(text).digest();
  if (!timingSafeEqual(expected, Buffer.from(hash, 'hex'))) throw invalidSignIn();
}

/** The time of `auth_date`: seconds in plain decimal digits only. */
export function requireAuthDate(text: string | undefined): number {
  if (text === undefined || !/^[1-9]\d{8,10}$/.test(text)) throw invalidSignIn();
  return Number(text) * 1000;
}

/** A Telegram id in Telegram's form: a safe integer, or its digits. */
export function requireSignedId(value: unknown): string {
  const text = Number.isSafeInteger(value) ? String(value) : value;
  if (typeof text !== 'string' || !isTelegramId(text)) throw invalidSignIn();
  return text;
}
