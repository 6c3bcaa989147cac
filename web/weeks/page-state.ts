import { parsePage } from '#web/shell/search-text.ts';

/** What of a list is shown; lives in the address, so that it can be shared and gone back to. */
export type PageState = {
  /** From 1. */
  page: number;
};

/** Reads `?page=`. Whatever makes no sense counts as left out. */
export function parsePageState(params: URLSearchParams): PageState {
  return { page: parsePage(params.get('page')) };
}

/** The reverse; the first page is left out of the address. */
export function printPageState({ page }: PageState) {
  return { page: page === 1 ? undefined : String(page) };
}
