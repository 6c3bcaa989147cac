import { type Static, Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Count, LimitQuery, PageQuery, Pagination, shape, WeekName } from '../values.ts';

export const WeekFairness = shape('WeekFairness', {
  week: WeekName,
  earners: Count,
  newEarners: Type.Integer({ minimum: 0, description: 'Of accounts of the last 28 days' }),
  topTenPart: Type.Number({
    minimum: 0,
    maximum: 1,
    description: 'The part of all points that the ten with most have',
  }),
  gini: Type.Number({
    minimum: 0,
    maximum: 1,
    description: 'The Gini coefficient of the points: 0 if all have the same',
  }),
  mutualPart: Type.Number({
    minimum: 0,
    maximum: 1,
    description: 'The part of the points from tips that came back within a day',
  }),
  shares: shape('WeekDecisions', {
    held: Type.Integer({ minimum: 0, description: 'Held, and not decided for good' }),
    released: Count,
    withheld: Type.Integer({ minimum: 0, description: 'Held after an objection was turned down' }),
  }),
});
export type WeekFairness = Static<typeof WeekFairness>;

/** GET /api/weekly-rewards/fairness: how evenly the points of closed weeks are spread, newest first, or of one week. */
export const getWeekFairness = endpoint({
  route: 'getWeekFairness',
  summary: 'How evenly the points of closed weeks fell, and what was decided about shares',
  tag: 'weekly rewards',
  access: 'public',
  query: Type.Object({
    week: Type.Optional(WeekName),
    page: Type.Optional(PageQuery),
    limit: Type.Optional(LimitQuery),
  }),
  response: shape('WeekFairnessList', {
    weeks: Type.Array(WeekFairness),
    pagination: Pagination,
  }),
  errors: [],
  sharedCacheSeconds: 5,
});
