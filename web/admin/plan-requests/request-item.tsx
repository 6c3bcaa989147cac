import type { ReactNode } from 'react';
import type { AdminPlanRequest } from '#contract/admin/plan-requests.ts';
import type { Rich } from '#rules/messages/numbers.ts';
import { planFor } from '#rules/plans/plans.ts';
import { m } from '#web/messages.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { planRequestText } from '#web/ui/text/plan-request-text.ts';
import { rich } from '#web/ui/text/rich.ts';
import { UtcTime } from '#web/ui/time.tsx';

export type Decision = 'granted' | 'declined';

const STANDINGS: Record<AdminPlanRequest['status'], { label: () => string; tone: Tone }> = {
  open: { label: () => m.portal_plans_open(), tone: 'warn' },
  granted: { label: () => m.portal_plans_granted(), tone: 'good' },
  declined: { label: () => m.portal_plans_declined(), tone: 'bad' },
  withdrawn: { label: () => m.portal_plans_withdrawn(), tone: 'neutral' },
};

type RequestItemProps = { request: AdminPlanRequest; onDecide: (to: Decision) => void };

export function RequestItem({ request, onDecide }: RequestItemProps) {
  const { status, contact, currentPlan, received, reason, beginsAt, expiresAt } = request;
  const { label, tone } = STANDINGS[status];
  return (
    <li className="grid gap-3 px-4 py-4 sm:px-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h3 className="text-lg">{planRequestText(request)}</h3>
        <Badge tone={tone}>{label()}</Badge>
        <span className="min-w-0 text-sm text-muted wrap-anywhere">
          {rich(
            m.portal_plans_by({
              name: () => <bdi>{request.memberName}</bdi>,
              id: request.memberTelegramId,
              time: () => <UtcTime at={request.createdAt} />,
            }),
          )}
        </span>
      </div>
      <dl className="grid gap-x-6 gap-y-1 text-sm max-sm:gap-y-0 sm:grid-cols-[8rem_1fr] max-sm:[&_dd]:mb-2 [&_dd]:min-w-0 [&_dd]:wrap-anywhere [&_dt]:text-muted">
        {contact !== null && (
          <>
            <dt>{m.portal_apps_contact()}</dt>
            <dd>
              <bdi>{contact}</bdi>
            </dd>
          </>
        )}
        {status === 'open' && (
          <>
            <dt>{m.portal_plans_now()}</dt>
            <dd>
              {currentPlan === null ? m.portal_plans_now_none() : rich(currentText(currentPlan))}
            </dd>
          </>
        )}
        {beginsAt !== null && expiresAt !== null && (
          <>
            <dt>{m.portal_plans_granted()}</dt>
            <dd>
              {rich(
                m.portal_plans_time({
                  from: () => <UtcTime at={beginsAt} />,
                  to: () => <UtcTime at={expiresAt} />,
                }),
              )}
            </dd>
            <dt>{m.portal_plans_received()}</dt>
            <dd dir="auto" className="whitespace-pre-line">
              {received}
            </dd>
          </>
        )}
        {reason !== null && (
          <>
            <dt>{m.portal_plans_declined()}</dt>
            <dd dir="auto" className="whitespace-pre-line">
              {reason}
            </dd>
          </>
        )}
      </dl>
      {status === 'open' && (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="primary" onClick={() => onDecide('granted')}>
            {m.portal_plans_grant()}
          </Button>
          <Button size="sm" onClick={() => onDecide('declined')}>
            {m.portal_plans_decline()}
          </Button>
        </div>
      )}
    </li>
  );
}

type CurrentPlan = NonNullable<AdminPlanRequest['currentPlan']>;

function currentText({ tierId, source, expiresAt }: CurrentPlan): Rich<ReactNode> {
  const parts = {
    plan: planFor(tierId)?.name ?? '',
    time: () => <UtcTime at={expiresAt} />,
  };
  if (source === 'card') return m.portal_plans_now_card(parts);
  return source === 'coin' ? m.portal_plans_now_coin(parts) : m.portal_plans_now_grant(parts);
}
