import { expect, it } from 'vitest';
import { ordinal, rowsAround } from './rows-around.ts';

it.each([
  [1, 9, [1, 2, 3, 4, 5]],
  [2, 9, [1, 2, 3, 4, 5]],
  [4, 9, [2, 3, 4, 5, 6]],
  [8, 9, [5, 6, 7, 8, 9]],
  [9, 9, [5, 6, 7, 8, 9]],
  [2, 3, [1, 2, 3]],
  [4, 3, []],
])('rowsAround %i of %i', (rank, count, ranks) => {
  const rows = Array.from({ length: count }, (_, index) => ({ rank: index + 1 }));
  expect(rowsAround(rows, rank).map((row) => row.rank)).toEqual(ranks);
});

it.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [102, '102nd'],
  [113, '113th'],
])('ordinal %i', (rank, text) => {
  expect(ordinal(rank)).toBe(text);
});
