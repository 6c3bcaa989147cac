/** Messages from the bot about a developer's plan, in Telegram's HTML (docs/spec/developers.md#9-plan-notices). */
import type { Messages } from '../messages/messages.ts';
import { escapeHtml } from '../telegram-html.ts';

/** Monthly limits. */
export type MonthlyLimit = 'apiRequests' | 'webhooks';

/** The kinds of notices of each monthly limit: nearly used, and used up. */
const QUOTA_NOTICES = {
  apiRequests: ['quota_80', 'quota_100'],
  webhooks: ['webhooks_80', 'webhooks_100'],
} as const satisfies Record<MonthlyLimit, readonly [nearly: string, all: string]>;

export type PlanNotice =
  | 'ends_in_7_days'
  | 'ends_in_1_day'
  | (typeof QUOTA_NOTICES)[MonthlyLimit][number];

/** The percentage of a limit from which it is nearly used. */
const WARN_PERCENT = 80;

/**
 * The notice due about a monthly limit: at 80 and at 100 percent, once each. If both are due at once, only one is sent. After
 * 'used up' the month gets no more, even if another plan has raised the limit since.
 *
 * @param month.limit null: unlimited
 * @param month.told this month's notices that were sent
 */
export function quotaNotice(
  of: MonthlyLimit,
  month: { used: number; limit: number | null; told: readonly string[] },
): PlanNotice | null {
  const { used, limit, told } = month;
  const [nearly, all] = QUOTA_NOTICES[of];
  if (limit === null || told.includes(all) || used * 100 < limit * WARN_PERCENT) return null;
  const due = used >= limit ? all : nearly;
  return told.includes(due) ? null : due;
}

/**
 * The text of a notice.
 *
 * @param m the catalogue in the language of the reader
 * @param notice.aboutMs the end of the plan, or the start of the month
 * @param notice.pageUrl the page on which the plan can be renewed or changed
 */
export function planNotice(
  m: Messages,
  notice: { kind: PlanNotice; aboutMs: number; plan: string; pageUrl: string },
): string {
  const { kind, aboutMs, plan, pageUrl } = notice;
  const day = `${new Date(aboutMs).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return `${m[`bot_plan_${kind}`]({ plan, day })}\n${escapeHtml(pageUrl)}`;
}
