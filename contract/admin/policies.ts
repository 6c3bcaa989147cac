import { type Static, Type } from 'typebox';
import { MOST_REPLAYED_WEEKS } from '#rules/policies/policy.ts';
import { endpoint } from '../endpoint.ts';
import { DatedPolicy, Policy, PolicyHash } from '../site/policies.ts';
import {
  AdminBody,
  AdminTelegramIdBody,
  AdminTelegramIdQuery,
  Amount,
  Count,
  Language,
  Points,
  RowId,
  Success,
  shape,
  WeekName,
} from '../values.ts';
import { BroadcastResult } from './broadcast.ts';

/** The most members that an answer lists; its figures count all. */
export const MOST_LINES = 200;

const Part = (description: string) => Type.Number({ minimum: 0, maximum: 1, description });

const ReplayedWeek = shape('ReplayedWeek', {
  week: WeekName,
  poolBefore: Amount,
  poolAfter: Type.String({ ...Amount, description: 'With what the weeks before left to it' }),
  distributedBefore: Amount,
  distributedAfter: Amount,
  recipientsBefore: Count,
  recipientsAfter: Count,
});

const ReplayedMember = shape('ReplayedMember', {
  userId: RowId,
  displayName: Type.String(),
  before: Amount,
  after: Amount,
  activityPoints: Points,
  countedPoints: Points,
});

/** The last closed weeks, played again under a policy (docs/spec/week.md#25-replay). */
export const Replay = shape('Replay', {
  hash: PolicyHash,
  keepsPoints: Type.Boolean({
    description:
      'True if actions earn other points under the policy than they did in these weeks: all figures are for the points as they were earned',
  }),
  keepsPools: Type.Optional(
    Type.Boolean({
      description:
        'True if the pool is a part of a balance under the policy, which nobody knows of past weeks: each has the pool that it had, up to the ceiling',
    }),
  ),
  weeks: Type.Array(ReplayedWeek, { maxItems: MOST_REPLAYED_WEEKS, description: 'Oldest first' }),
  before: Type.String({ ...Amount, description: 'All shares, as the weeks were closed' }),
  after: Type.String({ ...Amount, description: 'All shares under the policy' }),
  moved: Part('The part of all shares that members lose'),
  members: Count,
  gain: Count,
  lose: Count,
  loseTenth: Type.Integer({ minimum: 0, description: 'Members who lose more than a tenth' }),
  topTenBefore: Part('The part of all shares that the ten members with most get'),
  topTenAfter: Part('The same under the policy'),
  farms: Type.Array(
    shape('ReplayedFarm', {
      name: Type.String(),
      before: Part('The part of all pools that the farm would have taken'),
      after: Part('The same under the policy'),
    }),
    { maxItems: 20 },
  ),
  lines: Type.Array(ReplayedMember, {
    description: `Members by the size of their change, the largest first; over HTTP at most ${MOST_LINES}`,
  }),
});
export type Replay = Static<typeof Replay>;

/**
 * POST /api/admin/policies/replay: starts a replay, which changes nothing and runs on while `getReplay` is asked for it.
 * `bad_request` names what cannot be computed, `conflict` why it cannot be played.
 */
export const replayPolicy = endpoint({
  route: 'replayPolicy',
  summary: 'Play the last closed weeks again under a policy',
  tag: 'admin',
  access: 'owner',
  body: shape(
    'ReplayPolicyBody',
    {
      adminTelegramId: AdminTelegramIdBody,
      policy: Policy,
      weeks: Type.Integer({ minimum: 1, maximum: MOST_REPLAYED_WEEKS }),
    },
    { additionalProperties: false },
  ),
  response: shape('StartedReplay', { id: Type.String() }),
  errors: ['not_signed_in', 'forbidden', 'bad_request', 'conflict'],
});

export const ReplayState = shape('ReplayState', {
  id: Type.String(),
  policy: Policy,
  weeks: Type.Integer({ minimum: 1, maximum: MOST_REPLAYED_WEEKS }),
  played: Type.Integer({ minimum: 0, maximum: MOST_REPLAYED_WEEKS }),
  isRunning: Type.Boolean({ description: 'False once it is done or failed, or has ended' }),
  problem: Type.Union([Type.String(), Type.Null()], {
    description: 'Why it failed, in the language of the call that started it',
  }),
  replay: Type.Union([Replay, Type.Null()], { description: 'Null until it is done' }),
});
export type ReplayState = Static<typeof ReplayState>;

/** GET /api/admin/policies/replay: the last replay. One that nobody asks for ends after 30 s. */
export const getReplay = endpoint({
  route: 'getReplay',
  summary: 'The progress of the replay, and its result',
  tag: 'admin',
  access: 'owner',
  query: Type.Object({ adminTelegramId: AdminTelegramIdQuery }),
  response: shape('LastReplay', { last: Type.Union([ReplayState, Type.Null()]) }),
  errors: ['not_signed_in', 'forbidden'],
});

