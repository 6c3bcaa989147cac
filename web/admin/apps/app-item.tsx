import type { AdminApp } from '#contract/admin/apps.ts';
import { APP_PERMISSIONS } from '#rules/permissions.ts';
import { m } from '#web/messages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { listText } from '#web/ui/figures.ts';
import { appPermissionName } from '#web/ui/text/app-permission-name.ts';
import { appTypeName } from '#web/ui/text/app-type-name.ts';
import { rich } from '#web/ui/text/rich.ts';
import { UtcTime } from '#web/ui/time.tsx';
import type { Judgement } from './judge-dialog.tsx';

type AppItemProps = { app: AdminApp; onJudge: (to: Judgement) => void };

export function AppItem({ app, onJudge }: AppItemProps) {
  const isApproved = app.status === 'production';
  const permissions = APP_PERMISSIONS.filter(({ id }) => app.permissions.includes(id));
  return (
    <li className="grid gap-3 px-4 py-4 sm:px-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h3 className="text-lg wrap-anywhere">
          <bdi>{app.name}</bdi>
        </h3>
        <Badge tone={isApproved ? 'good' : 'warn'}>
          {isApproved ? m.portal_apps_production() : m.portal_apps_sandbox()}
        </Badge>
        <span className="text-sm text-muted">
          {rich(
            m.portal_apps_by({
              developer: () => <bdi>{app.developer}</bdi>,
              owner: () => <bdi>{app.ownerName}</bdi>,
              time: () => <UtcTime at={app.createdAt} />,
            }),
          )}
        </span>
      </div>
      <p dir="auto" className="measure text-sm whitespace-pre-line wrap-anywhere">
        {app.description}
      </p>
      <dl className="grid gap-x-6 gap-y-1 text-sm max-sm:gap-y-0 sm:grid-cols-[8rem_1fr] max-sm:[&_dd]:mb-2 [&_dd]:min-w-0 [&_dd]:wrap-anywhere [&_dt]:text-muted">
        <dt>{m.portal_apps_type()}</dt>
        <dd>{appTypeName(app.applicationType)}</dd>
        <dt>{m.portal_apps_permissions()}</dt>
        <dd>{listText(permissions.map(({ id }) => appPermissionName(id)))}</dd>
        <dt>{m.portal_apps_contact()}</dt>
        <dd>
          <bdi>{app.contactEmail}</bdi>
        </dd>
        <dt>{m.portal_apps_webhook()}</dt>
        <dd>{app.webhookUrl === null ? m.portal_apps_nothing() : <bdi>{app.webhookUrl}</bdi>}</dd>
        <dt>{m.portal_apps_callbacks()}</dt>
        <dd className="whitespace-pre-line">
          {app.callbackUrls.length === 0 ? (
            m.portal_apps_nothing()
          ) : (
            <bdi>{app.callbackUrls.join('\n')}</bdi>
          )}
        </dd>
        {app.returnedReason !== null && (
          <>
            <dt>{m.portal_apps_sent_back()}</dt>
            <dd dir="auto">{app.returnedReason}</dd>
          </>
        )}
      </dl>
      <div className="flex flex-wrap gap-2">
        {!isApproved && (
          <Button size="sm" variant="primary" onClick={() => onJudge('production')}>
            {m.portal_apps_approve()}
          </Button>
        )}
        <Button size="sm" onClick={() => onJudge('sandbox')}>
          {isApproved ? m.portal_apps_to_sandbox() : m.portal_apps_send_back()}
        </Button>
      </div>
    </li>
  );
}
