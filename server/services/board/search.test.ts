import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldForSearch } from '#rules/names.ts';
import { sized } from '#server/testing/run/scope.ts';
import { hasBit, setBit } from './bits.ts';
import { pickHits } from './hits.ts';
import { createBoardOrder } from './order.ts';
import { createNameSearch, type Hits } from './search.ts';

function slotsOf(hits: Hits): number[] {
  const slots: number[] = [];
  for (let slot = 0; slot < hits.bits.length * 32; slot++) {
    if (hasBit(hits.bits, slot)) slots.push(slot);
  }
  return slots;
}

describe('createNameSearch', () => {
  const cases: { term: string; finds: string[] }[] = [
    { term: 'ANN', finds: ['anne', 'joann'] },
    { term: 'anne b', finds: ['anne'] },
    { term: '100%', finds: ['percent'] },
    { term: '%', finds: ['percent'] },
    { term: '_', finds: ['under_score'] },
    { term: '\\', finds: ['back'] },
    { term: 'strasse', finds: [] },
    { term: 'STRAẞE', finds: ['street'] },
    { term: '海', finds: ['kanji'] },
    { term: '@jo', finds: ['joann'] },
    { term: '@ann', finds: ['anne'] },
    { term: '\0', finds: [] },
    // Two neighbouring people, or the two names of one person, do not form one name.
    { term: 'anneanne', finds: [] },
    { term: 'brownjoann', finds: [] },
  ];
  const people: [string, string][] = [
    ['anne', 'Anne Brown'],
    ['joann', 'Jo'],
    ['percent', '100% me'],
    ['under_score', 'Scores'],
    ['back', 'a\\b'],
    ['street', 'Straße'],
    ['kanji', '海 x'],
  ];

  it.each(cases)('finds $finds for "$term"', ({ term, finds }) => {
    const search = createNameSearch();
    for (const [slot, [username, name]] of people.entries()) search.set(slot, username, name);
    const found = slotsOf(search.find(term)).map((slot) => people[slot]?.[0]);
    expect(found).toEqual(finds);
  });

  it('does not find a name that was given up again', () => {
    const search = createNameSearch();
    search.set(0, null, 'anne');
    search.find('anne');
    search.set(0, null, 'bob');
    search.set(0, null, 'anne');
    expect(slotsOf(search.find('bob'))).toEqual([]);
    expect(slotsOf(search.find('anne'))).toEqual([0]);
  });

  it('matches a plain search through the names, after any renaming', () => {
    const letters = fc.string({
      unit: fc.constantFrom('a', 'B', 'ß', '_', ' ', '海'),
      maxLength: 6,
    });
    // Neighbours in three texts, and some slots among those that are stored apart.
    const slots = fc.oneof(fc.nat(2600), fc.integer({ min: 33_000, max: 33_100 }));
    fc.assert(
      fc.property(
        fc.array(fc.tuple(slots, fc.option(letters), letters), {
          maxLength: 300,
          size: 'max',
        }),
        fc.array(letters, { maxLength: 6, size: 'max' }),
        (changes, terms) => {
          const search = createNameSearch();
          const names = new Map<number, string[]>();
          for (const [index, [slot, username, displayName]] of changes.entries()) {
            search.set(slot, username, displayName);
            names.set(slot, [displayName, ...(username === null ? [] : [username])]);
            // Searches in between, so that texts are built and changed again.
            if (index % 50 === 0) search.find('a');
          }
          for (const term of terms.filter((each) => each !== '')) {
            const sought = foldForSearch(term);
            const expected = [...names]
              .filter(([, texts]) => texts.some((text) => foldForSearch(text).includes(sought)))
              .map(([slot]) => slot)
              .sort((a, b) => a - b);
            const hits = search.find(term);
            expect(slotsOf(hits)).toEqual(expected);
            expect(hits.count).toBe(expected.length);
          }
        },
      ),
      { numRuns: sized(100, 40) },
    );
  });
});

describe('pickHits', () => {
  const order = createBoardOrder();
  const size = 3000;
  for (let memberId = 1; memberId <= size; memberId++) {
    order.append({
      memberId,
      createdAtMs: 0,
      lifetimeHundredths: (memberId * 7919) % 997,
      weeklyHundredths: 0,
      isActive: false,
      tippedUnits: 0n,
      receivedUnits: 0n,
      earnedUnits: 0n,
      tipCount: 0,
      receivedCount: 0,
      nameKey: '',
    });
  }
  for (const _ of order.sort());
  const everybody = order.page('totalLifetimePoints', 0, size);

  const everyNth = (nth: number) => everybody.filter((slot) => slot % nth === 31 % nth);
  const cases = [
    { name: 'everybody', slots: everybody },
    { name: 'every second', slots: everyNth(2) },
    { name: 'a few', slots: everyNth(200) },
    { name: 'a few neighbours', slots: [0, 5, 6, 31, 32, 2998, 2999] },
    { name: 'the last two', slots: everybody.slice(-2).sort((a, b) => a - b) },
    { name: 'nobody', slots: [] },
  ];

  it.each(cases)('returns the hits in board order: $name', ({ slots }) => {
    const hits = { count: slots.length, bits: new Uint32Array(Math.ceil(size / 32)) };
    for (const slot of slots) setBit(hits.bits, slot);
    const found = new Set(slots);
    const expected = everybody
      .map((slot, position) => ({ slot, position }))
      .filter(({ slot }) => found.has(slot));
    for (const offset of [0, 3, 7, Math.max(0, slots.length - 1), slots.length, size + 20]) {
      expect(pickHits(order, 'totalLifetimePoints', hits, { offset, limit: 20 })).toEqual(
        expected.slice(offset, offset + 20),
      );
    }
  });
});
