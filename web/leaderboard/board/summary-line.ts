import type { Leaderboard } from '#contract/site/leaderboard.ts';
import { isRightToLeft } from '#rules/messages/languages.ts';
import { language, m } from '#web/messages.ts';
import { countText } from '#web/ui/figures.ts';
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
  const { currentPage, limit, totalEntries: members, totalPages: pages } = board.pagination;
  const search = board.searchTerm === '' ? null : isolated(board.searchTerm);
  if (members === 0)
    return search === null ? m.board_members_none() : m.board_members_unmatched({ search });
  const onPage = board.leaderboard.length;
  if (onPage === 0) {
    const past = { page: currentPage, members, pages };
    return search === null ? m.board_past_end(past) : m.board_past_end_of({ ...past, search });
  }
  const first = (currentPage - 1) * limit + 1;
  const range = rangeText(first, first + onPage - 1);
  const listed = { range, members, sort: sortLabel(board.sortBy) };
  if (shown === null) {
    return search === null ? m.board_range(listed) : m.board_range_of({ ...listed, search });
  }
  const eligible = { ...listed, count: shown };
  return search === null
    ? m.board_eligible_range(eligible)
    : m.board_eligible_range_of({ ...eligible, search });
}

function rangeText(first: number, last: number): string {
  return first === last ? countText(first) : `${countText(first)}–${countText(last)}`;
}

/** Keeps a right-to-left search from reordering the line. Texts from right to left isolate their values themselves. */
function isolated(text: string): string {
  return isRightToLeft(language) ? text : `\u2068${text}\u2069`;
}
