import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

const turn = () => new Promise(setImmediate);

it('begins one call in each turn of the event loop, of one network after the other', async () => {
  const turns = createTurns();
  const begun: string[] = [];
  for (const call of ['a1', 'a2', 'a3', 'b1', 'c1']) {
    turns.begin(call.charAt(0), () => begun.push(call));
  }
  for (const last of ['a1', 'a2', 'b1', 'c1', 'a3']) {
    expect(begun.at(-1)).toBe(last);
    await turn();
  }
  expect(begun).toHaveLength(5);
  turns.begin('d', () => begun.push('at once'));
  expect(begun.at(-1)).toBe('at once');
});

it('leaves most turns to connections while they come in', async () => {
  const turns = createTurns();
  const begun: number[] = [];
  for (const call of [1, 2, 3]) turns.begin('a', () => begun.push(call));
  const counts: number[] = [];
  for (let count = 0; count < 5; count++) {
    turns.noteConnection();
    await turn();
    counts.push(begun.length);
  }
  expect(counts).toEqual([1, 1, 1, 2, 2]);
  // None comes any more.
  await turn();
  expect(begun).toEqual([1, 2, 3]);
});
