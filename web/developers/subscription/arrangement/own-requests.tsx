import { useState } from 'react';
import type { PlanRequest } from '#contract/developer/plan-requests.ts';
import { requestText } from '#rules/plans/arrangements.ts';
import { call, errorText } from '#web/api/call.ts';
import { Problem } from '#web/shell/dialog/dialog.tsx';
import { toast } from '#web/shell/toast/toast.tsx';
import { useWork } from '#web/shell/use-work.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { UtcTime } from '#web/ui/time.tsx';
import { useInvalidate } from '../calls.ts';

const STANDINGS: Record<PlanRequest['status'], { label: string; tone: Tone }> = {
  open: { label: 'Waiting for the owner', tone: 'brass' },
  granted: { label: 'Granted', tone: 'good' },
  declined: { label: 'Declined', tone: 'bad' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
};

/** The member's requests with their outcomes, newest first. */
export function OwnRequests({ requests }: { requests: readonly PlanRequest[] }) {
  return (
    <>
      <h3 id="own-requests" tabIndex={-1} className="mt-5 text-lg outline-none first:mt-0">
        Your requests
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
        <span className="font-medium">{requestText(request)}</span>
        <Badge tone={tone}>{label}</Badge>
        <span className="text-muted">
          <UtcTime at={createdAt} show="date" />
        </span>
      </p>
      {status === 'open' && <p className="text-muted wrap-anywhere">Contact: {contact}</p>}
      {expiresAt !== null && (
        <p className="wrap-anywhere">
          Until <UtcTime at={expiresAt} />. Received: {received}
        </p>
      )}
      {reason !== null && <p className="wrap-anywhere">{reason}</p>}
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
      toast({ title: 'Request withdrawn', description: 'You can ask again.' });
    } catch (error) {
      setProblem(errorText(error));
    }
    await invalidate();
  }

  return (
    <div>
      <Button size="sm" loading={isBusy} onClick={() => void run(withdraw)}>
        Withdraw
      </Button>
      <Problem text={problem} />
    </div>
  );
}
