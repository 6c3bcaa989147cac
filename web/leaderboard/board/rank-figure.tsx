import type { LeaderboardEntry, SortBy } from '#contract/site/leaderboard.ts';
import { m } from '#web/messages.ts';
import { cx } from '#web/ui/cx.ts';
import { countText } from '#web/ui/figures.ts';
import { isLeading } from './columns.ts';
import { movement } from './member-text.ts';

/** A row's rank. By weekly points, also the places gained or lost since the last distributed week. */
export function RankFigure({ entry, sortBy }: { entry: LeaderboardEntry; sortBy: SortBy }) {
  const { rank } = entry;
  const moved = sortBy === 'weeklyActivityPoints' ? movement(entry) : 0;
  return (
    <div className="min-w-6 xl:text-end">
      <p
        className={cx(
          // Both lines together are no higher than the identity beside them, so rows with and without movement are equal.
          'font-semibold leading-none!',
          isLeading(rank) ? 'font-display text-2xl text-brass' : cx('text-ink', sizeOf(rank)),
        )}
      >
        <span className="sr-only">{m.board_rank()} </span>
        {countText(rank)}
      </p>
      {moved !== 0 && <Movement places={moved} />}
    </div>
  );
}

function Movement({ places: moved }: { places: number }) {
  const isUp = moved > 0;
  const places = Math.abs(moved);
  return (
    <p
      className={cx(
        'mt-0.5 whitespace-nowrap text-xs leading-tight',
        isUp ? 'text-good' : 'text-muted',
      )}
    >
      <span className="sr-only">
        {isUp ? m.board_moved_up({ places }) : m.board_moved_down({ places })}
      </span>
      <span aria-hidden="true">
        {isUp ? '▲' : '▼'}&#8239;{countText(places)}
      </span>
    </p>
  );
}

/** Long numbers fit into the column of short ones. */
function sizeOf(rank: number): string {
  if (rank < 10_000) return 'text-lg';
  return rank < 100_000 ? 'text-sm' : 'text-xs';
}
