import { m } from '#web/messages.ts';
import { focusableTip, tip } from './tooltip/tip.ts';

type RelativeTimeProps = {
  /** Milliseconds since 1970 or an ISO 8601 string. */
  at: number | string;
  /** Passed in, not read from a clock: the server's HTML and hydration must agree. */
  nowMs: number;
  className?: string;
};

/** '3 minutes ago', with the exact time in a tooltip. */
export function RelativeTime({ at, nowMs, className }: RelativeTimeProps) {
  const atMs = typeof at === 'number' ? at : Date.parse(at);
  if (Number.isNaN(atMs)) return null;
  return (
    <time
      dateTime={new Date(atMs).toISOString()}
      {...focusableTip(utcText(atMs))}
      className={className}
    >
      {relativeTimeText(atMs, nowMs)}
    </time>
  );
}

type UtcTimeProps = {
  at: number | string;
  /** 'date' leaves the time of day to the tooltip. */
  show?: 'date' | 'minute';
  className?: string;
};

/** A fixed moment: '21 Nov 2025' or '21 Nov 2025, 05:25 UTC'. */
export function UtcTime({ at, show = 'minute', className }: UtcTimeProps) {
  const atMs = typeof at === 'number' ? at : Date.parse(at);
  if (Number.isNaN(atMs)) return null;
  const text = show === 'date' ? utcDateText(atMs) : withTime(atMs, 16);
  return (
    <time dateTime={new Date(atMs).toISOString()} {...tip(utcText(atMs))} className={className}>
      {text}
    </time>
  );
}

/** In words up to 30 days, beyond that as a date; the future as 'in …'. Rounded down. */
export function relativeTimeText(atMs: number, nowMs: number): string {
  const distanceMs = Math.abs(nowMs - atMs);
  if (distanceMs < MINUTE_MS) return m.ui_just_now();
  if (distanceMs >= 30 * DAY_MS) return utcDateText(atMs);
  const isPast = atMs < nowMs;
  if (distanceMs < HOUR_MS) {
    const count = Math.floor(distanceMs / MINUTE_MS);
    return isPast ? m.ui_minutes_ago({ count }) : m.ui_in_minutes({ count });
  }
  if (distanceMs < DAY_MS) {
    const count = Math.floor(distanceMs / HOUR_MS);
    return isPast ? m.ui_hours_ago({ count }) : m.ui_in_hours({ count });
  }
  const count = Math.floor(distanceMs / DAY_MS);
  return isPast ? m.ui_days_ago({ count }) : m.ui_in_days({ count });
}

/** '21 Nov 2025'. Own month names: those of browser and server can differ. */
export function utcDateText(atMs: number): string {
  const date = new Date(atMs);
  const month = m.ui_months().split(' ')[date.getUTCMonth()] ?? '';
  return m.ui_date({ day: String(date.getUTCDate()), month, year: String(date.getUTCFullYear()) });
}

/** '21 Nov 2025, 05:25:09 UTC'. */
export function utcText(atMs: number): string {
  return withTime(atMs, 19);
}

function withTime(atMs: number, end: 16 | 19): string {
  const time = new Date(atMs).toISOString().slice(11, end);
  return m.ui_date_time({ date: utcDateText(atMs), time });
}

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
