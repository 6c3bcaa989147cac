import { useSearchState } from './search-state.ts';
import { parsePageState, printPageState } from './search-text.ts';

/** The page of a list, kept in the address. */
export function usePageState(): [page: number, setPage: (page: number) => void] {
  return useSearchState(parsePageState, printPageState);
}
