/** A policy of the pool, and the change from one to another, in sentences for members. */
import { parseAmount } from '../amounts.ts';
import type { WeekName } from '../weeks/week.ts';
import { balanceRuleOf } from './balance.ts';
import { pointsDifferences, pointsSentences } from './describe-points.ts';
import { type BackedCounting, type Counting, foundersVouch, type Policy } from './policy.ts';
import { amountText, coinsText, ifChanged } from './sentences.ts';
import type { PolicyTexts } from './texts.ts';

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
 * @param say in a language
 */
export function describePolicy(policy: PolicyTerms, code: string, say: PolicyTexts): string[] {
  const { minActivityThreshold, highestShare, counting } = policy;
  const most = counting.kind === 'backed' ? say.mostLater : say.most;
  return [
    poolSentence(policy, code, say),
    ...(balanceRuleOf(policy) === null ? [] : [say.unread()]),
    minActivityThreshold === 0 ? say.everybody() : say.least({ points: minActivityThreshold }),
    ...countingSentences(counting, code, say),
    ...(highestShare === 100 ? [] : [most({ percent: highestShare })]),
    ...pointsSentences(policy.points, code, say),
  ];
}

/**
 * A sentence for each rule that differs; empty if none does. A new name alone is no difference.
 *
 * @param code of the coin
 * @param say in a language
 */
export function policyDifferences(
  before: PolicyTerms,
  after: PolicyTerms,
  code: string,
  say: PolicyTexts,
): string[] {
  return [
    ...poolDifferences(before, after, code, say),
    ...ifChanged(before.minActivityThreshold, after.minActivityThreshold, (from, to) =>
      say.shareTakes({ from, to }),
    ),
    ...ifChanged(before.highestShare, after.highestShare, (from, to) =>
      to < from ? say.mostFalls({ from, to }) : say.mostRises({ from, to }),
    ),
    ...countingDifferences(before.counting, after.counting, code, say),
    ...pointsDifferences(before.points, after.points, code, say),
  ];
}

/** The size of the pool. A part of a balance is read at the snapshot, so it has no figure before. */
function poolSentence(terms: PolicyTerms, code: string, say: PolicyTexts): string {
  const rule = balanceRuleOf(terms);
  if (rule !== null) {
    const most = `${say.figure(amountText(rule.mostUnits))} ${code}`;
    return say.poolPart({ part: rule.partHundredths / 100, most });
  }
  const pool = `${say.figure(coinsText(terms.weeklyPool))} ${code}`;
  return parseAmount(terms.weeklyPool) === 0n ? say.poolOff({ pool }) : say.pool({ pool });
}

/** The sentence of a replay under a draft whose pool is a part of a balance. */
export const KEEPS_POOLS =
  'Nobody knows the balance of past weeks: each week has the pool that it had, up to the ceiling. How large the pool will be, this replay does not say.';

function poolDifferences(
  before: PolicyTerms,
  after: PolicyTerms,
  code: string,
  say: PolicyTexts,
): string[] {
  if (before.balancePart !== after.balancePart) return [poolSentence(after, code, say)];
  const from = say.figure(coinsText(before.weeklyPool));
  const to = `${say.figure(coinsText(after.weeklyPool))} ${code}`;
  const [falls, rises] =
    after.balancePart === undefined
      ? [say.poolFalls, say.poolRises]
      : [say.ceilingFalls, say.ceilingRises];
  return ifChanged(parseAmount(before.weeklyPool), parseAmount(after.weeklyPool), (old, now) =>
    now < old ? falls({ from, to }) : rises({ from, to }),
  );
}

function countingDifferences(
  before: Counting,
  after: Counting,
  code: string,
  say: PolicyTexts,
): string[] {
  if (before.kind === 'backed' && after.kind === 'backed') {
    return backedDifferences(before, after, code, say);
  }
  return before.kind === after.kind ? [] : countingSentences(after, code, say);
}

