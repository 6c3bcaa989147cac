import type { Messages } from '#rules/messages/messages.ts';
import { findActivity } from '#rules/points/activities.ts';
import { findFamily } from '#rules/points/event-types.ts';
import { escapeHtml } from '#rules/telegram-html.ts';

/** The name of a ledger rule, in HTML: 'First tip', 'First tip, again', 'Treasure hunt: chest', 'Referral: joined'. */
export function ruleText(m: Messages, rule: string): string {
  const [, id = rule, change] = /^(.+)_(undone|again)$/.exec(rule) ?? [];
  const activity = findActivity(id);
  if (activity !== undefined) {
    const name = m[`bot_rule_${activity.id}`]();
    if (change === undefined) return name;
    return change === 'undone' ? m.bot_rule_undone({ name }) : m.bot_rule_again({ name });
  }
  const family = findFamily(rule);
  const words = rule.slice(family?.prefix.length ?? 0).replaceAll('_', ' ');
  switch (family?.prefix) {
    case 'booty_hunt_':
      return m.bot_rule_hunt({ words });
    case 'referral_':
      return m.bot_rule_referral({ words });
    default:
      return escapeHtml(words);
  }
}
