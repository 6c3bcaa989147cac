/**
 * Plans paid by arrangement with the owner, in coins that this software does not accept
 * (docs/spec/developers.md#8-plans-by-arrangement).
 */

/** The coins other than the community's own, in the order of their badges. */
export const ARRANGED_COINS = [
  { id: 'USDC', name: 'USDC' },
  { id: 'USDT', name: 'USDT' },
  { id: 'BTC', name: 'Bitcoin' },
  { id: 'ETH', name: 'Ethereum' },
] as const;

/** The id of one of {@link ARRANGED_COINS}. */
export type ArrangedCoin = (typeof ARRANGED_COINS)[number]['id'];

/** The choices in the form, in months; the API accepts any number up to `MAX_GRANT_MONTHS`. */
export const OFFERED_MONTHS = [1, 2, 3, 6, 12, 24] as const;

/** The longest texts of a request, in characters. */
export const ARRANGEMENT_LENGTHS = { contact: 200, received: 500, reason: 500 } as const;
