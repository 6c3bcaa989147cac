import type { SystemStatus } from '#contract/weekly-rewards.ts';
import { formatCountdown, weekOf, weekStartMs } from '#rules/week.ts';
import { useNow } from '#web/shell/now.tsx';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { UtcTime } from '#web/ui/time.tsx';
import { PanelCard } from './panel-card.tsx';
import { WeekRuler } from './week-ruler.tsx';

/** When the week is frozen and when it is paid, with countdowns. */
export function WeekSchedule({ status }: { status: SystemStatus | undefined }) {
  const nowMs = useNow(COUNTDOWN_TICK_MS);
  return (
    <PanelCard title="Schedule" isBusy={status === undefined}>
      <dl className="grid gap-3">
        <Moment
          name="Next Snapshot"
          hint="The week is frozen"
          at={status?.nextSnapshot}
          nowMs={nowMs}
        />
        <Moment
          name="Next Distribution"
          hint="The pool is shared out"
          at={status?.nextDistribution}
          nowMs={nowMs}
        />
      </dl>
      <WeekRuler share={shareOfWeek(nowMs)} />
    </PanelCard>
  );
}

// The countdown shows minutes; a second's tick lets them change when they are due.
const COUNTDOWN_TICK_MS = 1000;
const WEEK_MS = 604_800_000;

function shareOfWeek(nowMs: number): number {
  return (nowMs - weekStartMs(weekOf(nowMs))) / WEEK_MS;
}

type MomentProps = { name: string; hint: string; at: string | undefined; nowMs: number };

function Moment({ name, hint, at, nowMs }: MomentProps) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="min-w-0">
        <span className="block text-sm font-medium">{name}</span>
        <span className="block text-xs text-muted">{hint}</span>
      </dt>
      <dd className="w-36 shrink-0 text-right">
        <span className="block text-lg leading-5 font-semibold">
          {at ? formatCountdown(Date.parse(at), nowMs) : <SkeletonText chars={6} />}
        </span>
        <span className="block text-xs text-muted">
          {at ? <UtcTime at={at} /> : <SkeletonText chars={17} />}
        </span>
      </dd>
    </div>
  );
}
