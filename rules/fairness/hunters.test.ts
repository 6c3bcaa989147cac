import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Finisher, findHunters } from './hunters.ts';
import type { WeekMember } from './tips.ts';
import { sentenceOf } from './words.ts';

const DAY_MS = 24 * 3_600_000;
const AT_MS = Date.parse('2026-03-04T12:00:00Z');
const SECOND_MS = 1000;

/** A hundred members of a hundred days, whom many members gave the first tip. */
const COMMUNITY: WeekMember[] = Array.from({ length: 100 }, (_, index) => ({
  id: 1000 + index,
  hundredths: 500,
  createdAtMs: AT_MS - (index + 10) * DAY_MS,
  firstTip: { id: `t${index}`, from: 1000 + ((index * 7) % 50), units: 1n },
  address: null,
}));

const finisher = (id: number, afterS: number, also: Partial<Finisher> = {}): Finisher => ({
  hunt: '1',
  id,
  atMs: AT_MS + afterS * SECOND_MS,
  createdAtMs: AT_MS - (id + 200) * DAY_MS,
  firstPayer: null,
  hundredths: 150,
  ...also,
});
const look = (finishers: readonly Finisher[]) => findHunters(finishers, COMMUNITY);

describe('finishers who belong together', () => {
  it('had their first tip from the same member', () => {
    const farm = [5, 3, 9].map((id, index) => finisher(id, index * 20, { firstPayer: 7 }));
    const [signal, ...others] = look([...farm, finisher(40, 30), finisher(41, 4000)]);
    expect(others).toEqual([]);
    expect(signal).toMatchObject({
      kind: 'hunters',
      members: [3, 5, 9],
      holdWorthy: true,
      strength: 0.75,
      tips: [],
      figures: { members: 3, among: 4, seconds: 40, payer: 7 },
    });
    expect(signal?.pointsInQuestion).toEqual(new Map([3, 5, 9].map((id) => [id, 150])));
    expect(signal && sentenceOf(signal)).toBe(
      'Of 4 members who finished a treasure hunt within 40 seconds, 3 had their first tip from the same member, as 3 % of all have.',
    );
  });

  it('joined on the same day', () => {
    const createdAtMs = AT_MS - 5 * DAY_MS;
    const [signal] = look([0, 1, 2].map((index) => finisher(index + 1, index, { createdAtMs })));
    expect(signal?.members).toEqual([1, 2, 3]);
    expect(signal && sentenceOf(signal)).toContain('3 joined on the same day, as');
  });

  it.each([
    ['each a minute after the one before', 60, 3, true],
    ['further apart', 61, 3, false],
    ['only two', 1, 2, false],
  ])('%s', (_name, betweenS, count, isFound) => {
    const farm = Array.from({ length: count }, (_, index) =>
      finisher(index + 1, index * betweenS, { firstPayer: 7 }),
    );
    expect(look(farm)).toHaveLength(isFound ? 1 : 0);
  });

  it('do not if they finish in different hunts', () => {
    const farm = [1, 2, 3].map((id) => finisher(id, id, { firstPayer: 7, hunt: String(id % 2) }));
    expect(look(farm)).toEqual([]);
  });

  it('are one signal, whatever ties them and in how many hunts', () => {
    const createdAtMs = AT_MS - DAY_MS;
    const farm = ['1', '2'].flatMap((hunt) =>
      [1, 2, 3].map((id) => finisher(id, id, { firstPayer: 7, createdAtMs, hunt })),
    );
    expect(look(farm)).toHaveLength(1);
  });

  it('are not those who came first to a hunt that everybody finishes at once', () => {
    // A third of all had their first tip from one generous member.
    const crowd = Array.from({ length: 300 }, (_, index) =>
      finisher(2000 + index, index, { firstPayer: index % 3 === 0 ? 7 : 3000 + index }),
    );
    expect(look(crowd)).toEqual([]);
  });

  it('are the first 500 of a larger group', () => {
    const farm = Array.from({ length: 600 }, (_, index) =>
      finisher(index, index, { firstPayer: 7 }),
    );
    const honest = Array.from({ length: 6000 }, (_, index) =>
      finisher(10_000 + index, 5000 + index),
    );
    const [signal] = look([...farm, ...honest]);
    expect(signal?.members).toHaveLength(500);
    expect(signal?.figures.members).toBe(600);
  });
});

it('seldom names finishers whose times have nothing to do with each other', () => {
  const someHunt = fc
    .tuple(fc.integer({ min: 3, max: 80 }), fc.integer({ min: 60, max: 20_000 }))
    .chain(([count, seconds]) =>
      fc.array(fc.nat(seconds), { minLength: count, maxLength: count }).map((times) =>
        times.map((afterS, index) => {
          const member = COMMUNITY[index];
          const firstPayer = member?.firstTip?.from ?? null;
          return finisher(member?.id ?? 0, afterS, { ...member, firstPayer });
        }),
      ),
    );
  const hunts = fc.sample(someHunt, { numRuns: 300, seed: 7 });
  expect(hunts.filter((each) => look(each).length > 0).length).toBeLessThanOrEqual(6);
});
