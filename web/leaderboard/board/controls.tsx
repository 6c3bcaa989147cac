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
          label="Search members"
          hideLabel={true}
          className="max-sm:col-span-2"
          name="search"
          placeholder="Telegram username or name"
          value={draft}
          onChange={setDraft}
        />
        <SelectField
          label="Sort by"
          hideLabel={true}
          name="sort"
          value={state.sort}
          options={SORT_OPTIONS}
          onChange={onSort}
        />
        <CheckboxField
          label="Show eligible users only"
          checked={state.eligibleOnly}
          onChange={onEligibleOnly}
          className="sm:ml-2 max-sm:leading-4"
        />
      </form>
    </search>
  );
}
