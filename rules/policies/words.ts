/** The reason why some of a member's points count for the pool and others do not, in one to three sentences. */
import { type Messages, messagesIn } from '../messages/messages.ts';

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
 * @param m the texts of the reader's language
 */
export function countedSentence(week: CountedWeek, code: string, m = messagesIn('en')): string {
  const { activityPoints: points, countedPoints, backers } = week;
  if (points <= 0) return '';
  const least = `${week.leastTip} ${code}`;
  const isNone = backers === 0 && countedPoints === 0;
  const sentences = isNone
    ? [noneText(week, least, m), limitText(week, m)]
    : [countText(week, m), limitText(week, m), smallText(week, least, m)];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

function noneText(week: CountedWeek, least: string, m: Messages): string {
  const text = week.isYoung ? m.grounds_none_young : m.grounds_none;
  return text({ points: week.activityPoints, least, weeks: week.tippedWithinWeeks });
}

function countText(week: CountedWeek, m: Messages): string {
  const { activityPoints: points, countedPoints: counted, backers, newcomer } = week;
  const values = { points, counted, names: backersText(week, m), each: week.pointsPerBacker };
  const fresh = newcomer?.points ?? 0;
  const isAll = counted === points;
  if (fresh === 0) return isAll ? m.grounds_all_backed(values) : m.grounds_part_backed(values);
  if (backers === 0) {
    return isAll ? m.grounds_all_new({ points, fresh }) : m.grounds_part_new({ ...values, fresh });
  }
  return isAll
    ? m.grounds_all_both({ ...values, fresh })
    : m.grounds_part_both({ ...values, fresh });
}

function smallText({ smallTipPoints: points }: CountedWeek, least: string, m: Messages): string {
  return points > 0 ? m.grounds_small({ points, least }) : '';
}

function limitText({ newcomer }: CountedWeek, m: Messages): string {
  if (newcomer === null || !newcomer.isLimited) return '';
  const { points, highestShare: percent } = newcomer;
  return points === 0 ? m.grounds_limit_none({ percent }) : m.grounds_limit({ percent });
}

function backersText({ backers, backerNames }: CountedWeek, m: Messages): string {
  const count = backers - backerNames.length;
  const [last = '', ...before] = backerNames.toReversed();
  if (count > 0) {
    const names = backerNames.join(m.bot_comma());
    return names === '' ? m.grounds_others({ count }) : m.grounds_names_others({ names, count });
  }
  const names = before.toReversed().join(m.bot_comma());
  return names === '' ? last : m.grounds_names({ names, last });
}
