import { createHmac, timingSafeEqual } from 'node:crypto';
import { isTelegramId } from '#rules/telegram-ids.ts';
import { invalidSignIn } from './errors.ts';

/** What a verified sign-in says. Nothing else in the payload is trusted. */
export type VerifiedSignIn = {
  telegramId: string;
  /** When Telegram signed it. */
  signedAtMs: number;
  /** Identifies this sign-in: the same for every copy however it is encoded, and different for every other. */
  mark: string;
  /**
   * Where Telegram says that the member's picture is; null: it says that there is none; undefined: it says nothing of it.
   * Only for fetching it (members/pictures.ts): a sign-in changes nothing else.
   */
  photoUrl: string | null | undefined;
};

/** The decoded fields of a payload: each key and value makes one line. */
export type SignedFields = ReadonlyMap<string, string>;

/**
 * Whether key and value make exactly one line of the signed text. A value with a line break could be split elsewhere:
 * the same signed bytes, another `id`. Lone surrogates all encode to the same bytes, so they would be interchangeable.
 */
export function isOneLine(key: string, value: string): boolean {
  return /^[a-z][a-z0-9_]*$/.test(key) && !/[\0\r\n\p{Surrogate}]/u.test(value);
}

/**
 * Throws unless `hash` is the HMAC over every other field, unknown ones included, as Telegram documents it: `key=value`
 * lines sorted by key.
 *
 * @param secret derived from the bot's token as the scheme says; never from an empty one
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

/** A Telegram id as Telegram writes it: a safe integer, or its digits. */
export function requireSignedId(value: unknown): string {
  const text = Number.isSafeInteger(value) ? String(value) : value;
  if (typeof text !== 'string' || !isTelegramId(text)) throw invalidSignIn();
  return text;
}
