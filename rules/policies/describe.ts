/** A policy of the pool, and the change from one to another, in sentences for members. */
import { parseAmount } from '../amounts.ts';
import type { BroadcastText } from '../broadcast.ts';
import { escapeHtml } from '../telegram-html.ts';
import { type WeekName, weekStartMs } from '../weeks/week.ts';
import { type BalanceRule, balanceRuleOf } from './balance.ts';
import { pointsDifferences, pointsSentences } from './describe-points.ts';
import { type BackedCounting, type Counting, foundersVouch, type Policy } from './policy.ts';
import { amountText, coinsText, countText, ifChanged, moved, quantity } from './sentences.ts';

/** The rules of a policy without its name: the settings hold such rules too. */
export type PolicyTerms = Omit<Policy, 'version' | 'name'>;

/** The rules of weeks before the first dated policy. */
export function settingsTerms(
  settings: Pick<Policy, 'weeklyPool' | 'minActivityThreshold'>,
): PolicyTerms {
  const { weeklyPool, minActivityThreshold } = settings;
  return { weeklyPool, minActivityThreshold, highestShare: 100, counting: { kind: 'all' } };
}

/**
 * The rules that hold until a week begins: those of the newest policy before it, or of the settings.
 *
 * @param policies newest first
 */
export function termsBefore(
  fromWeek: WeekName,
  policies: readonly { fromWeek: WeekName; policy: PolicyTerms }[],
  settings: PolicyTerms,
): PolicyTerms {
  return policies.find((each) => each.fromWeek < fromWeek)?.policy ?? settings;
}

/**
 * The rules in three to nine short sentences, and one for each action or limit that is not as in the specification.
 *
 * @param code of the coin
 */
export function describePolicy(policy: PolicyTerms, code: string): string[] {
  const { minActivityThreshold, highestShare, counting } = policy;
  return [
    poolSentence(policy, code),
    ...(balanceRuleOf(policy) === null
      ? []
      : [
          'If the balance cannot be read for a day, it counts as 0, and the coins stay for later weeks.',
        ]),
    minActivityThreshold === 0
      ? 'Every member with points in the week shares it.'
      : `Members with at least ${quantity(minActivityThreshold, 'point')} in the week share it.`,
    ...countingSentences(counting, code),
    ...(highestShare === 100
      ? []
      : [
          `${counting.kind === 'backed' ? 'After that no' : 'No'} member gets more than ${highestShare} % of the pool.`,
        ]),
    ...pointsSentences(policy.points, code),
  ];
}

/**
 * A sentence for each rule that differs; empty if none does. A new name alone is no difference.
 *
 * @param code of the coin
 */
export function policyDifferences(before: PolicyTerms, after: PolicyTerms, code: string): string[] {
  return [
    ...poolDifferences(before, after, code),
    ...ifChanged(
      before.minActivityThreshold,
      after.minActivityThreshold,
      (from, to) =>
        `A share takes ${quantity(to, 'point')} in the week instead of ${countText(from)}.`,
    ),
    ...ifChanged(before.highestShare, after.highestShare, (from, to) =>
      moved('The most that one member gets', [from, to], [`${from} %`, `${to} % of the pool`]),
    ),
    ...countingDifferences(before.counting, after.counting, code),
    ...pointsDifferences(before.points, after.points, code),
  ];
}

/** The size of the pool. A part of a balance is read at the snapshot, so it has no figure before. */
function poolSentence(terms: PolicyTerms, code: string): string {
  const rule = balanceRuleOf(terms);
  if (rule !== null) return `The weekly pool is ${partOfBalance(rule, code)}.`;
  const pool = `The weekly pool is ${coinsText(terms.weeklyPool)} ${code}`;
  return parseAmount(terms.weeklyPool) === 0n ? `${pool}: no coins are shared out.` : `${pool}.`;
}

/** The sentence of a replay under a draft whose pool is a part of a balance. */
export const KEEPS_POOLS =
  'Nobody knows the balance of past weeks: each week has the pool that it had, up to the ceiling. How large the pool will be, this replay does not say.';

