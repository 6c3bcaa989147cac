import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findSignals, pointsOf } from './find-signals.ts';
import type { Signal, SignalKind } from './signal.ts';
import type { WeekMember, WeekTip } from './tips.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const START_MS = Date.parse('2026-03-01T23:00:00Z');
const END_MS = START_MS + 7 * DAY_MS;
const COIN = 100_000_000n;
const LEAST_UNITS = 100_000n;

type Sent = { from: number; to: number; times: number; units?: bigint; hundredths?: number };
type Person = Partial<Omit<WeekMember, 'id'>>;

/** Tips whose times of day never repeat within the week. */
function tipsOf(sent: readonly Sent[]): WeekTip[] {
  let count = 0;
  return sent
    .flatMap(({ from, to, times, units = COIN, hundredths = 100 }) =>
      Array.from({ length: times }, () => {
        count += 1;
        return { from, to, units, hundredths, atMs: START_MS + count * 97_000, id: `t${count}` };
      }),
    )
    .map((tip, index, { length }) => ({ ...tip, atMs: tip.atMs + ((index * 3) % length) * 11_000 }))
    .sort((a, b) => a.atMs - b.atMs);
}

/** Twenty people who each tip ten others once, so that none is bound to any other. */
const TOWN: Sent[] = Array.from({ length: 20 }, (_, person) =>
  Array.from({ length: 10 }, (_, step) => ({
    from: 100 + person,
    to: 100 + ((person + step + 1) % 20),
    times: 1,
  })),
).flat();

function look(tips: readonly WeekTip[], people: Record<number, Person> = {}): Signal[] {
  const earned = new Map<number, number>();
  for (const { from, to, hundredths } of tips) {
    earned.set(from, (earned.get(from) ?? 0) + hundredths);
    earned.set(to, earned.get(to) ?? 0);
  }
  const members = [...earned].map(([id, hundredths]) => ({
    id,
    hundredths,
    createdAtMs: START_MS - 100 * DAY_MS,
    firstPayer: null,
    address: null,
    ...people[id],
  }));
  return findSignals({ endMs: END_MS, tips, members, leastUnits: LEAST_UNITS });
}

function ring(...members: number[]): Sent[] {
  return members.map((from, at) => ({
    from,
    to: members[(at + 1) % members.length] ?? 0,
    times: 8,
  }));
}

const kindsOf = (signals: readonly Signal[], kind: SignalKind) =>
  signals.filter((signal) => signal.kind === kind);

it('finds nothing among people who tip everybody', () => {
  expect(look(tipsOf(TOWN)).filter(({ holdWorthy }) => holdWorthy)).toEqual([]);
  expect(look([])).toEqual([]);
});

