import type { Showcase } from '#contract/creator/showcase.ts';
import { contentTypeFor } from '#rules/points/content-types.ts';
import { useSearchDraft } from '#web/shell/search/search-draft.ts';
import type { SetSearchState } from '#web/shell/search/search-state.ts';
import { SearchField, SelectField } from '#web/ui/field.tsx';
import { changeHubState, type HubState, SORTS } from '../hub-state.ts';

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
          label="Search content"
          name="search"
          placeholder="Search creators, titles, or descriptions..."
          value={draft}
          onChange={setDraft}
          className="sm:max-lg:col-span-2"
        />
        <SelectField
          label="Content type"
          name="type"
          value={state.type ?? ''}
          options={typeOptions(types, state.type)}
          onChange={(type) =>
            onChange((now) => changeHubState(now, { type: type === '' ? null : type }))
          }
        />
        <SelectField
          label="Sort by"
          name="sort"
          value={state.sort}
          options={SORTS}
          onChange={(sort) => onChange((now) => changeHubState(now, { sort }))}
        />
      </form>
    </search>
  );
}

// The type in the address stays an option even if no content has it.
function typeOptions(types: Showcase['contentTypes'], chosen: string | null) {
  const known = types.map(({ id, displayName }) => ({ value: id, label: displayName }));
  const isThere = chosen === null || types.some(({ id }) => id === chosen);
  return [
    { value: '', label: 'All Content' },
    ...known,
    ...(isThere ? [] : [{ value: chosen, label: contentTypeFor(chosen).displayName }]),
  ];
}
