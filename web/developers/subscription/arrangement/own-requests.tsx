import { useState } from 'react';
import type { PlanRequest } from '#contract/developer/plan-requests.ts';
import { call, errorText } from '#web/api/call.ts';
import { m } from '#web/messages.ts';
import { Problem } from '#web/shell/dialog/dialog.tsx';
import { toast } from '#web/shell/toast/toast.tsx';
import { useWork } from '#web/shell/use-work.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { planRequestText } from '#web/ui/text/plan-request-text.ts';
import { rich } from '#web/ui/text/rich.ts';
import { UtcTime } from '#web/ui/time.tsx';
import { useInvalidate } from '../calls.ts';

const STANDINGS: Record<PlanRequest['status'], { label: () => string; tone: Tone }> = {
  open: { label: () => m.devplan_own_open(), tone: 'brass' },
  granted: { label: () => m.portal_plans_granted(), tone: 'good' },
  declined: { label: () => m.portal_plans_declined(), tone: 'bad' },
  withdrawn: { label: () => m.portal_plans_withdrawn(), tone: 'neutral' },
};

/** The member's requests with their outcomes, newest first. */
export function OwnRequests({ requests }: { requests: readonly PlanRequest[] }) {
  return (
    <>
      <h3 id="own-requests" tabIndex={-1} className="mt-5 text-lg outline-none first:mt-0">
        {m.devplan_own()}
      </h3>
      <ul aria-labelledby="own-requests" className="mt-2 divide-y rounded-md border">
        {requests.map((request) => (
          <OwnRequest key={request.id} request={request} />
        ))}
      </ul>
    </>
  );
}

function OwnRequest({ request }: { request: PlanRequest }) {
  const { status, createdAt, received, reason, expiresAt, contact } = request;
  const { label, tone } = STANDINGS[status];
  return (
    <li className="grid gap-1.5 px-4 py-3 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium">{planRequestText(request)}</span>
        <Badge tone={tone}>{label()}</Badge>
        <span className="text-muted">
          <UtcTime at={createdAt} show="date" />
        </span>
      </p>
      {status === 'open' && (
        <p className="text-muted wrap-anywhere">
          {rich(m.devplan_own_contact({ contact: () => <bdi>{contact}</bdi> }))}
        </p>
      )}
      {expiresAt !== null && (
        <p className="wrap-anywhere">
          {rich(
            m.devplan_own_granted({
              time: () => <UtcTime at={expiresAt} />,
              received: () => <bdi>{received}</bdi>,
            }),
          )}
        </p>
      )}
      {reason !== null && (
        <p dir="auto" className="wrap-anywhere">
          {reason}
        </p>
      )}
      {status === 'open' && <Withdraw id={request.id} />}
    </li>
  );
}

function Withdraw({ id }: { id: string }) {
  const [problem, setProblem] = useState<string | null>(null);
  const invalidate = useInvalidate();
  const { run, isBusy } = useWork();

  async function withdraw(): Promise<void> {
    setProblem(null);
    try {
      await call('withdrawPlanRequest', { params: { id }, body: {} });
      // The button disappears when the request is no longer open.
      document.getElementById('own-requests')?.focus();
      toast({ title: m.devplan_own_withdrawn(), description: m.devplan_own_again() });
    } catch (error) {
      setProblem(errorText(error));
    }
    await invalidate();
  }

  return (
    <div>
      <Button size="sm" loading={isBusy} onClick={() => void run(withdraw)}>
        {m.devplan_own_withdraw()}
      </Button>
      <Problem text={problem} />
    </div>
  );
}
