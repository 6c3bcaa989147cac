/**
 * The coin's sign as a letter before an amount, with its space. One letter stands in a cell of its own
 * width: it comes from a file of its own, and until that is here the figures beside it must not wait elsewhere.
 */
export function CoinSign({ sign }: { sign: string }) {
  if (sign === '') return null;
  if ([...sign].length > 1) return `${sign} `;
  return (
    <>
      <span className="sign-cell">{sign}</span>{' '}
    </>
  );
}
