import { m } from '#web/messages.ts';
import { useSearchDraft } from '#web/shell/search/search-draft.ts';
import type { SetSearchState } from '#web/shell/search/search-state.ts';
import { SearchField, SelectField } from '#web/ui/field.tsx';
import { searchToSend } from '../search-draft.ts';
import { changeListState, type ListState, SORT_OPTIONS, STATUS_OPTIONS } from './list-state.ts';

type SubmissionFiltersProps = { state: ListState; onChange: SetSearchState<ListState> };

export function SubmissionFilters({ state, onChange }: SubmissionFiltersProps) {
  const [draft, setDraft] = useSearchDraft(
    state.search,
    (search) => onChange((now) => changeListState(now, { search }), { replace: true }),
    searchToSend,
  );
  return (
    <search className="mt-4 grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[1fr_12rem_14rem]">
      <SearchField
        label={m.portal_review_search()}
        name="search"
        placeholder={m.portal_two_characters()}
        value={draft}
        onChange={setDraft}
        className="sm:max-lg:col-span-2"
      />
      <SelectField
        label={m.portal_review_status()}
        name="status"
        value={state.status}
        options={inWords(STATUS_OPTIONS)}
        onChange={(status) => onChange((now) => changeListState(now, { status }))}
      />
      <SelectField
        label={m.board_sort_by()}
        name="sort"
        value={state.sort}
        options={inWords(SORT_OPTIONS)}
        onChange={(sort) => onChange((now) => changeListState(now, { sort }))}
      />
    </search>
  );
}

function inWords<Value>(options: readonly { value: Value; label: () => string }[]) {
  return options.map(({ value, label }) => ({ value, label: label() }));
}
