import { useState } from 'react';
import type { App } from '#contract/developer/apps.ts';
import type { WebhookDelivery } from '#contract/developer/webhooks.ts';
import { WEBHOOK_LOG_DAYS } from '#rules/apps/webhooks.ts';
import { call, errorText } from '#web/api/call.ts';
import { useCall } from '#web/api/queries.ts';
import { PagedList } from '#web/shell/load/paged-list.tsx';
import { toast } from '#web/shell/toast/toast.tsx';
import { useWork } from '#web/shell/use-work.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { UtcTime } from '#web/ui/time.tsx';

const POLL_MS = 5_000;
const PAGE_SIZE = '10';

const STATES: Readonly<Record<WebhookDelivery['status'], { label: string; tone: Tone }>> = {
  waiting: { label: 'Waiting', tone: 'warn' },
  delivered: { label: 'Delivered', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
  over_quota: { label: 'Over quota', tone: 'bad' },
};

/** An app's webhook deliveries, newest first, with the responses of its server. */
export function Deliveries({ app }: { app: App }) {
  const [page, setPage] = useState(1);
  const log = useCall(
    'getWebhookDeliveries',
    { params: { appId: app.id }, query: { page: String(page), limit: PAGE_SIZE } },
    { staleMs: 0, pollMs: POLL_MS, keepPrevious: true },
  );
  return (
    <PagedList
      answer={log}
      failure="The deliveries could not be loaded"
      skeleton={{ rows: 1, height: 'h-16' }}
      className="mt-3"
      of="deliveries"
      count={({ deliveries }) => deliveries.length}
      page={page}
      onPage={setPage}
      staysPut={true}
      empty={{ title: `Nothing was sent in the last ${WEBHOOK_LOG_DAYS} days.` }}
    >
      {({ deliveries }) => (
        <ul aria-label="Deliveries" className="divide-y border-y empty:hidden">
          {deliveries.map((each) => (
            <Delivery key={each.id} app={app} delivery={each} onSent={() => log.refetch()} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

type DeliveryProps = { app: App; delivery: WebhookDelivery; onSent: () => Promise<unknown> };

function Delivery({ app, delivery, onSent }: DeliveryProps) {
  const { run, isBusy } = useWork();
  const state = STATES[delivery.status];

  async function redeliver(): Promise<void> {
    try {
      await call('redeliverWebhook', {
        params: { appId: app.id, deliveryId: delivery.id },
        body: {},
      });
    } catch (error) {
      toast({ title: 'Error', description: errorText(error), tone: 'destructive' });
    } finally {
      await onSent();
    }
  }

  return (
    <li className="py-2.5 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Badge tone={state.tone}>{state.label}</Badge>
        <span className="font-mono text-xs">{delivery.type}</span>
        <span className="text-muted">
          <UtcTime at={delivery.createdAt} />
        </span>
        {delivery.status !== 'waiting' && (
          <Button
            size="sm"
            className="ml-auto"
            loading={isBusy}
            onClick={() => void run(redeliver)}
          >
            Redeliver
          </Button>
        )}
      </div>
      <p className="mt-1 text-xs text-muted">
        {outcomeText(delivery)}
        {delivery.nextAt !== null && delivery.attempts > 0 && (
          <>
            {' '}
            Next try <UtcTime at={delivery.nextAt} />.
          </>
        )}
      </p>
      <details>
        <summary className="inline-flex min-h-9 cursor-pointer items-center text-xs text-muted hover:text-ink pointer-coarse:min-h-11">
          Body
        </summary>
        <pre className="rounded-md bg-sunken p-3 font-mono text-xs whitespace-pre-wrap wrap-anywhere">
          {delivery.body}
        </pre>
      </details>
    </li>
  );
}

function outcomeText({ attempts, lastStatus, lastError, lastMs }: WebhookDelivery): string {
  if (attempts === 0) return 'Not tried yet.';
  const tries = attempts === 1 ? '1 try' : `${attempts} tries`;
  const answer = lastStatus === null ? '' : `, answered with ${lastStatus}`;
  const took = lastMs === null ? '' : ` after ${lastMs} ms`;
  const error = lastError === null ? '' : `: ${lastError}`;
  return `${tries}${answer}${took}${error}.`;
}
