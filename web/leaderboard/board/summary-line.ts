import type { Leaderboard } from '#contract/site/leaderboard.ts';
import { countText, quantityText } from '#web/ui/figures.ts';
import { sortLabel } from './sort-options.ts';

/**
 * The line above the list, for the response on screen: '1–20 of 1,906 members, by Weekly Points'.
 *
 * @param shown how many of the page's members the eligible-only filter leaves; null while it is off
 */
export function summaryLine(
  board: Pick<Leaderboard, 'leaderboard' | 'pagination' | 'searchTerm' | 'sortBy'>,
  shown: number | null,
): string {
  const { currentPage, limit, totalEntries, totalPages } = board.pagination;
  const matching = board.searchTerm === '' ? '' : ` matching ${quoted(board.searchTerm)}`;
  if (totalEntries === 0)
    return board.searchTerm === '' ? 'No members yet' : `No members${matching}`;
  const onPage = board.leaderboard.length;
  const all = `${quantityText(countText(totalEntries), 'member')}${matching}`;
  if (onPage === 0)
    return `Page ${countText(currentPage)} is past the end: ${all}, ${quantityText(countText(totalPages), 'page')}`;
  const first = (currentPage - 1) * limit + 1;
  const by = `by ${sortLabel(board.sortBy)}`;
  const range = `${rangeText(first, first + onPage - 1)} of ${all}, ${by}`;
  return shown === null ? range : `${countText(shown)} eligible among ${range}`;
}

function rangeText(first: number, last: number): string {
  return first === last ? countText(first) : `${countText(first)}–${countText(last)}`;
}

// The isolates keep a right-to-left search from reordering the line.
function quoted(text: string): string {
  return `“\u2068${text}\u2069”`;
}
