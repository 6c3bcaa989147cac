import { useRef, useState } from 'react';
import type { AdminUser } from '#contract/admin-users.ts';
import { call } from '#web/api/call.ts';
import { Dialog, DialogButtons, Problem } from '#web/shell/dialog.tsx';
import { toast } from '#web/shell/toast.tsx';
import { useWork } from '#web/shell/use-work.ts';
import { Button } from '#web/ui/button.tsx';
import { useAdmin } from '../admin-context.ts';
import { BAN_CALLS, POINTS_CALLS, REVIEW_CALLS, useAskAgain } from '../calls.ts';
import { failureText } from '../error-code.ts';
import { submitterName } from '../review/submitter.tsx';
import { useWithSignIn } from '../sign-in-again.tsx';

export function UnbanDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { telegramId: adminTelegramId } = useAdmin();
  const withSignIn = useWithSignIn();
  const askAgain = useAskAgain();
  const { run, isBusy } = useWork();
  const name = submitterName(user);

  async function unban(): Promise<void> {
    setProblem(null);
    try {
      const body = { userId: user.id, adminTelegramId };
      await withSignIn(() => call('unbanUser', { body }));
      toast({ title: 'User unbanned', description: name });
      dialog.current?.close();
    } catch (error) {
      setProblem(failureText('Failed to unban user', error));
    } finally {
      void askAgain(BAN_CALLS, POINTS_CALLS, REVIEW_CALLS);
    }
  }

  return (
    <Dialog title={`Unban ${name}?`} dialog={dialog} onClose={onClose} isBusy={isBusy}>
      <p className="mt-2 text-sm text-muted">
        They can sign in and earn again from now on. Weeks that were closed while the ban stood stay
        as they are.
      </p>
      {user.banReason !== null && (
        <p className="mt-2 text-sm wrap-anywhere">Banned for: {user.banReason}</p>
      )}
      <Problem text={problem} />
      <DialogButtons>
        <Button disabled={isBusy} onClick={() => dialog.current?.close()}>
          Cancel
        </Button>
        <Button variant="primary" loading={isBusy} onClick={() => void run(unban)}>
          Unban user
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
