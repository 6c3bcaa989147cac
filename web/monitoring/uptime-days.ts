import {
  measuredMinutes,
  UPTIME_DAYS,
  type UptimeDay,
  uptimePercent,
} from '#rules/operations/uptime.ts';
import { m } from '#web/messages.ts';
import { shownNumber } from '#web/ui/figures.ts';
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
      return { day, look: 'none', text: m.monitor_day_none({ date: utcDateText(atMs) }) };
    }
    return {
      day,
      look: lookOf(counts, percent),
      text: textOf(counts, { date: utcDateText(atMs), percent: percentText(percent) }),
    };
  });
}

/** '99.90%' in English: always two decimals, so that a row of figures is aligned. */
export function percentText(percent: number): string {
  return m.monitor_percent({ percent: shownNumber(percent.toFixed(2)) });
}

function lookOf({ degraded, down }: UptimeDay, percent: number): DayLook {
  if (percent < BAD_BELOW) return 'bad';
  return down > 0 || degraded > FEW_DEGRADED_MINUTES ? 'some' : 'good';
}

// 'up 99.30% of 24 h, down 10 min'
function textOf(counts: UptimeDay, day: { date: string; percent: string }): string {
  const values = { ...day, time: durationText(measuredMinutes([counts])) };
  const down = durationText(counts.down);
  const degraded = durationText(counts.degraded);
  if (counts.down > 0 && counts.degraded > 0)
    return m.monitor_day_both({ ...values, down, degraded });
  if (counts.down > 0) return m.monitor_day_down({ ...values, down });
  return counts.degraded > 0
    ? m.monitor_day_degraded({ ...values, degraded })
    : m.monitor_day_up(values);
}

function durationText(all: number): string {
  const hours = Math.floor(all / 60);
  const minutes = all % 60;
  if (hours === 0) return m.monitor_minutes({ minutes });
  return minutes === 0 ? m.monitor_hours({ hours }) : m.monitor_hours_minutes({ hours, minutes });
}
