import type { DatedPolicy } from '#contract/site/policies.ts';
import { type PolicyTerms, policyAnnouncement } from '#rules/policies/describe.ts';
import { failureText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { community } from '#web/community.ts';
import { paths } from '#web/paths.ts';
import { ConfirmDialog } from '#web/shell/dialog/confirm-dialog.tsx';
import { toast } from '#web/shell/toast/toast.tsx';
import { outcomeMessage, unfinishedMessage } from '../broadcast/messages.ts';
import { useAdminWork } from '../use-admin-work.ts';

type AnnounceDialogProps = { dated: DatedPolicy; before: PolicyTerms; onClose: () => void };

/** Shows the message about a coming policy, and sends it to all members who want broadcasts. */
export function AnnounceDialog({ dated, before, onClose }: AnnounceDialogProps) {
  const { adminTelegramId, withSignIn, invalidate } = useAdminWork();
  const { fromWeek, policy } = dated;
  const url = new URL(`${paths.rules}#${fromWeek}`, window.location.origin).href;
  const { text } = policyAnnouncement({ fromWeek, before, policy, url }, community.coin.code);

  async function announce(): Promise<void> {
    const { waiting, broadcast } = await withSignIn(() =>
      call('announcePolicy', { body: { adminTelegramId, fromWeek } }),
    );
    toast(waiting === 0 ? outcomeMessage(broadcast) : unfinishedMessage(broadcast));
    void invalidate(['getBroadcasts']);
  }

  return (
    <ConfirmDialog
      title="Announce this policy?"
      action="Send to the members"
      variant="primary"
      act={announce}
      problemText={(error) => failureText('Failed to announce the policy', error)}
      onClose={onClose}
    >
      <p className="mt-2 text-sm text-muted">
        The bot sends this message to every member who wants broadcasts:
      </p>
      <p className="mt-3 rounded-md bg-sunken p-3 text-sm whitespace-pre-line wrap-anywhere">
        {text}
      </p>
    </ConfirmDialog>
  );
}
