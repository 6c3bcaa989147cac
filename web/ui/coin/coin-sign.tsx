import { community } from '#community';

const SIGN: string = community.coin.symbol;

/**
 * The coin's sign before an amount, with its space. A single letter has a cell of fixed width: it comes
 * from a font file of its own, and the figures beside it must not move when that arrives.
 */
export function CoinSign() {
  if ([...SIGN].length > 1) return `${SIGN} `;
  return (
    <>
      <span className="sign-cell">{SIGN}</span>{' '}
    </>
  );
}
