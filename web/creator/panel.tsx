import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Pagination } from '#web/ui/pagination.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

type PanelProps = {
  title: string;
  lead?: ReactNode;
  action?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** One part of the dashboard. */
export function Panel({ title, lead, action, className, children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cx('min-w-0', className)}>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          {lead && <p className="mt-0.5 measure text-sm text-muted">{lead}</p>}
        </div>
        {action}
      </div>
      <div className="mt-3">{children}</div>
    </section>
  );
}

type PagedListProps<T extends Paged> = {
  answer: UseQueryResult<T, Error>;
  page: number;
  onPage: (page: number) => void;
  /** The kind of items, for screen readers. */
  label: string;
  /** The height of one row of the skeleton. */
  rowHeight: string;
  empty: ReactNode;
  children: (data: T) => ReactNode;
};

type Paged = { pagination: { total: number; totalPages: number } };

/** A list with pages, in all its states; the old page stays until the next one has loaded. */
export function PagedList<T extends Paged>(props: PagedListProps<T>) {
  const { answer, page, onPage, label, rowHeight, empty, children } = props;
  const { data } = answer;
  if (!data) {
    return answer.isError ? (
      <div role="alert" className="flex flex-wrap items-center gap-3 rounded-lg border p-4">
        <p className="text-sm text-bad">{label} could not be loaded.</p>
        <Button size="sm" loading={answer.isFetching} onClick={() => void answer.refetch()}>
          Retry
        </Button>
      </div>
    ) : (
      <div aria-busy="true" className="grid gap-px overflow-hidden rounded-lg border">
        <p className="sr-only">Loading</p>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} className={rowHeight} />
        ))}
      </div>
    );
  }
  if (data.pagination.total === 0) return empty;
  return (
    <>
      <ul
        aria-label={label}
        aria-busy={answer.isPlaceholderData}
        className={cx(
          'divide-y overflow-hidden rounded-lg border bg-surface transition-opacity',
          answer.isPlaceholderData && 'opacity-55',
        )}
      >
        {children(data)}
      </ul>
      {data.pagination.totalPages > 1 && (
        <Pagination
          label={`Pages of ${label.toLowerCase()}`}
          className="mt-3"
          page={page}
          totalPages={data.pagination.totalPages}
          onPageChange={(next) => onPage(Math.min(next, data.pagination.totalPages))}
        />
      )}
    </>
  );
}
