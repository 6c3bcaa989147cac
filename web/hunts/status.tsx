import type { HuntSummary } from '#contract/site/hunts.ts';
import { m } from '#web/messages.ts';
import { useCountdown } from '#web/shell/countdown.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { UtcTime } from '#web/ui/time.tsx';

const LOOKS: Readonly<Record<HuntSummary['status'], { word: () => string; tone: Tone }>> = {
  upcoming: { word: () => m.hunt_upcoming(), tone: 'neutral' },
  running: { word: () => m.hunt_running(), tone: 'brass' },
  ended: { word: () => m.hunt_ended(), tone: 'warn' },
  settled: { word: () => m.hunt_settled(), tone: 'good' },
  cancelled: { word: () => m.hunt_cancelled(), tone: 'bad' },
};

export function HuntStatusBadge({ status }: Pick<HuntSummary, 'status'>) {
  const { word, tone } = LOOKS[status];
  return <Badge tone={tone}>{word()}</Badge>;
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
      <dt className="text-sm text-muted">
        {status === 'upcoming' ? m.hunt_starts_in() : m.hunt_ends_in()}
      </dt>
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
