import type { AdminSubmission } from '#contract/admin-submissions.ts';
import { call, errorText } from '#web/api/call.ts';
import { toast } from '#web/shell/toast.tsx';
import { useWork } from '#web/shell/use-work.ts';
import { Button } from '#web/ui/button.tsx';
import { useAdmin } from '../admin-context.ts';
import { useWithSignIn } from '../sign-in-again.tsx';
import { submitterName } from './submitter.tsx';

export type SubmissionDialog = 'history' | 'delete' | 'broadcast';

type SubmissionActionsProps = {
  submission: AdminSubmission;
  isOpen: boolean;
  /** On narrow screens Delete is in Pending Only alone (second document, section 2). */
  deletes: 'everywhere' | 'wide';
  onToggle: () => void;
  onDialog: (dialog: SubmissionDialog) => void;
};

/** What can be done with it, by its status and by who asks; the server decides the same again. */
export function SubmissionActions(props: SubmissionActionsProps) {
  const { submission, isOpen, deletes, onToggle, onDialog } = props;
  const { isBotOwner } = useAdmin();
  const { id, status, isOwn } = submission;
  const of = ` submission #${id}`;
  return (
    <>
      {status === 'pending' && (
        <Button variant="primary" aria-expanded={isOpen} disabled={isOwn} onClick={onToggle}>
          {isOpen ? 'Hide' : 'Evaluate'}
          <span className="sr-only">{of}</span>
        </Button>
      )}
      {status !== 'pending' && isBotOwner && (
        <Button aria-expanded={isOpen} disabled={isOwn} onClick={onToggle}>
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
  const { telegramId: adminTelegramId } = useAdmin();
  const withSignIn = useWithSignIn();
  const { run, isBusy } = useWork();
  const { id: submissionId } = submission;

  async function notify(): Promise<void> {
    const name = submitterName(submission);
    try {
      const body = { submissionId, adminTelegramId };
      const { delivered } = await withSignIn(() => call('notifySubmitter', { body }));
      if (delivered) {
        toast({ title: 'Notification sent', description: `${name} was told the outcome.` });
      } else {
        const description = `${name} has blocked the bot, or never began a chat with it.`;
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
