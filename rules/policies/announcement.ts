import type { BroadcastText } from '../broadcast.ts';
import { escapeHtml } from '../telegram-html.ts';
import { type WeekName, weekStartMs } from '../weeks/week.ts';
import { type PolicyTerms, policyDifferences } from './describe.ts';
import { ENGLISH } from './english.ts';
import type { Policy } from './policy.ts';

/** A policy that was set for a coming week. */
export interface PolicyNews {
  readonly fromWeek: WeekName;
  /** The rules in force until then. */
  readonly before: PolicyTerms;
  readonly policy: Policy;
  /** The address of the page of the rules. */
  readonly url: string;
}

/**
 * The message that tells members of a policy: from when on, the changes, and the address of all rules. It stays below Telegram's
 * limit, because only a name and numbers differ in its sentences.
 *
 * @param code of the coin
 */
export function policyAnnouncement(news: PolicyNews, code: string): BroadcastText {
  const { fromWeek, before, policy, url } = news;
  const title = `New rules of the weekly pool from ${weekStartText(fromWeek)}`;
  const changes = policyDifferences(before, policy, code, ENGLISH).map(
    (sentence) => `• ${sentence}`,
  );
  const rest = [
    changes.length === 0 ? `They are called ${policy.name}; no rule changes.` : changes.join('\n'),
    `All rules: ${url}`,
  ];
  return {
    html: [`<b>${escapeHtml(title)}</b>`, ...rest.map(escapeHtml)].join('\n\n'),
    text: [title, ...rest].join('\n\n'),
  };
}

/** The first moment of a week: `Sunday, 29 November 2026, 23:00 UTC`. */
function weekStartText(week: WeekName): string {
  const start = new Date(weekStartMs(week));
  return `Sunday, ${start.getUTCDate()} ${MONTHS[start.getUTCMonth()]} ${start.getUTCFullYear()}, 23:00 UTC`;
}

// Not `toLocaleString`, whose names differ between machines.
const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
