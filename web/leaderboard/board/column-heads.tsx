import { ArrowDown, ArrowUp } from 'lucide-react';
import type { SortBy } from '#contract/site/leaderboard.ts';
import { m } from '#web/messages.ts';
import { cx } from '#web/ui/cx.ts';
import { COLUMNS, ROW_GRID } from './columns.ts';

type ColumnHeadsProps = { sortBy: SortBy; onSort: (sort: SortBy) => void };

/** The column heads on wide screens; pressing one sorts. */
export function ColumnHeads({ sortBy, onSort }: ColumnHeadsProps) {
  return (
    <fieldset
      aria-label={m.board_sort_column()}
      className={cx(ROW_GRID, 'min-w-0 py-0! text-xs text-muted max-xl:hidden')}
    >
      <span aria-hidden="true" className="self-center text-end">
        #
      </span>
      <Head
        name={m.board_member()}
        isSorted={sortBy === 'username'}
        onSort={() => onSort('username')}
      />
      {COLUMNS.map(({ id, head, sort }) =>
        sort === null ? (
          <span key={id} aria-hidden="true" className="self-center text-end">
            {head()}
          </span>
        ) : (
          <Head
            key={id}
            name={head()}
            isSorted={sortBy === sort}
            isFigure={true}
            onSort={() => onSort(sort)}
          />
        ),
      )}
    </fieldset>
  );
}

type HeadProps = { name: string; isSorted: boolean; isFigure?: boolean; onSort: () => void };

function Head({ name, isSorted, isFigure = false, onSort }: HeadProps) {
  const Arrow = isFigure ? ArrowDown : ArrowUp;
  return (
    <button
      type="button"
      aria-pressed={isSorted}
      onClick={onSort}
      className={cx(
        'flex h-9 items-center gap-1 whitespace-nowrap pointer-coarse:h-11',
        isFigure && 'justify-end',
        isSorted ? 'font-medium text-brass' : 'hover:text-ink',
      )}
    >
      {isSorted && <Arrow aria-hidden="true" size={14} strokeWidth={1.5} />}
      {name}
    </button>
  );
}
