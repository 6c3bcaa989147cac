import { type Static, Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import {
  Amount,
  LimitQuery,
  NullableText,
  PageQuery,
  Pagination,
  Points,
  shape,
  WeekName,
} from '../values.ts';

export const WeekTransactions = shape('WeekTransactions', {
  week: WeekName,
  totalActivityPoints: Type.Number({ ...Points, description: 'All points of the week' }),
  chainPoints: Type.Number({
    ...Points,
    description:
      'Those that rest on transactions. Corrections of earlier weeks can leave a week with fewer points in all than these.',
  }),
  unlistedPoints: Type.Number({
    ...Points,
    description: 'The part of `chainPoints` that rests on transactions of hidden or erased members',
  }),
  transactions: Type.Array(
    shape('WeekTransaction', {
      txid: Type.String({ pattern: '^[0-9a-f]{64}$' }),
      amount: Type.String({ ...Amount, description: 'The amount of the tip' }),
      points: Type.Number({ ...Points, description: 'The points of both sides that rest on it' }),
      explorerUrl: NullableText,
    }),
    { description: 'One for each tip, in the order of their ids' },
  ),
  pagination: Pagination,
});
export type WeekTransactions = Static<typeof WeekTransactions>;

/** GET /api/weekly-rewards/weeks/{week}/transactions: the transactions on which points of a closed week rest. */
export const getWeekTransactions = endpoint({
  route: 'getWeekTransactions',
  summary: 'The transactions on which points of a closed week rest',
  tag: 'weekly rewards',
  access: 'public',
  params: Type.Object({ week: WeekName }),
  query: Type.Object({ page: Type.Optional(PageQuery), limit: Type.Optional(LimitQuery) }),
  response: WeekTransactions,
  errors: ['not_found'],
  sharedCacheSeconds: 5,
});
