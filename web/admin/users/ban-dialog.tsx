import { useId, useRef, useState } from 'react';
import type { AdminUser } from '#contract/admin-users.ts';
import { BAN_PROMPT_REASON, EMPTY_BAN_REASON } from '#rules/roles.ts';
import { call } from '#web/api/call.ts';
import { Dialog, DialogButtons, Problem } from '#web/shell/dialog.tsx';
import { useNow } from '#web/shell/now.tsx';
import { toast } from '#web/shell/toast.tsx';
import { useWork } from '#web/shell/use-work.ts';
import { Button } from '#web/ui/button.tsx';
import { useAdmin } from '../admin-context.ts';
import { BAN_CALLS, POINTS_CALLS, REVIEW_CALLS, useAskAgain } from '../calls.ts';
import { failureText } from '../error-code.ts';
import { CommentsField } from '../review/comments-field.tsx';
import { submitterName } from '../review/submitter.tsx';
import { useWithSignIn } from '../sign-in-again.tsx';
import { earliestExpiry, expiryOf } from './ban-expiry.ts';
import { BanPreview } from './ban-preview.tsx';

/** As long as the call takes one (contract/admin-users.ts). */
const REASON_MAX_LENGTH = 500;
const MINUTE_MS = 60_000;

/** Asks for the reason and the end of a ban, and says what it touches; cancelling bans nobody. */
export function BanDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const dateId = useId();
  const nowMs = useNow(MINUTE_MS);
  const [reason, setReason] = useState<string>(BAN_PROMPT_REASON);
  const [date, setDate] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { telegramId: adminTelegramId } = useAdmin();
  const withSignIn = useWithSignIn();
  const askAgain = useAskAgain();
  const { run, isBusy } = useWork();
  const name = submitterName(user);

  async function ban(): Promise<void> {
    const expiresAt = expiryOf(date, nowMs);
    if (expiresAt === 'past') {
      setProblem('A ban can end on a coming day only.');
      return;
    }
    setProblem(null);
    const text = reason.trim();
    const body = {
      ...{ userId: user.id, adminTelegramId, expiresAt },
      ...(text !== '' && { reason: text }),
    };
    try {
      await withSignIn(() => call('banUser', { body }));
      toast({ title: 'User banned', description: name });
      dialog.current?.close();
    } catch (error) {
      setProblem(failureText('Failed to ban user', error));
    } finally {
      void askAgain(BAN_CALLS, POINTS_CALLS, REVIEW_CALLS);
    }
  }

  return (
    <Dialog title={`Ban ${name}?`} dialog={dialog} onClose={onClose} isBusy={isBusy}>
      <BanPreview user={user} />
      <div className="mt-4 grid gap-4">
        <CommentsField
          label="Reason"
          hint={`Left empty: “${EMPTY_BAN_REASON}”`}
          value={reason}
          onChange={setReason}
          maxLength={REASON_MAX_LENGTH}
        />
        <div>
          <label htmlFor={dateId} className="mb-1.5 block text-sm font-medium">
            Ends on (optional)
          </label>
          <input
            id={dateId}
            type="date"
            min={earliestExpiry(nowMs)}
            value={date}
            onChange={(event) => setDate(event.target.value)}
            aria-describedby={`${dateId}-hint`}
            className="h-11 w-full rounded-md border border-edge bg-surface px-3 text-base hover:border-ink sm:w-56"
          />
          <p id={`${dateId}-hint`} className="mt-1 text-xs text-muted">
            At the beginning of that day, UTC, and by itself. Left empty, the ban stands until it is
            lifted.
          </p>
        </div>
      </div>
      <Problem text={problem} />
      <DialogButtons>
        <Button disabled={isBusy} onClick={() => dialog.current?.close()}>
          Cancel
        </Button>
        <Button variant="danger" loading={isBusy} onClick={() => void run(ban)}>
          Ban user
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
