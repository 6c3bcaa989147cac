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
        className="mt-4 grid items-end gap-x-3 gap-y-3 sm:grid-cols-[minmax(0,1fr)_15rem] lg:grid-cols-[minmax(0,1fr)_15rem_auto]"
      >
        <SearchField
          label="Search members"
          name="search"
          placeholder="Telegram username or name"
          value={draft}
          onChange={setDraft}
        />
        <SelectField
          label="Sort by"
          name="sort"
          value={state.sort}
          options={SORT_OPTIONS}
          onChange={onSort}
        />
        <CheckboxField
          label="Show eligible users only"
          checked={state.eligibleOnly}
          onChange={onEligibleOnly}
          className="sm:col-span-2 lg:col-span-1 lg:ml-3"
        />
      </form>
    </search>
  );
}
