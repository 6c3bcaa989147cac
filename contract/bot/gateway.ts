import { type Static, type TObject, type TSchema, Type } from 'typebox';
import { GIVEN_FAMILIES, type ReportedEventType } from '#rules/points/event-types.ts';
import { endpoint } from '../endpoint.ts';
import { EstimatedShare } from '../site/weekly-rewards.ts';
import {
  Amount,
  Count,
  NullableText,
  Points,
  SubmissionStatus,
  shape,
  TelegramId,
  Timestamp,
  WeekName,
} from '../values.ts';

/** The most events in one call of `POST /api/bot/v1/events` (docs/spec/gateway.md#2-events). */
const MAX_EVENTS_PER_CALL = 1000;
/** The most points that one hunt or referral event may give. */
const MAX_GIVEN_POINTS = 1000;

// Only the length of a name is checked: an odd name must never cost an event. Names are cleaned on arrival.
const Name = Type.String({ maxLength: 256 });
const Username = Type.String({ maxLength: 64 });
const Url = Type.String({ minLength: 1, maxLength: 2048 });
const Address = Type.String({ pattern: '^[A-Za-z0-9]{20,128}$' });
const Txid = Type.String({ pattern: '^[0-9a-f]{64}$' });
const Handle = Type.String({ pattern: '^[A-Za-z0-9_]{1,15}$' });

const profile = {
  username: Type.Optional(Type.Union([Username, Type.Null()])),
  firstName: Type.Optional(Type.Union([Name, Type.Null()])),
  lastName: Type.Optional(Type.Union([Name, Type.Null()])),
};

const base = {
  id: Type.String({
    pattern: '^[\\x21-\\x7e]{1,128}$',
    description: 'Idempotency key: each id counts once, however often it is sent',
  }),
  at: Timestamp,
  telegramId: TelegramId,
  ...profile,
};

function event<const T extends string, P extends Record<string, TSchema>>(type: T, fields: P) {
  return Type.Object(
    { ...base, type: Type.Literal(type), ...fields },
    { additionalProperties: false },
  );
}

const linked = {
  photoUrl: Type.Optional(Type.Union([Url, Type.Null()])),
  profileLinkUrl: Type.Optional(Type.Union([Url, Type.Null()])),
};

const submission = {
  contentType: Type.String({ pattern: '^[a-z][a-z0-9_]{0,63}$' }),
  url: Url,
  title: Type.Optional(Type.String({ maxLength: 200 })),
  description: Type.Optional(Type.String({ maxLength: 2000 })),
};

/** The schema of each event type, by name (docs/spec/gateway.md#2-events). */
export const EVENT_SCHEMAS = {
  account_created: event('account_created', {}),
  profile_changed: event('profile_changed', linked),
  primary_address_set: event('primary_address_set', { address: Address }),
  staking_address_set: event('staking_address_set', { address: Address }),
  twitter_set: event('twitter_set', { twitterHandle: Handle }),
  tip: event('tip', {
    to: TelegramId,
    toUsername: Type.Optional(Type.Union([Username, Type.Null()])),
    toFirstName: Type.Optional(Type.Union([Name, Type.Null()])),
    toLastName: Type.Optional(Type.Union([Name, Type.Null()])),
    amount: Amount,
    txid: Type.Optional(Txid),
  }),
  send: event('send', { amount: Amount, txid: Type.Optional(Txid) }),
  gm: event('gm', {}),
  faucet: event('faucet', { amount: Type.Optional(Amount), txid: Type.Optional(Txid) }),
  content_submitted: event('content_submitted', submission),
} as const satisfies Record<ReportedEventType, TObject>;

const FAMILIES = GIVEN_FAMILIES.map(({ prefix }) => prefix.slice(0, -1)).join('|');

/**
 * Hunt and referral events bring their own points; the end of the type is free
 * (docs/spec/points.md#18-events-that-carry-their-own-points).
 */
export const GivenPointsEvent = Type.Object(
  {
    ...base,
    type: Type.String({ pattern: `^(${FAMILIES})_[a-z0-9_]{1,48}$` }),
    points: Type.Number({ minimum: 0.01, maximum: MAX_GIVEN_POINTS }),
    description: Type.Optional(Type.String({ maxLength: 200 })),
  },
  { additionalProperties: false },
);

export type FixedEventType = keyof typeof EVENT_SCHEMAS;
export type FixedEvent = {
  [T in FixedEventType]: Static<(typeof EVENT_SCHEMAS)[T]>;
}[FixedEventType];
export type BotEvent = FixedEvent | Static<typeof GivenPointsEvent>;

