/**
 * Plans that are paid by arrangement with the owner, in coins that no program here takes. Serves restricted-areas §2 and
 * decision 48.
 */

/** The coins beside the community's own, in the order of their badges. */
export const ARRANGED_COINS = [
  { id: 'USDC', name: 'USDC' },
  { id: 'USDT', name: 'USDT' },
  { id: 'BTC', name: 'Bitcoin' },
  { id: 'ETH', name: 'Ethereum' },
] as const;

/** The id of one of {@link ARRANGED_COINS}. */
export type ArrangedCoin = (typeof ARRANGED_COINS)[number]['id'];

/** What the form offers, in months; a call may name any number up to `MAX_GRANT_MONTHS`. */
export const OFFERED_MONTHS = [1, 2, 3, 6, 12, 24] as const;

/** The longest texts of a request, in characters. */
export const ARRANGEMENT_LENGTHS = { contact: 200, received: 500, reason: 500 } as const;

/** The name of a coin as its badge says it. */
export function arrangedCoinName(id: ArrangedCoin): string {
  return ARRANGED_COINS.find((coin) => coin.id === id)?.name ?? id;
}