describe('a closed circle', () => {
  const many = (from: number, times: number): Sent[] =>
    Array.from({ length: times }, (_, index) => ({ from, to: 100 + (index % 20), times: 1 }));

  it.each([
    ['pair', ring(1, 2)],
    ['ring', ring(1, 2, 3)],
    ['ring', ring(1, 2, 3, 4, 5, 6, 7, 8)],
    ['chain', ring(1, 2, 3, 4).slice(0, -1)],
    ['star', [2, 3, 4, 5].map((from) => ({ from, to: 1, times: 8 }))],
    ['ring', [...ring(1, 2, 3, 4, 5), ...ring(5, 4, 3, 2, 1)]],
  ])('is a %s', (shape, sent) => {
    const members = [...new Set(sent.flatMap(({ from, to }) => [from, to]))].sort((a, b) => a - b);
    const [circle, ...others] = kindsOf(look(tipsOf([...TOWN, ...sent])), 'circle');
    expect(others).toEqual([]);
    expect(circle).toMatchObject({ shape, members, holdWorthy: true, strength: 1 });
    const count = sent.reduce((sum, { times }) => sum + times, 0);
    expect(circle?.tips).toHaveLength(count);
    expect(circle && pointsOf(circle)).toBe(100 * count);
  });

  it('is seen among as many ordinary tips', () => {
    const sent = [...ring(1, 2, 3), ...[1, 2, 3].flatMap((from) => many(from, 8))];
    const [circle] = kindsOf(look(tipsOf([...TOWN, ...sent])), 'circle');
    expect(circle).toMatchObject({ members: [1, 2, 3], holdWorthy: true, strength: 0.5 });
  });

  it('is none if others tip its members as well', () => {
    const sent = [
      ...ring(1, 2),
      ...Array.from({ length: 12 }, (_, index) => ({
        from: 100 + index,
        to: 1 + (index % 2),
        times: 1,
      })),
    ];
    expect(kindsOf(look(tipsOf([...TOWN, ...sent])), 'circle')).toEqual([]);
  });

  it('is none below five points', () => {
    const sent = ring(1, 2).map((each) => ({ ...each, times: 2 }));
    expect(kindsOf(look(tipsOf([...TOWN, ...sent])), 'circle')).toEqual([]);
  });

  it('is none where it is half of all who earned', () => {
    expect(kindsOf(look(tipsOf([...ring(1, 2), ...ring(3, 4, 5)])), 'circle')).toHaveLength(1);
    expect(kindsOf(look(tipsOf(ring(1, 2, 3))), 'circle')).toEqual([]);
  });

  it('of friends who all tip each other is worth a question only if most are new', () => {
    const friends = [1, 2, 3, 4, 5];
    const sent = friends.flatMap((from) =>
      friends.filter((to) => to !== from).map((to) => ({ from, to, times: 5 })),
    );
    const tips = tipsOf([...TOWN, ...sent]);
    const isNew = { createdAtMs: END_MS - 27 * DAY_MS };
    expect(kindsOf(look(tips), 'circle')).toMatchObject([{ shape: 'group', holdWorthy: false }]);
    expect(kindsOf(look(tips, { 1: isNew, 2: isNew }), 'circle')[0]?.holdWorthy).toBe(false);
    const three = look(tips, { 1: isNew, 2: isNew, 3: isNew });
    expect(kindsOf(three, 'circle')[0]).toMatchObject({
      holdWorthy: true,
      figures: { newMembers: 3 },
    });
  });
});

describe('the clock', () => {
  const daily = (days: number, off: (day: number) => number): WeekTip[] =>
    [0, 1].flatMap((turn) =>
      Array.from({ length: days }, (_, day) => ({
        id: `c${turn}/${day}`,
        from: 1,
        to: 100 + day,
        units: COIN,
        hundredths: 100,
        atMs: START_MS + day * DAY_MS + turn * HOUR_MS + off(day),
      })),
    );
  const sorted = (tips: WeekTip[]) => tips.toSorted((a, b) => a.atMs - b.atMs);

  it.each([
    ['the same second on three days, twice', daily(3, () => 0), true],
    ['two days only', daily(2, () => 0), false],
    ['within two seconds', daily(7, (day) => (day % 2) * 2000), true],
    ['further apart', daily(7, (day) => day * 2001), false],
  ])('%s', (_name, tips, isFound) => {
    const all = sorted([...tips, ...tipsOf([{ from: 1, to: 2, times: 8 }]), ...tipsOf(TOWN)]);
    expect(kindsOf(look(all), 'clock').map(({ members }) => members)).toEqual(isFound ? [[1]] : []);
  });
});

describe('dust', () => {
  const dust = (from: number, units: bigint): Sent[] => [{ from, to: 100, times: 5, units }];
  it.each([
    [LEAST_UNITS, true],
    [2n * LEAST_UNITS, true],
    [2n * LEAST_UNITS + 1n, false],
  ])('is up to twice the least tip: %s units', (units, isFound) => {
    const found = kindsOf(look(tipsOf([...TOWN, ...dust(1, units)])), 'dust');
    expect(found.map(({ members, holdWorthy }) => [members, holdWorthy])).toEqual(
      isFound ? [[[1], true]] : [],
    );
  });
  it('is the custom if many do it', () => {
    const sent = [1, 2, 3, 4, 5, 6].flatMap((from) => dust(from, LEAST_UNITS));
    expect(
      kindsOf(look(tipsOf([...TOWN, ...sent])), 'dust').map((each) => each.holdWorthy),
    ).toEqual(Array(6).fill(false));
  });
});

