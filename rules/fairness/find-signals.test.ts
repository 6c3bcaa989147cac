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

/** People from number 100 on who each tip others once, so that none is bound to any other. */
function townOf(size: number, others: number): Sent[] {
  return Array.from({ length: size }, (_, person) =>
    Array.from({ length: others }, (_, step) => ({
      from: 100 + person,
      to: 100 + ((person + step + 1) % size),
      times: 1,
    })),
  ).flat();
}
const TOWN = townOf(20, 10);
/** More people than the largest circle has. */
const CITY = townOf(100, 12);

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
    firstTip: null,
    address: null,
    ...people[id],
  }));
  return findSignals({ endMs: END_MS, tips, members, leastUnits: LEAST_UNITS, finishers: [] });
}

function ring(...members: number[]): Sent[] {
  return members.map((from, at) => ({
    from,
    to: members[(at + 1) % members.length] ?? 0,
    times: 8,
  }));
}

/** Each of the members from 1 to `size` tips each other one twice. */
function allTipAll(size: number): Sent[] {
  const members = Array.from({ length: size }, (_, index) => index + 1);
  return members.flatMap((from) =>
    members.filter((to) => to !== from).map((to) => ({ from, to, times: 2 })),
  );
}

/** Tips of the members from 1 to `size` to members who tip nobody. */
function listenersOf(size: number, count: number): Sent[] {
  return Array.from({ length: size }, (_, from) =>
    Array.from({ length: count }, (_, index) => ({ from: from + 1, to: 900 + index, times: 1 })),
  ).flat();
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

  it.each([
    [5, 1],
    [6, 0],
  ])('is none if more than a quarter of its members’ tips come from others: %i', (times, count) => {
    const sent = [
      ...ring(1, 2),
      ...[1, 2].flatMap((to) =>
        Array.from({ length: times }, (_, index) => ({ from: 100 + index, to, times: 1 })),
      ),
    ];
    expect(kindsOf(look(tipsOf([...TOWN, ...sent])), 'circle')).toHaveLength(count);
  });

  it('is seen though somebody thanks the first of a chain', () => {
    const chain = ring(1, 2, 3, 4).slice(0, -1);
    const sent = [...chain, { from: 100, to: 1, times: 1 }, { from: 101, to: 3, times: 1 }];
    const [circle] = kindsOf(look(tipsOf([...TOWN, ...sent])), 'circle');
    expect(circle).toMatchObject({ shape: 'chain', members: [1, 2, 3, 4], holdWorthy: true });
  });

  it.each([8, 12, 30, 60])('of %i who all tip all is seen, also among ordinary tips', (size) => {
    const plain = [...CITY, ...allTipAll(size)];
    const hidden = Array.from({ length: size }, (_, from) => many(from + 1, 2 * (size - 1)));
    for (const sent of [plain, [...plain, ...hidden.flat()]]) {
      const circles = kindsOf(look(tipsOf(sent)), 'circle');
      expect(circles).toMatchObject([{ shape: 'group', holdWorthy: true }]);
      expect(circles[0]?.members).toHaveLength(size);
    }
  });

  it('is none above sixty members', () => {
    const sent = [...CITY, ...allTipAll(61)];
    expect(kindsOf(look(tipsOf(sent)), 'circle')).toEqual([]);
  });

  it.each([
    [900, 1],
    [2_000, 0],
  ])('is none if far more than a thousand others tip its members: %i', (others, count) => {
    const sent = allTipAll(40).map((each) => ({ ...each, times: 6 }));
    for (let other = 0; other < others; other += 1) {
      const from = 1_000 + other;
      sent.push({ from, to: 1 + (other % 40), times: 1 });
      for (let step = 0; step < 9; step += 1) {
        sent.push({ from, to: 100 + ((other + step) % 100), times: 1 });
        sent.push({ from: 100 + ((other * 7 + step) % 100), to: from, times: 1 });
      }
    }
    expect(kindsOf(look(tipsOf([...CITY, ...sent])), 'circle')).toHaveLength(count);
  });

  it('has those who pay its members and all who collect from them', () => {
    const mules = [4, 5, 6, 7, 8];
    const sent = mules.flatMap((from) => [
      { from: 1, to: from, times: 1 },
      { from, to: 2, times: 4 },
      { from, to: 3, times: 4 },
      ...many(from, 8),
    ]);
    const [circle] = kindsOf(look(tipsOf([...TOWN, ...sent])), 'circle');
    expect(circle).toMatchObject({ members: [1, 2, 3, ...mules], holdWorthy: true });
  });

  it('is none below five points', () => {
    const sent = ring(1, 2).map((each) => ({ ...each, times: 2 }));
    expect(kindsOf(look(tipsOf([...TOWN, ...sent])), 'circle')).toEqual([]);
  });

  it('is none where it is half of all who earned', () => {
    expect(kindsOf(look(tipsOf([...ring(1, 2), ...ring(3, 4, 5)])), 'circle')).toHaveLength(1);
    expect(kindsOf(look(tipsOf(ring(1, 2, 3))), 'circle')).toEqual([]);
  });

  it.each([
    [3, true],
    [4, false],
  ])('of eight who all tip all is a chat of its own if it has listeners: %i', (count, isWorthy) => {
    const sent = [...allTipAll(8), ...listenersOf(8, count)];
    const circles = kindsOf(look(tipsOf([...TOWN, ...sent])), 'circle');
    expect(circles).toMatchObject([{ members: [1, 2, 3, 4, 5, 6, 7, 8], holdWorthy: isWorthy }]);
  });

  it.each([
    [3, false],
    [4, true],
  ])(
    'is no chat of its own if as many of its tips go to those who tip: %i each',
    (times, isWorthy) => {
      const hidden = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((from) => many(from, times));
      const sent = [...allTipAll(8), ...listenersOf(8, 4), ...hidden];
      const circles = kindsOf(look(tipsOf([...TOWN, ...sent])), 'circle');
      expect(circles).toMatchObject([{ holdWorthy: isWorthy }]);
    },
  );

  it.each([
    [2, 5, false],
    [3, 5, true],
    // Where hardly anybody is older, "new" says nothing.
    [3, 4, false],
  ])(
    'with listeners is worth asking about if most are new: %i, beside %i older accounts',
    (young, old, isWorthy) => {
      const isNew = { createdAtMs: END_MS - 27 * DAY_MS };
      const older = [...Array(5 - young).keys()].map((index) => 5 - index);
      const town = Array.from({ length: 20 }, (_, index) => 100 + index);
      const aged = [...older, ...town].slice(0, old);
      const people = Object.fromEntries(
        [1, 2, 3, 4, 5, ...town].filter((id) => !aged.includes(id)).map((id) => [id, isNew]),
      );
      const sent = [...allTipAll(5), ...listenersOf(5, 3)];
      const [circle] = kindsOf(look(tipsOf([...TOWN, ...sent]), people), 'circle');
      expect(circle?.holdWorthy).toBe(isWorthy);
    },
  );
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
    [5n * LEAST_UNITS, true],
    [5n * LEAST_UNITS + 1n, false],
  ])('is up to five times the least tip: %s units', (units, isFound) => {
    const found = kindsOf(look(tipsOf([...TOWN, ...dust(1, units)])), 'dust');
    expect(found.map(({ members, holdWorthy }) => [members, holdWorthy])).toEqual(
      isFound ? [[[1], true]] : [],
    );
  });

  const worthyOf = (senders: number, isNew: boolean) => {
    const members = Array.from({ length: senders }, (_, index) => index + 1);
    const sent = members.flatMap((from) => dust(from, LEAST_UNITS));
    const person = isNew ? { createdAtMs: END_MS - DAY_MS } : {};
    const people = Object.fromEntries(members.map((id) => [id, person]));
    const found = kindsOf(look(tipsOf([...TOWN, ...sent]), people), 'dust');
    expect(found).toHaveLength(senders);
    return new Set(found.map(({ holdWorthy }) => holdWorthy));
  };
  it('is the custom if more than half of the older accounts send it', () => {
    expect(worthyOf(20, false)).toEqual(new Set([true]));
    expect(worthyOf(21, false)).toEqual(new Set([false]));
  });
  it('is never the custom of new accounts alone', () => {
    expect(worthyOf(21, true)).toEqual(new Set([true]));
  });
});

