/**
 * Texts for Telegram's messages, which are a small HTML (parse_mode HTML). Never its Markdown: there a name
 * can open what it does not close.
 */

/** Most characters in a message of Telegram's, after its marks are taken away. */
export const TELEGRAM_MESSAGE_MAX_LENGTH = 4096;

/**
 * A text as it stands between tags: `&`, `<` and `>` are written out. Not for the inside of a tag.
 *
 * @param text anything; lone halves of a surrogate pair, which no request can carry, become U+FFFD
 */
export function escapeHtml(text: string): string {
  return wellFormed(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** The text with U+FFFD in the place of each lone half of a surrogate pair. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}

/**
 * The first characters of a text, counted as Unicode does, so that none is cut in two.
 *
 * @param most of code points, 1 or more; the last one is an ellipsis where something was cut
 */
export function shortened(text: string, most: number): string {
  const characters = [...text];
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`;
}
