import { describe, expect, it } from 'vitest';
import { summaryLine } from './summary-line.ts';

type Board = Parameters<typeof summaryLine>[0];

function board(onPage: number, totalEntries: number, currentPage = 1, searchTerm = ''): Board {
  const totalPages = Math.ceil(totalEntries / 20);
  return {
    // Only the number of entries matters here.
    leaderboard: new Array(onPage),
    pagination: {
      currentPage,
      limit: 20,
      totalPages,
      totalEntries,
      hasPreviousPage: currentPage > 1,
      hasNextPage: currentPage < totalPages,
    },
    searchTerm,
    sortBy: 'weeklyActivityPoints',
  };
}

describe('summaryLine', () => {
  it.each([
    [board(0, 0), null, 'No members yet'],
    [board(1, 1), null, '1 of 1 member, by Weekly Points'],
    [board(20, 1906), null, '1–20 of 1,906 members, by Weekly Points'],
    [board(6, 1906, 96), null, '1,901–1,906 of 1,906 members, by Weekly Points'],
    [board(1, 21, 2), null, '21 of 21 members, by Weekly Points'],
    [board(20, 1906), 7, '7 eligible among 1–20 of 1,906 members, by Weekly Points'],
    [board(20, 1906), 0, '0 eligible among 1–20 of 1,906 members, by Weekly Points'],
    [board(0, 40, 3), null, 'Page 3 is past the end: 40 members, 2 pages'],
    [board(0, 5, 2), 0, 'Page 2 is past the end: 5 members, 1 page'],
    [
      board(3, 3, 1, 'finn'),
      null,
      '1–3 of 3 members matching “\u2068finn\u2069”, by Weekly Points',
    ],
    [board(0, 0, 1, 'finn'), null, 'No members matching “\u2068finn\u2069”'],
  ])('case %#', (answer, shown, line) => {
    expect(summaryLine(answer, shown)).toBe(line);
  });
});
