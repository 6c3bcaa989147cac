import { useSearchState } from '#web/shell/search-state.ts';

/**
 * The chosen tab, kept in the address as `?tab=`; the first one leaves it out. What another tab kept there goes.
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
  });
  return () => useSearchState(parse, print);
}
