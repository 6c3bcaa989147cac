import type { UserActivity } from '#contract/site/monitoring.ts';
import { findActivity } from '#rules/points/activities.ts';
import { findFamily, GIVEN_FAMILIES } from '#rules/points/event-types.ts';

export type BreakdownLine = { type: string; name: string; count: number; points: number };
export type BreakdownGroup = { title: string; lines: BreakdownLine[] };

/** A member's points in the groups of docs/spec/monitor.md#4-user-activity; empty groups are left out. */
export function groupBreakdown(breakdown: UserActivity['transactionBreakdown']): BreakdownGroup[] {
  const lines = Object.entries(breakdown)
    .map(([type, { count, points }]) => ({ type, name: typeName(type), count, points }))
    .sort((a, b) => b.points - a.points || (a.type < b.type ? -1 : 1));
  return [...GIVEN_FAMILIES, undefined]
    .map((family) => ({
      title: family?.title ?? 'Other Activities',
      lines: lines.filter(({ type }) => findFamily(type) === family),
    }))
    .filter((group) => group.lines.length > 0);
}

function typeName(type: string): string {
  const tier = /^referral_inviter_tier_(\d+)$/.exec(type)?.[1];
  if (tier !== undefined) return `Tier ${tier}`;
  if (type === 'referral_invitee_immediate_bonus') return 'Join Bonus';
  const activity = findActivity(type);
  if (activity?.title !== undefined) return activity.title;
  const rest = type.slice(findFamily(type)?.prefix.length ?? 0) || type;
  const words = (activity?.name ?? rest.replaceAll('_', ' ')).split(' ');
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}

/** '12.50%': the part of the pool of a member who is eligible. */
export function shareText({ poolPercent }: Pick<UserActivity, 'poolPercent'>): string {
  return `${poolPercent.toFixed(2)}%`;
}

/** '3.5', '12.0': the average with one decimal. */
export function averageText(average: number): string {
  return average.toFixed(1);
}
