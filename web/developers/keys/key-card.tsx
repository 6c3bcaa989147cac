import { useState } from 'react';
import type { ApiKey } from '#contract/developer/keys.ts';
import { permissionBadge } from '#rules/permissions.ts';
import { Badge } from '#web/ui/badge.tsx';
import { countText } from '#web/ui/figures.ts';
import { RelativeTime, UtcTime } from '#web/ui/time.tsx';
import { focusableTip } from '#web/ui/tooltip/tip.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { KeyActions } from './key-actions.tsx';
import { KeySecret } from './key-secret.tsx';
import { endedBy, isWorking, permissionLabel } from './key-state.ts';
import { RequestsChart } from './requests-chart.tsx';
import { RotateDialog } from './rotate-dialog.tsx';
import type { Revealed } from './use-revealed.ts';

type KeyCardProps = {
  apiKey: ApiKey;
  nowMs: number;
  revealed: Revealed;
  onDeleted: () => void;
};

/** One key: its name, permissions and usage, and the actions on it. */
export function KeyCard({ apiKey, nowMs, revealed, onDeleted }: KeyCardProps) {
  const [asks, setAsks] = useState<'delete' | 'rotate' | null>(null);
  const titleId = `key-${apiKey.id}`;
  return (
    <article aria-labelledby={titleId} className="rounded-lg border bg-surface px-4 py-4 sm:px-5">
      <div className="flex flex-col gap-x-6 gap-y-3 sm:flex-row sm:items-start sm:justify-between">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-2">
            <h3 id={titleId} className="text-lg wrap-anywhere">
              <bdi>{apiKey.name}</bdi>
            </h3>
            <State apiKey={apiKey} nowMs={nowMs} />
          </div>
          <Dates apiKey={apiKey} nowMs={nowMs} />
        </div>
        <KeyActions
          apiKey={apiKey}
          nowMs={nowMs}
          onDelete={() => setAsks('delete')}
          onRotate={() => setAsks('rotate')}
        />
      </div>
      <KeySecret apiKey={apiKey} revealed={revealed} />
      <ul aria-label="Permissions" className="mt-3 flex flex-wrap gap-1.5">
        {apiKey.permissions.map((id) => (
          <li key={id}>
            <span {...focusableTip(permissionLabel(id))} className="inline-flex rounded-full">
              <Badge>{permissionBadge(id)}</Badge>
            </span>
          </li>
        ))}
      </ul>
      {apiKey.withheld.length > 0 && (
        <p className="mt-2 text-sm text-warn">
          Its app no longer declares what these need, so they do nothing:{' '}
          {apiKey.withheld.map(permissionLabel).join(', ')}.
        </p>
      )}
      <Usage apiKey={apiKey} />
      {asks === 'delete' && (
        <DeleteDialog apiKey={apiKey} onDeleted={onDeleted} onClose={() => setAsks(null)} />
      )}
      {asks === 'rotate' && (
        <RotateDialog apiKey={apiKey} onRotated={revealed.keep} onClose={() => setAsks(null)} />
      )}
    </article>
  );
}

function State({ apiKey, nowMs }: { apiKey: ApiKey; nowMs: number }) {
  const ended = endedBy(apiKey, nowMs);
  return (
    <>
      {isWorking(apiKey, nowMs) ? <Badge tone="good">Active</Badge> : <Badge>Inactive</Badge>}
      {ended !== null && <Badge tone="warn">{ENDS[ended]}</Badge>}
    </>
  );
}

const ENDS = { 'app removed': 'App removed', replaced: 'Replaced', expired: 'Expired' } as const;

function Dates({ apiKey, nowMs }: { apiKey: ApiKey; nowMs: number }) {
  const { createdAt, lastUsed, lastUsedFrom, expiresAt, retiresAt, app } = apiKey;
  const isOver = (end: string) => Date.parse(end) <= nowMs;
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-muted">
      <li>
        Created <UtcTime at={createdAt} show="date" />
      </li>
      {lastUsed !== undefined && (
        <li>
          Last used <RelativeTime at={lastUsed} nowMs={nowMs} />
          {lastUsedFrom !== undefined && ` from ${lastUsedFrom}`}
        </li>
      )}
      {expiresAt !== null && (
        <li>
          {isOver(expiresAt) ? 'Expired' : 'Expires'} <UtcTime at={expiresAt} />
        </li>
      )}
      {retiresAt !== null && (
        <li>
          Replaced by a newer key; {isOver(retiresAt) ? 'worked' : 'works'} until{' '}
          <UtcTime at={retiresAt} />
        </li>
      )}
      {app !== null && (
        <li className="wrap-anywhere">
          For the app <bdi>{app.name}</bdi>
        </li>
      )}
    </ul>
  );
}

function Usage({ apiKey: { name, usage } }: { apiKey: ApiKey }) {
  return (
    <div className="mt-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 border-t pt-3">
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        <Figure label="Total Requests" value={countText(usage.totalRequests)} />
        <Figure label="Today" value={countText(usage.todayRequests)} />
        <Figure label="Rate Limit" value={`${countText(usage.rateLimit)}/min`} />
      </dl>
      <RequestsChart name={name} days={usage.days} />
    </div>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="mt-0.5 text-lg font-semibold">{value}</dd>
    </div>
  );
}
