import { useRef } from 'react';
import type { AdminSubmission } from '#contract/admin-submissions.ts';
import { errorText } from '#web/api/call.ts';
import { Dialog, DialogButtons } from '#web/shell/dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AuditEntryView } from '../audit/audit-entry.tsx';
import { useSubmissionHistory } from '../calls.ts';

type HistoryDialogProps = { submission: AdminSubmission; onClose: () => void };

/** Everything that was decided about a submission, oldest first. */
export function HistoryDialog({ submission, onClose }: HistoryDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { data, isError, error, refetch, isFetching } = useSubmissionHistory(submission.id);
  return (
    <Dialog
      title={`History of submission #${submission.id}`}
      dialog={dialog}
      onClose={onClose}
      wide={true}
    >
      <div className="mt-3" aria-busy={!data && !isError}>
        {data ? (
          data.entries.length === 0 ? (
            <p className="text-muted">Nothing has been decided about it yet.</p>
          ) : (
            <ol aria-label="History" className="divide-y">
              {data.entries.map((entry) => (
                <li key={entry.id} className="py-3">
                  <AuditEntryView entry={entry} isOfKnown={true} />
                </li>
              ))}
            </ol>
          )
        ) : isError ? (
          <div role="alert" className="flex flex-wrap items-center gap-3">
            <p className="text-bad">The history could not be loaded: {errorText(error)}</p>
            <Button loading={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          </div>
        ) : (
          <Skeleton className="h-28" />
        )}
      </div>
      <DialogButtons>
        <Button onClick={() => dialog.current?.close()}>Close</Button>
      </DialogButtons>
    </Dialog>
  );
}
