import { useSearchState } from '#web/shell/search/search-state.ts';

/**
 * The chosen tab, kept in the address as `?tab=` unless it is the first. A change of tab drops the parameters of other tabs.
 *
 * @param tabs the same object each time
 */
export function createTabState<Id extends string>(tabs: readonly { id: Id; label: string }[]) {
  const [first] = tabs;
  if (!first) throw new Error('there are no tabs');
  const parse = (params: URLSearchParams): Id =>
    tabs.find(({ id }) => id === params.get('tab'))?.id ?? first.id;
  const print = (id: Id) => ({
    tab: id === first.id ? undefined : id,
    call: undefined,
    language: undefined,
    app: undefined,
    q: undefined,
  });
  return () => useSearchState(parse, print);
}
