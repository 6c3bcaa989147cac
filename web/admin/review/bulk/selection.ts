import { useState } from 'react';
import type { AdminSubmission } from '#contract/admin/submissions.ts';

/** The most submissions that one call rejects (contract/admin/submissions.ts). */
export const MAX_SELECTED = 50;

/** The selected pending submissions. One that is no longer pending is dropped. */
export function useSelection(pending: readonly AdminSubmission[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const selected = pending.filter(({ id }) => ids.has(id));
  const isFull = selected.length >= MAX_SELECTED;

  return {
    selected,
    isFull,
    has: (id: string) => ids.has(id),
    toggle: ({ id }: AdminSubmission) =>
      setIds((now) => {
        const next = new Set(now);
        if (!next.delete(id) && !isFull) next.add(id);
        return next;
      }),
    clear: () => setIds(new Set()),
    /** Keeps only these selected, for another try. */
    keep: (left: readonly string[]) => setIds(new Set(left)),
  };
}

export type PendingSelection = ReturnType<typeof useSelection>;
