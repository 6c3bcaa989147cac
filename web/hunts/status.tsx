import type { HuntSummary } from '#contract/site/hunts.ts';
import { useCountdown } from '#web/shell/countdown.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { UtcTime } from '#web/ui/time.tsx';

const LOOKS: Readonly<Record<HuntSummary['status'], { word: string; tone: Tone }>> = {
  upcoming: { word: 'Upcoming', tone: 'neutral' },
  running: { word: 'Running', tone: 'brass' },
  ended: { word: 'Ended', tone: 'warn' },
  settled: { word: 'Winners known', tone: 'good' },
  cancelled: { word: 'Cancelled', tone: 'bad' },
};

export function HuntStatusBadge({ status }: Pick<HuntSummary, 'status'>) {
  const { word, tone } = LOOKS[status];
  return <Badge tone={tone}>{word}</Badge>;
}

type Times = Pick<HuntSummary, 'status' | 'startsAt' | 'endsAt'>;

/** True while a clock of the hunt runs: to its start or to its end. */
export function hasClock({ status }: Pick<HuntSummary, 'status'>): boolean {
  return status === 'running' || status === 'upcoming';
}

/** The time left to the hunt's start or end, with the moment itself. */
export function HuntClock({ status, startsAt, endsAt }: Times) {
  const at = status === 'upcoming' ? startsAt : endsAt;
  const left = useCountdown(at);
  return (
    <dl>
      <dt className="text-sm text-muted">{status === 'upcoming' ? 'Starts in' : 'Ends in'}</dt>
      <dd>
        <span className="block font-display text-3xl font-semibold tracking-[-0.015em]">
          {left}
        </span>
        <span className="block text-xs text-muted">
          <UtcTime at={at} />
        </span>
      </dd>
    </dl>
  );
}
