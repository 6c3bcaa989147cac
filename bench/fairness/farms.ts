import type { Random } from '#server/services/demo/random.ts';
import { COIN, type Farm, ordinary, type PlantedTip, type Soil } from './soil.ts';

export type { PlantedTip };

type Edge = readonly [from: number, to: number];

const DAY_MS = 24 * 3600 * 1000;

const accounts = (soil: Soil, size: number, first = 0) =>
  Array.from({ length: size }, (_, index) => soil.account(first + index));

const ring = (members: readonly number[]): Edge[] =>
  members.map((from, index) => [from, members[(index + 1) % members.length] ?? 0]);

const back = (edges: readonly Edge[]): Edge[] => edges.map(([from, to]) => [to, from]);

/** From `least` to `most` tips along each edge. */
function along(soil: Soil, edges: readonly Edge[], least = 12, most = 51): PlantedTip[] {
  return edges.flatMap(([from, to]) => times(soil.random, least, most, () => send(soil, from, to)));
}

/** Each of `from` sends that many tips in all, to `to` in turn and never to itself. */
function spread(
  soil: Soil,
  from: readonly number[],
  to: readonly number[],
  least = 20,
  most = 60,
): PlantedTip[] {
  return from.flatMap((sender) => {
    const others = to.filter((each) => each !== sender);
    const start = soil.random.below(others.length);
    return times(soil.random, least, most, (index) =>
      send(soil, sender, others[(start + index) % others.length] ?? 0),
    );
  });
}

function times<T>(random: Random, least: number, most: number, one: (index: number) => T): T[] {
  return Array.from({ length: least + random.below(most - least + 1) }, (_, index) => one(index));
}

const send = (soil: Soil, from: number, to: number, units = COIN): PlantedTip => ({
  ...ordinary(soil, { from, to }),
  units,
});

/** The funder gives each account a few coins on Monday, and sends them as few tips. */
function fund(soil: Soil, funder: number, to: readonly number[], units = 20n * COIN) {
  return to.map((account) => ({
    ...send(soil, funder, account, units),
    atMs: soil.weekStartMs + soil.random.below(DAY_MS / 4),
  }));
}

const ofSizes =
  (sizes: readonly number[], plant: (soil: Soil, members: number[]) => PlantedTip[]) =>
  (soil: Soil): Farm => {
    const members = accounts(soil, soil.pick(sizes));
    return { members, tips: plant(soil, members) };
  };

