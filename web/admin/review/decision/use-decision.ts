import type { AdminSubmission } from '#contract/admin/submissions.ts';
import { failureText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { m } from '#web/messages.ts';
import { toast } from '#web/shell/toast/toast.tsx';
import { POINTS_CALLS, REVIEW_CALLS } from '../../calls.ts';
import { useAdminWork } from '../../use-admin-work.ts';
import { submitterName } from '../submitter.tsx';
import { useUndo } from './use-undo.ts';

export type Decision =
  | { kind: 'approve' | 'edit'; points: number; comments: string }
  | { kind: 'reject'; comments: string };

/** The messages of docs/spec/review.md#11-decisions about failures. */
const FAILURES = {
  approve: () => m.portal_review_evaluate_failed(),
  reject: () => m.portal_review_reject_failed(),
  edit: () => m.portal_review_edit_failed(),
} as const;

const DONE = {
  approve: () => m.portal_review_did_approve(),
  reject: () => m.portal_review_did_reject(),
  edit: () => m.portal_review_did_edit(),
} as const;

type Outcome = { onDone: () => void; onProblem: (text: string) => void };

/**
 * Decides on a submission as shown: with the version, the server refuses one that has changed since. Refreshes the lists whatever
 * the outcome.
 */
export function useDecision(submission: AdminSubmission) {
  const { adminTelegramId, withSignIn, invalidate, run, isBusy } = useAdminWork();
  const { id: submissionId, version } = submission;
  const undo = useUndo();

  function send(decision: Decision) {
    const comments = decision.comments.trim();
    const which = { submissionId, version, adminTelegramId };
    if (decision.kind === 'reject') {
      const reason = comments === '' ? {} : { reason: comments };
      return call('rejectSubmission', { body: { ...which, ...reason } });
    }
    const { points } = decision;
    const body = { ...which, points, ...(comments === '' ? {} : { comments }) };
    if (decision.kind === 'edit') return call('editSubmissionRating', { body });
    return call('evaluateSubmission', { body });
  }

  const decide = (decision: Decision, { onDone, onProblem }: Outcome) =>
    run(async () => {
      try {
        const { submission: decided } = await withSignIn(() => send(decision));
        toast({
          title: DONE[decision.kind](),
          description: describe(submission, decision),
          // A rating can be edited again instead.
          ...(decision.kind !== 'edit' && {
            action: { label: m.portal_review_undo(), key: 'u', run: () => void undo(decided) },
          }),
        });
        onDone();
      } catch (error) {
        onProblem(failureText(FAILURES[decision.kind](), error));
      } finally {
        void invalidate(REVIEW_CALLS, POINTS_CALLS);
      }
    });

  return { decide, isBusy };
}

function describe(submission: AdminSubmission, decision: Decision): string {
  const which = { id: `#${submission.id}`, name: submitterName(submission) };
  if (decision.kind === 'reject') return m.portal_review_which(which);
  const points = m.ui_points({ points: decision.points });
  return m.portal_review_which_points({ ...which, points });
}
