import type { FirstViewCall } from '#contract/first-view.ts';

/** The calls whose responses the first view needs; administrators' figures load in the browser. */
export function monitoringCalls(): FirstViewCall[] {
  return [
    { route: 'getSystemStatus' },
    { route: 'getHealth' },
    { route: 'getUptime' },
    { route: 'getCurrentWeekSummary' },
    { route: 'getPointsSystem' },
  ];
}
