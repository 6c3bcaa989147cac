import { cx } from '#web/ui/cx.ts';
import { Skeleton, SkeletonText } from '#web/ui/skeleton.tsx';
import { COLUMNS, type ColumnId, isLeading, ROW_GRID } from './columns.ts';

type MemberRowSkeletonProps = {
  /** The row's place, from 1, if it is known. */
  rank?: number;
  hasUsd?: boolean;
};

/** A `MemberRow` that is still loading: same grid, same lines, with or without dollars. */
export function MemberRowSkeleton({ rank = Infinity, hasUsd = false }: MemberRowSkeletonProps) {
  const isLarge = isLeading(rank);
  return (
    <div aria-hidden="true" className={cx(ROW_GRID, 'items-center')}>
      <p className={cx('min-w-6 xl:text-end', isLarge ? 'text-2xl' : 'text-lg')}>
        <SkeletonText chars={isLarge ? 1 : 2} />
      </p>
      <div className="flex min-w-0 items-center gap-3">
        <Skeleton className={cx('shrink-0 rounded-full', isLarge ? 'size-11' : 'size-8')} />
        <div className="min-w-0 grow">
          <p className="truncate text-base leading-6">
            <SkeletonText chars={14} />
          </p>
          <p className="truncate text-xs">
            <SkeletonText chars={24} />
          </p>
          <Skeleton className="mt-1 h-0.5 max-w-44" />
        </div>
      </div>
      <div className="text-end xl:hidden">
        <p className="text-sm">
          <SkeletonText chars={4} />
        </p>
        <p className="text-xs">
          <SkeletonText chars={8} />
        </p>
      </div>
      <span className="-me-3 size-11 sm:-me-2 xl:hidden" />
      {COLUMNS.map(({ id }) => (
        <div key={id} className="min-w-0 self-start pt-0.5 text-end max-xl:hidden">
          <p className="text-sm">
            <SkeletonText chars={6} />
          </p>
          {hasNote(id, hasUsd) && (
            <p className="text-xs">
              <SkeletonText chars={7} />
            </p>
          )}
        </div>
      ))}
    </div>
  );
}

/** True if a line stands below the figure. */
function hasNote(column: ColumnId, hasUsd: boolean): boolean {
  return column === 'earned' ? hasUsd : column !== 'age';
}
