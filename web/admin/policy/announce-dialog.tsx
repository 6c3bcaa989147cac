import type { DatedPolicy } from '#contract/site/policies.ts';
import { failureText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { ConfirmDialog } from '#web/shell/dialog/confirm-dialog.tsx';
import { toast } from '#web/shell/toast/toast.tsx';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { outcomeMessage, unfinishedMessage } from '../broadcast/messages.ts';
import { POLICY_CALLS, usePolicyAnnouncement } from '../calls.ts';
import { useAdminWork } from '../use-admin-work.ts';

type AnnounceDialogProps = { dated: DatedPolicy; onClose: () => void };

/** Shows the message about a coming policy, and sends it to all members who want broadcasts. */
export function AnnounceDialog({ dated: { fromWeek }, onClose }: AnnounceDialogProps) {
  const { adminTelegramId, withSignIn, invalidate } = useAdminWork();
  const { data: message, error } = usePolicyAnnouncement(fromWeek);
  const text = message?.text ?? '';

  async function announce(): Promise<void> {
    try {
      // The server sends exactly this text, or refuses.
      const { waiting, broadcast } = await withSignIn(() =>
        call('announcePolicy', { body: { adminTelegramId, fromWeek, text } }),
      );
      toast(waiting === 0 ? outcomeMessage(broadcast) : unfinishedMessage(broadcast));
    } finally {
      void invalidate(['getBroadcasts'], POLICY_CALLS);
    }
  }

  return (
    <ConfirmDialog
      title="Announce this policy?"
      action="Send to the members"
      variant="primary"
      check={() => (message ? null : 'The message has not loaded yet.')}
      act={announce}
      problemText={(failure) => failureText('Failed to announce the policy', failure)}
      onClose={onClose}
    >
      <p className="mt-2 text-sm text-muted">
        The bot sends this message to every member who wants broadcasts:
      </p>
      <p className="mt-3 rounded-md bg-sunken p-3 text-sm whitespace-pre-line wrap-anywhere">
        {message ? (
          text
        ) : error ? (
          failureText('Failed to fetch the message', error)
        ) : (
          <SkeletonText chars={40} />
        )}
      </p>
    </ConfirmDialog>
  );
}
