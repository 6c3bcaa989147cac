import { ADMIN_SEARCH_MIN_LENGTH } from '#rules/limits.ts';
import { cleanSearch } from '#web/shell/search-draft.ts';

/** What is typed as it is sent: from two characters on (second document, section 5), else no search. */
export function searchToSend(text: string): string {
  const whole = cleanSearch(text);
  return [...whole].length >= ADMIN_SEARCH_MIN_LENGTH ? whole : '';
}
