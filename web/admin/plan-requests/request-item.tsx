import type { AdminPlanRequest } from '#contract/admin/plan-requests.ts';
import { requestText } from '#rules/plans/arrangements.ts';
import { planFor } from '#rules/plans/plans.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { UtcTime } from '#web/ui/time.tsx';

export type Decision = 'granted' | 'declined';

const STANDINGS: Record<AdminPlanRequest['status'], { label: string; tone: Tone }> = {
  open: { label: 'Open', tone: 'warn' },
  granted: { label: 'Granted', tone: 'good' },
  declined: { label: 'Declined', tone: 'bad' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
};

const SOURCES = { card: 'paid by card', coin: 'paid in coins', grant: 'granted' } as const;

type RequestItemProps = { request: AdminPlanRequest; onDecide: (to: Decision) => void };

export function RequestItem({ request, onDecide }: RequestItemProps) {
  const { status, contact, currentPlan, received, reason, beginsAt, expiresAt } = request;
  const { label, tone } = STANDINGS[status];
  return (
    <li className="grid gap-3 px-4 py-4 sm:px-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h3 className="text-lg">{requestText(request)}</h3>
        <Badge tone={tone}>{label}</Badge>
        <span className="min-w-0 text-sm text-muted wrap-anywhere">
          by <bdi>{request.memberName}</bdi> ({request.memberTelegramId}),{' '}
          <UtcTime at={request.createdAt} />
        </span>
      </div>
      <dl className="grid gap-x-6 gap-y-1 text-sm max-sm:gap-y-0 sm:grid-cols-[8rem_1fr] max-sm:[&_dd]:mb-2 [&_dd]:min-w-0 [&_dd]:wrap-anywhere [&_dt]:text-muted">
        {contact !== null && (
          <>
            <dt>Contact</dt>
            <dd>
              <bdi>{contact}</bdi>
            </dd>
          </>
        )}
        {status === 'open' && (
          <>
            <dt>Plan now</dt>
            <dd>
              {currentPlan === null ? (
                'None'
              ) : (
                <>
                  {planFor(currentPlan.tierId)?.name}, {SOURCES[currentPlan.source]}, until{' '}
                  <UtcTime at={currentPlan.expiresAt} />
                </>
              )}
            </dd>
          </>
        )}
        {beginsAt !== null && expiresAt !== null && (
          <>
            <dt>Granted</dt>
            <dd>
              <UtcTime at={beginsAt} /> to <UtcTime at={expiresAt} />
            </dd>
            <dt>Received</dt>
            <dd className="whitespace-pre-line">{received}</dd>
          </>
        )}
        {reason !== null && (
          <>
            <dt>Declined</dt>
            <dd className="whitespace-pre-line">{reason}</dd>
          </>
        )}
      </dl>
      {status === 'open' && (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="primary" onClick={() => onDecide('granted')}>
            Grant
          </Button>
          <Button size="sm" onClick={() => onDecide('declined')}>
            Decline
          </Button>
        </div>
      )}
    </li>
  );
}
