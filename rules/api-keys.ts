/** How API keys look and how often they may be used. Serves restricted-areas §2, §3 and §9. */

/** What every key starts with; the underscore lets a double click select the whole key. */
export const API_KEY_PREFIX = 'jkw_';

/** Requests that one key may make per minute, unless its plan says otherwise. */
export const DEFAULT_RATE_LIMIT_PER_MINUTE = 100;

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
  return API_KEY_PREFIX + key.slice(4, 8) + STARS + key.slice(-4);
}
