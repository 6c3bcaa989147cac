import type { Outpoint } from './wallet.ts';

/** An output that the wallet can spend. */
export type Coin = Outpoint & { units: bigint; isConfirmed: boolean };

export type CoinPile = {
  add(coin: Coin): void;
  /** The best coins of all that were added, best first; at most {@link MOST_INPUTS}. */
  best(): Coin[];
};

/** Inputs of one transaction: 72 kB, which with the outputs of a payout stays below what nodes relay (100 kB). */
export const MOST_INPUTS = 400;

/**
 * Of any number of coins, those worth spending: the largest in blocks first, so that dust, of which strangers can send as
 * much as they like, is neither held nor ever spent, and a wallet's own change before its confirmation only where it must.
 */
export function openCoinPile(): CoinPile {
  let kept: Coin[] = [];
  const sortOut = () => {
    kept = kept.sort(byWorth).slice(0, MOST_INPUTS);
  };
  return {
    add(coin) {
      kept.push(coin);
      if (kept.length >= 2 * MOST_INPUTS) sortOut();
    },
    best() {
      sortOut();
      return kept;
    },
  };
}

function byWorth(one: Coin, other: Coin): number {
  if (one.isConfirmed !== other.isConfirmed) return one.isConfirmed ? -1 : 1;
  if (one.units !== other.units) return one.units > other.units ? -1 : 1;
  return 0;
}

/**
 * The first of these coins that pay for so much and for their own fee; null if all of them do not.
 *
 * @param coins best first
 * @param feeOf the fee of a transaction with so many inputs
 */
export function chooseCoins(
  coins: readonly Coin[],
  units: bigint,
  feeOf: (inputs: number) => bigint,
): Coin[] | null {
  let gathered = 0n;
  for (const [index, coin] of coins.entries()) {
    gathered += coin.units;
    if (gathered >= units + feeOf(index + 1)) return coins.slice(0, index + 1);
  }
  return null;
}
