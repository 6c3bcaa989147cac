import type { ReactNode } from 'react';
import { API_KEY_PERMISSIONS } from '#rules/permissions.ts';
import { useCall } from '#web/api/queries.ts';
import { community } from '#web/community.ts';
import { m } from '#web/messages.ts';
import { paths } from '#web/paths.ts';
import { PageLink } from '#web/shell/page-link.tsx';
import { cx } from '#web/ui/cx.ts';
import { countText, shownNumber } from '#web/ui/figures.ts';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { keyPermissionTexts } from '../key-permissions.ts';

/** Figures, the steps to production, and the permissions. */
export function Overview() {
  const steps = [
    { title: m.dev_start_register(), text: m.dev_start_register_text() },
    { title: m.dev_start_key(), text: m.dev_start_key_text() },
    { title: m.dev_start_production(), text: m.dev_start_production_text() },
  ];
  const waysOn = [
    { label: m.dev_register_app(), href: `${paths.developersPortal}?tab=register` },
    { label: m.dev_manage_keys(), href: paths.developersKeys },
    { label: m.dev_see_examples(), href: `${paths.developers}?tab=examples` },
  ];
  return (
    <div className="grid gap-10">
      <Figures />
      <section aria-labelledby="start-title">
        <h2 id="start-title" className="text-2xl">
          {m.dev_start()}
        </h2>
        <ol className="mt-4 divide-y rounded-lg border bg-surface">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="flex gap-4 px-4 py-4 sm:px-5">
              <span aria-hidden="true" className="w-6 font-display text-2xl text-brass">
                {index + 1}
              </span>
              <div className="min-w-0">
                <h3 className="text-lg">{title}</h3>
                <p className="mt-0.5 measure text-sm text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <div className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
          {waysOn.map(({ label, href }) => (
            <PageLink
              key={label}
              href={href}
              className="inline-flex min-h-11 items-center text-brass underline underline-offset-4"
            >
              {label}
            </PageLink>
          ))}
        </div>
      </section>
      <section aria-labelledby="may-title">
        <h2 id="may-title" className="text-2xl">
          {m.dev_allowed()}
        </h2>
        <dl className="mt-4 grid gap-px overflow-hidden rounded-lg border bg-line sm:grid-cols-2 lg:grid-cols-3">
          {API_KEY_PERMISSIONS.map(({ id }) => {
            const { label, description } = keyPermissionTexts(id);
            return (
              <div key={id} className="bg-surface px-4 py-3 sm:px-5">
                <dt className="font-medium">{label()}</dt>
                <dd className="text-sm text-muted">{description()}</dd>
              </div>
            );
          })}
        </dl>
        <p className="mt-3 measure text-sm text-muted">
          {m.dev_allowed_text({ community: community.communityName })}
        </p>
      </section>
    </div>
  );
}

/**
 * Counted by the server (docs/spec/developers.md#2-landing-page). Left out if they do not load; the uptime is left out until
 * there is a day of record.
 */
function Figures() {
  const { data, isError } = useCall('getDeveloperStatistics', {});
  if (isError && !data) return null;
  const figures = [
    { label: m.dev_endpoints(), value: data?.endpoints },
    { label: m.board_members(), value: data?.members },
    { label: m.dev_production_apps(), value: data?.productionApps },
    { label: m.dev_webhooks_sent(), value: data?.webhooksDelivered },
  ];
  // Its space is reserved until it is known if there is a figure.
  const uptime = data?.uptimePercent;
  return (
    <dl
      aria-label={m.dev_figures()}
      aria-busy={!data}
      className={cx(
        'grid grid-cols-2 gap-px overflow-hidden rounded-lg border bg-line',
        uptime === null ? 'lg:grid-cols-4' : 'lg:grid-cols-5',
      )}
    >
      {figures.map(({ label, value }) => (
        <Figure key={label} label={label}>
          {value === undefined ? <SkeletonText chars={3} /> : countText(value)}
        </Figure>
      ))}
      {uptime !== null && (
        <Figure label={m.dev_uptime()} className="max-lg:col-span-2">
          {uptime === undefined ? (
            <SkeletonText chars={6} />
          ) : (
            m.monitor_percent({ percent: shownNumber(uptime.toFixed(2)) })
          )}
        </Figure>
      )}
    </dl>
  );
}

type FigureProps = { label: string; className?: string; children: ReactNode };

function Figure({ label, className, children }: FigureProps) {
  return (
    <div className={cx('bg-surface px-4 py-4 sm:px-5', className)}>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="mt-0.5 font-display text-2xl tabular-nums">{children}</dd>
    </div>
  );
}
