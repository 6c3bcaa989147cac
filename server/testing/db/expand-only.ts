/** What takes away from a schema what the version before still uses, or asks of its rows what it does not write. */
const CONTRACTIONS: readonly [string, RegExp][] = [
  ['drops a table', /\bdrop\s+table\b/i],
  ['drops a column', /\bdrop\s+(column\s+)(if\s+exists\s+)?\w/i],
  ['renames', /\brename\s+(to|column|\w+\s+to)\b/i],
  ['makes a column not null', /\bset\s+not\s+null\b/i],
  ['changes the type of a column', /\balter\s+(column\s+)?\w+\s+(set\s+data\s+)?type\b/i],
];
const CONTRACTS = /^--\s*contract:\s*\d+\.\d+\.\d+ /m;

/**
 * What a migration does that the version before cannot live with, while both run or after going back to it: nothing in one
 * that expands, or that says since which version nothing uses it (`-- contract: 1.4.0 stopped using …`).
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
