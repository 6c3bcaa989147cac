import { Type } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { BoardPageQuery, getLeaderboard } from '../site/leaderboard.ts';
import { shape } from '../values.ts';

/** The coin's price, as the site shows it. */
const V1Price = shape('Price', {
  coin: Type.String({ description: "The coin's code", examples: ['COIN'] }),
  usd: Type.String({
    pattern: '^[0-9]{1,12}(\\.[0-9]{1,12})?$',
    description: 'US dollars for one coin',
    examples: ['0.0123'],
  }),
});

/** GET /api/v1/price: `unavailable` while the site does not know a price (docs/spec/developers.md#17-calls-of-apiv1). */
export const getV1Price = endpoint({
  route: 'getV1Price',
  summary: 'The price of the coin',
  tag: 'v1',
  access: 'key',
  appPermission: 'price_data',
  response: V1Price,
  errors: ['unavailable'],
});

/** GET /api/v1/leaderboard: the public board, with the same pages (docs/spec/developers.md#17-calls-of-apiv1). */
export const getV1Leaderboard = endpoint({
  route: 'getV1Leaderboard',
  summary: 'One page of the board',
  tag: 'v1',
  access: 'key',
  appPermission: 'leaderboard',
  query: Type.Object(BoardPageQuery),
  response: getLeaderboard.response,
  errors: [],
});
