import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MAX_LISTED } from '#rules/pages.ts';
import { failureText, loadFailureText } from '#web/api/api-error.ts';
import { PanelBoundary } from '#web/shell/load/panel-boundary.tsx';
import { usePollFailureToast } from '#web/shell/use-refresh.ts';
import { Button } from '#web/ui/button.tsx';
import { countText } from '#web/ui/figures.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

type SectionHeadingProps = { title: string; lead: string; children?: ReactNode };

/** A section's name and purpose, and the actions on the whole section. */
export function SectionHeading({ title, lead, children }: SectionHeadingProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h2 id="section-title" tabIndex={-1} className="text-xl outline-none">
          {title}
        </h2>
        <p className="mt-0.5 measure text-sm text-muted">{lead}</p>
      </div>
      {children}
    </div>
  );
}

/** Moves the focus to the section's title, for when the focused element is gone. */
export function focusSection(): void {
  document.getElementById('section-title')?.focus();
}

type LoadedListProps<T> = {
  answer: UseQueryResult<T, Error>;
  data: T | undefined;
  /** The title of the notice if the list never loads. */
  failure: string;
  skeleton: { rows: number; height: string };
  children: (data: T) => ReactNode;
};

/** A section's list, or its skeleton, or why it did not load. A loaded list stays when a poll fails. */
export function LoadedList<T>({ answer, data, failure, skeleton, children }: LoadedListProps<T>) {
  usePollFailureToast(answer.isError && data !== undefined, false);
  if (data !== undefined) {
    return <PanelBoundary name="This list">{() => children(data)}</PanelBoundary>;
  }
  if (!answer.isError) return <ListSkeleton {...skeleton} />;
  return (
    <Notice
      kind="error"
      level={3}
      title={failure}
      className="mt-4"
      action={<RetryButton answer={answer} />}
    >
      {loadFailureText(answer.error)} Nothing was changed.
    </Notice>
  );
}

/** A small error message inside a dialog, with a button to try again. */
export function LoadFailure(props: { text: string; answer: UseQueryResult<unknown, Error> }) {
  const { text, answer } = props;
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3">
      <p className="text-bad">{failureText(text, answer.error)}</p>
      <RetryButton answer={answer} />
    </div>
  );
}

function RetryButton({ answer }: { answer: UseQueryResult<unknown, Error> }) {
  return (
    <Button loading={answer.isFetching} onClick={() => void answer.refetch()}>
      Try again
    </Button>
  );
}

function ListSkeleton({ rows, height }: { rows: number; height: string }) {
  return (
    <div aria-busy="true" className="mt-4 grid gap-3">
      <p className="sr-only">Loading</p>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholder rows have no identity.
        <Skeleton key={row} className={`${height} rounded-lg`} />
      ))}
    </div>
  );
}

/** The frame around a list whose items are divided by lines. */
export const LIST =
  'mt-4 divide-y overflow-hidden rounded-lg border bg-surface aria-busy:opacity-55';

type EmptyListProps = { title: string; children: ReactNode; action?: ReactNode };

export function EmptyList(props: EmptyListProps) {
  return <Notice kind="empty" level={3} className="mt-4" {...props} />;
}

/** For an address with a page number beyond the last page. */
export function PastLastPage({ what, onFirst }: { what: string; onFirst: () => void }) {
  return (
    <EmptyList
      title="Past the last page"
      action={<Button onClick={onFirst}>Go to the first page</Button>}
    >
      There are no {what} on this page.
    </EmptyList>
  );
}

type ListPagesProps = {
  /** The kind of items, as shown. */
  of: string;
  page: number;
  totalPages: number;
  onPage: (page: number) => void;
  /** True if the pages are shown even for a single page. */
  always?: boolean;
};

/** The page links of a section's list; a new page begins at the top of the section. */
export function ListPages({ of, page, totalPages, onPage, always = false }: ListPagesProps) {
  if (totalPages < (always ? 1 : 2)) return null;
  return (
    <Pagination
      label={`Pages of ${of}`}
      className="mt-4"
      page={page}
      totalPages={totalPages}
      onPageChange={(next) => {
        onPage(Math.min(next, totalPages));
        document.getElementById('section-title')?.closest('section')?.scrollIntoView();
      }}
    />
  );
}

type ListPartsProps = {
  /** The kind of items, as shown. */
  of: string;
  page: number;
  /** The number of items on this page. */
  count: number;
  onPage: (page: number) => void;
};

/** Page links for a list whose response has no total: the part shown, and the way to the others. */
export function ListParts({ of, page, count, onPage }: ListPartsProps) {
  const isFull = count === MAX_LISTED;
  if (page > 1 && count === 0) return <PastLastPage what={of} onFirst={() => onPage(1)} />;
  if (page === 1 && !isFull) return null;
  const before = (page - 1) * MAX_LISTED;
  function go(next: number): void {
    onPage(next);
    focusSection();
  }
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      <p className="text-sm text-muted">
        {`Showing ${of} ${countText(before + 1)} to ${countText(before + count)}.`}
      </p>
      {page > 1 && <Button onClick={() => go(page - 1)}>Previous {MAX_LISTED}</Button>}
      {isFull && <Button onClick={() => go(page + 1)}>Next {MAX_LISTED}</Button>}
    </div>
  );
}