/** Farms by their shape. Each plants one farm into one week; its accounts stay the same from week to week. */
export const SHAPES: Readonly<Record<string, (soil: Soil) => Farm>> = {
  pair: ofSizes([2], (soil, members) => along(soil, ring(members))),
  'ring of 3 to 8': ofSizes([3, 4, 5, 6, 7, 8], (soil, members) => along(soil, ring(members))),
  'ring both ways': ofSizes([5], (soil, members) =>
    along(soil, [...ring(members), ...back(ring(members))]),
  ),
  star: ofSizes([5, 9], (soil, [hub = 0, ...spokes]) => [
    ...along(
      soil,
      spokes.map((from) => [from, hub]),
    ),
    ...fund(soil, hub, spokes),
  ]),
  'star both ways': ofSizes([6], (soil, [hub = 0, ...spokes]) => {
    const edges = spokes.map((from): Edge => [from, hub]);
    return along(soil, [...edges, ...back(edges)]);
  }),
  chain: ofSizes([4, 7], (soil, members) => along(soil, ring(members).slice(0, -1))),
  'chain, answered': ofSizes([5, 8], (soil, members) => [
    ...along(soil, ring(members).slice(0, -1)),
    // Some of the community thank for tips that they had.
    ...members.flatMap((to) => times(soil.random, 1, 4, () => ordinary(soil, { to }))),
  ]),
  clock(soil) {
    const [member = 0] = accounts(soil, 1);
    const tips = times(soil.random, 4, 8, () => soil.random.below(DAY_MS)).flatMap((time) =>
      Array.from({ length: 7 }, (_, day) => ({
        ...ordinary(soil, { from: member }),
        atMs: soil.weekStartMs + day * DAY_MS + time + soil.random.below(1000),
      })),
    );
    return { members: [member], tips };
  },
  'dust of one': ofSizes([1], dust(1, 1.5)),
  'dust of 8, 2 to 4 times the least': ofSizes([8], dust(2, 4)),
  'dust of 20, 2 to 4 times the least': ofSizes([20], dust(2, 4)),
  'funder and collector': ofSizes([6, 9], (soil, [funder = 0, collector = 0, ...mules]) => [
    ...fund(soil, funder, mules),
    ...along(
      soil,
      mules.map((mule): Edge => [mule, collector]),
    ),
  ]),
  'funder, two collectors': ofSizes([9], (soil, [funder = 0, one = 0, two = 0, ...mules]) => [
    ...fund(soil, funder, mules),
    ...spread(soil, mules, [one, two]),
  ]),
  'funder of the community, collector'(soil) {
    const members = accounts(soil, 6);
    const [collector = 0, ...mules] = members;
    const accomplice = soil.popular[3] ?? 0;
    const edges = mules.map((from): Edge => [from, collector]);
    return { members, accomplice, tips: [...fund(soil, accomplice, mules), ...along(soil, edges)] };
  },
  'collector of the community'(soil) {
    const members = accounts(soil, 6);
    const accomplice = soil.popular[5] ?? 0;
    const edges = members.map((from): Edge => [from, accomplice]);
    return {
      members,
      accomplice,
      tips: [...fund(soil, accomplice, members), ...along(soil, edges)],
    };
  },
  layers: ofSizes([10], (soil, [funder = 0, collector = 0, one = 0, two = 0, ...mules]) => [
    ...fund(soil, funder, mules),
    ...spread(soil, mules, [one, two]),
    ...along(soil, [
      [one, collector],
      [two, collector],
    ]),
  ]),
  'funder alone': ofSizes([7], (soil, [funder = 0, ...mules]) => [
    ...fund(soil, funder, mules, 60n * COIN),
    ...mules.flatMap((from) => times(soil.random, 20, 50, () => ordinary(soil, { from }))),
  ]),
  'funder alone, once': ofSizes([7], (soil, [funder = 0, ...mules]) => [
    ...(soil.age === 0 ? fund(soil, funder, mules, 500n * COIN) : []),
    ...mules.flatMap((from) => times(soil.random, 20, 50, () => ordinary(soil, { from }))),
  ]),
  'circle with 8 listeners of its own': ofSizes([16], withListeners),
  'even circle of 8': ofSizes([8], (soil, members) => spread(soil, members, members)),
  'even circle of 12': ofSizes([12], (soil, members) => spread(soil, members, members)),
  'even circle of 30': ofSizes([30], (soil, members) => spread(soil, members, members)),
  'even circle of 50': ofSizes([50], (soil, members) => spread(soil, members, members)),
  'all tip all of 8': ofSizes([8], (soil, members) => spread(soil, members, members, 70, 70)),
  'throwaways to a collector'(soil) {
    const [collector = 0] = accounts(soil, 1);
    const thrown = accounts(soil, 20, 1 + 20 * soil.age);
    const tips = thrown.map((from) => send(soil, from, collector));
    return { members: [collector, ...thrown], tips };
  },
  'throwaways to anybody'(soil) {
    const thrown = accounts(soil, 20, 20 * soil.age);
    return { members: thrown, tips: thrown.map((from) => ordinary(soil, { from })) };
  },
  'throwaways of a funder'(soil) {
    const [funder = 0] = accounts(soil, 1);
    const thrown = accounts(soil, 20, 1 + 20 * soil.age);
    const tips = thrown.map((from) => ordinary(soil, { from }));
    return { members: [funder, ...thrown], tips: [...fund(soil, funder, thrown, COIN), ...tips] };
  },
  'drifting partners': ofSizes([8], (soil, members) => {
    const mixed = soil.shuffle(members);
    return along(
      soil,
      [0, 2, 4, 6].flatMap((at) => ring(mixed.slice(at, at + 2))),
    );
  }),
  'drifting ring': ofSizes([10], (soil, members) => along(soil, ring(soil.shuffle(members)))),
  'half of it bought'(soil) {
    const members = accounts(soil, 6);
    const old = members.slice(0, 3);
    // Those who knew the sellers still tip them now and then.
    const known = old.flatMap((to) => times(soil.random, 1, 4, () => ordinary(soil, { to })));
    return { members, old, tips: [...spread(soil, members, members), ...known] };
  },
  'one bought hub'(soil) {
    const members = accounts(soil, 7);
    const [hub = 0, ...spokes] = members;
    const tips = [
      ...along(
        soil,
        spokes.map((from): Edge => [from, hub]),
      ),
      ...times(soil.random, 5, 15, () => ordinary(soil, { to: hub })),
    ];
    return { members, old: [hub], tips };
  },
  'bridges to popular members': ofSizes([6], (soil, members) => {
    const bridges = soil.popular.slice(0, 3);
    return [
      ...spread(soil, members, members),
      ...along(
        soil,
        members.flatMap((from) => bridges.map((to): Edge => [from, to])),
        2,
        5,
      ),
      ...along(
        soil,
        members.flatMap((to) => bridges.map((from): Edge => [from, to])),
        0,
        2,
      ),
    ];
  }),
  patient(soil) {
    const members = accounts(soil, 5);
    return { members, old: members, tips: spread(soil, members, members, 6, 10) };
  },
  'patient ring'(soil) {
    const members = accounts(soil, 6);
    return { members, old: members, tips: along(soil, ring(members), 6, 10) };
  },
};

function dust(least: number, most: number) {
  return (soil: Soil, members: readonly number[]) =>
    members.flatMap((from) =>
      times(soil.random, 15, 55, () => {
        const thousandths = 100 * least + soil.random.below(100 * (most - least) + 1);
        const units = (soil.leastUnits * BigInt(Math.round(thousandths))) / 100n;
        return { ...ordinary(soil, { from }), units };
      }),
    );
}

/** The first eight tip each other, and now and then the others, who tip nobody. */
function withListeners(soil: Soil, members: readonly number[]): PlantedTip[] {
  const farmers = members.slice(0, 8);
  return [
    ...spread(soil, farmers, farmers, 20, 50),
    ...spread(soil, farmers, members.slice(8), 5, 10),
  ];
}
