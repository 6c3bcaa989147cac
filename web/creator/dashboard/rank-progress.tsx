import type { CreatorStats } from '#contract/creator/dashboard.ts';
import { toHundredths } from '#rules/points/points.ts';
import { nextRank, rankFor } from '#rules/points/ranks.ts';
import { ranks } from '#web/community.ts';
import { m } from '#web/messages.ts';
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
      aria-label={m.creator_rank()}
      className="flex min-h-24 items-center gap-4 rounded-lg border bg-surface p-4"
    >
      <RankMark rank={rank.rank} size={64} className="shrink-0" />
      {next ? (
        <Meter
          label={m.creator_rank_way({ from: rank.rank, to: next.rank.rank })}
          value={points - rank.minPoints}
          max={next.rank.minPoints - rank.minPoints}
          valueText={m.creator_rank_left({ points: next.missingHundredths / 100 })}
          className="min-w-0 grow"
        />
      ) : (
        <p className="text-sm">{m.creator_rank_top({ rank: rank.rank })}</p>
      )}
    </section>
  );
}
