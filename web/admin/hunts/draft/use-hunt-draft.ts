import type { AdminHunt } from '#contract/admin/hunts.ts';
import { useTyped } from '../../use-typed.ts';
import { EMPTY_HUNT, type HuntText, textOf } from './hunt-text.ts';
import { parseKept } from './stored-text.ts';

/**
 * The text of a hunt: as stored, or as typed since. It survives a reload and the end of a session
 * (docs/spec/portal.md#22-typed-text).
 *
 * @param hunt the stored draft; null for a new one
 */
export function useHuntDraft(hunt: AdminHunt | null) {
  const start = hunt === null ? EMPTY_HUNT : textOf(hunt);
  const base = JSON.stringify(start);
  const typed = useTyped(`hunt ${hunt?.id ?? 'new'}`);
  const kept = parseKept(typed.text);
  const text = kept?.text ?? start;

  function change(next: HuntText): void {
    if (JSON.stringify(next) === base) typed.clear();
    else typed.change(JSON.stringify({ text: next, base: kept?.base ?? base }));
  }

  return {
    text,
    isEdited: kept !== null,
    /** True if the stored draft changed after this text was begun: the numbers of its clues may be those of others. */
    isOvertaken: kept !== null && kept.base !== base,
    change,
    clear: typed.clear,
  };
}
