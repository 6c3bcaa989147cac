import { useRef } from 'react';
import { useSearchState } from '#web/shell/search-state.ts';
import { usePollFailureToast } from '#web/shell/use-refresh.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { useSubmissions } from '../calls.ts';
import { ListFailure, ListSkeleton, SectionHeading } from '../section-parts.tsx';
import { useKept } from '../use-kept.ts';
import { KeysHint } from './keys-hint.tsx';
import { type ListState, listQuery, parseListState, printListState } from './list-state.ts';
import { ReviewList } from './review-list.tsx';
import { SubmissionFilters } from './submission-filters.tsx';

/** Every submission, filtered, sorted and paged at the server. */
export function AllSubmissions() {
  const section = useRef<HTMLElement>(null);
  const [state, setState] = useSearchState(parseListState, printListState);
  const answer = useSubmissions(listQuery(state));
  const data = useKept(answer, state);
  usePollFailureToast(answer.isError && data !== undefined, false);

  function showPage(page: number): void {
    setState((now) => ({ ...now, page }));
    section.current?.scrollIntoView({ block: 'start' });
  }

  return (
    <section ref={section} aria-labelledby="section-title" className="scroll-mt-4">
      <SectionHeading
        title="All Submissions"
        lead="Everything that was submitted, and what became of it."
      >
        <KeysHint />
      </SectionHeading>
      <SubmissionFilters state={state} onChange={setState} />
      {data ? (
        <>
          {data.submissions.length === 0 && (
            <NoSubmissions
              state={state}
              total={data.pagination.total}
              onFirstPage={() => showPage(1)}
            />
          )}
          {/* Also without one, so that an open panel and what is typed in it stay. */}
          <ReviewList
            label="Submissions"
            submissions={data.submissions}
            deletes="wide"
            isBusy={answer.isPlaceholderData}
          />
          {data.pagination.totalPages > 1 && (
            <Pagination
              label="Pages of submissions"
              className="mt-4"
              page={state.page}
              totalPages={data.pagination.totalPages}
              onPageChange={(page) => showPage(Math.min(page, data.pagination.totalPages))}
            />
          )}
        </>
      ) : answer.isError ? (
        <ListFailure title="Failed to fetch submissions" answer={answer} />
      ) : (
        <ListSkeleton rows={10} height="h-52" />
      )}
    </section>
  );
}

type NoSubmissionsProps = { state: ListState; total: number; onFirstPage: () => void };

function NoSubmissions({ state, total, onFirstPage }: NoSubmissionsProps) {
  if (total > 0) {
    return (
      <Notice
        kind="empty"
        level={3}
        title="Past the last page"
        className="mt-4"
        action={<Button onClick={onFirstPage}>Go to the first page</Button>}
      >
        There are fewer submissions than this page begins with.
      </Notice>
    );
  }
  const isFiltered = state.status !== 'all' || state.search !== '';
  return isFiltered ? (
    <Notice
      kind="empty"
      level={3}
      title="No submissions found matching your criteria"
      className="mt-4"
    >
      Another status or a shorter search may find them.
    </Notice>
  ) : (
    <Notice kind="empty" level={3} title="No submissions found" className="mt-4">
      They come in through the bot, when members send links to what they made.
    </Notice>
  );
}
