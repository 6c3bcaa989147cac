import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { App } from '#contract/developer/apps.ts';
import { APPLICATION_TYPES } from '#rules/apps/form.ts';
import { APP_PERMISSIONS } from '#rules/permissions.ts';
import { call } from '#web/api/call.ts';
import { queryKeyFor } from '#web/api/queries.ts';
import { toast } from '#web/shell/toast/toast.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { UtcTime } from '#web/ui/time.tsx';
import { draftOf, useAppChange } from './app-draft.ts';
import { AppForm } from './app-form.tsx';
import { AppWebhook } from './app-webhook.tsx';
import type { NewSecret } from './new-secret.ts';
import { RemoveDialog } from './remove-dialog.tsx';

type AppCardProps = { app: App; onSecret: (secret: NewSecret) => void };

/** One app with its status, facts and webhook, and the actions on it. */
export function AppCard({ app, onSecret }: AppCardProps) {
  const id = useId();
  const queryClient = useQueryClient();
  const [draft, setDraft] = useAppChange(app.id);
  const [isRemoving, setIsRemoving] = useState(false);
  const isApproved = app.status === 'production';

  return (
    <li aria-labelledby={id} className="rounded-lg border bg-surface">
      <div className="grid gap-3 px-4 py-4 sm:px-5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h3 id={id} className="text-xl wrap-anywhere">
            {app.name}
          </h3>
          <Badge tone={isApproved ? 'good' : 'warn'}>{isApproved ? 'Production' : 'Sandbox'}</Badge>
        </div>
        {app.returnedReason !== null && (
          <p className="measure text-sm text-warn wrap-anywhere">
            Back in sandbox: {app.returnedReason}
          </p>
        )}
        {!isApproved && app.returnedReason === null && (
          <p className="text-sm text-muted">Waiting for an administrator’s approval.</p>
        )}
        {draft === null ? (
          <>
            <p className="measure text-sm whitespace-pre-line wrap-anywhere">{app.description}</p>
            <Facts app={app} />
            <div className="flex flex-wrap gap-2">
              <Button size="sm" onClick={() => setDraft(draftOf(app))}>
                Edit
              </Button>
              <Button size="sm" variant="danger" onClick={() => setIsRemoving(true)}>
                Remove
              </Button>
            </div>
          </>
        ) : (
          <AppForm
            draft={draft}
            onChange={setDraft}
            submitLabel="Save changes"
            onSubmit={(body) => call('putApp', { params: { appId: app.id }, body })}
            onDone={({ app: changed, webhookSecret }) => {
              // Before the list is fetched again, so that the next edit starts from the new values.
              queryClient.setQueryData<readonly App[]>(queryKeyFor('getApps', {}), (apps) =>
                apps?.map((each) => (each.id === changed.id ? changed : each)),
              );
              setDraft(null);
              const wentBack = isApproved && changed.status === 'sandbox';
              toast({
                title: 'App changed',
                ...(wentBack && {
                  description: 'It is back in sandbox until it is approved again.',
                }),
              });
              if (webhookSecret !== null) onSecret({ app: changed, secret: webhookSecret });
              void queryClient.invalidateQueries({ queryKey: queryKeyFor('getApps', {}) });
            }}
          >
            <Button onClick={() => setDraft(null)}>Cancel</Button>
            {isApproved && (
              <p className="w-full text-xs text-muted">
                Changing the name, developer, type, callback URLs or permissions sends it back to
                sandbox.
              </p>
            )}
          </AppForm>
        )}
      </div>
      {app.webhookUrl !== null && draft === null && <AppWebhook app={app} onSecret={onSecret} />}
      {isRemoving && <RemoveDialog app={app} onClose={() => setIsRemoving(false)} />}
    </li>
  );
}

function Facts({ app }: { app: App }) {
  const type = APPLICATION_TYPES.find(({ id }) => id === app.applicationType)?.label;
  const permissions = APP_PERMISSIONS.filter(({ id }) => app.permissions.includes(id));
  return (
    <dl className="grid gap-x-6 gap-y-1.5 text-sm max-sm:gap-y-0 sm:grid-cols-[10rem_1fr] max-sm:[&_dd]:mb-2 [&_dd]:min-w-0 [&_dd]:wrap-anywhere [&_dt]:text-muted">
      <dt>Developer</dt>
      <dd>{app.developer}</dd>
      <dt>Contact</dt>
      <dd>{app.contactEmail}</dd>
      <dt>Type</dt>
      <dd>{type}</dd>
      <dt>Permissions</dt>
      <dd>{permissions.map(({ label }) => label).join(', ')}</dd>
      <dt>Callback URLs</dt>
      <dd>
        {app.callbackUrls.length === 0 ? (
          'None'
        ) : (
          <ul>
            {app.callbackUrls.map((url) => (
              <li key={url}>{url}</li>
            ))}
          </ul>
        )}
      </dd>
      <dt>Registered</dt>
      <dd>
        <UtcTime at={app.createdAt} />
      </dd>
      {app.approvedAt !== null && (
        <>
          <dt>Approved</dt>
          <dd>
            <UtcTime at={app.approvedAt} />
          </dd>
        </>
      )}
    </dl>
  );
}
