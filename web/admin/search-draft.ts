import { ADMIN_SEARCH_MIN_LENGTH } from '#rules/limits.ts';
import { cleanSearch } from '#web/shell/search/search-draft.ts';

/** The search to send: empty below two characters (docs/spec/portal.md#21-lists). */
export function searchToSend(text: string): string {
  const whole = cleanSearch(text);
  return [...whole].length >= ADMIN_SEARCH_MIN_LENGTH ? whole : '';
}
