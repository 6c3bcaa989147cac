import type { DatedPolicy } from '#contract/site/policies.ts';
import { weekStartMs } from '#rules/weeks/week.ts';
import { failureText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { m } from '#web/messages.ts';
import { ConfirmDialog } from '#web/shell/dialog/confirm-dialog.tsx';
import { toast } from '#web/shell/toast/toast.tsx';
import { rich } from '#web/ui/text/rich.ts';
import { UtcTime } from '#web/ui/time.tsx';
import { POLICY_CALLS } from '../calls.ts';
import { focusSection } from '../section-parts.tsx';
import { useAdminWork } from '../use-admin-work.ts';

/** Asks before a coming policy is withdrawn. */
export function WithdrawDialog({ dated, onClose }: { dated: DatedPolicy; onClose: () => void }) {
  const { adminTelegramId, withSignIn, invalidate } = useAdminWork();
  const { fromWeek, policy } = dated;

  async function withdraw(): Promise<void> {
    try {
      await withSignIn(() => call('withdrawPolicy', { body: { adminTelegramId, fromWeek } }));
      toast({ title: m.portal_policy_withdrawn(), description: policy.name });
    } finally {
      void invalidate(POLICY_CALLS);
    }
  }

  return (
    <ConfirmDialog
      title={m.portal_policy_withdraw_ask()}
      action={m.portal_policy_withdraw()}
      act={withdraw}
      problemText={(error) => failureText(m.portal_policy_withdraw_failed(), error)}
      onDone={focusSection}
      onClose={onClose}
    >
      <p className="mt-2 text-sm text-muted">
        {rich(
          m.portal_policy_withdraw_text({
            at: () => <UtcTime at={weekStartMs(fromWeek)} />,
            name: policy.name,
          }),
        )}
      </p>
    </ConfirmDialog>
  );
}
