import type { LeaderboardEntry } from '#contract/site/leaderboard.ts';
import type { WeekSummary } from '#contract/site/weekly-rewards.ts';
import { countText, quantityText } from '#web/ui/figures.ts';
import { SkeletonText } from '#web/ui/skeleton.tsx';

type PoolSplitProps = {
  /** Undefined while loading. */
  summary: WeekSummary | undefined;
  hasFailed: boolean;
  own: LeaderboardEntry | undefined;
};

/** The parts of the pool that the members with the most points and all others would get if the week ended now. */
export function PoolSplit({ summary, hasFailed, own }: PoolSplitProps) {
  if (!summary && hasFailed) return null;
  const parts = summary ? partsOf(summary) : [];
  return (
    <div className="grid items-center gap-x-4 gap-y-1.5 border-t px-3 py-2 sm:grid-cols-[minmax(0,1fr)_20rem] sm:px-5">
      <svg aria-hidden="true" width="100%" height="8" className="block rounded-full">
        <rect width="100%" height="8" className="fill-line" />
        {parts.map(({ from, part }, place) => (
          <rect
            key={from}
            x={percent(from)}
            width={percent(part)}
            height="8"
            opacity={1 - place * FADE}
            className="fill-brass stroke-surface"
          />
        ))}
      </svg>
      <p className="truncate text-xs text-muted">
        {summary ? splitText(summary, own) : <SkeletonText chars={40} />}
      </p>
    </div>
  );
}

/** Each of the largest parts is paler than the one before; the rest stays empty. */
const FADE = 0.16;

type Part = { from: number; part: number };

function partsOf({ countedPoints, largestCountedPoints }: WeekSummary): Part[] {
  let from = 0;
  return largestCountedPoints.map((points) => {
    const part = points / countedPoints;
    from += part;
    return { from: from - part, part };
  });
}

function splitText(
  { eligibleUsers, countedPoints, largestCountedPoints }: WeekSummary,
  own: LeaderboardEntry | undefined,
): string {
  if (countedPoints === 0) return 'Nobody is in for a share yet.';
  const largest = largestCountedPoints.length;
  const sum = largestCountedPoints.reduce((all, points) => all + points, 0);
  const yours = own?.isEligible ? (own.countedPoints ?? own.weeklyActivityPoints) : 0;
  const ofYours = yours > 0 ? `; yours ${roundText(yours / countedPoints)}` : '';
  if (eligibleUsers <= largest)
    return `If the week ended now: ${quantityText(countText(largest), 'share')}${ofYours}`;
  return `If the week ended now: ${roundText(sum / countedPoints)} to the first ${largest} of ${countText(eligibleUsers)}${ofYours}`;
}

/** '12 %', '<1 %'. */
function roundText(part: number): string {
  return part < 0.01 ? '<1 %' : `${Math.round(part * 100)} %`;
}

const percent = (part: number) => `${Math.round(part * 10_000) / 100}%`;
