import type { AdminPlanRequest } from '#contract/admin/plan-requests.ts';
import { ARRANGEMENT_LENGTHS, requestText } from '#rules/plans/arrangements.ts';
import { planFor } from '#rules/plans/plans.ts';
import { failureText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { ConfirmDialog } from '#web/shell/dialog/confirm-dialog.tsx';
import { toast } from '#web/shell/toast/toast.tsx';
import { UtcTime } from '#web/ui/time.tsx';
import { PLAN_REQUEST_CALLS } from '../calls.ts';
import { CommentsField } from '../review/comments-field.tsx';
import { focusSection } from '../section-parts.tsx';
import { useAdminWork } from '../use-admin-work.ts';
import { useTyped } from '../use-typed.ts';
import type { Decision } from './request-item.tsx';

type DecisionDialogProps = { request: AdminPlanRequest; to: Decision; onClose: () => void };

/** Asks what was received before a plan is granted, or why it is declined. The bot tells the member. */
export function DecisionDialog({ request, to, onClose }: DecisionDialogProps) {
  const typed = useTyped(`plan request ${request.id} ${to}`);
  const { adminTelegramId, withSignIn, invalidate } = useAdminWork();
  const isGrant = to === 'granted';

  async function decide(): Promise<void> {
    const params = { id: request.id };
    const note = typed.text.trim();
    try {
      await withSignIn(() =>
        isGrant
          ? call('grantPlanRequest', { params, body: { adminTelegramId, received: note } })
          : call('declinePlanRequest', { params, body: { adminTelegramId, reason: note } }),
      );
      typed.clear();
      toast({
        title: isGrant ? 'Plan granted' : 'Request declined',
        description: `${request.memberName}: ${requestText(request)}`,
      });
    } finally {
      void invalidate(PLAN_REQUEST_CALLS);
    }
  }

  return (
    <ConfirmDialog
      title={`${isGrant ? 'Grant' : 'Decline'} ${requestText(request)}?`}
      action={isGrant ? 'Grant plan' : 'Decline request'}
      variant={isGrant ? 'primary' : 'danger'}
      check={() =>
        typed.text.trim() !== '' ? null : isGrant ? 'Note what you received.' : 'Say why.'
      }
      act={decide}
      problemText={(error) =>
        failureText(`Failed to ${isGrant ? 'grant the plan' : 'decline the request'}`, error)
      }
      // The decision removes the button that had the focus.
      onDone={focusSection}
      onClose={onClose}
    >
      {isGrant && <Effect request={request} />}
      <div className="mt-4">
        <CommentsField
          label={isGrant ? 'What you received' : 'Reason'}
          hint={
            isGrant
              ? 'Amount, coin and transaction. The member sees it, and the audit log keeps it.'
              : 'The member sees it on the plans page and gets it from the bot.'
          }
          value={typed.text}
          onChange={typed.change}
          maxLength={isGrant ? ARRANGEMENT_LENGTHS.received : ARRANGEMENT_LENGTHS.reason}
        />
      </div>
    </ConfirmDialog>
  );
}

/** The effect of the grant on the member's current plan. */
function Effect({ request: { memberName, currentPlan, tierId } }: { request: AdminPlanRequest }) {
  if (currentPlan === null) {
    return <p className="mt-2 text-sm text-muted">{memberName} gets the plan from now on.</p>;
  }
  const until = <UtcTime at={currentPlan.expiresAt} />;
  const name = planFor(currentPlan.tierId)?.name;
  if (currentPlan.source !== 'grant') {
    return (
      <p className="mt-2 text-sm text-warn">
        {memberName} has paid for {name} until {until}. Until then nothing can be granted.
      </p>
    );
  }
  return currentPlan.tierId === tierId ? (
    <p className="mt-2 text-sm text-muted">
      {memberName} has {name} until {until}. The new months are added to that.
    </p>
  ) : (
    <p className="mt-2 text-sm text-warn">
      {memberName} has {name} until {until}. The new plan replaces it at once, and the rest of it is
      lost.
    </p>
  );
}
