import { m } from '#web/messages.ts';
import { useSearchDraft } from '#web/shell/search/search-draft.ts';
import { CheckboxField, SearchField, SelectField } from '#web/ui/field.tsx';
import { SORT_OPTIONS } from './sort-options.ts';
import type { BoardState } from './state.ts';

type BoardControlsProps = {
  state: BoardState;
  onSort: (sort: BoardState['sort']) => void;
  onSearch: (search: string) => void;
  onEligibleOnly: (eligibleOnly: boolean) => void;
};

export function BoardControls({ state, onSort, onSearch, onEligibleOnly }: BoardControlsProps) {
  const [draft, setDraft, apply] = useSearchDraft(state.search, onSearch);
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
        className="live grid grid-cols-2 items-center gap-3 sm:grid-cols-[minmax(0,1fr)_13rem_auto]"
      >
        <SearchField
          label={m.board_search()}
          hideLabel={true}
          className="max-sm:col-span-2"
          name="search"
          placeholder={m.board_search_hint()}
          value={draft}
          onChange={setDraft}
        />
        <SelectField
          label={m.board_sort_by()}
          hideLabel={true}
          name="sort"
          value={state.sort}
          options={SORT_OPTIONS}
          onChange={onSort}
        />
        <CheckboxField
          label={m.board_eligible_only()}
          checked={state.eligibleOnly}
          onChange={onEligibleOnly}
          className="sm:ms-2 max-sm:leading-4"
        />
      </form>
    </search>
  );
}
