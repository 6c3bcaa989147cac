import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { m } from '#web/messages.ts';
import { cx } from '#web/ui/cx.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { usePollFailureToast } from '../use-refresh.ts';
import { LoadFailure } from './load-failure.tsx';
import { PanelBoundary } from './panel-boundary.tsx';

export type LoadedListProps<T> = {
  answer: UseQueryResult<T, Error>;
  /** A response that is kept beyond the end of a session. */
  data?: T | undefined;
  /** The title of the notice if the list never loads. */
  failure: string;
  /** The notice's sentence about what was not lost. */
  kept?: string | undefined;
  /** The name of its button. */
  retry?: string | undefined;
  level?: 2 | 3 | undefined;
  skeleton: { rows: number; height: string };
  className?: string | undefined;
  children: (data: T) => ReactNode;
};

/** A list, or its skeleton, or why it did not load. A loaded list stays when a poll fails. */
export function LoadedList<T>(props: LoadedListProps<T>) {
  const { answer, data = answer.data, skeleton, className, children } = props;
  usePollFailureToast(answer.isError && data !== undefined, false);
  return (
    <div className={cx('flex flex-col gap-4', className)}>
      {data !== undefined ? (
        <PanelBoundary name={m.shell_this_list()}>{() => children(data)}</PanelBoundary>
      ) : answer.isError ? (
        <LoadFailure
          title={props.failure}
          answer={answer}
          kept={props.kept ?? m.shell_nothing_changed()}
          retry={props.retry}
          level={props.level}
        />
      ) : (
        <ListSkeleton {...skeleton} />
      )}
    </div>
  );
}

function ListSkeleton({ rows, height }: { rows: number; height: string }) {
  return (
    <div aria-busy="true" className="grid gap-3">
      <p className="sr-only">{m.shell_loading()}</p>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholder rows have no identity.
        <Skeleton key={row} className={`${height} rounded-lg`} />
      ))}
    </div>
  );
}

/** The frame around a list whose items are divided by lines. */
export const LIST = 'divide-y overflow-hidden rounded-lg border bg-surface empty:hidden';
