import type { DatedPolicy } from '#contract/site/policies.ts';
import { failureText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { language, m } from '#web/messages.ts';
import { ConfirmDialog } from '#web/shell/dialog/confirm-dialog.tsx';
import { toast } from '#web/shell/toast/toast.tsx';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { broadcastFailureText, outcomeMessage, unfinishedMessage } from '../broadcast/messages.ts';
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
      // The server sends exactly this text to readers of this language, or refuses.
      const { waiting, broadcast } = await withSignIn(() =>
        call('announcePolicy', { body: { adminTelegramId, fromWeek, language, text } }),
      );
      toast(waiting === 0 ? outcomeMessage(broadcast) : unfinishedMessage(broadcast));
    } finally {
      void invalidate(['getBroadcasts'], POLICY_CALLS);
    }
  }

  return (
    <ConfirmDialog
      title={m.portal_policy_announce_ask()}
      action={m.portal_policy_announce_do()}
      variant="primary"
      check={() => (message ? null : m.portal_policy_announce_wait())}
      act={announce}
      problemText={(failure) => broadcastFailureText(m.portal_policy_announce_failed(), failure)}
      onClose={onClose}
    >
      <p className="mt-2 text-sm text-muted">{m.portal_policy_announce_text()}</p>
      <p className="mt-3 rounded-md bg-sunken p-3 text-sm whitespace-pre-line wrap-anywhere">
        {message ? (
          text
        ) : error ? (
          failureText(m.portal_policy_message_failed(), error)
        ) : (
          <SkeletonText chars={40} />
        )}
      </p>
      <p className="mt-2 text-sm text-muted">{m.portal_policy_announce_languages()}</p>
    </ConfirmDialog>
  );
}
