import type { Outpoint } from './wallet.ts';

/** An output that the wallet can spend. */
export type Coin = Outpoint & { units: bigint; isConfirmed: boolean };

export type CoinPile = {
  add(coin: Coin): void;
  /** The best of all added coins, at most {@link MOST_INPUTS}; the best comes first. */
  best(): Coin[];
};

/** The most inputs: 72 kB. With a payout's outputs, the transaction stays below the 100 kB that nodes relay. */
export const MOST_INPUTS = 400;

/**
 * Keeps the best of any number of coins. The largest confirmed ones are best, so dust, which strangers can send without limit, is
 * neither held nor spent. The wallet's own unconfirmed change is spent only if it has to be.
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
 * The first of these coins that together cover an amount and the fee; null if all of them are not enough.
 *
 * @param coins the coins, the best one first
 * @param feeOf the fee of a transaction with this number of inputs
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
