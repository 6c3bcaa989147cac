import { COIN, type Farm, ordinary, type Soil } from './soil.ts';

/** Members who must not be taken for farms. */
export const HONEST: Readonly<Record<string, (soil: Soil) => Farm>> = {
  /** They tip each other as much as others, and others tip them as much. */
  friends(soil) {
    const groups = [2, 2, 3, 4];
    let first = 0;
    const farms = groups.map((size) => {
      const members = Array.from({ length: size }, (_, index) => soil.account(first + index));
      first += size;
      const tips = members.flatMap((member) => {
        const others = members.filter((each) => each !== member);
        return Array.from({ length: 10 + soil.random.below(20) }, () => [
          ordinary(soil, { from: member, to: soil.random.pick(others) }),
          ordinary(soil, { from: member }),
          ordinary(soil, { to: member }),
        ]).flat();
      });
      return { members, tips };
    });
    return together(farms);
  },
  /** One member welcomes them with their first tip and gets some back; others tip them as well, but not many. */
  newcomers(soil) {
    const host = soil.random.pick(soil.popular.slice(0, 10));
    const members = Array.from({ length: 6 }, (_, index) =>
      soil.account(100 + 6 * soil.age + index),
    );
    const tips = members.flatMap((member, index) => [
      { ...ordinary(soil, { from: host, to: member }), atMs: soil.weekStartMs },
      ...Array.from({ length: 3 }, () => ordinary(soil, { from: member, to: host })),
      ...Array.from({ length: 7 }, () => ordinary(soil, { from: member })),
      ...Array.from({ length: index }, () => ordinary(soil, { to: member })),
    ]);
    return { members, tips };
  },
  /** A generous member gives some newcomers coins, which they tip to the community. */
  'guests of a giver'(soil) {
    const giver = soil.random.pick(soil.popular.slice(0, 10));
    const members = Array.from({ length: 3 }, (_, index) =>
      soil.account(300 + 3 * soil.age + index),
    );
    const tips = members.flatMap((member) => [
      {
        ...ordinary(soil, { from: giver, to: member }),
        units: 10n * COIN,
        atMs: soil.weekStartMs,
      },
      ...Array.from({ length: 8 }, () => ordinary(soil, { from: member })),
      ...Array.from({ length: 3 }, () => ordinary(soil, { to: member })),
    ]);
    return { members, tips };
  },
  /** A chat of its own within the community: some tip a lot, some hardly, and many only get tips. */
  'a second chat'(soil) {
    const size = 8;
    const members = Array.from({ length: size }, (_, index) => soil.account(500 + index));
    const listeners = Array.from({ length: 2 * size }, (_, index) => soil.account(550 + index));
    const tips = members.flatMap((from, index) =>
      Array.from({ length: 4 + 4 * index + soil.random.below(6) }, () => {
        const isListener = soil.random.chance(0.25);
        const others = isListener ? listeners : members.filter((each) => each !== from);
        const skewed = Math.floor(others.length * soil.random.next() ** 1.5);
        return ordinary(soil, { from, to: others[skewed] ?? from });
      }),
    );
    return { members, old: [...members, ...listeners], tips };
  },
};

function together(farms: readonly Farm[]): Farm {
  return {
    members: farms.flatMap(({ members }) => members),
    tips: farms.flatMap(({ tips }) => tips),
  };
}
