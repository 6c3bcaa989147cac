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
  const text = show === 'date' ? utcDateText(atMs) : `${utcDateText(atMs)}, ${clock(atMs, 16)} UTC`;
  return (
    <time dateTime={new Date(atMs).toISOString()} {...tip(utcText(atMs))} className={className}>
      {text}
    </time>
  );
}

/** In words up to 30 days, beyond that as a date; the future as 'in …'. Rounded down. */
export function relativeTimeText(atMs: number, nowMs: number): string {
  const distanceMs = Math.abs(nowMs - atMs);
  if (distanceMs < MINUTE_MS) return 'just now';
  if (distanceMs >= 30 * DAY_MS) return utcDateText(atMs);
  const words =
    distanceMs < HOUR_MS
      ? count(distanceMs / MINUTE_MS, 'minute')
      : distanceMs < DAY_MS
        ? count(distanceMs / HOUR_MS, 'hour')
        : count(distanceMs / DAY_MS, 'day');
  return atMs < nowMs ? `${words} ago` : `in ${words}`;
}

/** '21 Nov 2025'. Own month names: those of browser and server can differ. */
export function utcDateText(atMs: number): string {
  const date = new Date(atMs);
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** '21 Nov 2025, 05:25:09 UTC'. */
export function utcText(atMs: number): string {
  return `${utcDateText(atMs)}, ${clock(atMs, 19)} UTC`;
}

function clock(atMs: number, end: 16 | 19): string {
  return new Date(atMs).toISOString().slice(11, end);
}

function count(amount: number, unit: string): string {
  const whole = Math.floor(amount);
  return `${whole} ${unit}${whole === 1 ? '' : 's'}`;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
