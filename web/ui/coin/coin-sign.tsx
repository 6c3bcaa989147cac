import { community } from '#web/community.ts';

/** The site's fonts contain the letters of Latin-1; another sign loads late, from its own font or the reader's. */
const LAST_OF_LATIN_1 = 0xff;

/**
 * The coin's sign before an amount, with its space. A single letter that loads late has a cell of fixed width, so that the
 * figures next to it do not move when it arrives.
 */
export function CoinSign() {
  const { symbol } = community.coin;
  const [letter = '', ...more] = symbol;
  const isHere = (letter.codePointAt(0) ?? 0) <= LAST_OF_LATIN_1;
  if (more.length > 0 || isHere) return `${symbol} `;
  return (
    <>
      <span className="sign-cell">{symbol}</span>{' '}
    </>
  );
}
