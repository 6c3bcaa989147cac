/** The points of actions by a policy, and the change from one policy to another, in sentences for members. */

import { parseAmount } from '../amounts.ts';
import { MOST_HUNT_POINTS } from '../hunts/limits.ts';
import { requireActivity } from '../points/activities.ts';
import {
  type PolicyPoints,
  PRICED_IDS,
  type PricedId,
  pointsOf,
  SPECIFIED_POINTS,
} from '../points/earning.ts';
import { coinsText, countText, ifChanged, moved, quantity } from './sentences.ts';

/** Said with a replay under a policy by which actions earn other points. */
export const KEEPS_POINTS =
  'The points stay as they were earned: only the rules of the pool are played again, for members and farms alike.';

/**
 * A sentence for each action and limit that is not as in the specification; none where all are.
 *
 * @param points undefined for those of the specification
 * @param code of the coin
 */
export function pointsSentences(points: PolicyPoints | undefined, code: string): string[] {
  const own: PolicyPoints = points ?? SPECIFIED_POINTS;
  const usual: PolicyPoints = SPECIFIED_POINTS;
  return [
    ...(parseAmount(own.leastTip) === 0n
      ? []
      : [`A tip below ${coinsText(own.leastTip)} ${code} earns no points.`]),
    ...PRICED_IDS.filter((id) => pointsOf(id, own) !== pointsOf(id, usual)).map((id) =>
      earnsSentence(id, pointsOf(id, own)),
    ),
    ...ifChanged(
      usual.dailyActivityCap,
      own.dailyActivityCap,
      (_, cap) =>
        `Tips, sends, /gm and /faucet earn at most ${quantity(cap, 'point')} together in a day.`,
    ),
    ...ifChanged(
      usual.dailyTipPointsCap,
      own.dailyTipPointsCap,
      (_, tips) =>
        `At most ${quantity(tips, 'tip')} a day ${tips === 1 ? 'earns' : 'earn'} points.`,
    ),
    ...ifChanged(
      MOST_HUNT_POINTS,
      huntPointsOf(own),
      (_, most) => `A treasure hunt gives a member at most ${quantity(most, 'point')}.`,
    ),
  ];
}

/** A sentence for each action and limit that differs; parameters as in {@link pointsSentences}. */
export function pointsDifferences(
  before: PolicyPoints | undefined,
  after: PolicyPoints | undefined,
  code: string,
): string[] {
  const from: PolicyPoints = before ?? SPECIFIED_POINTS;
  const to: PolicyPoints = after ?? SPECIFIED_POINTS;
  return [
    ...ifChanged(
      parseAmount(from.leastTip),
      parseAmount(to.leastTip),
      () =>
        `A tip earns points from ${coinsText(to.leastTip)} ${code} instead of ${coinsText(from.leastTip)}.`,
    ),
    ...PRICED_IDS.flatMap((id) =>
      ifChanged(
        pointsOf(id, from),
        pointsOf(id, to),
        (old, now) => `${earnsSentence(id, now).slice(0, -1)} instead of ${countText(old)}.`,
      ),
    ),
    ...ifChanged(from.dailyActivityCap, to.dailyActivityCap, (old, now) =>
      moved(
        'The most that tips, sends, /gm and /faucet earn together in a day',
        [old, now],
        [countText(old), quantity(now, 'point')],
      ),
    ),
    ...ifChanged(from.dailyTipPointsCap, to.dailyTipPointsCap, (old, now) =>
      moved(
        'The number of tips a day that earn points',
        [old, now],
        [countText(old), countText(now)],
      ),
    ),
    ...ifChanged(huntPointsOf(from), huntPointsOf(to), (old, now) =>
      moved(
        'The most that a treasure hunt gives a member',
        [old, now],
        [countText(old), quantity(now, 'point')],
      ),
    ),
  ];
}

function huntPointsOf({ mostHuntPoints }: PolicyPoints): number {
  return mostHuntPoints ?? MOST_HUNT_POINTS;
}

/** `/gm earns 2 points.` */
function earnsSentence(id: PricedId, points: number): string {
  const { name } = requireActivity(id);
  const earned = points === 0 ? 'nothing' : quantity(points, 'point');
  return `“${name}” earns ${earned}.`;
}
