/** With more typos than this, another name was meant. */
const MOST_SLIPS = 2;

/**
 * The name that was probably meant: one that begins with the text, or else the one with the fewest typos; null if there is none.
 */
export function closestName(text: string, names: readonly string[]): string | null {
  const longer = names.find((name) => text.length > 1 && name.startsWith(text));
  if (longer !== undefined) return longer;
  const ranked = names
    .map((name) => ({ name, slips: countSlips(text, name) }))
    .sort((a, b) => a.slips - b.slips);
  const [best] = ranked;
  // A short text is two typos away from every short name.
  const most = Math.min(MOST_SLIPS, Math.floor(text.length / 2));
  return best !== undefined && best.slips <= most ? best.name : null;
}

/** Letters to add, drop or replace (Levenshtein's distance). */
function countSlips(from: string, to: string): number {
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [row, letter] of [...from].entries()) {
    const line = [row + 1];
    for (const [column, other] of [...to].entries()) {
      const replaced = (above[column] ?? 0) + (letter === other ? 0 : 1);
      line.push(Math.min(replaced, (above[column + 1] ?? 0) + 1, (line[column] ?? 0) + 1));
    }
    above = line;
  }
  return above[to.length] ?? 0;
}
