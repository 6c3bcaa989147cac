import type { WeekTip } from '#rules/fairness/tips.ts';
import type { Random } from '#server/services/demo/random.ts';

const DAY_MS = 24 * 3600 * 1000;
const COIN = 100_000_000n;

/** A tip before its points are known. */
export type PlantedTip = Omit<WeekTip, 'id' | 'hundredths'>;

export type Farm = { kind: string; members: number[]; tips: PlantedTip[] };

/** The week into which a farm is planted. */
export type Soil = {
  weekStartMs: number;
  /** The members who tipped in the week. */
  tippers: readonly number[];
  /** The times of their tips. */
  times: readonly number[];
  nextMember(): number;
  random: Random;
  /** True if each planted member sends as many ordinary tips in addition. */
  isCamouflaged: boolean;
};

type Edge = readonly [from: number, to: number];

const ringOf = (size: number): Edge[] =>
  Array.from({ length: size }, (_, from) => [from, (from + 1) % size]);

/** The tips in each kind of farm that depends on its edges. */
const SHAPES: readonly { kind: string; size: number; edges: readonly Edge[] }[] = [
  { kind: 'pair', size: 2, edges: ringOf(2) },
  ...[3, 4, 5, 6, 7, 8].map((size) => ({ kind: 'ring', size, edges: ringOf(size) })),
  {
    kind: 'ring both ways',
    size: 5,
    edges: ringOf(5).flatMap(
      ([a, b]) =>
        [
          [a, b],
          [b, a],
        ] as const,
    ),
  },
  ...[5, 9].map((size) => ({
    kind: 'star',
    size,
    edges: Array.from({ length: size - 1 }, (_, member) => [member + 1, 0] as const),
  })),
  ...[4, 7].map((size) => ({ kind: 'chain', size, edges: ringOf(size).slice(0, -1) })),
];

/** One farm of each kind and size. */
export function plantFarms(soil: Soil): Farm[] {
  return [
    ...SHAPES.map((shape) => plantShape(soil, shape)),
    ...[1, 2].map(() => plantClock(soil)),
    ...[1, 2].map(() => plantDust(soil)),
  ];
}

/** Friends: they tip each other a lot, tip others too, and are tipped by others. They must not be taken for farms. */
export function plantFriends(soil: Soil): Farm[] {
  return [2, 2, 3, 4].map((size) => {
    const members = Array.from({ length: size }, soil.nextMember);
    const tips: PlantedTip[] = [];
    for (const member of members) {
      const count = 10 + soil.random.below(20);
      const friends = members.filter((each) => each !== member);
      for (let i = 0; i < count; i++) {
        tips.push(ordinary(soil, { from: member, to: soil.random.pick(friends) }));
        tips.push(ordinary(soil, { from: member }), ordinary(soil, { to: member }));
      }
    }
    return { kind: 'friends', members, tips };
  });
}

/** Newcomers whom one member welcomes with their first tip, and who give some of it back. */
export function plantWelcome(soil: Soil): Farm {
  const host = soil.random.pick(soil.tippers);
  const members = Array.from({ length: 5 }, soil.nextMember);
  const tips = members.flatMap((member) => [
    { ...ordinary(soil, { from: host, to: member }), atMs: soil.weekStartMs },
    ...Array.from({ length: 3 }, () => ordinary(soil, { from: member, to: host })),
    ...Array.from({ length: 7 }, () => ordinary(soil, { from: member })),
    ...Array.from({ length: 4 }, () => ordinary(soil, { to: member })),
  ]);
  return { kind: 'newcomers', members, tips };
}

function plantShape(soil: Soil, { kind, size, edges }: (typeof SHAPES)[number]): Farm {
  const members = Array.from({ length: size }, soil.nextMember);
  const numberOf = (index: number) => members[index] ?? 0;
  const tips: PlantedTip[] = [];
  for (const [from, to] of edges) {
    const count = 12 + soil.random.below(40);
    for (let i = 0; i < count; i++) {
      tips.push(ordinary(soil, { from: numberOf(from), to: numberOf(to) }));
      if (soil.isCamouflaged) tips.push(ordinary(soil, { from: numberOf(from) }));
    }
  }
  if (kind === 'star') {
    // The hub distributes the coins that return to it.
    for (const to of members.slice(1)) {
      tips.push({ ...ordinary(soil, { from: numberOf(0), to }), atMs: soil.weekStartMs });
    }
  }
  return { kind, members, tips };
}

/** A program tips random members, at the same seconds each day, give or take one. */
function plantClock(soil: Soil): Farm {
  const { random, weekStartMs } = soil;
  const member = soil.nextMember();
  const tips: PlantedTip[] = [];
  for (let i = 0; i < 4 + random.below(5); i++) {
    const time = random.below(DAY_MS);
    for (let day = 0; day < 7; day++) {
      const atMs = weekStartMs + day * DAY_MS + time + random.below(1000);
      tips.push({ ...ordinary(soil, { from: member }), atMs });
      if (soil.isCamouflaged) tips.push(ordinary(soil, { from: member }));
    }
  }
  return { kind: 'clock', members: [member], tips };
}

function plantDust(soil: Soil): Farm {
  const member = soil.nextMember();
  const tips: PlantedTip[] = [];
  for (let i = 0; i < 15 + soil.random.below(40); i++) {
    const units = COIN / 1000n + BigInt(soil.random.below(50_000));
    tips.push({ ...ordinary(soil, { from: member }), units });
    if (soil.isCamouflaged) tips.push(ordinary(soil, { from: member }));
  }
  return { kind: 'dust', members: [member], tips };
}

/** A tip as people send it: at a time when others do, and to or from one of them unless a member is given. */
function ordinary(
  { random, tippers, times, weekStartMs }: Soil,
  { from, to }: { from?: number; to?: number },
): PlantedTip {
  const time = (random.pick(times) - weekStartMs + random.below(3_600_000)) % DAY_MS;
  return {
    atMs: weekStartMs + random.below(7) * DAY_MS + time,
    from: from ?? random.pick(tippers),
    to: to ?? random.pick(tippers),
    units: COIN,
  };
}
