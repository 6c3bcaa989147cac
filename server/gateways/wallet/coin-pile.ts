import type { Outpoint } from './wallet.ts';

/** An output that the wallet can spend. */
export type Coin = Outpoint & { units: bigint; isConfirmed: boolean };

export type CoinPile = {
  add(coin: Coin): void;
  /** The best of all added coins, best first; at most {@link MOST_INPUTS}. */
  best(): Coin[];
};

/** The most inputs of one transaction: 72 kB, which with a payout's outputs stays below what nodes relay (100 kB). */
export const MOST_INPUTS = 400;

/**
 * The coins worth spending, of any number: the largest confirmed ones first, so that dust, which strangers can send without
 * limit, is neither held nor ever spent, and the wallet's own unconfirmed change only where it must be.
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
 * The first of these coins that cover an amount and their own fee; null if all of them do not.
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
