import { useState } from 'react';
import type { AdminSubmission } from '#contract/admin/submissions.ts';
import { clampScore, DEFAULT_SCORE } from '#rules/points/content-types.ts';
import { approvalComment, EMPTY_REJECT_REASON } from '#rules/submissions/review.ts';
import { Problem } from '#web/shell/dialog/dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { quantityText } from '#web/ui/figures.ts';
import { CommentsField } from './comments-field.tsx';
import { type Decision, useDecision } from './decision/use-decision.ts';
import { PanelFrame } from './keyboard/panel-frame.tsx';
import type { Intent } from './open-item.ts';
import { useEntry } from './review-draft.ts';
import { parseScore, ScoreField } from './score-field.tsx';
import { useTaken } from './use-taken.ts';

type EvaluationPanelProps = {
  submission: AdminSubmission;
  intent: Intent;
  isGone: boolean;
  onClose: () => void;
  onDone: () => void;
};

/** Score and comments for a pending submission, kept until it is decided or cancelled. */
export function EvaluationPanel(props: EvaluationPanelProps) {
  const { submission, intent, isGone, onClose, onDone } = props;
  const { contentType } = submission;
  const { score, setScore, comments, setComments } = useEntry(
    { submissionId: submission.id, panel: 'evaluate', intent },
    String(clampScore(contentType, DEFAULT_SCORE)),
  );
  const [problem, setProblem] = useState<string | null>(null);
  const { decide, isBusy } = useDecision(submission);
  const other = useTaken(submission.id);
  const points = parseScore(contentType, score);
  const isClosed = isGone || submission.status !== 'pending';

  function settle(kind: 'approve' | 'reject'): void {
    if (isClosed) return;
    if (kind === 'approve' && points === null) return;
    const decision: Decision =
      kind === 'reject' ? { kind, comments } : { kind, comments, points: points ?? 0 };
    setProblem(null);
    void decide(decision, { onDone, onProblem: setProblem });
  }

  return (
    <PanelFrame
      label={`Evaluate submission #${submission.id}`}
      onConfirm={() => settle(intent === 'reject' ? 'reject' : 'approve')}
      actions={
        <>
          <Button
            variant={intent === 'reject' ? 'secondary' : 'primary'}
            disabled={isClosed || points === null}
            loading={isBusy}
            onClick={() => settle('approve')}
          >
            Approve{points === null ? '' : ` (${quantityText(String(points), 'point')})`}
          </Button>
          <Button
            variant="danger"
            disabled={isClosed}
            loading={isBusy}
            onClick={() => settle('reject')}
          >
            Reject
          </Button>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <span className="text-xs text-muted pointer-coarse:hidden">
            Ctrl+Enter {intent === 'reject' ? 'rejects' : 'approves'}
          </span>
        </>
      }
    >
      <OutsideChange submission={submission} other={other} isClosed={isClosed} />
      <ScoreField
        contentType={contentType}
        text={score}
        onChange={setScore}
        isFocused={intent === 'approve'}
      />
      <CommentsField
        label="Admin Comments"
        hint={`Left empty: “${approvalComment(points ?? DEFAULT_SCORE)}” or, for a rejection, “${EMPTY_REJECT_REASON}”`}
        value={comments}
        onChange={setComments}
        isFocused={intent === 'reject'}
      />
      <Problem text={problem} />
    </PanelFrame>
  );
}

type OutsideChangeProps = {
  submission: AdminSubmission;
  other: string | null;
  isClosed: boolean;
};

/** A change of the submission while its panel was open. */
function OutsideChange({ submission, other, isClosed }: OutsideChangeProps) {
  const [openedVersion] = useState(submission.version);
  const text = isClosed
    ? 'This submission is no longer pending: someone else has decided it, or it was deleted. Its history shows what happened. Your text is still here.'
    : submission.version !== openedVersion
      ? 'This submission was changed while you had it open. Check it again before you decide.'
      : other !== null
        ? `${other} has this open too.`
        : null;
  return (
    <p
      role="status"
      className="rounded-md border border-warn/35 bg-warn-wash px-3 py-2 text-sm text-warn empty:sr-only"
    >
      {text}
    </p>
  );
}
