/** Telegram ids: decimal texts on the wire and here, up to 2⁵² (decision 5). */

const MAX_ID_EXCLUSIVE = 2 ** 52;

/** Whether the text is a Telegram user id: 1 <= id < 2⁵², digits only, no leading zero. */
export function isTelegramId(text: string): boolean {
  return /^[1-9]\d{0,15}$/.test(text) && Number(text) < MAX_ID_EXCLUSIVE;
}

/**
 * Numeric order of two Telegram ids, for sorting.
 *
 * @param a an id that {@link isTelegramId} accepts
 * @param b likewise
 * @returns -1, 0 or 1
 */
export function compareTelegramIds(a: string, b: string): number {
  // Without leading zeros the longer text is the larger number.
  if (a.length !== b.length) return a.length < b.length ? -1 : 1;
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
