import { type Static, Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Amount, RowId, shape, Timestamp, WeekName } from '../values.ts';

const exact = { additionalProperties: false };

const Percent = (description: string) => Type.Integer({ minimum: 1, maximum: 100, description });

const Counting = Type.Union([
  Type.Object({ kind: Type.Literal('all') }, { ...exact, title: 'CountAll' }),
  Type.Object(
    {
      kind: Type.Literal('backed'),
      leastTip: Type.String({
        ...Amount,
        description: 'A smaller tip backs nobody and does not count',
      }),
      pointsPerBacker: Type.Integer({ minimum: 1, maximum: 1_000 }),
      tippedWithinWeeks: Type.Integer({ minimum: 1, maximum: 52 }),
      seenForWeeks: Type.Integer({ minimum: 1, maximum: 104 }),
      activeWeeks: Type.Integer({ minimum: 1, maximum: 104 }),
      activePoints: Type.Number({ minimum: 0.01, maximum: 1_000_000, multipleOf: 0.01 }),
      founders: Type.Array(RowId, { maxItems: 50, uniqueItems: true }),
      highestShareWhileYoung: Percent('As highestShare, while the community is young'),
    },
    { ...exact, title: 'CountBacked' },
  ),
]);

/** The document of a policy (docs/spec/week.md#3-eligibility). */
export const Policy = shape(
  'Policy',
  {
    version: Type.Literal(1),
    name: Type.String({ minLength: 1, maxLength: 40, pattern: '^[\\p{L}\\p{N} ._-]+$' }),
    weeklyPool: Type.String({ ...Amount, description: 'In coins; 0 switches the rewards off' }),
    minActivityThreshold: Type.Number({
      minimum: 0,
      maximum: 1_000_000,
      multipleOf: 0.01,
      description: 'Weekly points that make a member eligible',
    }),
    highestShare: Percent('The most that one member gets, in percent of the pool'),
    counting: Counting,
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
