/** What the bot writes about a developer's plan, as Telegram's HTML. Serves restricted-areas §9. */
import { escapeHtml } from './telegram-html.ts';

export type PlanNotice = 'ends_in_7_days' | 'ends_in_1_day' | 'quota_80' | 'quota_100';

const WORDS: Readonly<Record<PlanNotice, (plan: string, day: string) => string>> = {
  ends_in_7_days: (plan, day) =>
    `Your ${plan} developer plan ends on ${day}, in less than 7 days. It does not renew by itself.`,
  ends_in_1_day: (plan, day) =>
    `Your ${plan} developer plan ends on ${day}, in less than a day. It does not renew by itself, and your API keys stop then.`,
  quota_80: (plan) => `80% of this month’s API requests of your ${plan} developer plan are used.`,
  quota_100: (plan) =>
    `All of this month’s API requests of your ${plan} developer plan are used: further ones are refused until the month ends.`,
};

/**
 * The text of a notice.
 *
 * @param notice.aboutMs the end of the plan, or the beginning of the month
 * @param notice.pageUrl where the plan can be renewed or changed
 */
export function planNotice(notice: {
  kind: PlanNotice;
  aboutMs: number;
  plan: string;
  pageUrl: string;
}): string {
  const { kind, aboutMs, plan, pageUrl } = notice;
  const day = `${new Date(aboutMs).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return `${escapeHtml(WORDS[kind](plan, day))}\n${escapeHtml(pageUrl)}`;
}
