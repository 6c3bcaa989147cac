import type { LeaderboardEntry } from '#contract/site/leaderboard.ts';
import { toHundredths, toPoints } from '#rules/points/points.ts';
import { nextRank, rankFor } from '#rules/points/ranks.ts';
import { ranks } from '#web/community.ts';
import { m } from '#web/messages.ts';

export type NextRank = {
  text: string /** Progress from this rank to the next, 0 to 1. */;
  share: number;
};

/** Points missing for the next rank: '24 pts to Captain'. */
export function describeNextRank(lifetimePoints: number): NextRank {
  const hundredths = toHundredths(lifetimePoints);
  const next = nextRank(hundredths, ranks);
  if (next === null) return { text: m.board_highest_rank(), share: 1 };
  const from = rankFor(hundredths, ranks).minPoints * 100;
  const span = next.rank.minPoints * 100 - from;
  const points = toPoints(next.missingHundredths);
  return {
    text: m.board_next_rank({ points, rank: next.rank.rank }),
    share: (span - next.missingHundredths) / span,
  };
}

/** 'Eligible', 'Need 1.75 more', or the reason why points alone are not enough. */
export function eligibilityText(week: { isEligible: boolean; pointsNeeded: number }): string {
  if (week.isEligible) return m.board_eligible();
  return week.pointsNeeded > 0
    ? m.board_need({ points: week.pointsNeeded })
    : m.board_not_eligible();
}

/** '12.5 count', '1 counts': points of the week that count for the pool. */
export function countedText(points: number): string {
  return m.board_counts({ points });
}

/** '0 days', '1 day', '1,204 days'. */
export function accountAgeText(days: number): string {
  return m.board_days({ days });
}

/** Places gained since the last distributed week, negative for lost ones; 0 without a place then or points now. */
export function movement(
  entry: Pick<LeaderboardEntry, 'rank' | 'lastWeekPlace' | 'weeklyActivityPoints'>,
): number {
  if (entry.lastWeekPlace === null || entry.weeklyActivityPoints === 0) return 0;
  return entry.lastWeekPlace - entry.rank;
}
