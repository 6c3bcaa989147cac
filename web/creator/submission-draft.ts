import { useRef, useState } from 'react';
import type { OwnSubmission } from '#contract/creator-submissions.ts';

/** What a member writes into the form. */
export type Draft = { url: string; contentType: string; title: string; description: string };

export const EMPTY_DRAFT: Draft = { url: '', contentType: '', title: '', description: '' };

/** What was handed in, to be changed. */
export function draftOf({ url, contentType, title, description }: OwnSubmission): Draft {
  return { url, contentType, title: title ?? '', description: description ?? '' };
}

// Outlives the form: whoever looks at the showcase, or has to sign in again, finds what they wrote.
const kept = new Map<string, Draft>();

/** A form's content by its name, such as the member's id and what it is about. */
export function useDraft(name: string, initial: Draft) {
  const [draft, setDraft] = useState<Draft>(() => kept.get(name) ?? initial);
  function change(part: Partial<Draft>): void {
    const next = { ...draft, ...part };
    kept.set(name, next);
    setDraft(next);
  }
  function clear(): void {
    kept.delete(name);
    setDraft(initial);
  }
  return { draft, change, clear };
}

/**
 * The id under which a content is sent: the same for each try with the same content, so that a second press or a try
 * after no answer hands in once, and another one for another content.
 */
export function useClientId(): (draft: Draft) => string {
  const last = useRef<{ content: string; id: string } | null>(null);
  return (draft) => {
    const content = JSON.stringify(draft);
    if (last.current?.content !== content) last.current = { content, id: newId() };
    return last.current.id;
  };
}

// Not `randomUUID`, which a page without https does not have.
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