describe('accounts that feed one member', () => {
  const met: Sent[] = [1, 2, 3].map((to) => ({ from: 110 + to, to, times: 2 }));
  const feeding = (times: number, accounts = [1, 2, 3]): Sent[] =>
    accounts.flatMap((from) => [
      { from, to: 100, times },
      ...Array.from({ length: 10 - times }, (_, index) => ({ from, to: 101 + index, times: 1 })),
    ]);
  const fanIns = (sent: Sent[]) => kindsOf(look(tipsOf([...TOWN, ...sent])), 'fan_in');

  it('are worth asking about while nobody else knows them', () => {
    expect(fanIns(feeding(4))).toMatchObject([{ members: [1, 2, 3, 100], holdWorthy: true }]);
    expect(fanIns(feeding(3))).toEqual([]);
    expect(fanIns(feeding(4, [1, 2]))).toEqual([]);
  });

  it('may be paid by somebody else, unless others tip them', () => {
    const funded = [1, 2, 3].map((to) => ({ from: 119, to, times: 2 }));
    expect(fanIns([...feeding(4), ...funded])).toMatchObject([{ holdWorthy: true }]);
    expect(fanIns([...feeding(4), ...met])).toMatchObject([{ holdWorthy: false }]);
  });

  it('are no question if they send less than a quarter of that member’s tips', () => {
    const popular = (times: number) =>
      Array.from({ length: times }, (_, index) => ({
        from: 101 + (index % 19),
        to: 100,
        times: 1,
      }));
    expect(fanIns([...feeding(4), ...popular(26)])).toMatchObject([{ holdWorthy: true }]);
    expect(fanIns([...feeding(4), ...popular(27)])).toMatchObject([{ holdWorthy: false }]);
  });
});

