import { useEffect, useEffectEvent, useState } from 'react';
import { ADMIN_SEARCH_MIN_LENGTH, LEADERBOARD_SEARCH_PAUSE_MS } from '#rules/limits.ts';

/** As long as the calls take one (contract/values.ts). */
const SEARCH_MAX_LENGTH = 200;

/** What is typed as it is sent: from two characters on (second document, section 5), else no search. */
export function searchToSend(text: string): string {
  const cut = text.trim().slice(0, SEARCH_MAX_LENGTH);
  // A lone half of a surrogate pair, typed or cut, would reach the server as another character.
  const whole = [...cut].filter((char) => !/^[\uD800-\uDFFF]$/.test(char));
  return whole.length >= ADMIN_SEARCH_MIN_LENGTH ? whole.join('').trim() : '';
}

/** What is typed, applied after a pause; follows the address when that changes by other means. */
export function useSearchDraft(applied: string, onApply: (search: string) => void) {
  const [draft, setDraft] = useState(applied);
  const [seen, setSeen] = useState(applied);
  if (applied !== seen) {
    setSeen(applied);
    // Not while it is the same but for spaces: that would take away the one just typed.
    if (searchToSend(draft) !== applied) setDraft(applied);
  }

  const apply = useEffectEvent(() => onApply(searchToSend(draft)));
  useEffect(() => {
    if (searchToSend(draft) === applied) return;
    const timer = setTimeout(() => apply(), LEADERBOARD_SEARCH_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, applied]);
  return [draft, setDraft] as const;
}

/** `?page=`, from 1; whatever makes no sense counts as left out. */
export function parsePage(text: string | null): number {
  return text !== null && /^[1-9][0-9]{0,8}$/.test(text) ? Number(text) : 1;
}
