import { useRef, useState } from 'react';
import type { AdminApp } from '#contract/admin-apps.ts';
import { call } from '#web/api/call.ts';
import { Dialog, DialogButtons, Problem } from '#web/shell/dialog.tsx';
import { toast } from '#web/shell/toast.tsx';
import { useWork } from '#web/shell/use-work.ts';
import { Button } from '#web/ui/button.tsx';
import { useAdmin } from '../admin-context.ts';
import { APP_CALLS, useAskAgain } from '../calls.ts';
import { failureText } from '../error-code.ts';
import { CommentsField } from '../review/comments-field.tsx';
import { focusSection } from '../section-parts.tsx';
import { useWithSignIn } from '../sign-in-again.tsx';

/** As long as the call takes one (contract/admin-apps.ts). */
const REASON_MAX_LENGTH = 500;

export type Judgement = 'production' | 'sandbox';

/** Asks before an app is let into production, and why when it is sent back; its owner is told by the bot. */
export function JudgeDialog(props: { app: AdminApp; to: Judgement; onClose: () => void }) {
  const { app, to, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { telegramId: adminTelegramId } = useAdmin();
  const withSignIn = useWithSignIn();
  const askAgain = useAskAgain();
  const { run, isBusy } = useWork();
  const isApproval = to === 'production';

  async function judge(): Promise<void> {
    if (!isApproval && reason.trim() === '') {
      setProblem('Say why, for the owner of the app.');
      return;
    }
    setProblem(null);
    const params = { appId: app.id };
    try {
      if (isApproval) {
        await withSignIn(() =>
          call('approveApp', { params, body: { adminTelegramId, version: app.version } }),
        );
      } else {
        const body = { adminTelegramId, reason: reason.trim() };
        await withSignIn(() => call('returnApp', { params, body }));
      }
      toast({ title: isApproval ? 'App approved' : 'App sent back', description: app.name });
      dialog.current?.close();
      // Its button goes with the approval.
      if (isApproval) focusSection();
    } catch (error) {
      setProblem(failureText('Failed to judge the app', error));
    } finally {
      void askAgain(APP_CALLS);
    }
  }

  return (
    <Dialog
      title={isApproval ? `Approve ${app.name}?` : `Send ${app.name} back to sandbox?`}
      dialog={dialog}
      onClose={onClose}
      isBusy={isBusy}
    >
      {isApproval ? (
        <p className="mt-2 text-sm text-muted">
          In production it may ask every member for what it is permitted. Its owner is told.
        </p>
      ) : (
        <div className="mt-4">
          <CommentsField
            label="Reason"
            hint="Its owner reads it, in My Apps and from the bot."
            value={reason}
            onChange={setReason}
            maxLength={REASON_MAX_LENGTH}
          />
        </div>
      )}
      <Problem text={problem} />
      <DialogButtons>
        <Button disabled={isBusy} onClick={() => dialog.current?.close()}>
          Cancel
        </Button>
        <Button
          variant={isApproval ? 'primary' : 'danger'}
          loading={isBusy}
          onClick={() => void run(judge)}
        >
          {isApproval ? 'Approve app' : 'Send back'}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
