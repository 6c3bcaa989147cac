/**
 * The points of actions and the limits of a day, as a policy may set them (docs/spec/points.md#21-points-by-policy). Without a
 * policy they are those of the specification.
 */
import { parseAmount } from '../amounts.ts';
import { ACTIVITIES, type Activity, type ActivityId } from './activities.ts';
import {
  DAILY_ACTIVITY_CAP_HUNDREDTHS,
  DAILY_TIP_LIMIT,
  type DayLimits,
  toHundredths,
  toPoints,
} from './points.ts';

/** An activity with points of its own. An approval gives points within the range of a content type, whatever the policy. */
export type PricedId = Exclude<ActivityId, 'content_submission'>;

/** The activities whose points a policy sets, in the order of the site. */
export const PRICED_IDS: readonly PricedId[] = ACTIVITIES.map(({ id }) => id).filter(
  (id): id is PricedId => id !== 'content_submission',
);

/** The part of a policy's document that says what actions earn. */
export interface PolicyPoints {
  /** In coins: a smaller tip earns its sender nothing. */
  readonly leastTip: string;
  /** The points of actions before any cap. An action that is left out earns as in the specification. */
  readonly activities: Readonly<Partial<Record<PricedId, number>>>;
  /** The most points of tips, sends, /gm and /faucet together on one UTC day. */
  readonly dailyActivityCap: number;
  /** The tips of one UTC day that earn points. */
  readonly dailyTipPointsCap: number;
  /** The most that one treasure hunt may give a member. `MOST_HUNT_POINTS` if left out. */
  readonly mostHuntPoints?: number;
}

/** The points of actions in a week, in units and hundredths. */
export interface EarningRules extends DayLimits {
  readonly leastTipUnits: bigint;
  readonly hundredths: Readonly<Record<PricedId, number>>;
}

/** The points and limits of the specification, as the document of a policy says them. */
export const SPECIFIED_POINTS = {
  leastTip: '0',
  activities: byActivity((id) => toPoints(tableHundredths(id))),
  dailyActivityCap: toPoints(DAILY_ACTIVITY_CAP_HUNDREDTHS),
  dailyTipPointsCap: DAILY_TIP_LIMIT,
} as const satisfies PolicyPoints;

/** The same in units and hundredths: the rules of every week whose policy does not say otherwise. */
export const SPECIFIED_EARNING: EarningRules = earningRules(SPECIFIED_POINTS);

/**
 * The rules of a week with this part of its policy.
 *
 * @param points undefined where the week has no policy, or one without this part
 * @throws RangeError for an amount or points that are out of range
 */
export function earningRules(points: PolicyPoints | undefined): EarningRules {
  if (points === undefined) return SPECIFIED_EARNING;
  return {
    leastTipUnits: parseAmount(points.leastTip),
    hundredths: byActivity((id) => toHundredths(pointsOf(id, points))),
    capHundredths: toHundredths(points.dailyActivityCap),
    tips: points.dailyTipPointsCap,
  };
}

/** The points of an action before any cap. */
export function pointsOf(id: PricedId, { activities }: PolicyPoints): number {
  return activities[id] ?? SPECIFIED_POINTS.activities[id];
}

/** Returns whether two weeks' rules give the same points for every event. */
export function isSameEarning(a: EarningRules, b: EarningRules): boolean {
  return (
    a.leastTipUnits === b.leastTipUnits &&
    a.capHundredths === b.capHundredths &&
    a.tips === b.tips &&
    PRICED_IDS.every((id) => a.hundredths[id] === b.hundredths[id])
  );
}

/** An activity with the points that these rules give. */
export function pricedActivity(activity: Activity, rules: EarningRules): Activity {
  const { id } = activity;
  return id === 'content_submission' ? activity : { ...activity, hundredths: rules.hundredths[id] };
}

function tableHundredths(id: PricedId): number {
  return ACTIVITIES.find((each) => each.id === id)?.hundredths ?? 0;
}

/** A value for each activity whose points a policy sets. */
export function byActivity<T>(valueFor: (id: PricedId) => T): Record<PricedId, T> {
  // Every id of the type is in the list.
  return Object.fromEntries(PRICED_IDS.map((id) => [id, valueFor(id)])) as Record<PricedId, T>;
}
