import type { Showcase } from '#contract/creator/showcase.ts';
import { m } from '#web/messages.ts';
import { useSearchDraft } from '#web/shell/search/search-draft.ts';
import type { SetSearchState } from '#web/shell/search/search-state.ts';
import { SearchField, SelectField } from '#web/ui/field.tsx';
import { contentTypeName } from '#web/ui/text/content-type-name.ts';
import { changeHubState, type HubState, sortOptions } from '../hub-state.ts';

type ShowcaseControlsProps = {
  state: HubState;
  types: Showcase['contentTypes'];
  onChange: SetSearchState<HubState>;
};

export function ShowcaseControls({ state, types, onChange }: ShowcaseControlsProps) {
  const [draft, setDraft, apply] = useSearchDraft(state.search, (search) =>
    onChange((now) => changeHubState(now, { search }), { replace: true }),
  );
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
        className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[minmax(0,1fr)_13rem_13rem]"
      >
        <SearchField
          label={m.creator_search()}
          name="search"
          placeholder={m.creator_search_hint()}
          value={draft}
          onChange={setDraft}
          className="sm:max-lg:col-span-2"
        />
        <SelectField
          label={m.creator_type()}
          name="type"
          value={state.type ?? ''}
          options={typeOptions(types, state.type)}
          onChange={(type) =>
            onChange((now) => changeHubState(now, { type: type === '' ? null : type }))
          }
        />
        <SelectField
          label={m.board_sort_by()}
          name="sort"
          value={state.sort}
          options={sortOptions()}
          onChange={(sort) => onChange((now) => changeHubState(now, { sort }))}
        />
      </form>
    </search>
  );
}

// The type in the address stays an option even if no content has it.
function typeOptions(types: Showcase['contentTypes'], chosen: string | null) {
  const known = types.map(({ id }) => ({ value: id, label: contentTypeName(id) }));
  const isThere = chosen === null || types.some(({ id }) => id === chosen);
  return [
    { value: '', label: m.creator_all_content() },
    ...known,
    ...(isThere ? [] : [{ value: chosen, label: contentTypeName(chosen) }]),
  ];
}