/** POST /api/admin/policies/replay/cancel: ends the replay, at whichever server it runs, and forgets it. */
export const cancelReplay = endpoint({
  route: 'cancelReplay',
  summary: 'End the replay',
  tag: 'admin',
  access: 'owner',
  body: AdminBody,
  response: Success,
  errors: ['not_signed_in', 'forbidden'],
});

export const PolicyDraft = shape('PolicyDraft', {
  earliestWeek: Type.String({
    ...WeekName,
    description: 'The first week for which a policy can be set now',
  }),
  replayableWeeks: Type.Integer({ minimum: 0, maximum: MOST_REPLAYED_WEEKS }),
  shipped: Type.Array(Policy, {
    maxItems: 2,
    description:
      'Policies to start from, with the pool and threshold of the settings: backed, then classic',
  }),
});

export type PolicyDraft = Static<typeof PolicyDraft>;

/** GET /api/admin/policies: the facts that the owner needs to draft a policy. The policies themselves are public. */
export const getPolicyDraft = endpoint({
  route: 'getPolicyDraft',
  summary: 'Facts for a draft of a policy',
  tag: 'admin',
  access: 'owner',
  query: Type.Object({ adminTelegramId: AdminTelegramIdQuery }),
  response: PolicyDraft,
  errors: ['not_signed_in', 'forbidden'],
});

const POLICY_ERRORS = [
  'not_signed_in',
  'forbidden',
  'sign_in_again',
  'bad_request',
  'conflict',
] as const;

/**
 * POST /api/admin/policies: sets the policy from a week on, as a whole; one that is not in force yet is replaced. `bad_request` for
 * figures that cannot be computed, `conflict` for a week that has begun. Requires a recent sign-in.
 */
export const setPolicy = endpoint({
  route: 'setPolicy',
  summary: 'Set the policy of the pool from a week on',
  tag: 'admin',
  access: 'owner',
  body: shape(
    'SetPolicyBody',
    { adminTelegramId: AdminTelegramIdBody, policy: Policy, fromWeek: WeekName },
    { additionalProperties: false },
  ),
  response: DatedPolicy,
  errors: [...POLICY_ERRORS],
});

const PolicyWeekBody = shape(
  'PolicyWeekBody',
  { adminTelegramId: AdminTelegramIdBody, fromWeek: WeekName },
  { additionalProperties: false },
);

/** POST /api/admin/policies/withdraw: withdraws a policy that is not in force yet. Requires a recent sign-in. */
export const withdrawPolicy = endpoint({
  route: 'withdrawPolicy',
  summary: 'Withdraw a coming policy of the pool',
  tag: 'admin',
  access: 'owner',
  body: PolicyWeekBody,
  response: Success,
  errors: [...POLICY_ERRORS, 'not_found'],
});

/**
 * GET /api/admin/policies/announcement: the message about a coming policy, in English unless `language` is given. `not_found` if none is set for the week, `conflict` once
 * it is in force.
 */
export const getPolicyAnnouncement = endpoint({
  route: 'getPolicyAnnouncement',
  summary: 'The message that tells the members of a coming policy',
  tag: 'admin',
  access: 'owner',
  query: Type.Object({
    adminTelegramId: AdminTelegramIdQuery,
    fromWeek: WeekName,
    language: Type.Optional(Language),
  }),
  response: shape('PolicyAnnouncement', {
    text: Type.String({ description: 'Plain text, as a phone shows it' }),
  }),
  errors: ['not_signed_in', 'forbidden', 'not_found', 'conflict'],
});

/**
 * POST /api/admin/policies/announce: tells all members who want broadcasts of a coming policy, each in their language; `text` is the
 * message in `language`, or in English. Answers as the broadcast of a post
 * does. `not_found` if none is set for the week, `conflict` if the text is not the message as it stands, if the policy is in force, or
 * if it is being announced or was within the last hour.
 */
export const announcePolicy = endpoint({
  route: 'announcePolicy',
  summary: 'Tell the members of a coming policy',
  tag: 'admin',
  access: 'owner',
  body: shape(
    'AnnouncePolicyBody',
    {
      adminTelegramId: AdminTelegramIdBody,
      fromWeek: WeekName,
      language: Type.Optional(Language),
      text: Type.String({ maxLength: 4096, description: 'The message as it was read' }),
    },
    { additionalProperties: false },
  ),
  response: BroadcastResult,
  errors: [...POLICY_ERRORS, 'not_found', 'bot_not_configured'],
});
