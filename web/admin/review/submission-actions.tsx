import type { AdminSubmission } from '#contract/admin/submissions.ts';
import { call, errorText } from '#web/api/call.ts';
import { toast } from '#web/shell/toast/toast.tsx';
import { Button } from '#web/ui/button.tsx';
import { useAdmin } from '../admin-context.ts';
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
  const of = ` submission #${id}`;
  return (
    <>
      {status === 'pending' && (
        <Button variant="primary" aria-expanded={isOpen} disabled={!mayDecide} onClick={onToggle}>
          {isOpen ? 'Hide' : 'Evaluate'}
          <span className="sr-only">{of}</span>
        </Button>
      )}
      {status !== 'pending' && isBotOwner && (
        <Button aria-expanded={isOpen} disabled={!mayDecide} onClick={onToggle}>
          Edit rating<span className="sr-only"> of{of}</span>
        </Button>
      )}
      {status !== 'pending' && <Notify submission={submission} />}
      {status === 'approved' && (
        <Button onClick={() => onDialog('broadcast')}>
          Broadcast<span className="sr-only">{of}</span>
        </Button>
      )}
      <Button variant="ghost" onClick={() => onDialog('history')}>
        History<span className="sr-only"> of{of}</span>
      </Button>
      {isBotOwner && (
        <Button
          variant="danger"
          onClick={() => onDialog('delete')}
          className={deletes === 'wide' ? 'max-md:hidden' : undefined}
        >
          Delete<span className="sr-only">{of}</span>
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
        toast({ title: 'Notification sent', description: `${name} was told the outcome.` });
      } else {
        const description = `${name} has blocked the bot or never started a chat with it.`;
        toast({ title: 'Notification not delivered', description, tone: 'destructive' });
      }
    } catch (error) {
      const description = errorText(error);
      toast({ title: 'Failed to send manual notification', description, tone: 'destructive' });
    }
  }

  return (
    <Button loading={isBusy} onClick={() => void run(notify)}>
      Notify<span className="sr-only"> the submitter of #{submissionId}</span>
    </Button>
  );
}
