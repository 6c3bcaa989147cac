import { type Static, Type } from 'typebox';
import { MOST_HUNT_POINTS } from '#rules/hunts/limits.ts';
import { byActivity } from '#rules/points/earning.ts';
import {
  MOST_FOUNDERS,
  POLICY_NAME_LENGTH,
  POLICY_NAME_PATTERN,
  POLICY_NUMBERS,
  type PolicyNumber,
} from '#rules/policies/limits.ts';
import { endpoint } from '../endpoint.ts';
import { Amount, RowId, shape, Timestamp, WeekName } from '../values.ts';

const exact = { additionalProperties: false };

function numberOf(name: PolicyNumber, description?: string) {
  const { least: minimum, most: maximum, step } = POLICY_NUMBERS[name];
  const bounds = { minimum, maximum, ...(description !== undefined && { description }) };
  return step === 1 ? Type.Integer(bounds) : Type.Number({ ...bounds, multipleOf: step });
}

const Counting = Type.Union([
  Type.Object({ kind: Type.Literal('all') }, { ...exact, title: 'CountAll' }),
  Type.Object(
    {
      kind: Type.Literal('backed'),
      leastTip: Type.String({
        ...Amount,
        description: 'A smaller tip backs nobody and does not count',
      }),
      pointsPerBacker: numberOf('pointsPerBacker'),
      tippedWithinWeeks: numberOf('tippedWithinWeeks'),
      seenForWeeks: numberOf('seenForWeeks'),
      activeWeeks: numberOf('activeWeeks'),
      activePoints: numberOf('activePoints'),
      founders: Type.Array(RowId, { maxItems: MOST_FOUNDERS, uniqueItems: true }),
      highestShareWhileYoung: numberOf(
        'highestShareWhileYoung',
        'As highestShare, while the community is young',
      ),
      newcomers: Type.Optional(
        Type.Object(
          {
            seenWithinWeeks: numberOf('newcomerWeeks', 'An account is new in its first weeks'),
            points: numberOf('newcomerPoints', 'The most that count beyond the backed ones'),
            highestShare: numberOf(
              'newcomersHighestShare',
              'The most that all of these points are of those that count, in percent',
            ),
          },
          {
            ...exact,
            title: 'Newcomers',
            description: 'Points of new accounts that count without a backer; none if left out',
          },
        ),
      ),
    },
    { ...exact, title: 'CountBacked' },
  ),
]);

const PolicyPoints = Type.Object(
  {
    leastTip: Type.String({ ...Amount, description: 'A smaller tip earns its sender nothing' }),
    activities: Type.Object(
      byActivity(() => Type.Optional(numberOf('activity'))),
      {
        ...exact,
        title: 'PolicyActivities',
        description: 'Points; an action that is left out earns as in the specification',
      },
    ),
    dailyActivityCap: numberOf('dailyActivityCap'),
    dailyTipPointsCap: numberOf('dailyTipPointsCap', 'Tips of one UTC day that earn points'),
    mostHuntPoints: Type.Optional(
      numberOf(
        'mostHuntPoints',
        `The most that a treasure hunt may give one member; ${MOST_HUNT_POINTS} if left out`,
      ),
    ),
  },
  {
    ...exact,
    title: 'PolicyPoints',
    description: 'What actions earn; without it, as in the specification',
  },
);

/** The document of a policy (docs/spec/week.md#3-eligibility). */
export const Policy = shape(
  'Policy',
  {
    version: Type.Literal(1),
    name: Type.String({
      minLength: 1,
      maxLength: POLICY_NAME_LENGTH,
      pattern: POLICY_NAME_PATTERN,
    }),
    weeklyPool: Type.String({
      ...Amount,
      description: 'In coins; 0 switches the rewards off. With balancePart the most',
    }),
    balancePart: Type.Optional(
      numberOf(
        'balancePart',
        'The pool, in percent of the coins that the pool’s wallet owes nobody at the snapshot; without it, weeklyPool',
      ),
    ),
    minActivityThreshold: numberOf(
      'minActivityThreshold',
      'Weekly points that make a member eligible',
    ),
    highestShare: numberOf('highestShare', 'The most that one member gets, in percent of the pool'),
    counting: Counting,
    points: Type.Optional(PolicyPoints),
  },
  exact,
);
export type Policy = Static<typeof Policy>;

export const PolicyHash = Type.String({
  pattern: '^[0-9a-f]{64}$',
  description: 'SHA-256 of the canonical JSON (RFC 8785) of the policy',
});

export const DatedPolicy = shape('DatedPolicy', {
  fromWeek: WeekName,
  hash: PolicyHash,
  setAt: Timestamp,
  policy: Policy,
});
export type DatedPolicy = Static<typeof DatedPolicy>;

export const PolicyList = shape('PolicyList', {
  week: Type.String({ ...WeekName, description: 'The running week' }),
  settings: shape('PolicySettings', {
    weeklyPool: Policy.properties.weeklyPool,
    minActivityThreshold: Policy.properties.minActivityThreshold,
  }),
  policies: Type.Array(DatedPolicy, {
    description:
      'Newest first. Weeks before the oldest have no dated policy: the settings hold, and all points count',
  }),
});
export type PolicyList = Static<typeof PolicyList>;

/** GET /api/weekly-rewards/policies: all dated policies, coming ones among them. */
export const getPolicies = endpoint({
  route: 'getPolicies',
  summary: 'The policies by which weeks share their pool',
  tag: 'weekly rewards',
  access: 'public',
  response: PolicyList,
  errors: [],
  sharedCacheSeconds: 60,
});
