/**
 * Texts for Telegram messages in its HTML subset (parse_mode HTML). Never in its Markdown, where a name can open a mark that it
 * does not close.
 */

/** The most characters in a Telegram message, without its markup. Tests keep all our messages below it. */
export const TELEGRAM_MESSAGE_MAX_LENGTH = 4096;

/**
 * Escapes `&`, `<` and `>` in a text between tags. Not for use inside a tag.
 *
 * @param text anything; lone halves of a surrogate pair, which no request can carry, become U+FFFD
 */
export function escapeHtml(text: string): string {
  return wellFormed(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Replaces each lone surrogate by U+FFFD. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\ufffd');
}

/**
 * The first characters of a text, counted in code points so that none is cut in two.
 *
 * @param most code points, 1 or more; the last one is an ellipsis if the text was cut
 */
export function shortened(text: string, most: number): string {
  const characters = [...text];
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`;
}
