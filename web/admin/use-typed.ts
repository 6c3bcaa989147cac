import { useState } from 'react';
import { storeDraft, storedDraft } from '#web/shell/sign-in/stored-drafts.ts';
import { useAdmin } from './admin-context.ts';

/**
 * Words that an administrator types. They survive a reload, and are gone once cleared and at sign-out. Another administrator
 * at the same tab never sees them.
 *
 * @param about what they are about, such as `review 7`
 */
export function useTyped(about: string, initial = '') {
  const { telegramId } = useAdmin();
  const name = `${telegramId} ${about}`;
  const [text, setText] = useState(() => keptText(name) ?? initial);
  return {
    text,
    change(next: string): void {
      storeDraft(name, next === initial ? null : { text: next });
      setText(next);
    },
    /** When they have been sent, or were discarded. */
    clear(): void {
      storeDraft(name, null);
      setText(initial);
    },
  };
}

function keptText(name: string): string | null {
  const value = storedDraft(name);
  const isText = typeof value === 'object' && value !== null && 'text' in value;
  return isText && typeof value.text === 'string' ? value.text : null;
}