export const EventResult = shape('EventResult', {
  index: Count,
  id: NullableText,
  status: Type.Enum(['accepted', 'duplicate', 'rejected']),
  reason: Type.Optional(Type.String()),
  points: Type.Optional(Points),
});
export type EventResult = Static<typeof EventResult>;

/**
 * POST /api/bot/v1/events. Events are `unknown` here on purpose: each is checked separately, so that an invalid event does not
 * reject the others (docs/spec/gateway.md#3-results).
 */
export const postEvents = endpoint({
  route: 'postEvents',
  summary: 'Report up to 1,000 events, each with its own result',
  tag: 'bot gateway',
  access: 'gateway',
  // A thousand events of 1.5 kB each; everything else is far smaller.
  bodyLimit: 2 * 1024 * 1024,
  body: Type.Object(
    { events: Type.Array(Type.Unknown(), { minItems: 1, maxItems: MAX_EVENTS_PER_CALL }) },
    { title: 'ReportEventsBody', additionalProperties: false },
  ),
  response: shape('EventResults', {
    accepted: Count,
    duplicate: Count,
    rejected: Count,
    results: Type.Array(EventResult),
  }),
  errors: ['bad_gateway_token', 'gateway_not_configured'],
});

/** POST /api/bot/v1/submissions: a link for review; each id counts once (docs/spec/gateway.md#6-other-calls). */
export const postSubmission = endpoint({
  route: 'postSubmission',
  summary: 'Submit a link for review',
  tag: 'bot gateway',
  access: 'gateway',
  body: Type.Object(
    { ...base, ...submission },
    { title: 'BotSubmissionBody', additionalProperties: false },
  ),
  response: shape('BotSubmission', {
    submissionId: Type.String(),
    status: SubmissionStatus,
    duplicate: Type.Boolean(),
  }),
  errors: ['bad_gateway_token', 'gateway_not_configured', 'conflict'],
});

/** A member's figures as the bot shows them in chat (docs/spec/gateway.md#6-other-calls). */
export const MemberCard = shape('MemberCard', {
  telegramId: TelegramId,
  displayName: Type.String(),
  username: NullableText,
  pirateRank: Type.String(),
  nextRank: Type.Union([
    shape('NextRank', { rank: Type.String(), pointsNeeded: Points }),
    Type.Null(),
  ]),
  position: Type.Integer({ minimum: 1, description: 'On the board by lifetime points' }),
  totalLifetimePoints: Points,
  totalTipped: Amount,
  totalReceived: Amount,
  totalLifetimeEarnings: Amount,
  isBanned: Type.Boolean(),
  week: shape('MemberWeek', {
    week: WeekName,
    activityPoints: Points,
    countedPoints: Type.Union([Points, Type.Null()], {
      description: 'Of the points, those that count for the pool; null where all count',
    }),
    totalTransactions: Count,
    isEligible: Type.Boolean(),
    pointsNeeded: Points,
    estimatedShare: EstimatedShare,
  }),
});
export type MemberCard = Static<typeof MemberCard>;

const memberParams = Type.Object({ telegramId: TelegramId });

/** GET /api/bot/v1/members/{telegramId} (docs/spec/gateway.md#6-other-calls). */
export const getMember = endpoint({
  route: 'getMember',
  summary: "A member's rank, points and week",
  tag: 'bot gateway',
  access: 'gateway',
  params: memberParams,
  response: MemberCard,
  errors: ['bad_gateway_token', 'gateway_not_configured', 'not_found'],
});

/**
 * PUT /api/bot/v1/members/{telegramId}: the profile as the bot now knows it (docs/spec/gateway.md#6-other-calls). `broadcasts`:
 * whether the member wants broadcasts; unchanged if omitted (true at first). A PUT also means that the bot has heard from the
 * member: messages that it could not deliver are tried again.
 */
export const putMember = endpoint({
  route: 'putMember',
  summary: "Set a member's profile, creating the account if needed",
  tag: 'bot gateway',
  access: 'gateway',
  params: memberParams,
  body: Type.Object(
    {
      ...profile,
      ...linked,
      broadcasts: Type.Optional(
        Type.Boolean({ description: 'Whether the member wants broadcasts; unchanged if omitted' }),
      ),
    },
    { title: 'PutMemberBody', additionalProperties: false },
  ),
  response: MemberCard,
  errors: ['bad_gateway_token', 'gateway_not_configured'],
});
