/** The form of API keys, and how often they may be used (docs/spec/developers.md#11-api-keys). */
import type { PlanId } from '../plans/plans.ts';

/** What every key starts with; the underscore lets a double click select the whole key. */
export const API_KEY_PREFIX = 'jkw_';

/** Requests that one key may make per minute, unless its plan says otherwise. */
export const DEFAULT_RATE_LIMIT_PER_MINUTE = 100;

/** The most requests per minute an operator may allow one key. */
export const MAX_RATE_LIMIT_PER_MINUTE = 1_000_000;

/**
 * The most requests per minute a key may have under a plan. Custom rate limits come with Pro and Enterprise.
 *
 * @param tier the active plan; null: none
 */
export function highestRateLimit(tier: PlanId | null): number {
  return tier === 'pro' || tier === 'enterprise'
    ? MAX_RATE_LIMIT_PER_MINUTE
    : DEFAULT_RATE_LIMIT_PER_MINUTE;
}

/** Longest name of a key, in code points. */
export const API_KEY_NAME_MAX_LENGTH = 60;

/** How long a deleted key can be restored. */
export const API_KEY_UNDO_MS = 10 * 60_000;

/** The longest time a key keeps working beside its replacement. */
export const MAX_GRACE_HOURS = 7 * 24;

/** Whole keys are shown up to this age of the sign-in; later, their masks. */
export const REVEAL_WITHIN_MS = 15 * 60_000;

/** Digits of keys and of their checksums, in this order. */
export const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Random digits of a key: 190 bits. */
export const RANDOM_DIGITS = 32;
const CHECKSUM_DIGITS = 6;

/**
 * The key with these random digits: prefix, digits, and six digits of their checksum, which tells typing errors and
 * other texts from keys without a database query.
 *
 * @param digits {@link RANDOM_DIGITS} of {@link BASE62}
 */
export function apiKeyOf(digits: string): string {
  const body = API_KEY_PREFIX + digits;
  return body + checksumOf(body);
}

/** Whether the text has the form of our keys, checksum included; not whether the key exists. */
export function isApiKey(text: string): boolean {
  if (!API_KEY.test(text)) return false;
  const body = text.slice(0, -CHECKSUM_DIGITS);
  return text.slice(-CHECKSUM_DIGITS) === checksumOf(body);
}

/** CRC32 in six digits of base 62, of which the first is at most 4. */
function checksumOf(body: string): string {
  let rest = crc32(body);
  let digits = '';
  for (let place = 0; place < CHECKSUM_DIGITS; place++) {
    digits = BASE62.charAt(rest % BASE62.length) + digits;
    rest = Math.floor(rest / BASE62.length);
  }
  return digits;
}

const CRC32_POLYNOMIAL = 0xedb88320;

/** CRC-32 as in zip and PNG, of an ASCII text. Bit by bit: keys are short, and a table is no clearer. */
function crc32(text: string): number {
  let crc = 0xffffffff;
  for (let at = 0; at < text.length; at++) {
    crc ^= text.charCodeAt(at);
    for (let bit = 0; bit < 8; bit++) {
      crc = crc & 1 ? (crc >>> 1) ^ CRC32_POLYNOMIAL : crc >>> 1;
    }
  }
  return (crc ^ 0xffffffff) >>> 0;
}

const API_KEY = new RegExp(`^${API_KEY_PREFIX}[0-9A-Za-z]{${RANDOM_DIGITS + CHECKSUM_DIGITS}}$`);

const STARS = '*'.repeat(20);

// Below this length the shown characters would be most of the key, or all of it.
const SHORTEST_MASKABLE = 24;

/**
 * A key as it is shown until revealed: the prefix, characters 5 to 8, 20 stars, the last 4.
 *
 * @param key the whole key
 * @returns always 32 characters for a real key; one shorter than 24 characters is hidden entirely
 *   (prefix and stars only)
 */
export function maskApiKey(key: string): string {
  if (key.length < SHORTEST_MASKABLE) return API_KEY_PREFIX + STARS;
  return maskOf(key.slice(4, 8), key.slice(-4));
}

/** The same mask from the characters it shows. */
export function maskOf(start: string, end: string): string {
  return API_KEY_PREFIX + start + STARS + end;
}
