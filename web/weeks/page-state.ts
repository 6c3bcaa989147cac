import { pagePath } from '#web/shell/page-link.tsx';
import { parsePage } from '#web/shell/search/search-text.ts';

/** Kept in the address, so that a page can be shared and revisited. */
export type PageState = {
  /** From 1. */
  page: number;
};

/** Parses `?page=`. An invalid value counts as absent. */
export function parsePageState(params: URLSearchParams): PageState {
  return { page: parsePage(params.get('page')) };
}

/** The reverse; the first page is left out of the address. */
export function printPageState({ page }: PageState) {
  return { page: page === 1 ? undefined : String(page) };
}

/** The week named in a page's path. */
export function weekNameOf(path: string): string {
  return pagePath(path).split('/').at(-1) ?? '';
}
