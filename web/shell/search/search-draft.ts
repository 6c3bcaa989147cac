import { useEffect, useEffectEvent, useState } from 'react';
import { LEADERBOARD_SEARCH_PAUSE_MS } from '#rules/limits.ts';

/** The longest search that the calls accept. */
export const MAX_SEARCH_LENGTH = 200;

/** The typed text as it is sent: trimmed, cut, without broken characters. */
export function cleanSearch(text: string): string {
  const cut = text.trim().slice(0, MAX_SEARCH_LENGTH);
  // A lone half of a surrogate pair, typed or cut, would reach the server as another character.
  return cut.replace(/\p{Surrogate}/gu, '').trim();
}

/**
 * The typed text, its setter, and a function that applies it at once; otherwise it is applied after a pause. Follows outside
 * changes of the address.
 *
 * @param applied the search in the address
 * @param clean converts typed text to the text that is sent; the same function each time
 */
export function useSearchDraft(
  applied: string,
  onApply: (search: string) => void,
  clean: (text: string) => string = cleanSearch,
) {
  const [draft, setDraft] = useState(applied);
  const [seen, setSeen] = useState(applied);
  if (applied !== seen) {
    setSeen(applied);
    // Not if they differ only in spaces: that would remove the space just typed.
    if (clean(draft) !== applied) setDraft(applied);
  }

  const apply = () => {
    if (clean(draft) !== applied) onApply(clean(draft));
  };
  const applyAfterPause = useEffectEvent(apply);
  useEffect(() => {
    if (clean(draft) === applied) return;
    const timer = setTimeout(() => applyAfterPause(), LEADERBOARD_SEARCH_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, applied, clean]);
  return [draft, setDraft, apply] as const;
}
