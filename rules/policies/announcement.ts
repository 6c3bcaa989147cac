import type { BroadcastText } from '../broadcast.ts';
import { type Language, LOCALES } from '../messages/languages.ts';
import type { SiteMessages } from '../messages/site-messages.ts';
import { escapeHtml } from '../telegram-html.ts';
import { type WeekName, weekStartMs } from '../weeks/week.ts';
import { type PolicyTerms, policyDifferences } from './describe.ts';
import type { Policy } from './policy.ts';
import { policyTextsOf } from './texts.ts';

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
 * The message that tells members of a policy, in a language: from when on, the changes, and the address of all rules. It stays below
 * Telegram's limit, because only a name and numbers differ in its sentences.
 *
 * @param code of the coin
 * @param m the site's texts in that language
 */
export function policyAnnouncement(
  { fromWeek, before, policy, url }: PolicyNews,
  code: string,
  language: Language,
  m: SiteMessages,
): BroadcastText {
  const title = m.rules_news_title({ start: weekStartText(fromWeek, language) });
  const say = policyTextsOf(language, m);
  const changes = policyDifferences(before, policy, code, say).map((sentence) => `• ${sentence}`);
  const rest = [
    changes.length === 0 ? m.rules_news_same({ name: policy.name }) : changes.join('\n'),
    m.rules_news_all({ url }),
  ];
  return {
    html: [`<b>${escapeHtml(title)}</b>`, ...rest.map(escapeHtml)].join('\n\n'),
    text: [title, ...rest].join('\n\n'),
  };
}

/** The first moment of a week: `Sunday, 29 November 2026, 23:00 UTC`. */
function weekStartText(week: WeekName, language: Language): string {
  const start = new Date(weekStartMs(week));
  if (language !== 'en')
    return `${new Intl.DateTimeFormat(LOCALES[language], DAY).format(start)}, 23:00 UTC`;
  return `Sunday, ${start.getUTCDate()} ${MONTHS[start.getUTCMonth()]} ${start.getUTCFullYear()}, 23:00 UTC`;
}

const DAY = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
} as const;

// Not `Intl`, whose English names and commas differ between versions of Node, and this text is that of the specification.
const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
