import type { FirstViewCall } from '#contract/first-view.ts';

/** The calls whose answers everybody sees at once; what is for administrators comes in the browser. */
export function monitoringCalls(): FirstViewCall[] {
  return [
    { route: 'getSystemStatus' },
    { route: 'getHealth' },
    { route: 'getCurrentWeekSummary' },
    { route: 'getPointsSystem' },
  ];
}
