import type { FirstViewAddress, FirstViewCall } from '#contract/first-view.ts';
import { parsePageState } from '#web/shell/search/search-text.ts';
import { fairnessInput, weekInput, weeksInput } from './calls.ts';
import { weekNameOf } from './week-name.ts';

/** These must equal the pages' own calls, or the responses are not found in their cache. */
export function weeksCalls({ search }: FirstViewAddress): FirstViewCall[] {
  return [
    { route: 'getWeeks', ...weeksInput(pageOf(search)) },
    { route: 'getWeekFairness', ...fairnessInput(null) },
  ];
}

export function poolRulesCalls(): FirstViewCall[] {
  return [{ route: 'getPolicies' }];
}

export function weekCalls({ search, path }: FirstViewAddress): FirstViewCall[] {
  const week = weekNameOf(path);
  return [
    { route: 'getWeek', ...weekInput(week, pageOf(search)) },
    { route: 'getWeekTransactions', ...weekInput(week, 1) },
    { route: 'getWeekFairness', ...fairnessInput(week) },
  ];
}

function pageOf(search: string): number {
  return parsePageState(new URLSearchParams(search));
}
