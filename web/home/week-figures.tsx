import type { ReactNode } from 'react';
import type { SystemStatus } from '#contract/site/weekly-rewards.ts';
import type { KnownAnswer } from '#web/api/known-answer.ts';
import { m } from '#web/messages.ts';
import { useCountdown } from '#web/shell/countdown.ts';
import { PoolAmount } from '#web/ui/coin/pool-amount.tsx';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { UtcTime } from '#web/ui/time.tsx';
import { useSystemStatus } from './figures.ts';

/** The next payout with its countdown, and the pool that it shares out. */
export function WeekFigures() {
  const status = useSystemStatus();
  const hunt = status.data?.hunt;
  return (
    <dl className="grid grid-cols-[6fr_5fr] gap-px">
      <WeekFigure label={m.home_next_payout()} status={status}>
        {({ nextDistribution }) => <NextPayout at={nextDistribution} />}
      </WeekFigure>
      <WeekFigure label={m.home_pool()} status={status}>
        {(status) => (
          <>
            <PoolAmount {...status} />
            <Note>{m.home_each_week()}</Note>
          </>
        )}
      </WeekFigure>
      {hunt && (
        <div className="col-span-2 min-w-0 bg-surface px-4 py-4 sm:px-5">
          <dt className="text-sm text-muted">{m.home_hunt()}</dt>
          <dd>
            <a href={`/hunts/${hunt.id}`} className="link">
              {hunt.title}
            </a>
          </dd>
        </div>
      )}
    </dl>
  );
}

type WeekFigureProps = {
  label: string;
  status: KnownAnswer<'getSystemStatus'>;
  children: (status: SystemStatus) => ReactNode;
};

function WeekFigure({ label, status, children }: WeekFigureProps) {
  const { data, hasFailed } = status;
  return (
    <div aria-busy={!data && !hasFailed} className="min-w-0 bg-surface px-4 py-4 sm:px-5">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="mt-0.5 font-display text-2xl font-semibold tracking-[-0.015em]">
        {data ? (
          children(data)
        ) : (
          <>
            {hasFailed ? '–' : <SkeletonText chars={6} />}
            <Note>{hasFailed ? m.home_not_loaded() : <SkeletonText chars={18} />}</Note>
          </>
        )}
      </dd>
    </div>
  );
}

function NextPayout({ at }: { at: string }) {
  return (
    <>
      {useCountdown(at)}
      <Note>
        <UtcTime at={at} />
      </Note>
    </>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <span className="block font-sans text-xs font-normal tracking-normal text-muted">
      {children}
    </span>
  );
}
