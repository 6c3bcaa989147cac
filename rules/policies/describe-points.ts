/** The points of actions by a policy, and the change from one policy to another, in sentences for members. */

import { parseAmount } from '../amounts.ts';
import { MOST_HUNT_POINTS } from '../hunts/limits.ts';
import { type PolicyPoints, PRICED_IDS, pointsOf, SPECIFIED_POINTS } from '../points/earning.ts';
import { coinsText, ifChanged } from './sentences.ts';
import type { PolicyTexts } from './texts.ts';

/** Said with a replay under a policy by which actions earn other points. */
export const KEEPS_POINTS =
  'The points stay as they were earned: only the rules of the pool are played again, for members and farms alike.';

/**
 * A sentence for each action and limit that is not as in the specification; none where all are.
 *
 * @param points undefined for those of the specification
 * @param code of the coin
 * @param say in a language
 */
export function pointsSentences(
  points: PolicyPoints | undefined,
  code: string,
  say: PolicyTexts,
): string[] {
  const own: PolicyPoints = points ?? SPECIFIED_POINTS;
  const usual: PolicyPoints = SPECIFIED_POINTS;
  return [
    ...(parseAmount(own.leastTip) === 0n
      ? []
      : [say.tipLeast({ tip: `${say.figure(coinsText(own.leastTip))} ${code}` })]),
    ...PRICED_IDS.filter((id) => pointsOf(id, own) !== pointsOf(id, usual)).map((id) =>
      say.earns({ name: say.actionName(id), points: pointsOf(id, own) }),
    ),
    ...ifChanged(usual.dailyActivityCap, own.dailyActivityCap, (_, points) =>
      say.dayPoints({ points }),
    ),
    ...ifChanged(usual.dailyTipPointsCap, own.dailyTipPointsCap, (_, tips) =>
      say.dayTips({ tips }),
    ),
    ...ifChanged(MOST_HUNT_POINTS, huntPointsOf(own), (_, points) => say.hunt({ points })),
  ];
}

/** A sentence for each action and limit that differs; parameters as in {@link pointsSentences}. */
export function pointsDifferences(
  before: PolicyPoints | undefined,
  after: PolicyPoints | undefined,
  code: string,
  say: PolicyTexts,
): string[] {
  const old: PolicyPoints = before ?? SPECIFIED_POINTS;
  const now: PolicyPoints = after ?? SPECIFIED_POINTS;
  return [
    ...ifChanged(parseAmount(old.leastTip), parseAmount(now.leastTip), () =>
      say.tipEarns({
        from: say.figure(coinsText(old.leastTip)),
        to: `${say.figure(coinsText(now.leastTip))} ${code}`,
      }),
    ),
    ...PRICED_IDS.flatMap((id) =>
      ifChanged(pointsOf(id, old), pointsOf(id, now), (from, points) =>
        say.earnsInstead({ name: say.actionName(id), points, from }),
      ),
    ),
    ...ifChanged(old.dailyActivityCap, now.dailyActivityCap, (from, to) =>
      to < from ? say.dayPointsFalls({ from, to }) : say.dayPointsRises({ from, to }),
    ),
    ...ifChanged(old.dailyTipPointsCap, now.dailyTipPointsCap, (from, to) =>
      to < from ? say.dayTipsFalls({ from, to }) : say.dayTipsRises({ from, to }),
    ),
    ...ifChanged(huntPointsOf(old), huntPointsOf(now), (from, to) =>
      to < from ? say.huntFalls({ from, to }) : say.huntRises({ from, to }),
    ),
  ];
}

function huntPointsOf({ mostHuntPoints }: PolicyPoints): number {
  return mostHuntPoints ?? MOST_HUNT_POINTS;
}
