import type { CreatorStats } from '#contract/creator/dashboard.ts';
import { toHundredths } from '#rules/points/points.ts';
import { nextRank, rankFor } from '#rules/points/ranks.ts';
import { ranks } from '#web/community.ts';
import { pointsText, quantityText } from '#web/ui/figures.ts';
import { Meter } from '#web/ui/meter.tsx';
import { RankMark } from '#web/ui/ranks/rank-mark.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** The points missing to the next rank. */
export function RankProgress({ stats }: { stats: CreatorStats | undefined }) {
  if (!stats) return <Skeleton className="h-24 rounded-lg" />;
  const points = stats.totalLifetimePoints;
  const hundredths = toHundredths(points);
  const rank = rankFor(hundredths, ranks);
  const next = nextRank(hundredths, ranks);
  return (
    <section
      aria-label="Your rank"
      className="flex min-h-24 items-center gap-4 rounded-lg border bg-surface p-4"
    >
      <RankMark rank={rank.rank} size={64} className="shrink-0" />
      {next ? (
        <Meter
          label={`From ${rank.rank} to ${next.rank.rank}`}
          value={points - rank.minPoints}
          max={next.rank.minPoints - rank.minPoints}
          valueText={`${quantityText(pointsText(next.missingHundredths / 100), 'point')} to go`}
          className="min-w-0 grow"
        />
      ) : (
        <p className="text-sm">
          {rank.rank}: there is no higher rank. The whole fleet sails behind you.
        </p>
      )}
    </section>
  );
}
