import { describe, expect, it } from 'vitest';
import { JsonPick, type Wanted } from './json-pick.ts';

const read = (wanted: Wanted, value: unknown): unknown => {
  const pick = new JsonPick(wanted);
  for (const byte of Buffer.from(JSON.stringify(value))) pick.push(Uint8Array.of(byte));
  return pick.end();
};

describe('a pick', () => {
  it('keeps the fields that are wanted, of the kind that is wanted', () => {
    const wanted: Wanted = {
      fields: { id: 'value', place: { fields: { at: 'value' } }, no: 'value' },
    };
    expect(read(wanted, { id: 7, other: { id: 8 }, place: { at: null, id: 9 }, no: [1] })).toEqual({
      id: 7,
      place: { at: null },
      no: undefined,
    });
    expect(read(wanted, { place: 'nowhere' })).toEqual({ place: 'nowhere' });
    expect(read(wanted, [{ id: 7 }])).toBeUndefined();
  });

  it('visits each element of a list, plain or under a name', () => {
    const visited: unknown[] = [];
    const wanted: Wanted = {
      each: { fields: { id: 'value' } },
      within: ['rows'],
      visit: (element) => visited.push(element),
    };
    expect(read(wanted, [{ id: 1, rest: [1, { id: 2 }] }, 3, {}])).toBe(3);
    expect(read(wanted, { rows: [{ id: 4 }], total: 1 })).toEqual({ rows: 1 });
    expect(read(wanted, { total: 0 })).toEqual({});
    expect(visited).toEqual([{ id: 1 }, 3, {}, { id: 4 }]);
  });
});
