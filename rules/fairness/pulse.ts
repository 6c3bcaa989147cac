import { mutualPart } from './back-and-forth.ts';
import { NEW_ACCOUNT_MS } from './signal.ts';
import { graphOf, type WeekMember, type WeekTip } from './tips.ts';

/** How evenly a week's points are spread, shown to everybody. Parts are from 0 to 1. */
export interface FairnessPulse {
  /** Members with points. */
  readonly earners: number;
  /** The number of earners with new accounts. */
  readonly newEarners: number;
  /** The part of all points that the top ten members have. */
  readonly topTenPart: number;
  /** The Gini coefficient: 0 if all have the same, near 1 if one member has everything. */
  readonly gini: number;
  /** The part of the tips' points from tips that came back within a day. */
  readonly mutualPart: number;
}

const TOP = 10;

/**
 * @param input.earners all members who earned in the week, with their points in hundredths, above 0
 * @param input.tips the week's tips, oldest first
 */
export function pulseOf(input: {
  endMs: number;
  earners: readonly Pick<WeekMember, 'hundredths' | 'createdAtMs'>[];
  tips: readonly WeekTip[];
}): FairnessPulse {
  const { endMs, earners, tips } = input;
  const points = earners.map(({ hundredths }) => hundredths).sort((a, b) => a - b);
  const all = points.reduce((sum, some) => sum + some, 0);
  const top = points.slice(-TOP).reduce((sum, some) => sum + some, 0);
  return {
    earners: points.length,
    newEarners: earners.filter(({ createdAtMs }) => createdAtMs > endMs - NEW_ACCOUNT_MS).length,
    topTenPart: all === 0 ? 0 : top / all,
    gini: giniOf(points, all),
    mutualPart: mutualPart(graphOf(tips)),
  };
}

/** @param points lowest first */
function giniOf(points: readonly number[], all: number): number {
  if (all === 0) return 0;
  const count = points.length;
  const weighted = points.reduce((sum, some, index) => sum + (index + 1) * some, 0);
  return (2 * weighted) / (count * all) - (count + 1) / count;
}
