import { useCallback, useMemo } from 'react';
import { useLocation, useRouter } from 'wouter';
import { mergeSearch, type Printed } from './search-text.ts';

export type { Printed } from './search-text.ts';

type SetOptions = {
  /** Change the current history entry instead of adding one: for typing, not for paging. */
  replace?: boolean;
};

export type SetSearchState<T> = (next: T | ((now: T) => T), options?: SetOptions) => void;

/**
 * State kept in the query of the address. `parse` must accept any query, `print` returns the parameters to write; a value of
 * `undefined` or `''` removes the name, and names that `print` does not mention stay unchanged. Both must be stable functions.
 * Works on the server.
 */
export function useSearchState<T>(
  parse: (search: URLSearchParams) => T,
  print: (state: T) => Printed,
): [T, SetSearchState<T>] {
  const router = useRouter();
  // Not wouter's `useSearch`: it decodes the text once before we do, which breaks a literal `%25`.
  const search = router.searchHook(router);
  const [path, navigate] = useLocation();
  const state = useMemo(() => parse(new URLSearchParams(search)), [search, parse]);

  const setState = useCallback<SetSearchState<T>>(
    (next, options = {}) => {
      // Read at the time of the change, so that two changes in one tick do not lose the first.
      const current = new URLSearchParams(window.location.search);
      const value = isChange(next) ? next(parse(current)) : next;
      const merged = mergeSearch(current, print(value));
      if (merged === window.location.search) return;
      navigate(`${path}${merged}`, { replace: options.replace ?? false });
    },
    [navigate, parse, path, print],
  );
  return [state, setState];
}

function isChange<T>(next: T | ((now: T) => T)): next is (now: T) => T {
  return typeof next === 'function';
}
