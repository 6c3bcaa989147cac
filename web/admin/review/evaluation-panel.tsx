import { useState } from 'react';
import type { AdminSubmission } from '#contract/admin/submissions.ts';
import { clampScore, DEFAULT_SCORE } from '#rules/points/content-types.ts';
import { m } from '#web/messages.ts';
import { Problem } from '#web/shell/dialog/dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { DEFAULT_COMMENTS } from '#web/ui/text/review-comment.ts';
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
      label={m.portal_review_evaluate_title({ id: `#${submission.id}` })}
      onConfirm={() => settle(intent === 'reject' ? 'reject' : 'approve')}
      actions={
        <>
          <Button
            variant={intent === 'reject' ? 'secondary' : 'primary'}
            disabled={isClosed || points === null}
            loading={isBusy}
            onClick={() => settle('approve')}
          >
            {points === null
              ? m.portal_review_approve()
              : m.portal_review_approve_points({ points: m.ui_points({ points }) })}
          </Button>
          <Button
            variant="danger"
            disabled={isClosed}
            loading={isBusy}
            onClick={() => settle('reject')}
          >
            {m.portal_review_reject()}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {m.shell_cancel()}
          </Button>
          <span className="text-xs text-muted pointer-coarse:hidden">
            {intent === 'reject' ? m.portal_review_key_rejects() : m.portal_review_key_approves()}
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
        label={m.portal_review_comments()}
        hint={m.portal_review_left_empty({
          approval: DEFAULT_COMMENTS.approval(points ?? DEFAULT_SCORE),
          rejection: DEFAULT_COMMENTS.rejection(),
        })}
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
    ? m.portal_review_closed()
    : submission.version !== openedVersion
      ? m.portal_review_changed()
      : other !== null
        ? m.portal_review_open_too({ name: other })
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
