import type { WeekTip } from '#rules/fairness/tips.ts';
import type { Random } from '#server/services/demo/random.ts';

const DAY_MS = 24 * 3600 * 1000;
export const COIN = 100_000_000n;

/** A tip before its points are known. */
export type PlantedTip = Omit<WeekTip, 'id' | 'hundredths'>;

export type Farm = {
  members: number[];
  tips: PlantedTip[];
  /** Members whose accounts are as old as the community. */
  old?: number[];
  /** A real member who runs the farm: neither planted nor honest. */
  accomplice?: number;
};

/** The week into which a farm is planted. */
export type Soil = {
  weekStartMs: number;
  /** The real tips of the week. */
  real: readonly PlantedTip[];
  /** The members who sent them, each once. */
  tippers: readonly number[];
  /** The members who got them, most tipped first. */
  popular: readonly number[];
  leastUnits: bigint;
  random: Random;
  /** Weeks since the farm began, from 0. */
  age: number;
  /** The farm's accounts: the same number gives the same account in each week. */
  account(index: number): number;
  /** The same choice in each week of the farm. */
  pick<T>(list: readonly T[]): T;
  /** Another order in each week. */
  shuffle<T>(list: readonly T[]): T[];
};

/** A tip as people send it: when others do, from one of those who tip, and to somebody whom they tip, unless a member is given. */
export function ordinary(
  { random, tippers, real, weekStartMs }: Soil,
  { from, to }: { from?: number; to?: number },
): PlantedTip {
  const like = random.pick(real);
  const time = (like.atMs - weekStartMs + random.below(3_600_000)) % DAY_MS;
  return {
    atMs: weekStartMs + random.below(7) * DAY_MS + time,
    from: from ?? random.pick(tippers),
    to: to ?? random.pick(real).to,
    units: COIN,
  };
}

/** Adds ordinary tips of the farm's members: as many, times `camouflage`, as each sent. */
export function camouflaged(soil: Soil, farm: Farm, camouflage: number): Farm {
  const members = new Set(farm.members);
  const more = farm.tips
    .filter(({ from }) => members.has(from) && soil.random.chance(camouflage))
    .map(({ from }) => ordinary(soil, { from }));
  return { ...farm, tips: [...farm.tips, ...more] };
}
