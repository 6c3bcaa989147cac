import type { LeaderboardEntry } from '#contract/site/leaderboard.ts';
import type { MemberPage } from '#contract/site/members.ts';
import { toHundredths, toPoints } from '#rules/points/points.ts';
import { nextRank, rankIndex } from '#rules/points/ranks.ts';
import { ranks } from '#web/community.ts';
import { countText, pointsText, quantityText } from '#web/ui/figures.ts';
import { Chart } from './chart.tsx';
import { Stages } from './stages.tsx';

type VoyageProps = {
  member: MemberPage;
  /** The viewer's own row of the board, on their own page. */
  week: LeaderboardEntry | null;
};

/** The twelve ranks as a voyage: where the member is, and what comes next. */
export function Voyage({ member, week }: VoyageProps) {
  const { totalLifetimePoints } = member;
  return (
    <section aria-labelledby="voyage-title">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="voyage-title" className="text-2xl">
          The voyage
        </h2>
        <p className="text-muted">
          <span className="font-medium text-ink">
            {quantityText(pointsText(totalLifetimePoints), 'point')}
          </span>
          , place {countText(member.position)} by lifetime points
        </p>
      </div>
      <div className="mt-4 overflow-hidden rounded-lg border bg-surface">
        <Chart lifetimePoints={totalLifetimePoints} />
        <Stages current={rankIndex(toHundredths(totalLifetimePoints))} />
        <div className="grid gap-1 border-t px-4 py-3.5 text-sm sm:px-5">
          <p>
            <span className="text-muted">Next: </span>
            {nextText(totalLifetimePoints)}
          </p>
          {week && (
            <p>
              <span className="text-muted">This week: </span>
              {weekText(week)}
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

function nextText(lifetimePoints: number): string {
  const next = nextRank(toHundredths(lifetimePoints), ranks);
  if (next === null) return 'Nothing: this is the highest rank.';
  const missing = quantityText(pointsText(toPoints(next.missingHundredths)), 'point');
  return `${missing} to ${next.rank.rank}.`;
}

function weekText(week: LeaderboardEntry): string {
  if (week.isEligible) return 'enough points for a share of the pool.';
  if (week.pointsNeeded === 0) return 'not eligible for a share of the pool.';
  const missing = quantityText(pointsText(week.pointsNeeded), 'point');
  return `${missing} to a share of the pool.`;
}
