import { parseAmount } from '#rules/amounts.ts';
import { MOST_HUNT_POINTS } from '#rules/hunts/limits.ts';
import {
  byActivity,
  earningRules,
  isSameEarning,
  type PolicyPoints,
  PRICED_IDS,
  type PricedId,
  pointsOf,
  SPECIFIED_EARNING,
  SPECIFIED_POINTS,
} from '#rules/points/earning.ts';
import {
  MOST_FOUNDERS,
  POLICY_NAME_LENGTH,
  POLICY_NAME_PATTERN,
  POLICY_NUMBERS,
  type PolicyNumber,
} from '#rules/policies/limits.ts';
import { NEWCOMERS, type Newcomers } from '#rules/policies/newcomers.ts';
import { BACKED, type BackedCounting, type Policy } from '#rules/policies/policy.ts';
import { m } from '#web/messages.ts';

/** The fields with numbers; those with the name of an activity are what it earns. */
type NumberField = Exclude<PolicyNumber, 'activity'> | PricedId;
/** An empty field leaves it out of the document. */
type OptionalField = 'balancePart';
type AmountField = 'weeklyPool' | 'leastTip' | 'leastTipThatEarns';

/** The fields of a draft, as typed. `kind` is the kind of counting; `newcomers` is `some`, or `none` of their points. */
export type DraftText = Readonly<
  Record<'name' | 'kind' | 'founders' | 'newcomers' | AmountField | NumberField, string>
>;
export type DraftField = keyof DraftText;

/** The texts of a policy's fields; those that it lacks begin as in the shipped example. */
export function textOf(policy: Policy): DraftText {
  const { minActivityThreshold, highestShare, weeklyPool, name } = policy;
  const counting = policy.counting.kind === 'backed' ? policy.counting : backedExample();
  const points: PolicyPoints = policy.points ?? SPECIFIED_POINTS;
  return {
    name,
    weeklyPool,
    balancePart: policy.balancePart === undefined ? '' : String(policy.balancePart),
    minActivityThreshold: String(minActivityThreshold),
    highestShare: String(highestShare),
    kind: policy.counting.kind,
    leastTip: counting.leastTip,
    pointsPerBacker: String(counting.pointsPerBacker),
    tippedWithinWeeks: String(counting.tippedWithinWeeks),
    seenForWeeks: String(counting.seenForWeeks),
    activeWeeks: String(counting.activeWeeks),
    activePoints: String(counting.activePoints),
    highestShareWhileYoung: String(counting.highestShareWhileYoung),
    founders: counting.founders.join(', '),
    ...textOfNewcomers(counting.newcomers),
    leastTipThatEarns: points.leastTip,
    ...byActivity((id) => String(pointsOf(id, points))),
    dailyActivityCap: String(points.dailyActivityCap),
    dailyTipPointsCap: String(points.dailyTipPointsCap),
    mostHuntPoints: String(points.mostHuntPoints ?? MOST_HUNT_POINTS),
  };
}

function textOfNewcomers(newcomers?: Newcomers) {
  const { seenWithinWeeks, points, highestShare } = newcomers ?? NEWCOMERS;
  return {
    newcomers: newcomers === undefined ? 'none' : 'some',
    newcomerWeeks: String(seenWithinWeeks),
    newcomerPoints: String(points),
    newcomersHighestShare: String(highestShare),
  };
}

function backedExample(): BackedCounting {
  if (BACKED.counting.kind !== 'backed') throw new RangeError('the example counts all points');
  return BACKED.counting;
}

/**
 * The policy that was typed; null with the problem of each wrong field. Fields of another kind of counting are not read, and
 * points that are those of the specification are left out of the document.
 */