/** Such as `2.5 % of the coins that the pool’s wallet holds at the snapshot and owes nobody, at most 500 JKC`. */
function partOfBalance({ partHundredths, mostUnits }: BalanceRule, code: string): string {
  return `${countText(partHundredths / 100)} % of the coins that the pool’s wallet holds at the snapshot and owes nobody, at most ${amountText(mostUnits)} ${code}`;
}

function poolDifferences(before: PolicyTerms, after: PolicyTerms, code: string): string[] {
  if (before.balancePart !== after.balancePart) return [poolSentence(after, code)];
  const name =
    after.balancePart === undefined ? 'The weekly pool' : 'The ceiling of the weekly pool';
  return ifChanged(parseAmount(before.weeklyPool), parseAmount(after.weeklyPool), (from, to) =>
    moved(
      name,
      [from, to],
      [coinsText(before.weeklyPool), `${coinsText(after.weeklyPool)} ${code}`],
    ),
  );
}

/** A policy that was set for a coming week. */
export interface PolicyNews {
  readonly fromWeek: WeekName;
  /** The rules in force until then. */
  readonly before: PolicyTerms;
  readonly policy: Policy;
  /** The address of the page of the rules. */
  readonly url: string;
}

/**
 * The message that tells members of a policy: from when on, the changes, and the address of all rules. It stays below Telegram's
 * limit, because only a name and numbers differ in its sentences.
 *
 * @param code of the coin
 */
export function policyAnnouncement(news: PolicyNews, code: string): BroadcastText {
  const { fromWeek, before, policy, url } = news;
  const title = `New rules of the weekly pool from ${weekStartText(fromWeek)}`;
  const changes = policyDifferences(before, policy, code).map((sentence) => `• ${sentence}`);
  const rest = [
    changes.length === 0 ? `They are called ${policy.name}; no rule changes.` : changes.join('\n'),
    `All rules: ${url}`,
  ];
  return {
    html: [`<b>${escapeHtml(title)}</b>`, ...rest.map(escapeHtml)].join('\n\n'),
    text: [title, ...rest].join('\n\n'),
  };
}

/** The first moment of a week: `Sunday, 29 November 2026, 23:00 UTC`. */
function weekStartText(week: WeekName): string {
  const start = new Date(weekStartMs(week));
  return `Sunday, ${start.getUTCDate()} ${MONTHS[start.getUTCMonth()]} ${start.getUTCFullYear()}, 23:00 UTC`;
}

// Not `toLocaleString`, whose names differ between machines.
const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

function countingDifferences(before: Counting, after: Counting, code: string): string[] {
  if (before.kind === 'backed' && after.kind === 'backed') {
    return backedDifferences(before, after, code);
  }
  return before.kind === after.kind ? [] : countingSentences(after, code);
}

function countingSentences(counting: Counting, code: string): string[] {
  if (counting.kind === 'all') return ['All points of the week count.'];
  const { leastTip, pointsPerBacker, tippedWithinWeeks, seenForWeeks, founders } = counting;
  const tip = `${coinsText(leastTip)} ${code}`;
  const share = counting.highestShareWhileYoung;
  return [
    `Points count as far as long-standing members back them: at most ${quantity(pointsPerBacker, 'point')} for each long-standing member who tipped the member ${tip} or more in ${lastWeeks(tippedWithinWeeks)}.`,
    ...(parseAmount(leastTip) === 0n ? [] : [`Points of tips below ${tip} do not count.`]),
    `A member is long-standing after ${quantity(seenForWeeks, 'week')} with an account, if at least ${quantity(counting.activePoints, 'point')} of theirs counted in ${quantity(counting.activeWeeks, 'earlier week')}.`,
    ...(founders.length === 0
      ? []
      : [
          `${quantity(founders.length, 'founder')} ${founders.length === 1 ? 'is' : 'are'} long-standing in any case.`,
        ]),
    `In ${firstWeeks(seenForWeeks)} every member counts as long-standing${share === 100 ? '' : `, and no member gets more than ${share} % of the pool`}.`,
    ...(foundersVouch(counting)
      ? ['In that time only points that founders back make a member long-standing.']
      : []),
    ...newcomersSentences(counting),
  ];
}

