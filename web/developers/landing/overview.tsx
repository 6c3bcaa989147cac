import type { ReactNode } from 'react';
import { API_KEY_PERMISSIONS } from '#rules/permissions.ts';
import { useCall } from '#web/api/queries.ts';
import { community } from '#web/community.ts';
import { paths } from '#web/paths.ts';
import { PageLink } from '#web/shell/page-link.tsx';
import { cx } from '#web/ui/cx.ts';
import { SkeletonText } from '#web/ui/skeleton.tsx';

const STEPS = [
  {
    title: 'Register your app',
    text: 'In the developer portal. It starts in sandbox, where it reaches only your own account.',
  },
  {
    title: 'Create a key',
    text: 'With only the permissions your app needs. Each member allows your app separately, in the bot.',
  },
  {
    title: 'Go to production',
    text: 'An administrator reviews your app. Once approved, it may ask every member.',
  },
];

const WAYS_ON = [
  { label: 'Register an app', href: `${paths.developersPortal}?tab=register` },
  { label: 'Manage API keys', href: paths.developersKeys },
  { label: 'See examples', href: `${paths.developers}?tab=examples` },
];

/** Figures, the steps to production, and the permissions. */
export function Overview() {
  return (
    <div className="grid gap-10">
      <Figures />
      <section aria-labelledby="start-title">
        <h2 id="start-title" className="text-2xl">
          From the dock to open water
        </h2>
        <ol className="mt-4 divide-y rounded-lg border bg-surface">
          {STEPS.map(({ title, text }, index) => (
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
          {WAYS_ON.map(({ label, href }) => (
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
          What a key can be allowed
        </h2>
        <dl className="mt-4 grid gap-px overflow-hidden rounded-lg border bg-line sm:grid-cols-2 lg:grid-cols-3">
          {API_KEY_PERMISSIONS.map(({ id, label, description }) => (
            <div key={id} className="bg-surface px-4 py-3 sm:px-5">
              <dt className="font-medium">{label}</dt>
              <dd className="text-sm text-muted">{description}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 measure text-sm text-muted">
          A key for an app can have only what the app declares. No key can move coins: members of
          the {community.communityName} community confirm payments in their own wallets.
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
    { label: 'API endpoints', value: data?.endpoints },
    { label: 'Members', value: data?.members },
    { label: 'Apps in production', value: data?.productionApps },
    { label: 'Webhooks in 30 days', value: data?.webhooksDelivered },
  ];
  // Its space is reserved until it is known if there is a figure.
  const uptime = data?.uptimePercent;
  return (
    <dl
      aria-label="Figures"
      aria-busy={!data}
      className={cx(
        'grid grid-cols-2 gap-px overflow-hidden rounded-lg border bg-line',
        uptime === null ? 'lg:grid-cols-4' : 'lg:grid-cols-5',
      )}
    >
      {figures.map(({ label, value }) => (
        <Figure key={label} label={label}>
          {value === undefined ? <SkeletonText chars={3} /> : value.toLocaleString('en-US')}
        </Figure>
      ))}
      {uptime !== null && (
        <Figure label="Uptime in 90 days" className="max-lg:col-span-2">
          {uptime === undefined ? <SkeletonText chars={6} /> : `${uptime.toFixed(2)}%`}
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
