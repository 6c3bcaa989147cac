import { WEBHOOK_SECRET_OVERLAP_MS } from '#rules/webhooks.ts';
import { Button } from '#web/ui/button.tsx';
import { CodeBlock } from '../code-block.tsx';
import type { NewSecret } from './index.tsx';

const HOUR_MS = 3_600_000;

/** The secret of an app's webhooks, once. */
export function SecretNote(props: { newSecret: NewSecret; onPutAway: () => void }) {
  const { app, secret } = props.newSecret;
  return (
    <section
      aria-labelledby="secret-title"
      className="mt-5 rounded-lg border border-brass bg-surface p-4 sm:p-5"
    >
      <h3 id="secret-title" className="text-lg wrap-anywhere">
        Webhook secret of {app.name}
      </h3>
      <p className="mt-1 mb-3 measure text-sm text-muted">
        Keep it now: it is not shown again. After a rotation the one before it signs too for{' '}
        {WEBHOOK_SECRET_OVERLAP_MS / HOUR_MS} hours.
      </p>
      <CodeBlock label="Webhook secret" code={secret} />
      <Button className="mt-3" onClick={props.onPutAway}>
        I have kept it
      </Button>
    </section>
  );
}
