import { useState } from 'react';
import type { OwnSubmission } from '#contract/creator/submissions.ts';
import { storeDraft, storedDraft } from '#web/shell/sign-in/stored-drafts.ts';

export type Draft = { url: string; contentType: string; title: string; description: string };

export const EMPTY_DRAFT: Draft = { url: '', contentType: '', title: '', description: '' };

/** A submission as its form shows it. */
export function draftOf({ url, contentType, title, description }: OwnSubmission): Draft {
  return { url, contentType, title: title ?? '', description: description ?? '' };
}

/** The draft stored under a name. It survives switching tabs of the hub, a new sign-in and a reload. */
export function useDraft(name: string, initial: Draft) {
  const [draft, setDraft] = useState<Draft>(() => keptDraft(name) ?? initial);
  function change(part: Partial<Draft>): void {
    const next = { ...draft, ...part };
    storeDraft(name, next);
    setDraft(next);
  }
  function clear(): void {
    storeDraft(name, null);
    storeDraft(triedName(name), null);
    setDraft(initial);
  }
  return { draft, change, clear };
}

function keptDraft(name: string): Draft | null {
  const value = storedDraft(name);
  return isDraft(value) ? value : null;
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return Object.keys(EMPTY_DRAFT).every((name) => typeof fields.get(name) === 'string');
}

/**
 * The idempotency id of a draft: the same for every try with the same content, even after a reload, so that a second press or a
 * retry submits only once.
 */
export function clientIdOf(name: string, draft: Draft): string {
  const content = JSON.stringify(draft);
  const last = storedDraft(triedName(name));
  if (isTry(last) && last.content === content) return last.id;
  const id = newId();
  storeDraft(triedName(name), { content, id });
  return id;
}

function triedName(name: string): string {
  return `${name} tried`;
}

function isTry(value: unknown): value is { content: string; id: string } {
  if (typeof value !== 'object' || value === null) return false;
  return 'content' in value && 'id' in value && typeof value.id === 'string';
}

// Not `randomUUID`, which needs https.
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
