/** The sentences about policies in every language, from the site's catalogue, for the CLI and the bot. */
import type { Language } from '../messages/languages.ts';
import { numberText } from '../messages/numbers.ts';
import type { SiteMessages } from '../messages/site-messages.ts';
import type { PricedId } from '../points/earning.ts';

const KEYS = {
  pool: 'rules_pool',
  poolOff: 'rules_pool_off',
  poolPart: 'rules_pool_part',
  unread: 'rules_unread',
  everybody: 'rules_everybody',
  least: 'rules_least',
  allCount: 'rules_all_count',
  backed: 'rules_backed',
  small: 'rules_small',
  longStanding: 'rules_long_standing',
  founders: 'rules_founders',
  young: 'rules_young',
  youngMost: 'rules_young_most',
  foundersVouch: 'rules_founders_vouch',
  new: 'rules_new',
  newLimit: 'rules_new_limit',
  most: 'rules_most',
  mostLater: 'rules_most_later',
  tipLeast: 'rules_tip_least',
  earns: 'rules_earns',
  dayPoints: 'rules_day_points',
  dayTips: 'rules_day_tips',
  hunt: 'rules_hunt',
  poolFalls: 'rules_pool_falls',
  poolRises: 'rules_pool_rises',
  ceilingFalls: 'rules_ceiling_falls',
  ceilingRises: 'rules_ceiling_rises',
  shareTakes: 'rules_share_takes',
  mostFalls: 'rules_most_falls',
  mostRises: 'rules_most_rises',
  tipCounts: 'rules_tip_counts',
  backerMakes: 'rules_backer_makes',
  tipBacks: 'rules_tip_backs',
  age: 'rules_age',
  activeWeeks: 'rules_active_weeks',
  activePoints: 'rules_active_points',
  foundersAdded: 'rules_founders_added',
  foundersRemoved: 'rules_founders_removed',
  vouchFounders: 'rules_vouch_founders',
  vouchAll: 'rules_vouch_all',
  youngFalls: 'rules_young_falls',
  youngRises: 'rules_young_rises',
  newNone: 'rules_new_none',
  newWeeks: 'rules_new_weeks',
  newPoints: 'rules_new_points',
  newShareFalls: 'rules_new_share_falls',
  newShareRises: 'rules_new_share_rises',
  tipEarns: 'rules_tip_earns',
  earnsInstead: 'rules_earns_instead',
  dayPointsFalls: 'rules_day_points_falls',
  dayPointsRises: 'rules_day_points_rises',
  dayTipsFalls: 'rules_day_tips_falls',
  dayTipsRises: 'rules_day_tips_rises',
  huntFalls: 'rules_hunt_falls',
  huntRises: 'rules_hunt_rises',
} as const satisfies Readonly<Record<string, keyof SiteMessages>>;

type Keys = typeof KEYS;

/** The sentences that {@link describePolicy} and {@link policyDifferences} are made of. */
export type PolicyTexts = { readonly [Name in keyof Keys]: SiteMessages[Keys[Name]] } & {
  /** A number or amount that is written as in English. */
  readonly figure: (english: string) => string;
  readonly actionName: (id: PricedId) => string;
};

/**
 * The sentences in a language, as plain text. Pages have the same (web/ui/text/policy-texts.ts), where a browser loads only those
 * that a page uses.
 */
export function policyTextsOf(language: Language, m: SiteMessages): PolicyTexts {
  const sentences = Object.entries(KEYS).map(([name, key]) => [name, m[key]]);
  return {
    ...(Object.fromEntries(sentences) as { [Name in keyof Keys]: PolicyTexts[Name] }),
    figure: (english) => numberText(english, language),
    actionName: (id) => actionName(id, m),
  };
}

function actionName(id: PricedId, m: SiteMessages): string {
  // Commands have the same name in every language.
  return id === 'gm' || id === 'faucet' ? `/${id}` : m[`creator_rule_${id}`]();
}
