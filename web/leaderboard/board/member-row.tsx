import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { LeaderboardEntry, SortBy } from '#contract/site/leaderboard.ts';
import { m } from '#web/messages.ts';
import { cx } from '#web/ui/cx.ts';
import { memberName } from '#web/ui/member-name.ts';
import { COLUMNS, columnOf, FIGURES_GRID, ROW_GRID, shownColumn } from './columns.ts';
import { FigureValue, MemberFigure } from './member-figures.tsx';
import { MemberIdentity } from './member-identity.tsx';
import { RankFigure } from './rank-figure.tsx';

type MemberRowProps = {
  entry: LeaderboardEntry;
  sortBy: SortBy;
  /** True for the viewer's own row. */
  isOwn?: boolean;
};

/**
 * One member: a table row on wide screens. On narrower ones the figure that sorts, and the others after a press; a press moves
 * nothing but what is below.
 */
export function MemberRow({ entry, sortBy, isOwn = false }: MemberRowProps) {
  const [isOpen, setOpen] = useState(false);
  const figures = useId();
  const shown = shownColumn(sortBy).id;
  return (
    <article className={cx(ROW_GRID, 'relative items-center', isOwn && 'own-row')}>
      <RankFigure entry={entry} sortBy={sortBy} />
      <MemberIdentity entry={entry} isOwn={isOwn} />
      <dl className={cx('text-end xl:hidden', isOpen && 'hidden')}>
        <dt className="sr-only">{columnOf(shown).name()}</dt>
        <FigureValue entry={entry} column={shown} isShort={true} />
      </dl>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={figures}
        onClick={() => setOpen(!isOpen)}
        className="-me-3 grid size-11 place-items-center text-muted hover:text-ink sm:-me-2 xl:hidden"
      >
        <ChevronDown
          aria-hidden="true"
          size={18}
          strokeWidth={1.5}
          className={cx('transition-transform', isOpen && 'rotate-180')}
        />
        <span className="sr-only">{m.board_all_figures({ name: memberName(entry) })}</span>
      </button>
      <dl id={figures} className={cx(FIGURES_GRID, !isOpen && 'max-xl:hidden')}>
        {COLUMNS.map(({ id, sort }) => (
          <MemberFigure key={id} entry={entry} column={id} isSorted={sort === sortBy} />
        ))}
      </dl>
    </article>
  );
}
