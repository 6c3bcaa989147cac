import type { LeaderboardEntry } from '#contract/site/leaderboard.ts';
import type { MemberPage } from '#contract/site/members.ts';
import { toHundredths, toPoints } from '#rules/points/points.ts';
import { nextRank, rankIndex } from '#rules/points/ranks.ts';
import { ranks } from '#web/community.ts';
import { m } from '#web/messages.ts';
import { countText } from '#web/ui/figures.ts';
import { rich } from '#web/ui/text/rich.ts';
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
          {m.member_voyage()}
        </h2>
        <p className="text-muted">
          {rich(
            m.member_standing({
              points: totalLifetimePoints,
              place: countText(member.position),
              b: (text) => <span className="font-medium text-ink">{text}</span>,
            }),
          )}
        </p>
      </div>
      <div className="mt-4 overflow-hidden rounded-lg border bg-surface">
        <Chart lifetimePoints={totalLifetimePoints} />
        <Stages current={rankIndex(toHundredths(totalLifetimePoints))} />
        <div className="grid gap-1 border-t px-4 py-3.5 text-sm sm:px-5">
          <p>{rich(nextText(totalLifetimePoints))}</p>
          {week && <p>{rich(weekText(week))}</p>}
        </div>
      </div>
    </section>
  );
}

const label = (text: string) => <span className="text-muted">{text}</span>;

function nextText(lifetimePoints: number) {
  const next = nextRank(toHundredths(lifetimePoints), ranks);
  if (next === null) return m.member_next_none({ label });
  const points = toPoints(next.missingHundredths);
  return m.member_next({ label, points, rank: next.rank.rank });
}

function weekText(week: LeaderboardEntry) {
  if (week.isEligible) return m.member_week_enough({ label });
  if (week.pointsNeeded === 0) return m.member_week_not({ label });
  return m.member_week_missing({ label, points: week.pointsNeeded });
}