it('names the same members once for each kind, although two of them are fed by all the others', () => {
  const fed = [1, 2].flatMap((from) => [3, 4].map((to) => ({ from, to, times: 4 })));
  const each = [
    { from: 3, to: 4, times: 4 },
    { from: 4, to: 3, times: 5 },
  ];
  const signals = look(tipsOf([...TOWN, ...fed, ...each]));
  const names = signals.map(({ kind, members }) => `${kind} ${members.join()}`);
  expect(new Set(names).size).toBe(names.length);
  expect(kindsOf(signals, 'fan_in')).toMatchObject([
    { members: [1, 2, 3, 4], holdWorthy: true, figures: { hub: 3 } },
  ]);
});

describe('accounts that tip the coins of one member', () => {
  const widely = (from: number, times: number): Sent[] =>
    Array.from({ length: times }, (_, index) => ({ from, to: 101 + index, times: 1 }));
  const paid = (accounts: number[], units: bigint): Sent[] =>
    accounts.map((to) => ({ from: 100, to, times: 1, units }));
  const payers = (sent: Sent[], people: Record<number, Person> = {}) =>
    kindsOf(look(tipsOf([...TOWN, ...sent]), people), 'one_payer');
  const three = [1, 2, 3];
  const tipping = three.flatMap((from) => widely(from, 10));

  it('are worth asking about if there are three, and half of their coins are that member’s', () => {
    const found = { members: [1, 2, 3, 100], holdWorthy: true, figures: { payer: 100 } };
    expect(payers([...paid(three, 5n * COIN), ...tipping])).toMatchObject([found]);
    expect(payers([...paid(three, 5n * COIN - 1n), ...tipping])).toEqual([]);
    expect(payers([...paid([1, 2], 5n * COIN), ...tipping])).toEqual([]);
  });

  it('are none if others tip them as well', () => {
    const guests = three.map((to) => ({ from: 110, to, times: 1 }));
    expect(payers([...paid(three, 5n * COIN), ...tipping, ...guests])).toEqual([]);
  });

  it('may have got the coins in an earlier week, as their first tip', () => {
    const first = (units: bigint) => ({ firstTip: { id: 'first', from: 100, units } });
    const peopleOf = (units: bigint) => ({ 1: first(units), 2: first(units), 3: first(units) });
    expect(payers(tipping, peopleOf(5n * COIN))).toMatchObject([{ members: [1, 2, 3, 100] }]);
    // A welcome.
    expect(payers(tipping, peopleOf(COIN))).toEqual([]);
  });

  it('count once the tip that is both the first and of this week', () => {
    const tips = tipsOf([...TOWN, ...paid(three, 3n * COIN), ...tipping]);
    const people = Object.fromEntries(
      tips.filter(({ to }) => three.includes(to)).map((tip) => [tip.to, { firstTip: tip }]),
    );
    expect(kindsOf(look(tips, people), 'one_payer')).toEqual([]);
  });

  it('are ten or more if they tip once', () => {
    const guests = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
    const once = (count: number) =>
      payers(
        [...paid(guests(count), COIN), ...guests(count).flatMap((from) => widely(from, 1))],
        // A point for the account and three for the first tip.
        Object.fromEntries(guests(count).map((id) => [id, { hundredths: 500 }])),
      );
    expect(once(10)).toMatchObject([{ holdWorthy: true }]);
    expect(once(9)).toEqual([]);
  });
});

