import { useSearchState } from '#web/shell/search/search-state.ts';

/**
 * The chosen tab, kept in the address as `?tab=` unless it is the first. A change of tab drops the parameters of other tabs.
 *
 * @param tabs the same object each time: ids, or objects with one
 */
export function createTabState<Id extends string>(tabs: readonly (Id | { id: Id })[]) {
  const ids = tabs.map((each) => (typeof each === 'string' ? each : each.id));
  const [first] = ids;
  if (first === undefined) throw new Error('there are no tabs');
  const parse = (params: URLSearchParams): Id =>
    ids.find((id) => id === params.get('tab')) ?? first;
  const print = (id: Id) => ({
    tab: id === first ? undefined : id,
    call: undefined,
    language: undefined,
    app: undefined,
    q: undefined,
  });
  return () => useSearchState(parse, print);
}
