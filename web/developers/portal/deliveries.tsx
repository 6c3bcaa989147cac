import { useState } from 'react';
import type { App } from '#contract/developer/apps.ts';
import type { WebhookDelivery } from '#contract/developer/webhooks.ts';
import { WEBHOOK_LOG_DAYS } from '#rules/apps/webhooks.ts';
import { call, errorText } from '#web/api/call.ts';
import { useCall } from '#web/api/queries.ts';
import { m } from '#web/messages.ts';
import { PagedList } from '#web/shell/load/paged-list.tsx';
import { toast } from '#web/shell/toast/toast.tsx';
import { useWork } from '#web/shell/use-work.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { rich } from '#web/ui/text/rich.ts';
import { UtcTime } from '#web/ui/time.tsx';

const POLL_MS = 5_000;
const PAGE_SIZE = '10';

const STATES: Readonly<Record<WebhookDelivery['status'], { label: () => string; tone: Tone }>> = {
  waiting: { label: () => m.devapp_waiting(), tone: 'warn' },
  delivered: { label: () => m.devapp_delivered(), tone: 'good' },
  failed: { label: () => m.devapp_undelivered(), tone: 'bad' },
  over_quota: { label: () => m.devapp_over_quota(), tone: 'bad' },
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
      failure={m.devapp_log_failed()}
      skeleton={{ rows: 1, height: 'h-16' }}
      className="mt-3"
      of={m.devapp_log_of()}
      count={({ deliveries }) => deliveries.length}
      page={page}
      onPage={setPage}
      staysPut={true}
      empty={{ title: m.devapp_log_none({ days: WEBHOOK_LOG_DAYS }) }}
    >
      {({ deliveries }) => (
        <ul aria-label={m.devapp_log_list()} className="divide-y border-y empty:hidden">
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
  const { nextAt } = delivery;

  async function redeliver(): Promise<void> {
    try {
      await call('redeliverWebhook', {
        params: { appId: app.id, deliveryId: delivery.id },
        body: {},
      });
    } catch (error) {
      toast({ title: m.shell_error(), description: errorText(error), tone: 'destructive' });
    } finally {
      await onSent();
    }
  }

  return (
    <li className="py-2.5 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Badge tone={state.tone}>{state.label()}</Badge>
        <bdi dir="ltr" className="font-mono text-xs">
          {delivery.type}
        </bdi>
        <span className="text-muted">
          <UtcTime at={delivery.createdAt} />
        </span>
        {delivery.status !== 'waiting' && (
          <Button
            size="sm"
            className="ms-auto"
            loading={isBusy}
            onClick={() => void run(redeliver)}
          >
            {m.devapp_redeliver()}
          </Button>
        )}
      </div>
      <p className="mt-1 text-xs text-muted">
        <Outcome delivery={delivery} />
        {nextAt !== null && delivery.attempts > 0 && (
          <> {rich(m.devapp_next_try({ time: () => <UtcTime at={nextAt} /> }))}</>
        )}
      </p>
      <details>
        <summary className="inline-flex min-h-9 cursor-pointer items-center text-xs text-muted hover:text-ink pointer-coarse:min-h-11">
          {m.dev_body()}
        </summary>
        <pre
          dir="ltr"
          className="rounded-md bg-sunken p-3 font-mono text-xs whitespace-pre-wrap wrap-anywhere"
        >
          {delivery.body}
        </pre>
      </details>
    </li>
  );
}

/** The app's server answered, or not, after some time. The error is our server's own English. */
function Outcome({ delivery }: { delivery: WebhookDelivery }) {
  const { attempts: tries, lastStatus, lastError, lastMs } = delivery;
  if (tries === 0) return m.devapp_untried();
  const error = () => (
    <bdi dir="ltr" lang="en">
      {lastError}
    </bdi>
  );
  if (lastMs === null) {
    return lastError === null
      ? m.devapp_tried({ tries })
      : rich(m.devapp_tried_error({ tries, error }));
  }
  const ms = String(lastMs);
  if (lastStatus === null) {
    return lastError === null
      ? m.devapp_tried_silent({ tries, ms })
      : rich(m.devapp_tried_silent_error({ tries, ms, error }));
  }
  const status = String(lastStatus);
  return lastError === null
    ? m.devapp_tried_answer({ tries, status, ms })
    : rich(m.devapp_tried_answer_error({ tries, status, ms, error }));
}
