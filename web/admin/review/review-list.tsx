import { useRef, useState } from 'react';
import type { AdminSubmission } from '#contract/admin/submissions.ts';
import { m } from '#web/messages.ts';
import { toast } from '#web/shell/toast/toast.tsx';
import { CheckboxField } from '#web/ui/field.tsx';
import { BroadcastDialog } from '../broadcast/broadcast-dialog.tsx';
import { focusSection, unseen } from '../section-parts.tsx';
import { pressToast } from './decision/use-undo.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { EvaluationPanel } from './evaluation-panel.tsx';
import { KeysDialog } from './keyboard/keys-dialog.tsx';
import { focusBeside, focusItem, useListKeys } from './keyboard/list-keys.ts';
import { type Intent, useOpenItem } from './open-item.ts';
import { RatingPanel } from './rating-panel.tsx';
import { SubmissionActions, type SubmissionDialog } from './submission-actions.tsx';
import { SubmissionHistory } from './submission-history.tsx';
import { SubmissionItem } from './submission-item.tsx';
import { submitterName } from './submitter.tsx';

export type Selection = {
  has: (id: string) => boolean;
  toggle: (submission: AdminSubmission) => void;
};

type ReviewListProps = {
  label: string;
  /** The same array until something in it changes. */
  submissions: readonly AdminSubmission[];
  deletes: 'everywhere' | 'wide';
  selection?: Selection;
};

type Shown = { kind: SubmissionDialog; submission: AdminSubmission } | { kind: 'keys' } | null;

/** Submissions to decide on, with the pointer or only with keys; one panel is open at a time. */
export function ReviewList(props: ReviewListProps) {
  const { label, submissions, deletes, selection } = props;
  const list = useRef<HTMLOListElement>(null);
  const { open, setOpen, isGone, shown } = useOpenItem(submissions);
  const [dialog, setDialog] = useState<Shown>(null);

  function openPanel(submission: AdminSubmission, intent: Intent): void {
    const index = shown.findIndex(({ id }) => id === submission.id);
    const panel = submission.status === 'pending' ? 'evaluate' : 'edit';
    setOpen({ submission, index, panel, intent });
  }

  function openByKey(id: string, intent: 'approve' | 'reject'): void {
    const submission = shown.find((each) => each.id === id);
    if (submission === undefined || submission.status !== 'pending') return;
    if (!submission.mayDecide) {
      toast({
        title: m.portal_review_own_title(),
        description: m.portal_review_own_text(),
      });
      return;
    }
    openPanel(submission, intent);
  }

  function closePanel(): void {
    if (open === null) return;
    focusItem(list.current, open.submission.id);
    setOpen(null);
  }

  function leave(id: string): void {
    if (!focusBeside(list.current, id)) focusSection();
    if (open?.submission.id === id) setOpen(null);
  }

  useListKeys(list, {
    approve: (id) => openByKey(id, 'approve'),
    reject: (id) => openByKey(id, 'reject'),
    undo: pressToast,
    closePanel,
    showKeys: () => setDialog({ kind: 'keys' }),
  });

  function panelOf(submission: AdminSubmission) {
    if (open?.submission.id !== submission.id) return null;
    const common = { submission, isGone, onClose: closePanel };
    return open.panel === 'edit' ? (
      <RatingPanel {...common} onDone={closePanel} />
    ) : (
      // A new intent opens a new panel: score and comments start over.
      <EvaluationPanel
        key={open.intent}
        {...common}
        intent={open.intent}
        onDone={() => leave(submission.id)}
      />
    );
  }

  const closeDialog = () => setDialog(null);
  return (
    <>
      <ol ref={list} aria-label={label} className="grid gap-3 empty:hidden">
        {shown.map((submission) => (
          <li key={submission.id} className="min-w-0">
            <SubmissionItem
              submission={submission}
              choice={selection && <Choice submission={submission} selection={selection} />}
              actions={
                <SubmissionActions
                  submission={submission}
                  isOpen={open?.submission.id === submission.id}
                  deletes={deletes}
                  onToggle={() =>
                    open?.submission.id === submission.id
                      ? closePanel()
                      : openPanel(submission, null)
                  }
                  onDialog={(kind) => setDialog({ kind, submission })}
                />
              }
              panel={panelOf(submission)}
            />
          </li>
        ))}
      </ol>
      {dialog?.kind === 'keys' && <KeysDialog onClose={closeDialog} />}
      {dialog?.kind === 'history' && (
        <SubmissionHistory submission={dialog.submission} onClose={closeDialog} />
      )}
      {dialog?.kind === 'delete' && (
        <DeleteDialog
          submission={dialog.submission}
          onClose={closeDialog}
          onDeleted={() => leave(dialog.submission.id)}
        />
      )}
      {dialog?.kind === 'broadcast' && (
        <BroadcastDialog post={postOf(dialog.submission)} onClose={closeDialog} />
      )}
    </>
  );
}

function Choice(props: { submission: AdminSubmission; selection: Selection }) {
  const { submission, selection } = props;
  // Keeps the titles aligned.
  if (!submission.mayDecide) return <span aria-hidden="true" className="w-8" />;
  return (
    <CheckboxField
      label={unseen(m.portal_review_select({ id: `#${submission.id}` }))}
      checked={selection.has(submission.id)}
      onChange={() => selection.toggle(submission)}
      className="-ms-3 min-w-11 justify-center"
    />
  );
}

function postOf(submission: AdminSubmission) {
  return {
    id: submission.id,
    creator: submitterName(submission),
    pointsAwarded: submission.points,
    postUrl: submission.url,
  };
}
