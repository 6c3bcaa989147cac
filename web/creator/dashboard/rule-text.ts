import { type ActivityId, findActivity } from '#rules/points/activities.ts';
import { findFamily } from '#rules/points/event-types.ts';
import { m } from '#web/messages.ts';

/** The activities that have a name; the others are commands. */
const NAMES: Readonly<Record<Exclude<ActivityId, 'gm' | 'faucet'>, () => string>> = {
  account_created: () => m.creator_rule_account_created(),
  primary_address_set: () => m.creator_rule_primary_address_set(),
  staking_address_set: () => m.creator_rule_staking_address_set(),
  twitter_set: () => m.creator_rule_twitter_set(),
  first_tip: () => m.creator_rule_first_tip(),
  first_send: () => m.creator_rule_first_send(),
  tip: () => m.creator_rule_tip(),
  send: () => m.creator_rule_send(),
  content_submission: () => m.creator_rule_content_submission(),
};

/** The name of a ledger rule: 'First tip', 'First tip, again', 'Treasure hunt: chest', 'Referral: joined'. */
export function ruleText(rule: string): string {
  const [, id = rule, change] = /^(.+)_(undone|again)$/.exec(rule) ?? [];
  const activity = findActivity(id);
  if (activity !== undefined) {
    const { id, name: command } = activity;
    const name = id === 'gm' || id === 'faucet' ? command : NAMES[id]();
    if (change === undefined) return name;
    return change === 'undone' ? m.creator_rule_undone({ name }) : m.creator_rule_again({ name });
  }
  const family = findFamily(rule);
  const words = rule.slice(family?.prefix.length ?? 0).replaceAll('_', ' ');
  switch (family?.prefix) {
    case 'booty_hunt_':
      return m.creator_rule_hunt({ words });
    case 'referral_':
      return m.creator_rule_referral({ words });
    default:
      return words;
  }
}
