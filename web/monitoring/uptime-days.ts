import {
  measuredMinutes,
  UPTIME_DAYS,
  type UptimeDay,
  uptimePercent,
} from '#rules/operations/uptime.ts';
import { utcDateText } from '#web/ui/time.tsx';

const DAY_MS = 86_400_000;
/** Below this a day was bad. In percent. */
const BAD_BELOW = 99;
/** So few in a day are no trouble, for example while a server starts. */
const FEW_DEGRADED_MINUTES = 10;

/** The look of a day: no trouble, some trouble, bad, or no record. */
export type DayLook = 'good' | 'some' | 'bad' | 'none';
export type UptimeBar = { day: string; look: DayLook; text: string };

/** The 90 days that end with `lastDay`, oldest first, each with its text. */
export function uptimeBars(days: readonly UptimeDay[], lastDay: string): UptimeBar[] {
  const byDay = new Map(days.map((each) => [each.day, each]));
  const lastMs = Date.parse(lastDay);
  return Array.from({ length: UPTIME_DAYS }, (_, index) => {
    const atMs = lastMs - (UPTIME_DAYS - 1 - index) * DAY_MS;
    const day = new Date(atMs).toISOString().slice(0, 10);
    const counts = byDay.get(day);
    const percent = counts ? uptimePercent([counts]) : null;
    if (counts === undefined || percent === null) {
      return { day, look: 'none', text: `${utcDateText(atMs)}: no record` };
    }
    return {
      day,
      look: lookOf(counts, percent),
      text: `${utcDateText(atMs)}: ${textOf(counts, percent)}`,
    };
  });
}

/** '99.90%': always two decimals, so that a row of figures is aligned. */
export function percentText(percent: number): string {
  return `${percent.toFixed(2)}%`;
}

function lookOf({ degraded, down }: UptimeDay, percent: number): DayLook {
  if (percent < BAD_BELOW) return 'bad';
  return down > 0 || degraded > FEW_DEGRADED_MINUTES ? 'some' : 'good';
}

// 'up 99.30% of 24 h, down 10 min'
function textOf(counts: UptimeDay, percent: number): string {
  const { degraded, down } = counts;
  return [
    `up ${percentText(percent)} of ${durationText(measuredMinutes([counts]))}`,
    ...(down > 0 ? [`down ${durationText(down)}`] : []),
    ...(degraded > 0 ? [`degraded ${durationText(degraded)}`] : []),
  ].join(', ');
}

function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [...(hours > 0 ? [`${hours} h`] : []), ...(rest > 0 ? [`${rest} min`] : [])].join(' ');
}
