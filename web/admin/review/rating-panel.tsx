import { useState } from 'react';
import type { AdminSubmission } from '#contract/admin/submissions.ts';
import { clampScore, DEFAULT_SCORE } from '#rules/points/content-types.ts';
import { m } from '#web/messages.ts';
import { Problem } from '#web/shell/dialog/dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { DEFAULT_COMMENTS } from '#web/ui/text/review-comment.ts';
import { CommentsField } from './comments-field.tsx';
import { useDecision } from './decision/use-decision.ts';
import { PanelFrame } from './keyboard/panel-frame.tsx';
import { useEntry } from './review-draft.ts';
import { parseScore, ScoreField } from './score-field.tsx';

type RatingPanelProps = {
  submission: AdminSubmission;
  isGone: boolean;
  onClose: () => void;
  onDone: () => void;
};

/** Changes the points of an evaluated submission; for the bot owner only (docs/spec/review.md#13-editing-a-rating). */
export function RatingPanel({ submission, isGone, onClose, onDone }: RatingPanelProps) {
  const { contentType } = submission;
  const { score, setScore, comments, setComments } = useEntry(
    { submissionId: submission.id, panel: 'edit', intent: null },
    String(currentScore(submission)),
  );
  const [problem, setProblem] = useState<string | null>(null);
  const { decide, isBusy } = useDecision(submission);
  const points = parseScore(contentType, score);

  function save(): void {
    if (points === null || isGone) return;
    setProblem(null);
    void decide({ kind: 'edit', points, comments }, { onDone, onProblem: setProblem });
  }

  return (
    <PanelFrame
      label={m.portal_review_edit_title({ id: `#${submission.id}` })}
      onConfirm={save}
      actions={
        <>
          <Button
            variant="primary"
            disabled={points === null || isGone}
            loading={isBusy}
            onClick={save}
          >
            {points === null
              ? m.portal_review_save()
              : m.portal_review_save_points({ points: m.ui_points({ points }) })}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {m.shell_cancel()}
          </Button>
        </>
      }
    >
      <p className="text-sm text-muted">
        {m.portal_review_current({ points: m.ui_points({ points: submission.points }) })}
      </p>
      <ScoreField contentType={contentType} text={score} onChange={setScore} isFocused={true} />
      <CommentsField
        label={m.portal_review_comments()}
        hint={m.portal_left_empty({ text: DEFAULT_COMMENTS.rating(points ?? DEFAULT_SCORE) })}
        value={comments}
        onChange={setComments}
      />
      {isGone && (
        <p role="status" className="text-sm text-warn">
          {m.portal_review_gone()}
        </p>
      )}
      <Problem text={problem} />
    </PanelFrame>
  );
}

/** The current points; a rejected submission has none and starts at the default. */
function currentScore({ contentType, points }: AdminSubmission): number {
  return clampScore(contentType, points > 0 ? points : DEFAULT_SCORE);
}
