/** The reason why some of a member's points count for the pool and others do not, in one sentence. */

/** A member's points of a week that count, with the reasons. Points as JSON numbers. */
export interface CountedWeek {
  /** All points of the week. */
  readonly activityPoints: number;
  readonly countedPoints: number;
  /** The number of long-standing members who back the member. */
  readonly backers: number;
  /** The names of some of them. */
  readonly backerNames: readonly string[];
  readonly pointsPerBacker: number;
  /** Coins as text, without the code. */
  readonly leastTip: string;
  /** The points that came from smaller tips. */
  readonly smallTipPoints: number;
  readonly tippedWithinWeeks: number;
  /** True while every member counts as long-standing. */
  readonly isYoung: boolean;
  /** Null for an account that is not new, or whose points are all backed. */
  readonly newcomer: CountedNewcomer | null;
}

/** A newcomer's points that count without a backer. */
export interface CountedNewcomer {
  readonly points: number;
  /** True if fewer count than could without the limit of all newcomers. */
  readonly isLimited: boolean;
  /** That limit, in percent of the points that count. */
  readonly highestShare: number;
}

/**
 * Such as `10 of your 14 points count: Anne and Ben backed you, 5 points each.` Empty for a member without points.
 *
 * @param code of the coin
 */
export function countedSentence(week: CountedWeek, code: string): string {
  const { activityPoints, countedPoints, backers } = week;
  if (activityPoints <= 0) return '';
  const least = `${week.leastTip} ${code}`;
  const who = week.isYoung ? 'member' : 'long-standing member';
  if (backers === 0 && countedPoints === 0) {
    return `${noneText(activityPoints)} for the pool: no ${who} has tipped you ${least} or more in the last ${weeksText(week.tippedWithinWeeks)}.${limitText(week)}`;
  }
  const counts =
    countedPoints === activityPoints
      ? `${allText(activityPoints)} for the pool`
      : `${countedPoints} of your ${pointsText(activityPoints)} count for the pool`;
  const small =
    week.smallTipPoints > 0
      ? ` ${pointsText(week.smallTipPoints)} came from tips below ${least}, which do not count.`
      : '';
  const reasons = [
    ...(backers === 0
      ? []
      : [`${backersText(week)} backed you, ${pointsText(week.pointsPerBacker)} each`]),
    ...newcomerReason(week),
  ];
  return `${counts}: ${reasons.join('; ')}.${limitText(week)}${small}`;
}

function newcomerReason({ newcomer }: CountedWeek): string[] {
  if (newcomer === null || newcomer.points === 0) return [];
  const { points } = newcomer;
  return [
    `your account is new, so ${pointsText(points)} ${points === 1 ? 'counts' : 'count'} without a backer`,
  ];
}

function limitText({ newcomer }: CountedWeek): string {
  if (newcomer === null || !newcomer.isLimited) return '';
  if (newcomer.points === 0) {
    return ` New accounts without a backer share at most ${newcomer.highestShare} % of the points that count, which leaves none for you.`;
  }
  return ` All such points of new accounts together are at most ${newcomer.highestShare} % of those that count.`;
}

/** `All of your 14 points count`. */
export function allText(points: number): string {
  return points === 1 ? 'Your 1 point counts' : `All of your ${points} points count`;
}

function noneText(points: number): string {
  return points === 1 ? 'Your 1 point does not count' : `None of your ${points} points counts`;
}

/** `1 point`, `14 points`. */
export function pointsText(points: number): string {
  return points === 1 ? '1 point' : `${points} points`;
}

function weeksText(weeks: number): string {
  return weeks === 1 ? 'week' : `${weeks} weeks`;
}

function backersText({ backers, backerNames }: CountedWeek): string {
  const others = backers - backerNames.length;
  const more = others === 1 ? '1 other' : `${others} others`;
  const parts = others > 0 ? [...backerNames, more] : backerNames;
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}
