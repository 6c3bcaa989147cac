import { useState } from 'react';
import { storeDraft, storedDraft } from '#web/shell/sign-in/stored-drafts.ts';
import { useAdmin } from '../admin-context.ts';

/** The parts of an open panel that a reload must not lose: its identity and the typed text. */
type ReviewDraft = {
  submissionId: string;
  panel: 'evaluate' | 'edit';
  intent: 'approve' | 'reject' | null;
  score: string;
  comments: string;
};

/**
 * The draft of the one open panel, for this administrator only. Opening a panel starts over
 * (docs/spec/review.md#8-actions-on-an-item), so a draft is only found after a reload, or by another section that lists the same
 * submission.
 */
export function useReviewDraft() {
  const { telegramId } = useAdmin();
  const name = `${telegramId} review`;
  return {
    kept(): ReviewDraft | null {
      const value = storedDraft(name);
      return isDraft(value) ? value : null;
    },
    keep(draft: ReviewDraft | null): void {
      storeDraft(name, draft);
    },
  };
}

type Entry = Pick<ReviewDraft, 'score' | 'comments'>;

/** Score and comments of a panel, from before a reload if it was open then. */
export function useEntry(which: Omit<ReviewDraft, keyof Entry>, initialScore: string) {
  const { kept, keep } = useReviewDraft();
  const [entry, setEntry] = useState<Entry>(() => {
    const draft = kept();
    const isSame = draft?.submissionId === which.submissionId && draft.panel === which.panel;
    return isSame
      ? { score: draft.score, comments: draft.comments }
      : { score: initialScore, comments: '' };
  });
  function change(part: Partial<Entry>): void {
    const next = { ...entry, ...part };
    keep({ ...which, ...next });
    setEntry(next);
  }
  return {
    ...entry,
    setScore: (score: string) => change({ score }),
    setComments: (comments: string) => change({ comments }),
  };
}

function isDraft(value: unknown): value is ReviewDraft {
  if (typeof value !== 'object' || value === null) return false;
  const fields: Record<string, unknown> = { ...value };
  return (
    ['submissionId', 'score', 'comments'].every((name) => typeof fields[name] === 'string') &&
    ['evaluate', 'edit'].some((panel) => panel === fields.panel) &&
    ['approve', 'reject', null].some((intent) => intent === fields.intent)
  );
}