describe('new accounts', () => {
  const young = { createdAtMs: END_MS - DAY_MS, firstPayer: 100 };
  const three = { 1: young, 2: young, 3: young };
  const feeding: Sent[] = [1, 2, 3].flatMap((from) => [
    { from, to: 100, times: 3 },
    ...[101, 102, 103, 104, 105].map((to) => ({ from, to, times: 1 })),
  ]);
  const met: Sent[] = [1, 2, 3].map((to) => ({ from: 110, to, times: 2 }));

  it('that feed one member are worth a question while nobody else knows them', () => {
    const [found] = kindsOf(look(tipsOf([...TOWN, ...feeding]), three), 'fan_in');
    expect(found).toMatchObject({ members: [1, 2, 3, 100], holdWorthy: true });
    const [known] = kindsOf(look(tipsOf([...TOWN, ...feeding, ...met]), three), 'fan_in');
    expect(known?.holdWorthy).toBe(false);
    expect(kindsOf(look(tipsOf([...TOWN, ...feeding])), 'fan_in')).toEqual([]);
    const two = { 1: young, 2: young };
    expect(kindsOf(look(tipsOf([...TOWN, ...feeding]), two), 'fan_in')).toEqual([]);
  });

  it('whom one member tipped first are listed, and no more', () => {
    const [found] = kindsOf(look(tipsOf([...TOWN, ...feeding]), three), 'one_payer');
    expect(found).toMatchObject({ members: [1, 2, 3, 100], holdWorthy: false });
    expect(found?.figures.backToPayer).toBeCloseTo(9 / 24);
  });
});

it('names members who are paid to one address, with all their points', () => {
  const people = { 101: { address: 'A' }, 104: { address: 'A' }, 105: { address: 'B' } };
  const [found, ...others] = kindsOf(look(tipsOf(TOWN), people), 'same_address');
  expect(others).toEqual([]);
  expect(found).toMatchObject({ members: [101, 104], holdWorthy: true });
  expect(found && pointsOf(found)).toBe(2000);
});

it('lists who tip back and forth, and who only tip, without calling it worth a question', () => {
  const sent: Sent[] = [
    { from: 1, to: 2, times: 2 },
    { from: 2, to: 1, times: 2 },
    { from: 1, to: 2, times: 2 },
    { from: 2, to: 1, times: 2 },
    ...[1, 2].flatMap((from) => [101, 102, 103, 104].map((to) => ({ from, to, times: 1 }))),
    ...[1, 2].map((to) => ({ from: 110, to, times: 5 })),
    { from: 3, to: 101, times: 3 },
    { from: 3, to: 102, times: 3 },
  ];
  const signals = look(tipsOf([...TOWN, ...sent]));
  expect(kindsOf(signals, 'back_and_forth')).toMatchObject([
    { members: [1, 2], holdWorthy: false },
  ]);
  expect(kindsOf(signals, 'tips_alone')).toMatchObject([{ members: [3], figures: { payees: 2 } }]);
});

const anyTip = fc.record({
  from: fc.nat(9),
  to: fc.nat(9),
  times: fc.integer({ min: 1, max: 12 }),
  hundredths: fc.constantFrom(0, 100),
});

it('never counts points that were not earned, nor parts above the whole', () => {
  fc.assert(
    fc.property(fc.array(anyTip, { maxLength: 60 }), (sent) => {
      const tips = tipsOf(sent);
      const earned = new Map<number, number>();
      for (const { from, to, hundredths } of tips) {
        if (from !== to) earned.set(from, (earned.get(from) ?? 0) + hundredths);
      }
      for (const { pointsInQuestion, strength, members, kind } of look(tips)) {
        expect([kind, strength >= 0 && strength <= 1]).toEqual([kind, true]);
        for (const [member, hundredths] of pointsInQuestion) {
          expect(members).toContain(member);
          expect(hundredths).toBeLessThanOrEqual(earned.get(member) ?? 0);
        }
      }
    }),
    { numRuns: 200 },
  );
});
