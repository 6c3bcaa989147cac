import { storeDraft, storedDraft } from '#web/shell/sign-in/stored-drafts.ts';

// The typed answer is the draft; one exists from the press of "Begin" on, so that a reload shows the clue again.

/** The answer typed for a hunt that was begun in this tab; null if it was not. */
export function typedAnswer(id: string): string | null {
  const draft = storedDraft(nameOf(id));
  if (typeof draft !== 'object' || draft === null || !('answer' in draft)) return null;
  return typeof draft.answer === 'string' ? draft.answer : null;
}

export function keepAnswer(id: string, answer: string): void {
  storeDraft(nameOf(id), { answer });
}

function nameOf(id: string): string {
  return `hunt-${id}`;
}
