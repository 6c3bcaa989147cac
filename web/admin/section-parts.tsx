import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText } from '#web/api/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

type SectionHeadingProps = { title: string; lead: string; children?: ReactNode };

/** A section's name, what it is for, and what acts on all of it. */
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

/** Where the focus goes when what had it is gone. */
export function focusSection(): void {
  document.getElementById('section-title')?.focus();
}

type ListFailureProps = { title: string; answer: UseQueryResult<unknown, Error> };

/** A list that never came. One that came before stays, and the poll says that it fails. */
export function ListFailure({ title, answer }: ListFailureProps) {
  return (
    <Notice
      kind="error"
      level={3}
      title={title}
      className="mt-4"
      action={
        <Button loading={answer.isFetching} onClick={() => void answer.refetch()}>
          Try again
        </Button>
      }
    >
      {errorText(answer.error)}. Nothing was changed.
    </Notice>
  );
}

/** Room for a list of items of a known height. */
export function ListSkeleton({ rows, height }: { rows: number; height: string }) {
  return (
    <div aria-busy="true" className="mt-4 grid gap-3">
      <p className="sr-only">Loading</p>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows without a content have no other name.
        <Skeleton key={row} className={`${height} rounded-lg`} />
      ))}
    </div>
  );
}
