import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Count, shape } from '../values.ts';

/** GET /api/developer/statistics: counted on each call (docs/spec/developers.md#2-landing-page). */
export const getDeveloperStatistics = endpoint({
  route: 'getDeveloperStatistics',
  summary: 'Figures of the developer landing page',
  tag: 'developer',
  access: 'public',
  response: shape('DeveloperStatistics', {
    endpoints: Type.Integer({ minimum: 1, description: 'Number of calls in this API' }),
    members: Count,
    productionApps: Count,
    webhooksDelivered: Type.Integer({ minimum: 0, description: 'In the last 30 days' }),
    uptimePercent: Type.Union([Type.Number({ minimum: 0, maximum: 100 }), Type.Null()], {
      description:
        'Of the site in the last 90 days, two decimals, rounded down; null until there is a day of record',
    }),
  }),
  errors: [],
  sharedCacheSeconds: 60,
});
