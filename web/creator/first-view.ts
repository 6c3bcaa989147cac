import type { FirstViewAddress, FirstViewCall } from '#contract/first-view.ts';
import { parsePageState } from '#web/shell/search/search-text.ts';
import { profileInput, showcaseQuery } from './calls.ts';
import { creatorNameOf } from './creator-name.ts';
import { parseHubState } from './hub-state.ts';

/** The showcase for the address. The dashboard is private and is fetched by the browser. */
export function creatorCalls({ search }: FirstViewAddress): FirstViewCall[] {
  const state = parseHubState(new URLSearchParams(search));
  if (state.tab === 'dashboard') return [];
  return [{ route: 'getCreatorContent', query: showcaseQuery(state) }];
}

export function creatorPageCalls({ search, path }: FirstViewAddress): FirstViewCall[] {
  const page = parsePageState(new URLSearchParams(search));
  return [{ route: 'getCreatorProfile', ...profileInput(creatorNameOf(path), page) }];
}
