import { utcDateText } from './time.tsx';

/** A week's name as people read it: '2025-11-23' is '23 Nov 2025'. */
export function weekDate(week: string): string {
  return utcDateText(Date.parse(week));
}
