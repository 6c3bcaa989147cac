import { useMemo, useState } from 'react';
import type { AdminSubmission, PendingSubmission } from '#contract/admin/submissions.ts';
import { m } from '#web/messages.ts';
import { LoadedList } from '#web/shell/load/loaded-list.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { usePendingSubmissions } from '../calls.ts';
import { ListParts, SectionHeading } from '../section-parts.tsx';
import { sectionLabel } from '../sections.ts';
import { useKept } from '../use-kept.ts';
import { BulkBar } from './bulk/bar.tsx';
import { useSelection } from './bulk/selection.ts';
import { KeysHint } from './keyboard/keys-hint.tsx';
import { ReviewList } from './review-list.tsx';

/** There may be hundreds of rows; the rest is shown on request. */
const ROWS_AT_ONCE = 50;

/** Pending submissions, oldest first; several can be rejected together. */
export function PendingOnly() {
  const [page, setPage] = useState(1);
  const answer = usePendingSubmissions(page);
  const data = useKept(answer, { page });
  const pending = useMemo(() => data?.map(asSubmission) ?? [], [data]);
  const selection = useSelection(pending);
  const [shown, setShown] = useState(ROWS_AT_ONCE);
  const rows = useMemo(() => pending.slice(0, shown), [pending, shown]);

  return (
    <section aria-labelledby="section-title">
      <SectionHeading title={sectionLabel('submissions')} lead={m.portal_review_pending_lead()}>
        <KeysHint />
      </SectionHeading>
      <LoadedList
        answer={answer}
        data={data}
        failure={m.portal_review_pending_failed()}
        skeleton={{ rows: 4, height: 'h-44' }}
        className="mt-4"
      >
        {() => (
          <>
            <BulkBar selection={selection} />
            {pending.length === 0 && page === 1 && (
              <Notice kind="empty" level={3} title={m.portal_review_pending_none()}>
                {m.portal_review_pending_none_text()}
              </Notice>
            )}
            <ReviewList
              label={m.portal_review_pending_list()}
              submissions={rows}
              deletes="everywhere"
              selection={selection}
            />
            {pending.length > rows.length && (
              <Button className="self-start" onClick={() => setShown(shown + ROWS_AT_ONCE)}>
                {m.portal_review_more({
                  count: String(Math.min(ROWS_AT_ONCE, pending.length - rows.length)),
                  total: String(pending.length),
                })}
              </Button>
            )}
            {pending.length <= rows.length && (
              <ListParts
                of={m.creator_submissions_of()}
                page={page}
                count={pending.length}
                onPage={(next) => {
                  setPage(next);
                  setShown(ROWS_AT_ONCE);
                }}
              />
            )}
          </>
        )}
      </LoadedList>
    </section>
  );
}

function asSubmission(pending: PendingSubmission): AdminSubmission {
  return { ...pending, evaluatedAt: null, adminUsername: null, adminComments: null };
}
