import { isLanguage, type Language } from './languages.ts';

/** Longer headers are cut, and further entries are not read: browsers send far less. */
const MAX_HEADER_LENGTH = 300;
const MOST_ENTRIES = 12;

/**
 * The language that a browser's `Accept-Language` likes best among those of the catalogue; the first of several that it likes as
 * much. A part of it that is no language with a weight counts as none.
 *
 * @param header anything
 * @returns null if it names none of them
 */
export function acceptedLanguage(header: string | undefined): Language | null {
  if (!header) return null;
  const entries = header.slice(0, MAX_HEADER_LENGTH).split(',', MOST_ENTRIES);
  let best: Language | null = null;
  let most = 0;
  for (const entry of entries) {
    const [, code, weight] = ENTRY.exec(entry) ?? [];
    const language = code?.toLowerCase() ?? '';
    const liking = weight === undefined ? 1 : Number(weight);
    if (isLanguage(language) && liking > most) [best, most] = [language, liking];
  }
  return best;
}

/** `de-AT;q=0.8`, of which the region does not matter. */
const ENTRY = /^ *([a-z]{2})(?:-[a-z\d]{1,8}){0,4} *(?:; *q=([01](?:\.\d{0,3})?) *)?$/i;
