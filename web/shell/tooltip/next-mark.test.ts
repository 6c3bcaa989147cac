import { expect, it } from 'vitest';
import { nextMark } from './next-mark.ts';

// Only the last row's member is verified.
const MARKS = [
  { row: 0, kind: 'level' },
  { row: 0, kind: 'age' },
  { row: 1, kind: 'level' },
  { row: 1, kind: 'age' },
  { row: 2, kind: 'verified' },
  { row: 2, kind: 'level' },
  { row: 2, kind: 'age' },
];

it.each<[number, string, number | null]>([
  [0, 'ArrowRight', 1],
  [1, 'ArrowRight', 2],
  [6, 'ArrowRight', null],
  [2, 'ArrowLeft', 1],
  [0, 'ArrowLeft', null],
  [1, 'ArrowDown', 3],
  [3, 'ArrowDown', 6],
  [6, 'ArrowDown', null],
  [5, 'ArrowUp', 2],
  [1, 'ArrowUp', null],
  [4, 'ArrowUp', null],
  [5, 'Home', 4],
  [5, 'End', 6],
  [3, 'Home', 2],
  [0, 'Tab', null],
  [0, 'a', null],
  [9, 'ArrowUp', null],
])('from %i, %s leads to %s', (at, key, to) => {
  expect(nextMark(MARKS, at, key)).toBe(to);
});

it.each<[number, string, number | null]>([
  [0, 'ArrowLeft', 1],
  [1, 'ArrowRight', 0],
  [0, 'ArrowRight', null],
  [6, 'ArrowLeft', null],
  [1, 'ArrowDown', 3],
  [5, 'Home', 4],
])('from %i, %s leads to %s where lines run from the right', (at, key, to) => {
  expect(nextMark(MARKS, at, key, true)).toBe(to);
});