export function readDraft(text: DraftText): {
  policy: Policy | null;
  problems: ReadonlyMap<string, string>;
} {
  const problems = new Map<string, string>();
  const typed = (field: DraftField) => text[field].trim();
  const check = (field: DraftField, problem: string | null) => {
    if (problem !== null) problems.set(field, problem);
    return typed(field);
  };
  const amount = (field: AmountField) => check(field, amountProblem(typed(field)));
  const number = (field: NumberField) => Number(check(field, numberProblem(field, typed(field))));
  const optional = (field: OptionalField) =>
    typed(field) === '' ? {} : { [field]: number(field) };
  const founders = typed('founders')
    .split(/[\s,]+/)
    .filter((id) => id !== '');
  const policy: Policy = {
    version: 1,
    name: check('name', nameProblem(typed('name'))),
    weeklyPool: amount('weeklyPool'),
    ...optional('balancePart'),
    minActivityThreshold: number('minActivityThreshold'),
    highestShare: number('highestShare'),
    counting:
      text.kind === 'all'
        ? { kind: 'all' }
        : {
            kind: 'backed',
            leastTip: amount('leastTip'),
            pointsPerBacker: number('pointsPerBacker'),
            tippedWithinWeeks: number('tippedWithinWeeks'),
            seenForWeeks: number('seenForWeeks'),
            activeWeeks: number('activeWeeks'),
            activePoints: number('activePoints'),
            founders,
            highestShareWhileYoung: number('highestShareWhileYoung'),
            ...(text.newcomers !== 'none' && {
              newcomers: {
                seenWithinWeeks: number('newcomerWeeks'),
                points: number('newcomerPoints'),
                highestShare: number('newcomersHighestShare'),
              },
            }),
          },
  };
  if (text.kind !== 'all') check('founders', foundersProblem(founders));
  const mostHuntPoints = number('mostHuntPoints');
  const points: PolicyPoints = {
    leastTip: amount('leastTipThatEarns'),
    activities: othersThanSpecified(byActivity(number)),
    dailyActivityCap: number('dailyActivityCap'),
    dailyTipPointsCap: number('dailyTipPointsCap'),
    ...(mostHuntPoints !== MOST_HUNT_POINTS && { mostHuntPoints }),
  };
  if (problems.size > 0) return { policy: null, problems };
  const isSpecified =
    isSameEarning(earningRules(points), SPECIFIED_EARNING) && points.mostHuntPoints === undefined;
  return { policy: isSpecified ? policy : { ...policy, points }, problems };
}

/** Only what differs stands in the document. */
function othersThanSpecified(activities: Record<PricedId, number>): PolicyPoints['activities'] {
  const ids = PRICED_IDS.filter((id) => activities[id] !== SPECIFIED_POINTS.activities[id]);
  return Object.fromEntries(ids.map((id) => [id, activities[id]]));
}

function nameProblem(name: string): string | null {
  const fits = name.length <= POLICY_NAME_LENGTH && new RegExp(POLICY_NAME_PATTERN, 'u').test(name);
  return fits ? null : m.portal_policy_problem_name({ most: String(POLICY_NAME_LENGTH) });
}

function amountProblem(text: string): string | null {
  try {
    parseAmount(text);
    return null;
  } catch {
    return m.portal_policy_problem_amount();
  }
}

function numberProblem(field: NumberField, text: string): string | null {
  const { least, most, step } =
    field in POLICY_NUMBERS ? POLICY_NUMBERS[field as PolicyNumber] : POLICY_NUMBERS.activity;
  const isNumber = (step === 1 ? /^\d{1,9}$/ : /^\d{1,9}(?:\.\d{1,2})?$/).test(text);
  if (isNumber && Number(text) >= least && Number(text) <= most) return null;
  const bounds = { least: String(least), most: String(most) };
  return step === 1
    ? m.portal_policy_problem_whole(bounds)
    : m.portal_policy_problem_decimals(bounds);
}

function foundersProblem(founders: readonly string[]): string | null {
  const isFine =
    founders.length <= MOST_FOUNDERS &&
    new Set(founders).size === founders.length &&
    founders.every((id) => /^[1-9]\d{0,17}$/.test(id));
  return isFine ? null : m.portal_policy_problem_founders({ most: String(MOST_FOUNDERS) });
}
