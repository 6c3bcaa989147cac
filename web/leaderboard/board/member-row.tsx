import type { LeaderboardEntry, SortBy } from '#contract/site/leaderboard.ts';
import { cx } from '#web/ui/cx.ts';
import { countText } from '#web/ui/figures.ts';
import { FIGURES_GRID, ROW_GRID } from './columns.ts';
import { MemberFigures } from './member-figures.tsx';
import { MemberIdentity } from './member-identity.tsx';

type MemberRowProps = {
  entry: LeaderboardEntry;
  sortBy: SortBy;
  /** True for the viewer's own row. */
  isOwn?: boolean;
};

/** One member: a table row on wide screens, a small card on narrower ones. */
export function MemberRow({ entry, sortBy, isOwn = false }: MemberRowProps) {
  return (
    <article className={cx(ROW_GRID, 'relative items-center', isOwn && OWN)}>
      <RankFigure rank={entry.rank} />
      <MemberIdentity entry={entry} isOwn={isOwn} />
      <dl className={FIGURES_GRID}>
        <MemberFigures entry={entry} sortBy={sortBy} />
      </dl>
    </article>
  );
}

function RankFigure({ rank }: { rank: number }) {
  return (
    <p
      className={cx(
        'min-w-6 font-semibold xl:text-right',
        rank <= 3 ? 'text-brass' : 'text-ink',
        rank < 10_000 ? 'text-lg' : rank < 100_000 ? 'text-sm' : 'text-xs',
      )}
    >
      <span className="sr-only">Rank </span>
      {countText(rank)}
    </p>
  );
}

const OWN =
  'bg-brass-wash/60 before:absolute before:inset-y-0 before:left-0 before:w-0.5 before:bg-brass';
