import type { UserActivity } from '#contract/site/monitoring.ts';
import { findActivity } from '#rules/points/activities.ts';
import { findFamily, GIVEN_FAMILIES } from '#rules/points/event-types.ts';
import { m } from '#web/messages.ts';
import { shownNumber } from '#web/ui/figures.ts';
import { activityName } from './names.ts';

export type BreakdownLine = { type: string; name: string; count: number; points: number };
export type BreakdownGroup = { title: string; lines: BreakdownLine[] };

/** A member's points in the groups of docs/spec/monitor.md#4-user-activity; empty groups are left out. */
export function groupBreakdown(breakdown: UserActivity['transactionBreakdown']): BreakdownGroup[] {
  const lines = Object.entries(breakdown)
    .map(([type, { count, points }]) => ({ type, name: typeName(type), count, points }))
    .sort((a, b) => b.points - a.points || (a.type < b.type ? -1 : 1));
  return [...GIVEN_FAMILIES, undefined]
    .map((family) => ({
      title: family ? TITLES[family.prefix]() : m.monitor_other_activities(),
      lines: lines.filter(({ type }) => findFamily(type) === family),
    }))
    .filter((group) => group.lines.length > 0);
}

const TITLES: Readonly<Record<(typeof GIVEN_FAMILIES)[number]['prefix'], () => string>> = {
  booty_hunt_: () => m.monitor_hunt_activities(),
  referral_: () => m.monitor_referral_rewards(),
};

function typeName(type: string): string {
  const tier = /^referral_inviter_tier_(\d+)$/.exec(type)?.[1];
  if (tier !== undefined) return m.monitor_tier({ tier });
  if (type === 'referral_invitee_immediate_bonus') return m.monitor_join_bonus();
  const translated = activityName(type);
  if (translated !== null) return translated;
  const activity = findActivity(type);
  if (activity?.title !== undefined) return activity.title;
  const rest = type.slice(findFamily(type)?.prefix.length ?? 0) || type;
  const words = (activity?.name ?? rest.replaceAll('_', ' ')).split(' ');
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}

/** '12.50%' in English: the part of the pool of a member who is eligible. */
export function shareText({ poolPercent }: Pick<UserActivity, 'poolPercent'>): string {
  return m.monitor_percent({ percent: shownNumber(poolPercent.toFixed(2)) });
}

/** '3.5', '12.0' in English: the average with one decimal. */
export function averageText(average: number): string {
  return shownNumber(average.toFixed(1));
}
