import { type Static, Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Amount, NullableText, Points, shape, TelegramId, Timestamp } from '../values.ts';
import { MemberQuery, pageOf, pageQuery, REACH_ERRORS, Txid } from './values.ts';

/** A member's profile: only the parts that are public once the member allows it. */
export const V1Profile = shape('Profile', {
  id: { ...TelegramId, description: 'Telegram id' },
  username: { ...NullableText, description: 'Without the @; null if the member has none' },
  displayName: Type.String(),
  rank: Type.String({ description: 'Pirate rank', examples: ['Buccaneer'] }),
  lifetimePoints: Points,
  joinedAt: { ...Timestamp, description: 'When the member first appeared' },
});
export type V1Profile = Static<typeof V1Profile>;

/** GET /api/v1/profile */
export const getV1Profile = endpoint({
  route: 'getV1Profile',
  summary: "A member's basic profile",
  tag: 'v1',
  access: 'key',
  permission: 'access_profile',
  query: Type.Object({ member: MemberQuery }),
  response: V1Profile,
  errors: REACH_ERRORS,
});

/** The balance of a member's primary address, according to the chain index. */
export const V1Balance = shape('Balance', {
  address: Type.Union([Type.String(), Type.Null()], {
    description: 'The primary address; null if the member has set none',
  }),
  confirmed: Type.Union([Amount, Type.Null()], { description: 'In blocks' }),
  unconfirmed: Type.Union(
    [Type.String({ pattern: '^-?[0-9]{1,11}(\\.[0-9]{1,8})?$' }), Type.Null()],
    {
      description: 'Change by unconfirmed transactions; negative if they spend',
    },
  ),
});
export type V1Balance = Static<typeof V1Balance>;

/** GET /api/v1/balance */
export const getV1Balance = endpoint({
  route: 'getV1Balance',
  summary: "The balance of a member's primary address",
  tag: 'v1',
  access: 'key',
  permission: 'read_balance',
  query: Type.Object({ member: MemberQuery }),
  response: V1Balance,
  errors: [...REACH_ERRORS, 'chain_not_configured', 'unavailable'],
});

const V1TransactionType = Type.Enum(
  ['tip_sent', 'tip_received', 'send', 'faucet', 'weekly_reward'],
  { title: 'TransactionType' },
);

/** A member's coin transaction, as the wallet bot reported it or this site paid it. */
export const V1Transaction = shape('Transaction', {
  id: Type.String({ description: 'Stable id of this entry' }),
  type: V1TransactionType,
  at: Timestamp,
  amount: Type.Union([Amount, Type.Null()], { description: 'Null if the bot reported none' }),
  direction: Type.Enum(['in', 'out']),
  txid: Type.Union([Txid, Type.Null()]),
});
export type V1Transaction = Static<typeof V1Transaction>;

/** GET /api/v1/transactions: newest first. */
export const getV1Transactions = endpoint({
  route: 'getV1Transactions',
  summary: "A member's tips, sends, faucet claims and weekly rewards",
  tag: 'v1',
  access: 'key',
  permission: 'read_history',
  query: Type.Object({
    member: MemberQuery,
    type: Type.Optional(V1TransactionType),
    since: Type.Optional({ ...Timestamp, description: 'Only transactions at or after this time' }),
    ...pageQuery,
  }),
  response: pageOf('TransactionPage', V1Transaction),
  errors: REACH_ERRORS,
});
