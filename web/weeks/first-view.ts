import type { FirstViewAddress, FirstViewCall } from '#contract/first-view.ts';
import { weekInput, weeksInput } from './calls.ts';
import { parsePageState, weekNameOf } from './page-state.ts';

/** These must equal the pages' own calls, or the answers are not found in their cache. */
export function weeksCalls({ search }: FirstViewAddress): FirstViewCall[] {
  return [{ route: 'getWeeks', ...weeksInput(pageOf(search)) }];
}

export function weekCalls({ search, path }: FirstViewAddress): FirstViewCall[] {
  return [{ route: 'getWeek', ...weekInput(weekNameOf(path), pageOf(search)) }];
}

function pageOf(search: string): number {
  return parsePageState(new URLSearchParams(search)).page;
}
