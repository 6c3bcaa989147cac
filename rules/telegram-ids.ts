/** Telegram ids: decimal texts in the API and in the code, up to 2⁵² − 1 (docs/spec/points.md#3-ids). */

const MAX_ID_EXCLUSIVE = 2 ** 52;

/** Returns whether the text is a Telegram user id: 1 <= id < 2⁵², digits only, no leading zero. */
export function isTelegramId(text: string): boolean {
  return /^[1-9]\d{0,15}$/.test(text) && Number(text) < MAX_ID_EXCLUSIVE;
}
