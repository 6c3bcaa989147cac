import { type ReactNode, useState } from 'react';
import type { ApiKey } from '#contract/developer/keys.ts';
import type { Rich } from '#rules/messages/numbers.ts';
import { m } from '#web/messages.ts';
import { Badge } from '#web/ui/badge.tsx';
import { countText, listText } from '#web/ui/figures.ts';
import { rich } from '#web/ui/text/rich.ts';
import { RelativeTime, UtcTime } from '#web/ui/time.tsx';
import { focusableTip } from '#web/ui/tooltip/tip.ts';
import { keyPermissionTexts } from '../key-permissions.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { KeyActions } from './key-actions.tsx';
import { KeySecret } from './key-secret.tsx';
import { endedBy, isWorking } from './key-state.ts';
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
      <ul aria-label={m.portal_apps_permissions()} className="mt-3 flex flex-wrap gap-1.5">
        {apiKey.permissions.map((id) => {
          const { label, badge } = keyPermissionTexts(id);
          return (
            <li key={id}>
              <span {...focusableTip(label())} className="inline-flex rounded-full">
                <Badge>{badge()}</Badge>
              </span>
            </li>
          );
        })}
      </ul>
      {apiKey.withheld.length > 0 && (
        <p className="mt-2 text-sm text-warn">
          {m.dev_keys_withheld({
            permissions: listText(apiKey.withheld.map((id) => keyPermissionTexts(id).label())),
          })}
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
      {isWorking(apiKey, nowMs) ? (
        <Badge tone="good">{m.dev_keys_active()}</Badge>
      ) : (
        <Badge>{m.dev_keys_inactive()}</Badge>
      )}
      {ended !== null && <Badge tone="warn">{ENDS[ended]()}</Badge>}
    </>
  );
}

const ENDS = {
  'app removed': () => m.dev_keys_app_removed(),
  replaced: () => m.dev_keys_replaced(),
  expired: () => m.dev_keys_expired(),
} as const;

function Dates({ apiKey, nowMs }: { apiKey: ApiKey; nowMs: number }) {
  const { createdAt, lastUsed, lastUsedFrom, expiresAt, retiresAt, app } = apiKey;
  const isOver = (end: string) => Date.parse(end) <= nowMs;
  const moment = (at: string) => ({ time: () => <UtcTime at={at} /> });
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-muted">
      <li>{rich(m.dev_keys_made_at({ time: () => <UtcTime at={createdAt} show="date" /> }))}</li>
      {lastUsed !== undefined && (
        <li>{rich(usedText(lastUsedFrom, () => <RelativeTime at={lastUsed} nowMs={nowMs} />))}</li>
      )}
      {expiresAt !== null && (
        <li>
          {rich(
            isOver(expiresAt)
              ? m.dev_keys_expired_at(moment(expiresAt))
              : m.dev_keys_expires_at(moment(expiresAt)),
          )}
        </li>
      )}
      {retiresAt !== null && (
        <li>
          {rich(
            isOver(retiresAt)
              ? m.dev_keys_worked_until(moment(retiresAt))
              : m.dev_keys_works_until(moment(retiresAt)),
          )}
        </li>
      )}
      {app !== null && (
        <li className="wrap-anywhere">
          {rich(m.dev_keys_for_app({ app: () => <bdi>{app.name}</bdi> }))}
        </li>
      )}
    </ul>
  );
}

function usedText(network: string | undefined, time: () => ReactNode): Rich<ReactNode> {
  return network === undefined
    ? m.dev_keys_used({ time })
    : m.dev_keys_used_from({ time, network });
}

function Usage({ apiKey: { name, usage } }: { apiKey: ApiKey }) {
  return (
    <div className="mt-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 border-t pt-3">
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        <Figure label={m.dev_keys_requests()} value={countText(usage.totalRequests)} />
        <Figure label={m.monitor_today()} value={countText(usage.todayRequests)} />
        <Figure
          label={m.dev_keys_rate()}
          value={m.dev_keys_per_minute({ count: usage.rateLimit })}
        />
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
