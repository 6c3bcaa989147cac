import { formatAmountFixed } from '#rules/amounts.ts';
import { LOCALES } from '#rules/messages/languages.ts';
import type { Messages } from '#rules/messages/messages.ts';
import { numbersIn } from '#rules/messages/speech.ts';
import { formatCountdown } from '#rules/weeks/week.ts';
import type { Answer } from '../ask.ts';

/**
 * The bot's texts. Their words are in the catalogue (docs/languages.md), whose `bot_` messages are Telegram's HTML and escape the
 * values that they are given. `m` is the catalogue in the language of the reader.
 */
export const TEXTS = {
  /** `reason` comes from a service, in English. */
  refused: (m: Messages, reason: string) => m.bot_refused({ reason }),
  greeting: (m: Messages, username: string): Pick<Answer, 'html' | 'buttons'> => ({
    html: m.bot_greeting(),
    buttons: [[{ text: m.button_open_private(), url: `https://t.me/${username}?start=help` }]],
  }),
} as const;

/** Sentences after each other, without the empty ones. */
export function sentences(...all: readonly string[]): string {
  return all.filter((each) => each !== '').join(' ');
}

/** Hundredths of a point, as people read them: `1 point`, `0.25 points`. */
export function pointsText(m: Messages, hundredths: number): string {
  return m.bot_points({ points: hundredths / 100 });
}

/** Points in the unit that the services return. */
export function wirePoints(m: Messages, points: number): string {
  return pointsText(m, Math.round(points * 100));
}

/** A number alone, in the language. */
export function numberText(m: Messages, value: number): string {
  return numbersIn(m.language)(value);
}

/** An amount with up to 8 decimals and the coin's code, for reading: amounts to be paid or copied are never written so. Not escaped. */
export function amountText(m: Messages, units: bigint, code: string): string {
  return `${coinsText(m, formatAmountFixed(units, 8), { grouping: true })} ${code}`;
}

/**
 * A decimal amount of the API, for reading. English leaves it as it is, apart from zeros at its end and, if wanted, groups of
 * digits.
 */
export function coinsText(m: Messages, amount: string, { grouping = false } = {}): string {
  if (m.language !== 'en') {
    const format = new Intl.NumberFormat(LOCALES[m.language], { maximumFractionDigits: 8 });
    return format.format(amount as `${number}`); // The API's amounts are decimals.
  }
  const [whole = '', decimals = ''] = amount.split('.');
  const grouped = grouping ? whole.replace(/\B(?=(?:\d{3})+$)/g, ',') : whole;
  const shown = decimals.replace(/0+$/, '');
  return shown === '' ? grouped : `${grouped}.${shown}`;
}

/** The time until then: `in 3h 5m`, `in 7d`. */
export function inTime(m: Messages, untilMs: number, nowMs: number): string {
  const time = timeLeft(m, untilMs, nowMs);
  return time === m.bot_time_now() ? time : m.bot_time_in({ time });
}

/** The same without `in`. */
export function timeLeft(m: Messages, untilMs: number, nowMs: number): string {
  // Rounded up: a person who returns at the end of it is not too early.
  const text = formatCountdown(untilMs + 59_999, nowMs).replace(/(?<=[dh]) 0[hm]$/, '');
  return text === 'Now' ? m.bot_time_now() : durationText(m, text);
}

/** The time since then: `3h 5m`. */
export function agoText(m: Messages, atMs: number, nowMs: number): string {
  const text = formatCountdown(nowMs, atMs);
  return text === 'Now' ? m.bot_time_moment() : durationText(m, text);
}

/** A duration such as `3h 5m`, in words. */
function durationText(m: Messages, text: string): string {
  const units = { d: m.bot_time_days, h: m.bot_time_hours, m: m.bot_time_minutes };
  return text.replace(/(\d+)([dhm])/g, (_, n: string, unit: keyof typeof units) =>
    units[unit]({ n: Number(n) }),
  );
}
