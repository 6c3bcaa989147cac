import { useSearchState } from '#web/shell/search/search-state.ts';
import { useSubmissions } from '../calls.ts';
import {
  EmptyList,
  ListPages,
  LoadedList,
  PastLastPage,
  SectionHeading,
} from '../section-parts.tsx';
import { useKept } from '../use-kept.ts';
import { KeysHint } from './keyboard/keys-hint.tsx';
import { type ListState, listQuery, parseListState, printListState } from './list-state.ts';
import { ReviewList } from './review-list.tsx';
import { SubmissionFilters } from './submission-filters.tsx';

/** Every submission; the server filters, sorts and pages. */
export function AllSubmissions() {
  const [state, setState] = useSearchState(parseListState, printListState);
  const setPage = (page: number) => setState((now) => ({ ...now, page }));
  const answer = useSubmissions(listQuery(state));
  const data = useKept(answer, state);

  return (
    <section aria-labelledby="section-title" className="scroll-mt-4">
      <SectionHeading title="All Submissions" lead="Everything submitted, and what became of it.">
        <KeysHint />
      </SectionHeading>
      <SubmissionFilters state={state} onChange={setState} />
      <LoadedList
        answer={answer}
        data={data}
        failure="Failed to fetch submissions"
        skeleton={{ rows: 10, height: 'h-52' }}
      >
        {({ submissions, pagination }) => (
          <>
            {submissions.length === 0 &&
              (pagination.total > 0 ? (
                <PastLastPage what="submissions" onFirst={() => setPage(1)} />
              ) : (
                <NoSubmissions state={state} />
              ))}
            {/* Rendered even when empty, so that an open panel keeps its typed text. */}
            <ReviewList
              label="Submissions"
              submissions={submissions}
              deletes="wide"
              isBusy={answer.isPlaceholderData}
            />
            <ListPages
              of="submissions"
              page={state.page}
              totalPages={pagination.totalPages}
              onPage={setPage}
            />
          </>
        )}
      </LoadedList>
    </section>
  );
}

function NoSubmissions({ state }: { state: ListState }) {
  return state.status === 'all' && state.search === '' ? (
    <EmptyList title="No submissions found">
      Submissions appear here when members send links to their content.
    </EmptyList>
  ) : (
    <EmptyList title="No submissions found matching your criteria">
      Try another status or a shorter search.
    </EmptyList>
  );
}