it('names members who are paid to one address, with all their points', () => {
  const people = { 101: { address: 'A' }, 104: { address: 'A' }, 105: { address: 'B' } };
  const [found, ...others] = kindsOf(look(tipsOf(TOWN), people), 'same_address');
  expect(others).toEqual([]);
  expect(found).toMatchObject({ members: [101, 104], holdWorthy: true });
  expect(found && pointsOf(found)).toBe(2000);
});

it('looks in seconds at a member whom very many tip and who tips them all', () => {
  const crowd = Array.from({ length: 20_000 }, (_, index) => 1000 + index);
  const sent = crowd.flatMap((id) => [
    { from: id, to: 1, times: 1 },
    { from: 1, to: id, times: 1 },
  ]);
  const tips = tipsOf([...CITY, ...ring(2, 3, 4), ...sent]);
  const startedMs = performance.now();
  expect(kindsOf(look(tips), 'circle')).toMatchObject([{ shape: 'ring', members: [2, 3, 4] }]);
  // A step for each pair of them took half a minute.
  expect(performance.now() - startedMs).toBeLessThan(10_000);
});

it('names all of very many members who share an address, in signals that the database can hold', () => {
  const accounts = Array.from({ length: 1001 }, (_, index) => 1000 + index);
  const people = Object.fromEntries(
    accounts.map((id) => [id, { hundredths: 1000, address: 'JaneAddress' }]),
  );
  const fed = accounts.map((from) => ({ from, to: 100, times: 1 }));
  const found = kindsOf(look(tipsOf([...TOWN, ...fed]), people), 'same_address');
  expect(found.map(({ members }) => members.length)).toEqual([334, 334, 333]);
  expect(found.flatMap(({ members }) => members).sort((a, b) => a - b)).toEqual(accounts);
});

it('lists who tip back and forth, and who only tip, without calling it worth asking about', () => {
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

describe('whom the signals name', () => {
  const named = (tips: readonly WeekTip[]) =>
    look(tips)
      .filter(({ holdWorthy }) => holdWorthy)
      .map(({ kind, members }) => ({ kind, members }));

  it('does not depend on the order of the tips', () => {
    fc.assert(
      fc.property(
        fc.array(anyTip, { maxLength: 60 }),
        fc.infiniteStream(fc.nat()),
        (sent, keys) => {
          const tips = tipsOf([...TOWN, ...sent]);
          const shuffled = tips
            .map((tip) => ({ tip, key: keys.next().value ?? 0 }))
            .sort((a, b) => a.key - b.key)
            .map(({ tip }) => tip);
          expect(named(shuffled)).toEqual(named(tips));
        },
      ),
      { numRuns: 30 },
    );
  });

  it('does not change by tips of others who tip widely', () => {
    fc.assert(
      fc.property(fc.array(anyTip, { maxLength: 60 }), (sent) => {
        const before = named(tipsOf([...CITY, ...sent]));
        const after = named(tipsOf([...townOf(100, 20), ...sent]));
        expect(after).toEqual(before);
      }),
      { numRuns: 30 },
    );
  });
});
