import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { App } from '#contract/developer/apps.ts';
import { call, errorText } from '#web/api/call.ts';
import { queryKeyFor } from '#web/api/queries.ts';
import { m } from '#web/messages.ts';
import { toast } from '#web/shell/toast/toast.tsx';
import { useWork } from '#web/shell/use-work.ts';
import { Button } from '#web/ui/button.tsx';
import { Deliveries } from './deliveries.tsx';
import type { NewSecret } from './new-secret.ts';

type AppWebhookProps = { app: App; onSecret: (secret: NewSecret) => void };

/** An app's webhook: its URL, a test, a new secret, and the delivery log. */
export function AppWebhook({ app, onSecret }: AppWebhookProps) {
  const id = useId();
  const queryClient = useQueryClient();
  const [isLogOpen, setIsLogOpen] = useState(false);
  const { run, isBusy } = useWork();

  async function attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      toast({ title: m.shell_error(), description: errorText(error), tone: 'destructive' });
    }
  }

  const test = () =>
    attempt(async () => {
      await call('postTestEvent', { params: { appId: app.id }, body: {} });
      setIsLogOpen(true);
      toast({ title: m.devapp_test_sent(), description: m.devapp_test_sent_text() });
      await queryClient.invalidateQueries({ queryKey: [queryKeyFor('getWebhookDeliveries')[0]] });
    });

  const rotate = () =>
    attempt(async () => {
      const { webhookSecret } = await call('rotateWebhookSecret', {
        params: { appId: app.id },
        body: {},
      });
      if (webhookSecret !== null) onSecret({ app, secret: webhookSecret });
      document.getElementById('apps-title')?.focus();
    });

  return (
    <section aria-labelledby={id} className="border-t px-4 py-4 sm:px-5">
      <h4 id={id} className="font-medium">
        {m.devapp_webhook()}
      </h4>
      <p className="font-mono text-sm text-muted wrap-anywhere">
        <bdi dir="ltr">{app.webhookUrl}</bdi>
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" loading={isBusy} onClick={() => void run(test)}>
          {m.devapp_test()}
        </Button>
        <Button size="sm" onClick={() => void run(rotate)}>
          {m.devapp_secret_new()}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-expanded={isLogOpen}
          onClick={() => setIsLogOpen((now) => !now)}
        >
          {m.devapp_log()}
        </Button>
      </div>
      {isLogOpen && <Deliveries app={app} />}
    </section>
  );
}
