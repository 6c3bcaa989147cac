import type { AdminPlanRequest } from '#contract/admin/plan-requests.ts';
import { ARRANGEMENT_LENGTHS } from '#rules/plans/arrangements.ts';
import { planFor } from '#rules/plans/plans.ts';
import { failureText } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { m } from '#web/messages.ts';
import { ConfirmDialog } from '#web/shell/dialog/confirm-dialog.tsx';
import { toast } from '#web/shell/toast/toast.tsx';
import { planRequestText } from '#web/ui/text/plan-request-text.ts';
import { rich } from '#web/ui/text/rich.ts';
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
        title: isGrant ? m.portal_plans_did_grant() : m.portal_plans_did_decline(),
        description: m.portal_plans_whose({
          name: request.memberName,
          request: planRequestText(request),
        }),
      });
    } finally {
      void invalidate(PLAN_REQUEST_CALLS);
    }
  }

  return (
    <ConfirmDialog
      title={
        isGrant
          ? m.portal_plans_grant_title({ request: planRequestText(request) })
          : m.portal_plans_decline_title({ request: planRequestText(request) })
      }
      action={isGrant ? m.portal_plans_grant_do() : m.portal_plans_decline_do()}
      variant={isGrant ? 'primary' : 'danger'}
      check={() =>
        typed.text.trim() !== '' ? null : isGrant ? m.portal_plans_note() : m.portal_plans_why()
      }
      act={decide}
      problemText={(error) =>
        failureText(
          isGrant ? m.portal_plans_grant_failed() : m.portal_plans_decline_failed(),
          error,
        )
      }
      // The decision removes the button that had the focus.
      onDone={focusSection}
      onClose={onClose}
    >
      {isGrant && <Effect request={request} />}
      <div className="mt-4">
        <CommentsField
          label={isGrant ? m.portal_plans_what() : m.week_reason()}
          hint={isGrant ? m.portal_plans_what_hint() : m.portal_plans_reason_hint()}
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
    return (
      <p className="mt-2 text-sm text-muted">{m.portal_plans_effect_new({ name: memberName })}</p>
    );
  }
  const parts = {
    name: memberName,
    plan: planFor(currentPlan.tierId)?.name ?? '',
    end: () => <UtcTime at={currentPlan.expiresAt} />,
  };
  if (currentPlan.source !== 'grant') {
    return <p className="mt-2 text-sm text-warn">{rich(m.portal_plans_effect_paid(parts))}</p>;
  }
  return currentPlan.tierId === tierId ? (
    <p className="mt-2 text-sm text-muted">{rich(m.portal_plans_effect_longer(parts))}</p>
  ) : (
    <p className="mt-2 text-sm text-warn">{rich(m.portal_plans_effect_other(parts))}</p>
  );
}
