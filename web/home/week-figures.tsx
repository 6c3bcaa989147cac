import type { ReactNode } from 'react';
import type { SystemStatus } from '#contract/weekly-rewards.ts';
import { formatCountdown } from '#rules/week.ts';
import { useNow } from '#web/shell/now.tsx';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { UtcTime } from '#web/ui/time.tsx';
import { useSystemStatus } from './figures.ts';
import { PoolAmount } from './pool-amount.tsx';

/** The next payout with its countdown, and the pool that it will share out. */
export function WeekFigures() {
  return (
    <dl className="grid grid-cols-[6fr_5fr] gap-px">
      <WeekFigure label="Next payout" chars={6}>
        {({ nextDistribution }) => <NextPayout at={nextDistribution} />}
      </WeekFigure>
      <WeekFigure label="This week’s pool" chars={5}>
        {({ weeklyRewardPool }) => (
          <>
            <PoolAmount amount={weeklyRewardPool} />
            <Note>shared each week</Note>
          </>
        )}
      </WeekFigure>
    </dl>
  );
}

type WeekFigureProps = {
  label: string;
  /** As many characters as the figure will have. */
  chars: number;
  children: (status: SystemStatus) => ReactNode;
};

function WeekFigure({ label, chars, children }: WeekFigureProps) {
  const { status, hasFailed } = useSystemStatus();
  return (
    <div aria-busy={!status && !hasFailed} className="min-w-0 bg-surface px-4 py-4 sm:px-5">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="mt-0.5 font-display text-2xl font-semibold tracking-[-0.015em]">
        {status ? (
          children(status)
        ) : (
          <>
            {hasFailed ? '–' : <SkeletonText chars={chars} />}
            <Note>{hasFailed ? 'Could not be loaded' : <SkeletonText chars={18} />}</Note>
          </>
        )}
      </dd>
    </div>
  );
}

function NextPayout({ at }: { at: string }) {
  const nowMs = useNow(COUNTDOWN_TICK_MS);
  return (
    <>
      {formatCountdown(Date.parse(at), nowMs)}
      <Note>
        <UtcTime at={at} />
      </Note>
    </>
  );
}

// The countdown shows minutes; a second's tick lets them change when they are due.
const COUNTDOWN_TICK_MS = 1000;

function Note({ children }: { children: ReactNode }) {
  return (
    <span className="block font-sans text-xs font-normal tracking-normal text-muted">
      {children}
    </span>
  );
}
