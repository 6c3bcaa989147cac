import { formatAmountFixed } from '#rules/amounts.ts';
import { escapeHtml } from '#rules/telegram-html.ts';
import { formatCountdown } from '#rules/weeks/week.ts';
import type { Answer } from '../ask.ts';

/** The bot's texts in one place, for translation. All are Telegram's HTML; text from people or settings is escaped here. */
export const TEXTS = {
  refused: (reason: string) => escapeHtml(reason),
  failed:
    'That did not work because of a fault on our side. Nothing was changed; please try again in a minute.',
  unknownCommand: 'I do not know that command. /help lists the ones I know.',
  unknownWords: 'I only understand commands: /help lists them.',
  noAccount: 'You have no account yet: /start makes one.',
  nobody:
    'I can only act for a person: send the command under your own name, not as a group or a channel.',
  over: 'That has ended.',
  full: 'I am still answering others here. Try again in two minutes.',
  openPrivate: 'That works in our private chat only.',
  openedInPrivate: 'Opened in private.',
  openBot: 'Open the private chat',
  greeting: (username: string): Pick<Answer, 'html' | 'buttons'> => ({
    html: 'Ahoy! Say /gm once a day, see who leads with /top, and ask for /help. Administrators: /settings.',
    buttons: [[{ text: TEXTS.openBot, url: `https://t.me/${username}?start=help` }]],
  }),
} as const;

/** Hundredths of a point, as people read them: `1 point`, `0.25 points`. */
export function pointsText(hundredths: number): string {
  const text = String(hundredths / 100);
  return `${text} ${text === '1' ? 'point' : 'points'}`;
}

/** Points in the unit that the services return. */
export function wirePoints(points: number): string {
  return pointsText(Math.round(points * 100));
}

/** An amount with up to 8 decimals and the coin's code. */
export function amountText(units: bigint, code: string): string {
  return `${formatAmountFixed(units, 8, true).replace(/\.?0+$/, '')} ${escapeHtml(code)}`;
}

/** The time until then: `in 3h 5m`, `in 7d`. */
export function inTime(untilMs: number, nowMs: number): string {
  // Rounded up: a person who returns at the end of it is not too early.
  const text = formatCountdown(untilMs + 59_999, nowMs).replace(/(?<=[dh]) 0[hm]$/, '');
  return text === 'Now' ? 'now' : `in ${text}`;
}

/** The time since then: `3h 5m`. */
export function agoText(atMs: number, nowMs: number): string {
  const text = formatCountdown(nowMs, atMs);
  return text === 'Now' ? 'a moment' : text;
}
