import { useState } from 'react';
import type { AdminSubmission } from '#contract/admin/submissions.ts';
import { useReviewDraft } from './review-draft.ts';

/** The purpose for which the panel was opened. Null: just to look; Ctrl+Enter then approves. */
export type Intent = 'approve' | 'reject' | null;

export type OpenItem = {
  submission: AdminSubmission;
  /** Its last place in the list. */
  index: number;
  panel: 'evaluate' | 'edit';
  intent: Intent;
};

/**
 * Tracks the item whose panel is open: one at a time (docs/spec/review.md#8-actions-on-an-item). A panel with typed text opens
 * again after a reload.
 */
export function useOpenItem(items: readonly AdminSubmission[]) {
  const { kept, keep } = useReviewDraft();
  const [open, setOpen] = useState<OpenItem | null>(null);
  const draft = open === null ? kept() : null;
  const before = items.findIndex(({ id }) => id === draft?.submissionId);
  const found = items[before];
  if (draft !== null && found !== undefined) {
    setOpen({ submission: found, index: before, panel: draft.panel, intent: draft.intent });
  }
  const index = items.findIndex(({ id }) => id === open?.submission.id);
  const listed = items[index];
  if (open !== null && listed !== undefined) {
    const isNewer = listed !== open.submission || index !== open.index;
    if (isNewer) setOpen({ ...open, submission: listed, index });
  }
  return {
    open,
    /** Drops the text typed before. */
    setOpen(next: OpenItem | null): void {
      keep(null);
      setOpen(next);
    },
    /** True if the open item has left the list: decided by someone else, deleted, or filtered out. */
    isGone: open !== null && listed === undefined,
    shown: withOpenItem(items, open),
  };
}

/** The list, with the open item at its last place if it has left, so that the text typed in its panel is not lost. */
export function withOpenItem(
  items: readonly AdminSubmission[],
  open: Pick<OpenItem, 'submission' | 'index'> | null,
): readonly AdminSubmission[] {
  if (open === null || items.some(({ id }) => id === open.submission.id)) return items;
  return [...items.slice(0, open.index), open.submission, ...items.slice(open.index)];
}
