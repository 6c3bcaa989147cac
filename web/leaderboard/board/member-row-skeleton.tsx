import { cx } from '#web/ui/cx.ts';
import { Skeleton, SkeletonText } from '#web/ui/skeleton.tsx';
import { COLUMNS, type ColumnId, FIGURES_GRID, ROW_GRID } from './columns.ts';

/** A `MemberRow` that is still loading: same grid, same lines, with or without dollars. */
export function MemberRowSkeleton({ hasUsd = false }: { hasUsd?: boolean }) {
  return (
    <div aria-hidden="true" className={cx(ROW_GRID, 'items-center')}>
      <p className="min-w-6 text-lg xl:text-right">
        <SkeletonText chars={2} />
      </p>
      <div className="flex min-w-0 items-center gap-3">
        <Skeleton className="size-8 shrink-0 rounded-full" />
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
      <div className={FIGURES_GRID}>
        {COLUMNS.map(({ id, name }) => (
          <div key={id} className="min-w-0 self-start xl:pt-0.5 xl:text-right">
            <p className="text-xs text-muted xl:sr-only">{name}</p>
            <p className="text-sm">
              <SkeletonText chars={6} />
            </p>
            <Note lines={noteLines(id, hasUsd)} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** The number of lines below a figure; amounts have a second one on phones. */
function noteLines(column: ColumnId, hasUsd: boolean): 0 | 1 | 2 {
  if (column === 'age') return 0;
  if (column === 'earned') return hasUsd ? 1 : 0;
  return hasUsd && (column === 'tipped' || column === 'received') ? 2 : 1;
}

function Note({ lines }: { lines: 0 | 1 | 2 }) {
  if (lines === 0) return null;
  return (
    <>
      <p className="text-xs">
        <SkeletonText chars={7} />
      </p>
      {lines === 2 && (
        <p className="text-xs sm:hidden">
          <SkeletonText chars={7} />
        </p>
      )}
    </>
  );
}
