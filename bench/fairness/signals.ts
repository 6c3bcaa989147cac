import { findSignals } from '#rules/fairness/find-signals.ts';
import type { SignalKind } from '#rules/fairness/signal.ts';
import type { WeekMember, WeekTip } from '#rules/fairness/tips.ts';
import { DAILY_TIP_LIMIT } from '#rules/points/points.ts';
import { weekEndMs, weekStartMs } from '#rules/weeks/week.ts';
import { type Random, randomFor } from '#server/services/demo/random.ts';
import { table } from '../report.ts';
import { SHAPES } from './farms.ts';
import { HONEST } from './honest.ts';
import { camouflaged, type Farm, type PlantedTip, type Soil } from './soil.ts';

export const LEAST_UNITS = 100_000n;
const THRESHOLD_HUNDREDTHS = 500;
const FARM_FROM = 1_000_000;
const HONEST_FROM = 2_000_000;
const CAMOUFLAGES = [0, 0.5, 1];
/** A community that begins, and one that has lived for eight weeks. A farm's weeks count from its beginning. */
const PERIODS = [
  { name: 'first eight weeks', begins: () => 0, ages: [0, 2, 5, 7] },
  { name: 'later', begins: (random: Random) => 8 + random.below(20), ages: [0, 2, 5] },
];

type Weeks = ReadonlyMap<string, readonly PlantedTip[]>;
type Seen = { atMs: number; firstTip: WeekMember['firstTip']; hasTipped: boolean };
type Count = { all: number; named: number; kinds: Map<SignalKind, number> };

/** Plants each shape alone, with the honest groups, into real weeks; prints the planted members and the honest shares named. */
export function measureSignals(weeks: Weeks, seeds: readonly number[], only = ''): void {
  const seen = seenByWeek(weeks);
  const farms = new Map<string, Count[]>();
  const honest = new Map<string, Count[]>();
  const names: string[] = [];
  for (const period of PERIODS) {
    for (const camouflage of CAMOUFLAGES) {
      const column = names.push(`${period.name}, ${Math.round(camouflage * 100)} %`) - 1;
      for (const shape of Object.keys(SHAPES).filter((name) => name.includes(only))) {
        for (const seed of seeds) {
          const life = { shape, seed, camouflage, period };
          for (const planted of live(weeks, seen, life)) {
            count(planted, shape, column, farms, honest);
          }
        }
      }
    }
  }
  console.log(
    `Signals worth asking about, seeds ${seeds.join(', ')}; % of ordinary tips beside the farm's\n`,
  );
  console.log(describe('shape', names, farms));
  console.log();
  console.log(describe('honest shares', names, honest));
}

type Life = { shape: string; seed: number; camouflage: number; period: (typeof PERIODS)[number] };
type Planted = {
  farm: Farm;
  groups: Map<string, Set<number>>;
  members: readonly WeekMember[];
  named: ReadonlyMap<number, ReadonlySet<SignalKind>>;
};

/** The weeks of one farm that are looked at. */
function* live(
  weeks: Weeks,
  seen: ReadonlyMap<string, ReadonlyMap<number, Seen>>,
  life: Life,
): Generator<Planted> {
  const { shape, seed, camouflage, period } = life;
  const random = randomFor('signals', shape, seed, String(camouflage), period.name);
  const list = [...weeks];
  const begins = period.begins(random);
  const own = new Map<number, Seen>();
  const beginMs = list[0]?.[1][0]?.atMs ?? 0;
  for (const age of period.ages) {
    const [week, real] = list[begins + age] ?? ['', []];
    const soil = (from: number) => soilOf({ week, real, age, random, shape, seed, from });
    const farm = camouflaged(soil(FARM_FROM), plantOf(SHAPES, shape, soil(FARM_FROM)), camouflage);
    const groups = new Map<string, Set<number>>();
    const tips = [...real, ...farm.tips];
    const old = [...(farm.old ?? [])];
    for (const [name, plant] of Object.entries(HONEST)) {
      const group = plant(soil(HONEST_FROM));
      groups.set(name, new Set(group.members));
      tips.push(...group.tips);
      old.push(...(group.old ?? []));
    }
    for (const member of own.keys()) if (member < FARM_FROM) own.delete(member);
    for (const member of old) {
      if (!own.has(member)) own.set(member, { atMs: beginMs, firstTip: null, hasTipped: true });
    }
    const earned = earn(tips);
    const members = membersOf(earned, seen.get(week) ?? new Map(), own);
    const named = new Map<number, Set<SignalKind>>();
    const signals = findSignals({
      endMs: weekEndMs(week),
      tips: earned,
      members,
      leastUnits: LEAST_UNITS,
      finishers: [],
    });
    for (const { holdWorthy, members: concerned, kind } of signals) {
      if (!holdWorthy) continue;
      for (const member of concerned) {
        named.set(member, (named.get(member) ?? new Set()).add(kind));
      }
    }
    yield { farm, groups, members, named };
  }
}

/** The ground of a farm in one week. `from` is its first account. */
export function soilOf(input: {
  week: string;
  real: readonly PlantedTip[];
  age: number;
  random: Random;
  shape: string;
  seed: number;
  from: number;
}): Soil {
  const { week, real, age, random, shape, seed, from } = input;
  return {
    weekStartMs: weekStartMs(week),
    real,
    tippers: [...new Set(real.map((tip) => tip.from))],
    popular: ranked(real.map(({ to }) => to)),
    leastUnits: LEAST_UNITS,
    random,
    age,
    account: (index) => from + index,
    pick: (choices) => randomFor('pick', shape, seed).pick(choices),
    shuffle: (choices) =>
      choices
        .map((choice) => ({ choice, at: random.next() }))
        .sort((a, b) => a.at - b.at)
        .map(({ choice }) => choice),
  };
}

