import type { AdminSubmission } from '#contract/admin/submissions.ts';
import { call, errorText } from '#web/api/call.ts';
import { m } from '#web/messages.ts';
import { toast } from '#web/shell/toast/toast.tsx';
import { Button } from '#web/ui/button.tsx';
import { rich } from '#web/ui/text/rich.ts';
import { useAdmin } from '../admin-context.ts';
import { unseen } from '../section-parts.tsx';
import { useAdminWork } from '../use-admin-work.ts';
import { submitterName } from './submitter.tsx';

export type SubmissionDialog = 'history' | 'delete' | 'broadcast';

type SubmissionActionsProps = {
  submission: AdminSubmission;
  isOpen: boolean;
  /** On narrow screens only Pending Only has Delete (docs/spec/review.md#8-actions-on-an-item). */
  deletes: 'everywhere' | 'wide';
  onToggle: () => void;
  onDialog: (dialog: SubmissionDialog) => void;
};

/** The actions that this administrator can take in the submission's state; the server checks them again. */
export function SubmissionActions(props: SubmissionActionsProps) {
  const { submission, isOpen, deletes, onToggle, onDialog } = props;
  const { isBotOwner } = useAdmin();
  const { id, status, mayDecide } = submission;
  const subject = { id: `#${id}`, of: unseen };
  return (
    <>
      {status === 'pending' && (
        <Button variant="primary" aria-expanded={isOpen} disabled={!mayDecide} onClick={onToggle}>
          {rich(isOpen ? m.portal_review_hide(subject) : m.portal_review_evaluate(subject))}
        </Button>
      )}
      {status !== 'pending' && isBotOwner && (
        <Button aria-expanded={isOpen} disabled={!mayDecide} onClick={onToggle}>
          {rich(m.portal_review_edit(subject))}
        </Button>
      )}
      {status !== 'pending' && <Notify submission={submission} />}
      {status === 'approved' && (
        <Button onClick={() => onDialog('broadcast')}>
          {rich(m.portal_review_broadcast(subject))}
        </Button>
      )}
      <Button variant="ghost" onClick={() => onDialog('history')}>
        {rich(m.portal_review_history(subject))}
      </Button>
      {isBotOwner && (
        <Button
          variant="danger"
          onClick={() => onDialog('delete')}
          className={deletes === 'wide' ? 'max-md:hidden' : undefined}
        >
          {rich(m.portal_review_delete(subject))}
        </Button>
      )}
    </>
  );
}

function Notify({ submission }: { submission: AdminSubmission }) {
  const { adminTelegramId, withSignIn, run, isBusy } = useAdminWork();
  const { id: submissionId } = submission;

  async function notify(): Promise<void> {
    const name = submitterName(submission);
    try {
      const body = { submissionId, adminTelegramId };
      const { delivered } = await withSignIn(() => call('notifySubmitter', { body }));
      if (delivered) {
        toast({
          title: m.portal_review_notified(),
          description: m.portal_review_notified_text({ name }),
        });
      } else {
        const description = m.portal_review_not_notified_text({ name });
        toast({ title: m.portal_review_not_notified(), description, tone: 'destructive' });
      }
    } catch (error) {
      const description = errorText(error);
      toast({ title: m.portal_review_notify_failed(), description, tone: 'destructive' });
    }
  }

  return (
    <Button loading={isBusy} onClick={() => void run(notify)}>
      {rich(m.portal_review_notify({ id: `#${submissionId}`, of: unseen }))}
    </Button>
  );
}
