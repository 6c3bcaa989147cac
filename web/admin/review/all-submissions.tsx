import { m } from '#web/messages.ts';
import { PagedList } from '#web/shell/load/paged-list.tsx';
import { useSearchState } from '#web/shell/search/search-state.ts';
import { useSubmissions } from '../calls.ts';
import { SectionHeading } from '../section-parts.tsx';
import { sectionLabel } from '../sections.ts';
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
      <SectionHeading
        title={sectionLabel('submissions-management')}
        lead={m.portal_review_all_lead()}
      >
        <KeysHint />
      </SectionHeading>
      <SubmissionFilters state={state} onChange={setState} />
      <PagedList
        answer={answer}
        data={data}
        failure={m.portal_review_failed()}
        skeleton={{ rows: 10, height: 'h-52' }}
        className="mt-4"
        of={m.creator_submissions_of()}
        count={({ submissions }) => submissions.length}
        page={state.page}
        onPage={setPage}
        empty={state.status === 'all' && state.search === '' ? nothingYet() : nothingMatches()}
      >
        {({ submissions }) => (
          <ReviewList
            label={m.creator_submissions_list()}
            submissions={submissions}
            deletes="wide"
          />
        )}
      </PagedList>
    </section>
  );
}

const nothingYet = () => ({
  title: m.portal_review_none(),
  children: m.portal_review_none_text(),
});
const nothingMatches = () => ({
  title: m.portal_review_unmatched(),
  children: m.portal_review_unmatched_text(),
});
