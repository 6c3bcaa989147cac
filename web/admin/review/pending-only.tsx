import { useMemo, useState } from 'react';
import type { AdminSubmission, PendingSubmission } from '#contract/admin-submissions.ts';
import { usePollFailureToast } from '#web/shell/use-refresh.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { usePendingSubmissions } from '../calls.ts';
import { ListFailure, ListSkeleton, SectionHeading } from '../section-parts.tsx';
import { useKept } from '../use-kept.ts';
import { BulkBar } from './bulk-bar.tsx';
import { KeysHint } from './keys-hint.tsx';
import { ReviewList } from './review-list.tsx';
import { useSelection } from './selection.ts';

/** There is one such list. */
const PENDING = {};
/** There may be hundreds; who works through them gets there. */
const ROWS_AT_ONCE = 50;

/** What waits, the longest waiting first; several can be rejected together. */
export function PendingOnly() {
  const answer = usePendingSubmissions();
  const data = useKept(answer, PENDING);
  usePollFailureToast(answer.isError && data !== undefined, false);
  const pending = useMemo(() => data?.map(asSubmission), [data]);
  const selection = useSelection(pending);
  const [shown, setShown] = useState(ROWS_AT_ONCE);
  const rows = useMemo(() => pending?.slice(0, shown), [pending, shown]);

  return (
    <section aria-labelledby="section-title">
      <SectionHeading
        title="Pending Only"
        lead="What waits for a decision, the longest waiting first."
      >
        <KeysHint />
      </SectionHeading>
      {pending && rows ? (
        <>
          <BulkBar selection={selection} />
          {pending.length === 0 && (
            <Notice kind="empty" level={3} title="No pending submissions" className="mt-4">
              All hands may rest: everything that came in has been decided.
            </Notice>
          )}
          <ReviewList
            label="Pending submissions"
            submissions={rows}
            deletes="everywhere"
            selection={selection}
          />
          {pending.length > rows.length && (
            <Button className="mt-4" onClick={() => setShown(shown + ROWS_AT_ONCE)}>
              Show {Math.min(ROWS_AT_ONCE, pending.length - rows.length)} more of {pending.length}
            </Button>
          )}
        </>
      ) : answer.isError ? (
        <ListFailure title="Failed to fetch pending submissions" answer={answer} />
      ) : (
        <ListSkeleton rows={4} height="h-44" />
      )}
    </section>
  );
}

function asSubmission(pending: PendingSubmission): AdminSubmission {
  return { ...pending, evaluatedAt: null, adminUsername: null, adminComments: null };
}
