import type { PointsSystem } from '#contract/site/points-system.ts';
import type { ActivityId } from '#rules/points/activities.ts';
import { language, m } from '#web/messages.ts';

const NAMES: Readonly<Record<ActivityId, () => string>> = {
  account_created: () => m.guide_rule_account_created(),
  primary_address_set: () => m.guide_rule_primary_address_set(),
  staking_address_set: () => m.guide_rule_staking_address_set(),
  twitter_set: () => m.guide_rule_twitter_set(),
  first_tip: () => m.guide_rule_first_tip(),
  first_send: () => m.guide_rule_first_send(),
  gm: () => m.guide_rule_gm(),
  faucet: () => m.guide_rule_faucet(),
  tip: () => m.guide_rule_tip(),
  send: () => m.guide_rule_send(),
  content_submission: () => m.guide_rule_content_submission(),
};

/**
 * The line of the guide for an action, in the page's language; the server's if the page does not know the action. The server's are
 * English, so that an English page carries no second copy.
 */
export function ruleName({ action, description }: PointsSystem['rules'][number]): string {
  return language !== 'en' && Object.hasOwn(NAMES, action)
    ? NAMES[action as ActivityId]()
    : description;
}
