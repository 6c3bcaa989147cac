/** The form of API keys and their rate limits (docs/spec/developers.md#11-api-keys). */
import type { PlanId } from '../plans/plans.ts';

/** The start of every key. With an underscore, a double click selects the whole key. */
export const API_KEY_PREFIX = 'jkw_';

/**
 * The requests per minute of a new key. The operator can set another number; a higher one requires a plan with custom rate
 * limits.
 */
export const DEFAULT_RATE_LIMIT_PER_MINUTE = 100;

/** The most requests per minute an operator may allow one key. */
export const MAX_RATE_LIMIT_PER_MINUTE = 1_000_000;

/**
 * The most requests per minute that a key may have under a plan. Custom rate limits come with Pro and Enterprise.
 *
 * @param tier the active plan; null if there is none
 */
export function highestRateLimit(tier: PlanId | null): number {
  return tier === 'pro' || tier === 'enterprise'
    ? MAX_RATE_LIMIT_PER_MINUTE
    : DEFAULT_RATE_LIMIT_PER_MINUTE;
}

/** The longest name of a key, in code points. */
export const API_KEY_NAME_MAX_LENGTH = 60;

/** How long a deleted key can be restored, in ms. */
export const API_KEY_UNDO_MS = 10 * 60_000;

/** The longest time that a replaced key keeps working, in hours. */
export const MAX_GRACE_HOURS = 7 * 24;

/** Whole keys are shown only within this time after a sign-in, in ms; afterwards their masks are shown. */
export const REVEAL_WITHIN_MS = 15 * 60_000;

/** The digits of keys and of their checksums, in the order of their values. */
export const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** The number of random digits in a key: 190 bits. */
export const RANDOM_DIGITS = 32;
const CHECKSUM_DIGITS = 6;

/**
 * Builds a key: prefix, random digits, and a checksum of six digits. With the checksum, mistyped keys and other texts are
 * rejected without a database query.
 *
 * @param digits {@link RANDOM_DIGITS} characters of {@link BASE62}
 */
export function apiKeyOf(digits: string): string {
  const body = API_KEY_PREFIX + digits;
  return body + checksumOf(body);
}

/** Returns whether the text has the form of our keys, checksum included. Does not check that the key exists. */
export function isApiKey(text: string): boolean {
  if (!API_KEY.test(text)) return false;
  const body = text.slice(0, -CHECKSUM_DIGITS);
  return text.slice(-CHECKSUM_DIGITS) === checksumOf(body);
}

/** CRC-32 in six digits of base 62; the first is at most 4. */
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

/** CRC-32 of an ASCII text, as in zip and PNG. Computed bit by bit: keys are short, and a table would not be clearer. */
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

// In a shorter key, the shown characters would be most of it or all.
const SHORTEST_MASKABLE = 24;

/**
 * The mask of a key, shown until the key is revealed: the prefix, characters 5 to 8, 20 stars, the last 4.
 *
 * @param key the whole key
 * @returns always 32 characters for a real key; a key shorter than 24 characters is hidden entirely (prefix and stars only)
 */
export function maskApiKey(key: string): string {
  if (key.length < SHORTEST_MASKABLE) return API_KEY_PREFIX + STARS;
  return maskOf(key.slice(4, 8), key.slice(-4));
}

/** Builds the same mask from the characters that it shows. */
export function maskOf(start: string, end: string): string {
  return API_KEY_PREFIX + start + STARS + end;
}
