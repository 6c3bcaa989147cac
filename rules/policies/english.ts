/**
 * The sentences about policies in English, from the site's catalogue, for the CLI. Pages have the same in their language
 * (web/ui/text/policy-texts.ts).
 */
import * as en from '../messages/compiled/site/en.ts';
import { requireActivity } from '../points/activities.ts';
import type { PricedId } from '../points/earning.ts';

/** The sentences that {@link describePolicy} and {@link policyDifferences} are made of. */
export type PolicyTexts = typeof ENGLISH;

export const ENGLISH = {
  /** A number or amount that is written as in English. */
  figure: (english: string): string => english,
  actionName: (id: PricedId): string => requireActivity(id).name,
  pool: en.rules_pool,
  poolOff: en.rules_pool_off,
  poolPart: en.rules_pool_part,
  unread: en.rules_unread,
  everybody: en.rules_everybody,
  least: en.rules_least,
  allCount: en.rules_all_count,
  backed: en.rules_backed,
  small: en.rules_small,
  longStanding: en.rules_long_standing,
  founders: en.rules_founders,
  young: en.rules_young,
  youngMost: en.rules_young_most,
  foundersVouch: en.rules_founders_vouch,
  new: en.rules_new,
  newLimit: en.rules_new_limit,
  most: en.rules_most,
  mostLater: en.rules_most_later,
  tipLeast: en.rules_tip_least,
  earns: en.rules_earns,
  dayPoints: en.rules_day_points,
  dayTips: en.rules_day_tips,
  hunt: en.rules_hunt,
  poolFalls: en.rules_pool_falls,
  poolRises: en.rules_pool_rises,
  ceilingFalls: en.rules_ceiling_falls,
  ceilingRises: en.rules_ceiling_rises,
  shareTakes: en.rules_share_takes,
  mostFalls: en.rules_most_falls,
  mostRises: en.rules_most_rises,
  tipCounts: en.rules_tip_counts,
  backerMakes: en.rules_backer_makes,
  tipBacks: en.rules_tip_backs,
  age: en.rules_age,
  activeWeeks: en.rules_active_weeks,
  activePoints: en.rules_active_points,
  foundersAdded: en.rules_founders_added,
  foundersRemoved: en.rules_founders_removed,
  vouchFounders: en.rules_vouch_founders,
  vouchAll: en.rules_vouch_all,
  youngFalls: en.rules_young_falls,
  youngRises: en.rules_young_rises,
  newNone: en.rules_new_none,
  newWeeks: en.rules_new_weeks,
  newPoints: en.rules_new_points,
  newShareFalls: en.rules_new_share_falls,
  newShareRises: en.rules_new_share_rises,
  tipEarns: en.rules_tip_earns,
  earnsInstead: en.rules_earns_instead,
  dayPointsFalls: en.rules_day_points_falls,
  dayPointsRises: en.rules_day_points_rises,
  dayTipsFalls: en.rules_day_tips_falls,
  dayTipsRises: en.rules_day_tips_rises,
  huntFalls: en.rules_hunt_falls,
  huntRises: en.rules_hunt_rises,
};
