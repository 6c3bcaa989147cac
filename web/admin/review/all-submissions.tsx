import { PagedList } from '#web/shell/load/paged-list.tsx';
import { useSearchState } from '#web/shell/search/search-state.ts';
import { useSubmissions } from '../calls.ts';
import { SectionHeading } from '../section-parts.tsx';
import { useKept } from '../use-kept.ts';
import { KeysHint } from './keyboard/keys-hint.tsx';
import { listQuery, parseListState, printListState } from './list-state.ts';
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
      <PagedList
        answer={answer}
        data={data}
        failure="Failed to fetch submissions"
        skeleton={{ rows: 10, height: 'h-52' }}
        className="mt-4"
        of="submissions"
        count={({ submissions }) => submissions.length}
        page={state.page}
        onPage={setPage}
        empty={state.status === 'all' && state.search === '' ? NOTHING_YET : NOTHING_MATCHES}
      >
        {({ submissions }) => (
          <ReviewList label="Submissions" submissions={submissions} deletes="wide" />
        )}
      </PagedList>
    </section>
  );
}

const NOTHING_YET = {
  title: 'No submissions found',
  children: 'Submissions appear here when members send links to their content.',
};
const NOTHING_MATCHES = {
  title: 'No submissions found matching your criteria',
  children: 'Try another status or a shorter search.',
};
