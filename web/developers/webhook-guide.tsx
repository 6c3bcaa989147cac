import {
  WEBHOOK_EVENTS,
  WEBHOOK_RETRIES_MS,
  WEBHOOK_TOLERANCE_SECONDS,
} from '#rules/apps/webhooks.ts';
import { CodeBlock } from './code-block.tsx';

const CHECK = `import { verifyWebhook } from '@quarterdeck/client';

const message = await verifyWebhook({
  secret: process.env.QUARTERDECK_WEBHOOK_SECRET ?? '',
  signature: request.headers['quarterdeck-signature'],
  body, // raw, before parsing
});`;

/** The events of webhooks, and how a receiver verifies them. */
export function WebhookGuide() {
  return (
    <details className="mt-6 rounded-lg border bg-surface">
      <summary className="flex min-h-11 cursor-pointer items-center px-4 py-2.5 font-medium -outline-offset-2 hover:bg-sunken">
        Webhooks: what they report, and how to verify them
      </summary>
      <div className="grid gap-4 border-t px-4 py-4 text-sm">
        <dl className="divide-y divide-line/60">
          {WEBHOOK_EVENTS.map(({ id, description }) => (
            <div key={id} className="grid gap-x-4 py-1.5 sm:grid-cols-[14rem_1fr]">
              <dt className="font-mono text-xs">{id}</dt>
              <dd className="text-muted">{description}</dd>
            </div>
          ))}
        </dl>
        <p className="measure text-muted">
          Each is a POST with a JSON body. The header Quarterdeck-Signature holds the time and an
          HMAC-SHA256 of time, dot and body, made with your app’s secret; reject any that is older
          than {WEBHOOK_TOLERANCE_SECONDS / 60} minutes. Answer with 200 to 299 within 5 seconds;
          otherwise it is sent again, up to {WEBHOOK_RETRIES_MS.length} times within two days. An
          event keeps its id, so you can process each only once.
        </p>
        <CodeBlock label="Verifying a webhook in TypeScript" code={CHECK} />
      </div>
    </details>
  );
}
