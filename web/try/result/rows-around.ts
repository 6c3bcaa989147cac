/** Rows on each side of the one in the middle. */
const BESIDE = 2;

/**
 * Up to five neighbouring rows with the one of a rank among them, in the middle where the list has enough on both sides. Empty
 * if no row has the rank.
 */
export function rowsAround<Row extends { rank: number }>(
  rows: readonly Row[],
  rank: number,
): Row[] {
  const index = rows.findIndex((row) => row.rank === rank);
  if (index < 0) return [];
  const last = Math.max(0, rows.length - 2 * BESIDE - 1);
  const from = Math.min(Math.max(0, index - BESIDE), last);
  return rows.slice(from, from + 2 * BESIDE + 1);
}

/** '1st', '2nd', '11th', '23rd'. */
export function ordinal(rank: number): string {
  return `${rank}${ENDINGS[ORDINALS.select(rank)] ?? 'th'}`;
}

const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
