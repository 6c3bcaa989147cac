import {
  WEBHOOK_EVENTS,
  WEBHOOK_RETRIES_MS,
  WEBHOOK_TOLERANCE_SECONDS,
  type WebhookEvent,
} from '#rules/apps/webhooks.ts';
import { m } from '#web/messages.ts';
import { CodeBlock } from './code-block.tsx';
import { English } from './english.tsx';

const CHECK = `import { verifyWebhook } from '@quarterdeck/client';

const message = await verifyWebhook({
  secret: process.env.QUARTERDECK_WEBHOOK_SECRET ?? '',
  signature: request.headers['quarterdeck-signature'],
  body, // raw, before parsing
});`;

const EVENTS: Readonly<Record<WebhookEvent, () => string>> = {
  'payment_request.paid': () => m.dev_event_paid(),
  'consent.granted': () => m.dev_event_granted(),
  'consent.revoked': () => m.dev_event_revoked(),
  'escrow.changed': () => m.dev_event_escrow(),
  'app.approved': () => m.dev_event_approved(),
  test: () => m.dev_event_test(),
};

/** The events of webhooks, and how a receiver verifies them. */
export function WebhookGuide() {
  return (
    <details className="mt-6 rounded-lg border bg-surface">
      <summary className="flex min-h-11 cursor-pointer items-center px-4 py-2.5 font-medium -outline-offset-2 hover:bg-sunken">
        {m.dev_hooks_title()}
      </summary>
      <div className="grid gap-4 border-t px-4 py-4 text-sm">
        <dl className="divide-y divide-line/60">
          {WEBHOOK_EVENTS.map((id) => (
            <div key={id} className="grid gap-x-4 py-1.5 sm:grid-cols-[14rem_1fr]">
              <dt className="font-mono text-xs">
                <English>{id}</English>
              </dt>
              <dd className="text-muted">{EVENTS[id]()}</dd>
            </div>
          ))}
        </dl>
        <p className="measure text-muted">
          {m.dev_hooks_text({
            minutes: WEBHOOK_TOLERANCE_SECONDS / 60,
            times: WEBHOOK_RETRIES_MS.length,
          })}
        </p>
        <CodeBlock label={m.dev_hooks_code()} code={CHECK} />
      </div>
    </details>
  );
}
