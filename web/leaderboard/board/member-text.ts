import type { LeaderboardEntry } from '#contract/site/leaderboard.ts';
import { toHundredths, toPoints } from '#rules/points/points.ts';
import { nextRank, rankFor } from '#rules/points/ranks.ts';
import { ranks } from '#web/community.ts';
import { countText, pointsText, quantityText } from '#web/ui/figures.ts';

export type NextRank = {
  text: string /** Progress from this rank to the next, 0 to 1. */;
  share: number;
};

/** Points missing for the next rank: '24 pts to Captain'. */
export function describeNextRank(lifetimePoints: number): NextRank {
  const hundredths = toHundredths(lifetimePoints);
  const next = nextRank(hundredths, ranks);
  if (next === null) return { text: 'Highest rank', share: 1 };
  const from = rankFor(hundredths, ranks).minPoints * 100;
  const span = next.rank.minPoints * 100 - from;
  const missing = pointsText(toPoints(next.missingHundredths));
  return {
    text: `${quantityText(missing, 'pt')} to ${next.rank.rank}`,
    share: (span - next.missingHundredths) / span,
  };
}

/** 'Eligible', 'Need 1.75 more', or the reason why points alone are not enough. */
export function eligibilityText(week: { isEligible: boolean; pointsNeeded: number }): string {
  if (week.isEligible) return 'Eligible';
  return week.pointsNeeded > 0 ? `Need ${pointsText(week.pointsNeeded)} more` : 'Not eligible';
}

/** '12.5 count', '1 counts': points of the week that count for the pool. */
export function countedText(points: number): string {
  return `${pointsText(points)} ${points === 1 ? 'counts' : 'count'}`;
}

/** '0 days', '1 day', '1,204 days'. */
export function accountAgeText(days: number): string {
  return quantityText(countText(days), 'day');
}

/** Places gained since the last distributed week, negative for lost ones; 0 without a place then or points now. */
export function movement(
  entry: Pick<LeaderboardEntry, 'rank' | 'lastWeekPlace' | 'weeklyActivityPoints'>,
): number {
  if (entry.lastWeekPlace === null || entry.weeklyActivityPoints === 0) return 0;
  return entry.lastWeekPlace - entry.rank;
}