function countingSentences(counting: Counting, code: string, say: PolicyTexts): string[] {
  if (counting.kind === 'all') return [say.allCount()];
  const { leastTip, pointsPerBacker, tippedWithinWeeks, seenForWeeks, founders } = counting;
  const tip = `${say.figure(coinsText(leastTip))} ${code}`;
  const young = { weeks: seenForWeeks, percent: counting.highestShareWhileYoung };
  return [
    say.backed({ points: pointsPerBacker, tip, weeks: tippedWithinWeeks }),
    ...(parseAmount(leastTip) === 0n ? [] : [say.small({ tip })]),
    say.longStanding({
      weeks: seenForWeeks,
      points: counting.activePoints,
      active: counting.activeWeeks,
    }),
    ...(founders.length === 0 ? [] : [say.founders({ count: founders.length })]),
    young.percent === 100 ? say.young(young) : say.youngMost(young),
    ...(foundersVouch(counting) ? [say.foundersVouch()] : []),
    ...newcomersSentences(counting, say),
  ];
}

function newcomersSentences(
  { newcomers, seenForWeeks }: BackedCounting,
  say: PolicyTexts,
): string[] {
  if (newcomers === undefined) return [];
  const { seenWithinWeeks, points, highestShare } = newcomers;
  return [
    say.new({ weeks: seenWithinWeeks, points }),
    say.newLimit({ weeks: seenForWeeks, percent: highestShare }),
  ];
}

function newcomersDifferences(
  from: BackedCounting,
  to: BackedCounting,
  say: PolicyTexts,
): string[] {
  const [before, after] = [from.newcomers, to.newcomers];
  if (after === undefined) return before ? [say.newNone()] : [];
  if (before === undefined) return newcomersSentences(to, say);
  return [
    ...ifChanged(before.seenWithinWeeks, after.seenWithinWeeks, (from, to) =>
      say.newWeeks({ from, to }),
    ),
    ...ifChanged(before.points, after.points, (from, to) =>
      say.newPoints({ from: String(from), to }),
    ),
    ...ifChanged(before.highestShare, after.highestShare, (from, to) =>
      to < from ? say.newShareFalls({ from, to }) : say.newShareRises({ from, to }),
    ),
  ];
}

function backedDifferences(
  before: BackedCounting,
  after: BackedCounting,
  code: string,
  say: PolicyTexts,
): string[] {
  const weeks = after.seenForWeeks;
  const added = after.founders.filter((id) => !before.founders.includes(id)).length;
  const removed = before.founders.filter((id) => !after.founders.includes(id)).length;
  return [
    ...ifChanged(parseAmount(before.leastTip), parseAmount(after.leastTip), () =>
      say.tipCounts({
        from: say.figure(coinsText(before.leastTip)),
        to: `${say.figure(coinsText(after.leastTip))} ${code}`,
      }),
    ),
    ...ifChanged(before.pointsPerBacker, after.pointsPerBacker, (from, to) =>
      say.backerMakes({ from: String(from), to }),
    ),
    ...ifChanged(before.tippedWithinWeeks, after.tippedWithinWeeks, (from, to) =>
      say.tipBacks({ from, to }),
    ),
    ...ifChanged(before.seenForWeeks, weeks, (from, to) => say.age({ from, to })),
    ...ifChanged(before.activeWeeks, after.activeWeeks, (from, to) =>
      say.activeWeeks({ from, to }),
    ),
    ...ifChanged(before.activePoints, after.activePoints, (from, to) =>
      say.activePoints({ from, to }),
    ),
    ...(added === 0 ? [] : [say.foundersAdded({ count: added })]),
    ...(removed === 0 ? [] : [say.foundersRemoved({ count: removed })]),
    ...vouchingDifferences(before, after, say),
    ...ifChanged(before.highestShareWhileYoung, after.highestShareWhileYoung, (from, to) =>
      to < from ? say.youngFalls({ weeks, from, to }) : say.youngRises({ weeks, from, to }),
    ),
    ...newcomersDifferences(before, after, say),
  ];
}

function vouchingDifferences(
  before: BackedCounting,
  after: BackedCounting,
  say: PolicyTexts,
): string[] {
  if (foundersVouch(before) === foundersVouch(after)) return [];
  const weeks = after.seenForWeeks;
  return [foundersVouch(after) ? say.vouchFounders({ weeks }) : say.vouchAll({ weeks })];
}