export function plantOf(shapes: typeof SHAPES, name: string, soil: Soil): Farm {
  const plant = shapes[name];
  if (!plant) throw new Error(`There is no shape ${name}.`);
  return plant(soil);
}

function count(
  { farm, groups, members, named }: Planted,
  shape: string,
  column: number,
  farms: Map<string, Count[]>,
  honest: Map<string, Count[]>,
): void {
  const planted = new Set(farm.members);
  for (const { id, hundredths } of members) {
    if (hundredths < THRESHOLD_HUNDREDTHS || id === farm.accomplice) continue;
    if (planted.has(id)) {
      add(farms, shape, column, named.get(id));
      continue;
    }
    const [group = 'real'] = [...groups].flatMap(([name, ids]) => (ids.has(id) ? [name] : []));
    add(honest, group, column, named.get(id));
    add(honest, 'all', column, named.get(id));
  }
}

function add(
  to: Map<string, Count[]>,
  name: string,
  column: number,
  kinds: ReadonlySet<SignalKind> | undefined,
): void {
  const counts = to.get(name) ?? [];
  to.set(name, counts);
  counts[column] ??= { all: 0, named: 0, kinds: new Map() };
  const counted = counts[column];
  counted.all += 1;
  if (!kinds) return;
  counted.named += 1;
  for (const kind of kinds) counted.kinds.set(kind, (counted.kinds.get(kind) ?? 0) + 1);
}

function describe(first: string, names: readonly string[], found: ReadonlyMap<string, Count[]>) {
  const rows = [...found].map(([name, counts]) => {
    const all = counts.reduce((sum, each) => sum + each.all, 0);
    return [name, all.toLocaleString('en-US'), ...counts.map(part), kindsOf(counts)];
  });
  const total = names.map((_, column) => part(sumOf(found, column)));
  return table(
    [first, 'counted', ...names, 'by'],
    first === 'shape' ? [...rows, ['all', '', ...total, '']] : rows,
  );
}

function sumOf(
  found: ReadonlyMap<string, Count[]>,
  column: number,
): { all: number; named: number } {
  const sum = { all: 0, named: 0 };
  for (const counts of found.values()) {
    sum.all += counts[column]?.all ?? 0;
    sum.named += counts[column]?.named ?? 0;
  }
  return sum;
}

function kindsOf(counts: readonly Count[]): string {
  const kinds = new Map<string, number>();
  let named = 0;
  for (const each of counts) {
    named += each.named;
    for (const [kind, some] of each.kinds) kinds.set(kind, (kinds.get(kind) ?? 0) + some);
  }
  return [...kinds]
    .sort((a, b) => b[1] - a[1])
    .map(([kind, some]) => `${kind} ${Math.round((100 * some) / named)}`)
    .join(', ');
}

function part({ all, named }: { all: number; named: number }): string {
  return `${((100 * named) / all).toFixed(1)} %`;
}

function ranked(members: readonly number[]): number[] {
  const counts = new Map<number, number>();
  for (const member of members) counts.set(member, (counts.get(member) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).map(([member]) => member);
}

/** In time order, the first ten of a member's day earn a point. */
export function earn(tips: readonly PlantedTip[]): WeekTip[] {
  const counts = new Map<string, number>();
  return tips
    .toSorted((a, b) => a.atMs - b.atMs)
    .filter(({ from, to }) => from !== to)
    .map((tip, index) => {
      const day = `${tip.from}/${Math.floor(tip.atMs / 86_400_000)}`;
      const some = (counts.get(day) ?? 0) + 1;
      counts.set(day, some);
      return { ...tip, id: `${tip.atMs}/${index}`, hundredths: some <= DAILY_TIP_LIMIT ? 100 : 0 };
    });
}

/**
 * The members of a week, with a point for the account and three for the first tip.
 *
 * @param before as known when the week begins; left unchanged
 * @param own takes everybody of the week
 */
export function membersOf(
  tips: readonly WeekTip[],
  before: ReadonlyMap<number, Seen>,
  own: Map<number, Seen>,
): WeekMember[] {
  const points = new Map<number, number>();
  const meet = (member: number, atMs: number): Seen => {
    const known = own.get(member) ?? before.get(member);
    if (!known) points.set(member, 100);
    const seen = own.get(member) ?? { ...(known ?? { atMs, firstTip: null, hasTipped: false }) };
    own.set(member, seen);
    return seen;
  };
  for (const tip of tips) {
    const { from, to, atMs, hundredths } = tip;
    const sender = meet(from, atMs);
    points.set(from, (points.get(from) ?? 0) + hundredths + (sender.hasTipped ? 0 : 300));
    sender.hasTipped = true;
    meet(to, atMs).firstTip ??= tip;
    points.set(to, points.get(to) ?? 0);
  }
  return [...points].map(([id, hundredths]) => {
    const seen = own.get(id);
    return {
      id,
      hundredths,
      createdAtMs: seen?.atMs ?? 0,
      firstTip: seen?.firstTip ?? null,
      address: null,
    };
  });
}

/** Everybody known when each week begins. */
function seenByWeek(weeks: Weeks): Map<string, ReadonlyMap<number, Seen>> {
  const seen = new Map<number, Seen>();
  return new Map(
    [...weeks].map(([week, tips]) => {
      const before = new Map([...seen].map(([member, known]) => [member, { ...known }] as const));
      membersOf(earn(tips), new Map(), seen);
      return [week, before];
    }),
  );
}
