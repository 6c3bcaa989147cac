import { describe, expect, it } from 'vitest';
import { changesOf, fieldName, valueText, words } from './audit-text.ts';

describe('an entry of the audit log in words', () => {
  it.each([
    ['submission_approved', 'Submission approved'],
    ['ban', 'Ban'],
    ['', ''],
  ])('%j is %j', (name, expected) => {
    expect(words(name)).toBe(expected);
  });

  it.each([
    ['evaluatedAt', 'Evaluated at'],
    ['telegramId', 'Telegram id'],
    ['points', 'Points'],
    ['ban_reason', 'Ban reason'],
    ['week2Points', 'Week2 points'],
  ])('the field %j is %j', (name, expected) => {
    expect(fieldName(name)).toBe(expected);
  });

  it.each([
    [null, '—'],
    [undefined, '—'],
    ['', '—'],
    [0, '0'],
    [false, 'no'],
    [true, 'yes'],
    ['held', 'held'],
    [['a', 1], '["a",1]'],
    [{ a: 1 }, '{"a":1}'],
  ])('the value %j is %j', (value, expected) => {
    expect(valueText(value)).toBe(expected);
  });

  it('lists the fields of both sides, those from before first', () => {
    expect(
      changesOf({ before: { status: 'pending', points: 0 }, after: { points: 5, by: 'a' } }),
    ).toEqual([
      { field: 'Status', before: 'pending', after: undefined },
      { field: 'Points', before: '0', after: '5' },
      { field: 'By', before: undefined, after: 'a' },
    ]);
  });

  it('is empty without a state, and ignores inherited names', () => {
    expect(changesOf({ before: null, after: null })).toEqual([]);
    expect(changesOf({ before: {}, after: { toString: 1 } })).toEqual([
      { field: 'To string', before: undefined, after: '1' },
    ]);
  });
});
