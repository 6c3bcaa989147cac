import type { ReactNode } from 'react';
import type { AdminDashboard } from '#contract/admin/dashboard.ts';
import { loadFailureText } from '#web/api/api-error.ts';
import { m } from '#web/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { DisplayDigits } from '#web/ui/count-up.tsx';
import { cx } from '#web/ui/cx.ts';
import { apart, countText } from '#web/ui/figures.ts';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { rich } from '#web/ui/text/rich.ts';
import { Ago } from './ago.tsx';
import { useDashboard } from './calls.ts';

/** Submissions by status, and how long the oldest has been pending. */
export function SummaryCards() {
  const { data, isError, error, refetch } = useDashboard();
  if (!data && isError) {
    return (
      <div
        role="alert"
        className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-bad/50 bg-surface px-4 py-3"
      >
        <p>
          <span className="font-medium">{m.portal_figures_failed()}</span>{' '}
          <span className="text-sm text-muted">{loadFailureText(error)}</span>
        </p>
        <Button onClick={() => void refetch()}>{m.shell_try_again()}</Button>
      </div>
    );
  }
  return (
    <dl
      aria-busy={!data}
      className="grid grid-cols-4 gap-px sm:grid-cols-3 overflow-hidden rounded-lg border bg-line lg:grid-cols-[1fr_1.6fr_1fr_1fr]"
    >
      <Card label={m.portal_total()} value={data?.submissions.total} />
      <Card
        label={m.portal_pending()}
        value={data?.submissions.pending}
        note={<Oldest dashboard={data} />}
        isLeading={true}
      />
      <Card label={m.portal_approved()} value={data?.submissions.approved} />
      <Card label={m.portal_rejected()} value={data?.submissions.rejected} />
    </dl>
  );
}

type CardProps = {
  label: string;
  value: number | undefined;
  note?: ReactNode;
  isLeading?: boolean;
};

function Card({ label, value, note, isLeading = false }: CardProps) {
  return (
    <div
      className={cx(
        'flex flex-col justify-between bg-surface px-1 py-2 sm:px-4 sm:py-3',
        isLeading && 'max-lg:order-first sm:max-lg:col-span-3',
      )}
    >
      <dt className="flex flex-wrap gap-x-2 text-xs tracking-tight text-muted wrap-anywhere sm:text-sm sm:tracking-normal">
        <span>{label}</span>
        {/* Next to the label, because the figure's width is unknown while it loads. */}
        {note && <span className="max-sm:hidden">{note}</span>}
      </dt>
      <dd className={cx('font-display text-2xl font-semibold', isLeading && 'text-brass')}>
        {value === undefined ? <SkeletonText chars={3} /> : <Figure value={value} />}
      </dd>
    </div>
  );
}

function Figure({ value }: { value: number }) {
  return (
    <span {...apart()}>
      <DisplayDigits text={countText(value)} />
    </span>
  );
}

function Oldest({ dashboard }: { dashboard: AdminDashboard | undefined }) {
  if (!dashboard) {
    return (
      <span>
        <SkeletonText chars={22} />
      </span>
    );
  }
  const at = dashboard.oldestPendingAt;
  return (
    <span>
      {at === null
        ? m.portal_none_pending()
        : rich(m.portal_oldest({ ago: () => <Ago at={at} /> }))}
    </span>
  );
}
