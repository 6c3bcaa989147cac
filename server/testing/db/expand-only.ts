/** Changes that remove something the previous version still uses, or require values that it does not write. */
const CONTRACTIONS: readonly [string, RegExp][] = [
  ['drops a table', /\bdrop\s+table\b/i],
  ['drops a column', /\bdrop\s+(column\s+)(if\s+exists\s+)?\w/i],
  ['renames', /\brename\s+(to|column|\w+\s+to)\b/i],
  ['makes a column not null', /\bset\s+not\s+null\b/i],
  ['changes the type of a column', /\balter\s+(column\s+)?\w+\s+(set\s+data\s+)?type\b/i],
];
const CONTRACTS = /^--\s*contract:\s*\d+\.\d+\.\d+ /m;

/**
 * Returns the changes in a migration that break the previous version, while both run or after a downgrade. Empty for a migration
 * that only expands, or that states since which version nothing uses the removed part (`-- contract: 1.4.0 stopped using …`).
 */
export function findContractions(text: string): string[] {
  if (CONTRACTS.test(text)) return [];
  const sql = text.replace(/--[^\n]*/g, '').replace(/\$\$[\s\S]*?\$\$/g, '');
  const found = CONTRACTIONS.filter(([, pattern]) => pattern.test(sql)).map(([what]) => what);
  // A new table may have any columns.
  const added = [...sql.matchAll(/\badd\s+column\b([^,;(]*(?:\([^)]*\)[^,;(]*)*)/gi)].map(String);
  if (
    added.some(
      (column) => /\bnot\s+null\b/i.test(column) && !/\bdefault\b|\bgenerated\b/i.test(column),
    )
  ) {
    found.push('adds a column that has to be written');
  }
  return found;
}