function newcomersSentences({ newcomers, seenForWeeks }: BackedCounting): string[] {
  if (newcomers === undefined) return [];
  const { seenWithinWeeks, points, highestShare } = newcomers;
  const first = seenWithinWeeks === 1 ? 'week' : `${seenWithinWeeks} weeks`;
  return [
    `In the first ${first} of an account at most ${quantity(points, 'more point')} ${points === 1 ? 'counts' : 'count'} without a backer.`,
    `Such points make nobody long-standing. After ${firstWeeks(seenForWeeks)} those of all new accounts together are at most ${highestShare} % of the points that count.`,
  ];
}

function newcomersDifferences(from: BackedCounting, to: BackedCounting): string[] {
  const [before, after] = [from.newcomers, to.newcomers];
  if (after === undefined) {
    return before ? ['New accounts need backers for all of their points that count.'] : [];
  }
  if (before === undefined) return newcomersSentences(to);
  return [
    ...ifChanged(
      before.seenWithinWeeks,
      after.seenWithinWeeks,
      (from, to) => `An account is new for ${quantity(to, 'week')} instead of ${from}.`,
    ),
    ...ifChanged(
      before.points,
      after.points,
      (from, to) =>
        `At most ${quantity(to, 'point')} of a new account ${to === 1 ? 'counts' : 'count'} without a backer instead of ${from}.`,
    ),
    ...ifChanged(before.highestShare, after.highestShare, (from, to) =>
      moved(
        'The highest share of such points of all new accounts together',
        [from, to],
        [`${from} %`, `${to} % of the points that count`],
      ),
    ),
  ];
}

function backedDifferences(before: BackedCounting, after: BackedCounting, code: string): string[] {
  const { seenForWeeks } = after;
  const added = after.founders.filter((id) => !before.founders.includes(id)).length;
  const removed = before.founders.filter((id) => !after.founders.includes(id)).length;
  return [
    ...ifChanged(
      parseAmount(before.leastTip),
      parseAmount(after.leastTip),
      () =>
        `A tip counts from ${coinsText(after.leastTip)} ${code} instead of ${coinsText(before.leastTip)}.`,
    ),
    ...ifChanged(
      before.pointsPerBacker,
      after.pointsPerBacker,
      (from, to) => `Each backer makes at most ${quantity(to, 'point')} count instead of ${from}.`,
    ),
    ...ifChanged(
      before.tippedWithinWeeks,
      after.tippedWithinWeeks,
      (from, to) => `A tip backs its receiver for ${quantity(to, 'week')} instead of ${from}.`,
    ),
    ...ifChanged(
      before.seenForWeeks,
      seenForWeeks,
      (from, to) =>
        `A member is long-standing after ${quantity(to, 'week')} with an account instead of ${from}; in ${firstWeeks(to)} every member is.`,
    ),
    ...ifChanged(
      before.activeWeeks,
      after.activeWeeks,
      (from, to) =>
        `A member is long-standing after ${quantity(to, 'active week')} instead of ${from}.`,
    ),
    ...ifChanged(
      before.activePoints,
      after.activePoints,
      (from, to) =>
        `A week is active from ${quantity(to, 'point')} that count instead of ${countText(from)}.`,
    ),
    ...(added === 0 ? [] : [`${quantity(added, 'founder')} ${added === 1 ? 'is' : 'are'} added.`]),
    ...(removed === 0
      ? []
      : [`${quantity(removed, 'founder')} ${removed === 1 ? 'is' : 'are'} removed.`]),
    ...vouchingDifferences(before, after),
    ...ifChanged(before.highestShareWhileYoung, after.highestShareWhileYoung, (from, to) =>
      moved(
        `The most that one member gets in ${firstWeeks(seenForWeeks)}`,
        [from, to],
        [`${from} %`, `${to} % of the pool`],
      ),
    ),
    ...newcomersDifferences(before, after),
  ];
}

function vouchingDifferences(before: BackedCounting, after: BackedCounting): string[] {
  if (foundersVouch(before) === foundersVouch(after)) return [];
  const points = foundersVouch(after) ? 'only points that founders back' : 'all points that count';
  return [`In ${firstWeeks(after.seenForWeeks)} ${points} make a member long-standing.`];
}

function firstWeeks(weeks: number): string {
  return `the community’s first ${weeks === 1 ? 'week' : `${weeks} weeks`}`;
}

function lastWeeks(weeks: number): string {
  return `the last ${weeks === 1 ? 'week' : `${weeks} weeks`}`;
}
