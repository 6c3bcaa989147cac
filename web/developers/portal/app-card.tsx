import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { App } from '#contract/developer/apps.ts';
import { APP_PERMISSIONS } from '#rules/permissions.ts';
import { call } from '#web/api/call.ts';
import { queryKeyFor } from '#web/api/queries.ts';
import { m } from '#web/messages.ts';
import { toast } from '#web/shell/toast/toast.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { listText } from '#web/ui/figures.ts';
import { appPermissionName } from '#web/ui/text/app-permission-name.ts';
import { appTypeName } from '#web/ui/text/app-type-name.ts';
import { rich } from '#web/ui/text/rich.ts';
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
            <bdi>{app.name}</bdi>
          </h3>
          <Badge tone={isApproved ? 'good' : 'warn'}>
            {isApproved ? m.portal_apps_production() : m.portal_apps_sandbox()}
          </Badge>
        </div>
        {app.returnedReason !== null && (
          <p className="measure text-sm text-warn wrap-anywhere">
            {rich(m.devapp_returned({ reason: () => <bdi>{app.returnedReason}</bdi> }))}
          </p>
        )}
        {!isApproved && app.returnedReason === null && (
          <p className="text-sm text-muted">{m.devapp_waits()}</p>
        )}
        {draft === null ? (
          <>
            <p dir="auto" className="measure text-sm whitespace-pre-line wrap-anywhere">
              {app.description}
            </p>
            <Facts app={app} />
            <div className="flex flex-wrap gap-2">
              <Button size="sm" onClick={() => setDraft(draftOf(app))}>
                {m.creator_edit()}
              </Button>
              <Button size="sm" variant="danger" onClick={() => setIsRemoving(true)}>
                {m.devapp_remove()}
              </Button>
            </div>
          </>
        ) : (
          <AppForm
            draft={draft}
            onChange={setDraft}
            submitLabel={m.portal_settings_save()}
            onSubmit={(body) => call('putApp', { params: { appId: app.id }, body })}
            onDone={({ app: changed, webhookSecret }) => {
              // Before the list is fetched again, so that the next edit starts from the new values.
              queryClient.setQueryData<readonly App[]>(queryKeyFor('getApps', {}), (apps) =>
                apps?.map((each) => (each.id === changed.id ? changed : each)),
              );
              setDraft(null);
              const wentBack = isApproved && changed.status === 'sandbox';
              toast({
                title: m.devapp_changed(),
                ...(wentBack && { description: m.devapp_changed_back() }),
              });
              if (webhookSecret !== null) onSecret({ app: changed, secret: webhookSecret });
              void queryClient.invalidateQueries({ queryKey: queryKeyFor('getApps', {}) });
            }}
          >
            <Button onClick={() => setDraft(null)}>{m.shell_cancel()}</Button>
            {isApproved && <p className="w-full text-xs text-muted">{m.devapp_change_note()}</p>}
          </AppForm>
        )}
      </div>
      {app.webhookUrl !== null && draft === null && <AppWebhook app={app} onSecret={onSecret} />}
      {isRemoving && <RemoveDialog app={app} onClose={() => setIsRemoving(false)} />}
    </li>
  );
}

function Facts({ app }: { app: App }) {
  const permissions = APP_PERMISSIONS.filter(({ id }) => app.permissions.includes(id));
  return (
    <dl className="grid gap-x-6 gap-y-1.5 text-sm max-sm:gap-y-0 sm:grid-cols-[10rem_1fr] max-sm:[&_dd]:mb-2 [&_dd]:min-w-0 [&_dd]:wrap-anywhere [&_dt]:text-muted">
      <dt>{m.devapp_by()}</dt>
      <dd>
        <bdi>{app.developer}</bdi>
      </dd>
      <dt>{m.portal_apps_contact()}</dt>
      <dd>
        <bdi>{app.contactEmail}</bdi>
      </dd>
      <dt>{m.portal_apps_type()}</dt>
      <dd>{appTypeName(app.applicationType)}</dd>
      <dt>{m.portal_apps_permissions()}</dt>
      <dd>{listText(permissions.map(({ id }) => appPermissionName(id)))}</dd>
      <dt>{m.devapp_callbacks()}</dt>
      <dd>
        {app.callbackUrls.length === 0 ? (
          m.devapp_no_callbacks()
        ) : (
          <ul>
            {app.callbackUrls.map((url) => (
              <li key={url}>
                <bdi dir="ltr">{url}</bdi>
              </li>
            ))}
          </ul>
        )}
      </dd>
      <dt>{m.devapp_registered_at()}</dt>
      <dd>
        <UtcTime at={app.createdAt} />
      </dd>
      {app.approvedAt !== null && (
        <>
          <dt>{m.devapp_approved_at()}</dt>
          <dd>
            <UtcTime at={app.approvedAt} />
          </dd>
        </>
      )}
    </dl>
  );
}
