import { useState } from 'react';
import { storeDraft, storedDraft } from '#web/shell/sign-in/stored-drafts.ts';
import { useAdmin } from './admin-context.ts';

/**
 * Text typed by an administrator. It survives a reload, and is dropped when cleared and at sign-out. Another administrator at the
 * same tab never sees it.
 *
 * @param about the subject, such as `review 7`
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
    /** Call it when the text has been sent or discarded. */
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
