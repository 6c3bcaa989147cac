import type { ReactNode } from 'react';
import type { SystemStatus } from '#contract/site/weekly-rewards.ts';
import { weekOf, weekStartMs } from '#rules/weeks/week.ts';
import { m } from '#web/messages.ts';
import { paths } from '#web/paths.ts';
import { useCountdown } from '#web/shell/countdown.ts';
import { useNow } from '#web/shell/now.tsx';
import { PageLink } from '#web/shell/page-link.tsx';
import { SkeletonText } from '#web/ui/skeleton.tsx';
import { UtcTime } from '#web/ui/time.tsx';
import { ASIDE_LINK, PanelCard } from '../panel-card.tsx';
import { WeekRuler } from './ruler.tsx';

/** Snapshot and distribution, with countdowns. */
export function WeekSchedule({ status }: { status: SystemStatus | undefined }) {
  const nowMs = useNow(MINUTE_MS);
  return (
    <PanelCard
      title={m.board_schedule()}
      isBusy={status === undefined}
      aside={
        <PageLink href={paths.rules} className={ASIDE_LINK}>
          {m.weeks_rules()}
        </PageLink>
      }
    >
      <dl className="grid gap-3">
        <Moment name={m.board_snapshot()} hint={m.board_snapshot_text()}>
          {status && <Countdown at={status.nextSnapshot} />}
        </Moment>
        <Moment name={m.board_distribution()} hint={m.board_distribution_text()}>
          {status && <Countdown at={status.nextDistribution} />}
        </Moment>
      </dl>
      <WeekRuler share={shareOfWeek(nowMs)} />
    </PanelCard>
  );
}

const MINUTE_MS = 60_000;
const WEEK_MS = 604_800_000;

function shareOfWeek(nowMs: number): number {
  return (nowMs - weekStartMs(weekOf(nowMs))) / WEEK_MS;
}

type MomentProps = { name: string; hint: string; children: ReactNode | undefined };

function Moment({ name, hint, children }: MomentProps) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="min-w-0">
        <span className="block text-sm font-medium">{name}</span>
        <span className="block text-xs text-muted">{hint}</span>
      </dt>
      <dd className="w-36 shrink-0 text-end">
        {children ?? (
          <TimeLeft left={<SkeletonText chars={6} />} at={<SkeletonText chars={17} />} />
        )}
      </dd>
    </div>
  );
}

function Countdown({ at }: { at: string }) {
  return <TimeLeft left={useCountdown(at)} at={<UtcTime at={at} />} />;
}

function TimeLeft({ left, at }: { left: ReactNode; at: ReactNode }) {
  return (
    <>
      <span className="block text-lg leading-5 font-semibold">{left}</span>
      <span className="block text-xs text-muted">{at}</span>
    </>
  );
}
