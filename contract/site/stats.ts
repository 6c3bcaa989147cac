import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Amount, shape, Timestamp } from '../values.ts';

/** GET /api/stats: the total tipped by all members (docs/spec/board.md#11-calls). */
export const getStats = endpoint({
  route: 'getStats',
  summary: 'Total tip volume',
  tag: 'leaderboard',
  access: 'public',
  response: shape('Stats', {
    totalVolume: Amount,
    totalTips: Type.Integer({ minimum: 0 }),
    totalMembers: Type.Integer({ minimum: 0 }),
    lastUpdated: Type.Union([Timestamp, Type.Null()]),
  }),
  errors: [],
  sharedCacheSeconds: 5,
});
