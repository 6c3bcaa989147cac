import { describe, expect, it } from 'vitest';
import type { AdminSubmission } from '#contract/admin/submissions.ts';
import { PENDING } from '../../testing/samples.ts';
import { withOpenItem } from './open-item.ts';

const [first, second, third] = ['1', '2', '3'].map(submission);
if (!first || !second || !third) throw new Error('three are made above');

describe('the list with an open panel', () => {
  it('is the list itself while nothing is open, and while the open one is in it', () => {
    const items = [first, second];
    expect(withOpenItem(items, null)).toBe(items);
    expect(withOpenItem(items, { submission: second, index: 1 })).toBe(items);
  });

  it('finds the open item by its id', () => {
    const items = [first, { ...second, version: 2 }];
    expect(withOpenItem(items, { submission: second, index: 1 })).toBe(items);
  });

  it.each([
    [0, ['3', '1', '2']],
    [1, ['1', '3', '2']],
    [2, ['1', '2', '3']],
    [9, ['1', '2', '3']],
  ])('keeps an item that has left at its place %i', (index, expected) => {
    const shown = withOpenItem([first, second], { submission: third, index });
    expect(shown.map(({ id }) => id)).toEqual(expected);
  });

  it('keeps it when nothing else is left', () => {
    expect(withOpenItem([], { submission: third, index: 4 })).toEqual([third]);
  });
});

function submission(id: string): AdminSubmission {
  return { ...PENDING, id };
}
