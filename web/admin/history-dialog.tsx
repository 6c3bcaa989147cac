import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { m } from '#web/messages.ts';
import { Dialog, DialogButtons } from '#web/shell/dialog/dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DialogFailure } from './section-parts.tsx';

type HistoryDialogProps<T> = {
  title: string;
  label: string;
  empty: string;
  failure: string;
  answer: UseQueryResult<T, Error>;
  /** The list items; none if nothing has happened. */
  itemsOf: (data: T) => readonly ReactNode[];
  /** The most items in a response, and whether they are the first or the last. */
  most: { count: number; which: 'first' | 'last' };
  wide?: boolean;
  onClose: () => void;
};

/** A list of events in a dialog. */
export function HistoryDialog<T>(props: HistoryDialogProps<T>) {
  const { title, label, empty, failure, answer, itemsOf, most, wide = false, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const { data, isError } = answer;
  const items = data === undefined ? [] : itemsOf(data);
  return (
    <Dialog title={title} dialog={dialog} onClose={onClose} wide={wide}>
      <div className="mt-3" aria-busy={!data && !isError}>
        {items.length > 0 ? (
          <>
            <ol aria-label={label} className="divide-y">
              {items}
            </ol>
            {items.length >= most.count && (
              <p className="mt-3 text-sm text-muted">
                {most.which === 'first'
                  ? m.portal_listed_first({ count: String(most.count) })
                  : m.portal_listed_last({ count: String(most.count) })}
              </p>
            )}
          </>
        ) : data ? (
          <p className="text-muted">{empty}</p>
        ) : isError ? (
          <DialogFailure text={failure} answer={answer} />
        ) : (
          <Skeleton className="h-28" />
        )}
      </div>
      <DialogButtons>
        <Button onClick={() => dialog.current?.close()}>{m.shell_close()}</Button>
      </DialogButtons>
    </Dialog>
  );
}
