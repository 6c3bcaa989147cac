import type { AdminApp } from '#contract/admin/apps.ts';
import { APPLICATION_TYPES } from '#rules/apps/form.ts';
import { APP_PERMISSIONS } from '#rules/permissions.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { UtcTime } from '#web/ui/time.tsx';
import type { Judgement } from './judge-dialog.tsx';

type AppItemProps = { app: AdminApp; onJudge: (to: Judgement) => void };

export function AppItem({ app, onJudge }: AppItemProps) {
  const isApproved = app.status === 'production';
  const type = APPLICATION_TYPES.find(({ id }) => id === app.applicationType)?.label;
  const permissions = APP_PERMISSIONS.filter(({ id }) => app.permissions.includes(id));
  return (
    <li className="grid gap-3 px-4 py-4 sm:px-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h3 className="text-lg wrap-anywhere">{app.name}</h3>
        <Badge tone={isApproved ? 'good' : 'warn'}>{isApproved ? 'Production' : 'Sandbox'}</Badge>
        <span className="text-sm text-muted">
          by <bdi>{app.developer}</bdi>, registered by <bdi>{app.ownerName}</bdi>{' '}
          <UtcTime at={app.createdAt} />
        </span>
      </div>
      <p className="measure text-sm whitespace-pre-line wrap-anywhere">{app.description}</p>
      <dl className="grid gap-x-6 gap-y-1 text-sm max-sm:gap-y-0 sm:grid-cols-[8rem_1fr] max-sm:[&_dd]:mb-2 [&_dd]:min-w-0 [&_dd]:wrap-anywhere [&_dt]:text-muted">
        <dt>Type</dt>
        <dd>{type}</dd>
        <dt>Permissions</dt>
        <dd>{permissions.map(({ label }) => label).join(', ')}</dd>
        <dt>Contact</dt>
        <dd>{app.contactEmail}</dd>
        <dt>Webhook</dt>
        <dd>{app.webhookUrl ?? 'None'}</dd>
        <dt>Callbacks</dt>
        <dd className="whitespace-pre-line">
          {app.callbackUrls.length === 0 ? 'None' : app.callbackUrls.join('\n')}
        </dd>
        {app.returnedReason !== null && (
          <>
            <dt>Sent back</dt>
            <dd>{app.returnedReason}</dd>
          </>
        )}
      </dl>
      <div className="flex flex-wrap gap-2">
        {!isApproved && (
          <Button size="sm" variant="primary" onClick={() => onJudge('production')}>
            Approve
          </Button>
        )}
        <Button size="sm" onClick={() => onJudge('sandbox')}>
          {isApproved ? 'Back to sandbox' : 'Send back'}
        </Button>
      </div>
    </li>
  );
}
