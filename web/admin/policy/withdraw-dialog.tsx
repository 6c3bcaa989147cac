import type { DatedPolicy } from '#contract/site/policies.ts';
import { weekStartMs } from '#rules/weeks/week.ts';
import { failureText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { ConfirmDialog } from '#web/shell/dialog/confirm-dialog.tsx';
import { toast } from '#web/shell/toast/toast.tsx';
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
      toast({ title: 'Policy withdrawn', description: policy.name });
    } finally {
      void invalidate(POLICY_CALLS);
    }
  }

  return (
    <ConfirmDialog
      title="Withdraw this policy?"
      action="Withdraw"
      act={withdraw}
      problemText={(error) => failureText('Failed to withdraw the policy', error)}
      onDone={focusSection}
      onClose={onClose}
    >
      <p className="mt-2 text-sm text-muted">
        The rules before it then stay in force after <UtcTime at={weekStartMs(fromWeek)} />. Members
        may have read “{policy.name}” already.
      </p>
    </ConfirmDialog>
  );
}
