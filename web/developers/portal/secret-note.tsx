import { WEBHOOK_SECRET_OVERLAP_MS } from '#rules/apps/webhooks.ts';
import { m } from '#web/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { rich } from '#web/ui/text/rich.ts';
import { CodeBlock } from '../code-block.tsx';
import type { NewSecret } from './new-secret.ts';

const HOUR_MS = 3_600_000;

/** Shows the secret of an app's webhooks, once. */
export function SecretNote(props: { newSecret: NewSecret; onDismiss: () => void }) {
  const { app, secret } = props.newSecret;
  return (
    <section
      aria-labelledby="secret-title"
      className="mt-5 rounded-lg border border-brass bg-surface p-4 sm:p-5"
    >
      <h3 id="secret-title" className="text-lg wrap-anywhere">
        {rich(m.devapp_secret_of({ app: () => <bdi>{app.name}</bdi> }))}
      </h3>
      <p className="mt-1 mb-3 measure text-sm text-muted">
        {m.devapp_secret_text({ hours: WEBHOOK_SECRET_OVERLAP_MS / HOUR_MS })}
      </p>
      <CodeBlock label={m.devapp_secret()} code={secret} />
      <Button className="mt-3" onClick={props.onDismiss}>
        {m.devapp_secret_saved()}
      </Button>
    </section>
  );
}
