import type { FirstViewCall } from '#contract/first-view.ts';
import { weekInput, weeksInput } from './calls.ts';
import { parsePageState } from './page-state.ts';
import { weekNameOf } from './week-name.ts';

/** The very calls that the pages make in the browser: a difference would throw the answers away. */
export function weeksCalls(search: string): FirstViewCall[] {
  return [{ route: 'getWeeks', ...weeksInput(pageOf(search)) }];
}

export function weekCalls(search: string, path: string): FirstViewCall[] {
  return [{ route: 'getWeek', ...weekInput(weekNameOf(path), pageOf(search)) }];
}

function pageOf(search: string): number {
  return parsePageState(new URLSearchParams(search)).page;
}
