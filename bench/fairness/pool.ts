import { parseAmount } from '#rules/amounts.ts';
import { DAILY_TIP_LIMIT } from '#rules/points/points.ts';
import { limitNewcomers, newcomerHundredths, newSinceMs } from '#rules/policies/newcomers.ts';
import {
  BACKED,
  type BackedCounting,
  backedHundredths,
  type CountedFacts,
  type Counting,
} from '#rules/policies/policy.ts';
import { splitCounted } from '#rules/weeks/rewards.ts';
import { nextWeek, type WeekName, weekEndMs, weekOf, weekStartMs } from '#rules/weeks/week.ts';
import { randomFor } from '#server/services/demo/random.ts';
import { table } from '../report.ts';
import { SHAPES } from './farms.ts';
import { plantOf, soilOf } from './signals.ts';
import { camouflaged, type PlantedTip } from './soil.ts';

const POOL_UNITS = 50_000_000_000n;
const THRESHOLD = 500;
const COIN = 100_000_000n;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Weeks before the policy: all of their points count, as those of imported weeks. */
const EARLIER_WEEKS = 8;
const FARM_FROM = 2_000_000;
const { counting } = BACKED as { counting: BackedCounting };

/** A farm: the tips that it makes in a week, the tips to it from outside, and its accounts. */
type PoolFarm = {
  name: string;
  tipsOf(week: Ground): { tips: PlantedTip[]; accounts: number[] };
};

type Weeks = ReadonlyMap<string, readonly PlantedTip[]>;

type Ground = {
  week: WeekName;
  /** From 0, counted from the farm's first week. */
  age: number;
  /** Most tipped first. */
  popular: readonly number[];
  /** A member who counts as long-standing and can be bought. */
  friend: number;
};

/** Ten tips a day, as many as earn, to these members in turn. */
function tenADay(from: number, to: readonly number[], { week }: Ground, units: bigint) {
  return Array.from({ length: 7 * DAILY_TIP_LIMIT }, (_, at) => ({
    from,
    to: to[at % to.length] ?? 0,
    units,
    atMs: weekStartMs(week) + Math.floor(at / DAILY_TIP_LIMIT) * DAY_MS + 2 * HOUR_MS + at,
  }));
}

const eight = Array.from({ length: 8 }, (_, at) => FARM_FROM + at);
const othersOf = (all: readonly number[], one: number) => all.filter((each) => each !== one);
const allTipAll = (ground: Ground) =>
  eight.flatMap((account) => tenADay(account, othersOf(eight, account), ground, COIN));

const FARMS: readonly PoolFarm[] = [
  {
    name: '8 accounts, all tip all',
    tipsOf: (ground) => ({ tips: allTipAll(ground), accounts: eight }),
  },
  {
    name: '10 accounts tip popular members 0.003',
    tipsOf(ground) {
      const accounts = Array.from({ length: 10 }, (_, at) => FARM_FROM + at);
      const to = ground.popular.slice(0, 10);
      return { accounts, tips: accounts.flatMap((each) => tenADay(each, to, ground, 300_000n)) };
    },
  },
  {
    name: '30 throwaways a week, one tip of 0.01 each',
    tipsOf(ground) {
      const accounts = Array.from({ length: 30 }, (_, at) => FARM_FROM + ground.age * 30 + at);
      return {
        accounts,
        tips: accounts.map((from, at) => ({
          from,
          to: FARM_FROM - 1,
          units: COIN / 100n,
          atMs: weekStartMs(ground.week) + at * HOUR_MS,
        })),
      };
    },
  },
  {
    name: '8 accounts, all tip all and as often ordinary members',
    tipsOf(ground) {
      const tips = eight.flatMap((account) => [
        ...tenADay(
          account,
          [...othersOf(eight, account), ...ground.popular.slice(0, 7)],
          ground,
          COIN,
        ),
      ]);
      return { tips, accounts: eight };
    },
  },
  {
    name: '8 accounts, all tip all, one bought member tips each every fourth week',
    tipsOf(ground) {
      const bought =
        ground.age % counting.tippedWithinWeeks === 0
          ? eight.map((to, at) => ({
              from: ground.friend,
              to,
              units: COIN,
              atMs: weekStartMs(ground.week) + at,
            }))
          : [];
      return { tips: [...allTipAll(ground), ...bought], accounts: eight };
    },
  },
];

/** Prints the part of the pool that farms take from the ninth week on, with all points and with those that count. */
export function measurePool(weeks: ReadonlyMap<string, readonly PlantedTip[]>): void {
  const real = [...weeks.values()].flat();
  const start = weekOf(Math.min(...real.map(({ atMs }) => atMs)));
  const honest = play(real, start, counting);
  const before = play(real, start, { kind: 'all' });
  console.log(`\nThe pool under "${BACKED.name}", from the ninth week on\n`);
  console.log(describeHonest(before, honest));
  const rows = FARMS.map((farm) => {
    const planted = plant(farm, real, start);
    const taken = (how: Counting) => {
      const played = play([...real, ...planted.tips], start, how);
      return takenBy(played, planted.accounts);
    };
    const given = planted.tips
      .filter(({ from, to }) => planted.accounts.has(from) && to < FARM_FROM - 1)
      .reduce((sum, { units }) => sum + units, 0n);
    const weeksOfFarm = before.length - EARLIER_WEEKS;
    return [
      farm.name,
      percent(taken({ kind: 'all' })),
      percent(taken(counting)),
      (Number(given / BigInt(weeksOfFarm)) / Number(COIN)).toFixed(1),
    ];
  });
  console.log(
    table(
      ['farm', 'of the pool, all points', 'of the pool, backed', 'coins given away a week'],
      rows,
    ),
  );
}

/** A farm that lives from the ninth week on, in one of the generator's shapes. */
function grow(
  shape: string,
  weeks: Weeks,
  { seed, camouflage }: { seed: number; camouflage: number },
) {
  const random = randomFor('pool', shape, seed, String(camouflage));
  const tips: PlantedTip[] = [];
  const accounts = new Set<number>();
  const old = new Set<number>();
  for (const [at, [week, real]] of [...weeks].entries()) {
    if (at < EARLIER_WEEKS) continue;
    const soil = soilOf({
      week,
      real,
      age: at - EARLIER_WEEKS,
      random,
      shape,
      seed,
      from: FARM_FROM,
    });
    const farm = camouflaged(soil, plantOf(SHAPES, shape, soil), camouflage);
    tips.push(...farm.tips);
    for (const account of farm.members) accounts.add(account);
    for (const account of farm.old ?? []) old.add(account);
  }
  return { tips, accounts, old: { accounts: old, areLongStanding: shape.includes('bought') } };
}

/** Prints, for each shape, the part of what as many honest members get that a farm takes under the policy, and its costs. */
export function measureShapes(weeks: Weeks, seeds: readonly number[]): void {
  const real = [...weeks.values()].flat();
  const start = weekOf(Math.min(...real.map(({ atMs }) => atMs)));
  const rows = Object.keys(SHAPES).map((shape) => [
    shape,
    ...[0, 0.5].flatMap((camouflage) => {
      const lives = seeds.map((seed) => {
        const { tips, accounts, old } = grow(shape, weeks, { seed, camouflage });
        const played = play([...real, ...tips], start, counting, old).slice(EARLIER_WEEKS);
        const given = tips.filter(({ from, to }) => accounts.has(from) && !accounts.has(to));
        return { ...sharesOf(played, accounts), given: sumUnits(given) / played.length };
      });
      const mean = (of: (life: (typeof lives)[number]) => number) =>
        lives.reduce((sum, life) => sum + of(life), 0) / lives.length;
      const most = Math.max(...lives.map(({ ofHonest }) => ofHonest));
      return [
        percent(most),
        mean(({ taken }) => taken).toFixed(1),
        mean(({ given }) => given).toFixed(1),
      ];
    }),
  ]);
  console.log(
    table(
      [
        'shape',
        'of honest members',
        'coins taken',
        'given',
        'half: of honest members',
        'taken',
        'given',
      ],
      rows,
    ),
  );
}

/** Coins that a farm takes a week, and the part of what as many honest members with a share get. */
function sharesOf(played: Played, accounts: ReadonlySet<number>) {
  let taken = 0n;
  let honest = 0n;
  let shares = 0;
  let farmers = 0;
  for (const { shares: week, eligible } of played) {
    for (const [member, units] of week) {
      if (accounts.has(member)) taken += units;
      else if (units > 0n) {
        honest += units;
        shares += 1;
      }
    }
    farmers += eligible.filter((member) => accounts.has(member)).length;
  }
  const asMany = (Number(honest) / Math.max(1, shares)) * farmers;
  return {
    taken: Number(taken) / Number(COIN) / played.length,
    ofHonest: asMany === 0 ? 0 : Number(taken) / asMany,
  };
}

function sumUnits(tips: readonly PlantedTip[]): number {
  return Number(tips.reduce((sum, { units }) => sum + units, 0n)) / Number(COIN);
}

function plant(farm: PoolFarm, real: readonly PlantedTip[], start: WeekName) {
  const tips: PlantedTip[] = [];
  const accounts = new Set<number>();
  const popular = ranked(real.map(({ to }) => to));
  const friend = ranked(real.map(({ from }) => from))[20] ?? 0;
  const last = weekOf(Math.max(...real.map(({ atMs }) => atMs)));
  let week = start;
  for (let age = -EARLIER_WEEKS; week <= last; age += 1, week = nextWeek(week)) {
    if (age < 0) continue;
    const planted = farm.tipsOf({ week, age, popular, friend });
    tips.push(...planted.tips);
    for (const account of planted.accounts) accounts.add(account);
  }
  return { tips, accounts };
}

function ranked(members: readonly number[]): number[] {
  const counts = new Map<number, number>();
  for (const member of members) counts.set(member, (counts.get(member) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).map(([member]) => member);
}

type Played = { week: WeekName; shares: ReadonlyMap<number, bigint>; eligible: number[] }[];
type Old = { accounts: ReadonlySet<number>; areLongStanding: boolean };
const NONE: Old = { accounts: new Set(), areLongStanding: false };

/** Tips in time order: an account's point, three for the first tip, one for each of ten a day. */
function play(all: readonly PlantedTip[], start: WeekName, how: Counting, old: Old = NONE): Played {
  const tips = all.filter(({ from, to }) => from !== to).toSorted((a, b) => a.atMs - b.atMs);
  const seen = new Map<number, number>();
  const tipped = new Set<number>();
  const days = new Map<string, number>();
  const strong = new Map<number, number>();
  for (const account of old.accounts) {
    seen.set(account, weekStartMs(start));
    tipped.add(account);
    if (old.areLongStanding) strong.set(account, counting.activeWeeks);
  }
  const recent: { week: WeekName; tips: PlantedTip[] }[] = [];
  const played: Played = [];
  let at = 0;
  const last = weekOf(tips.at(-1)?.atMs ?? 0);
  for (let week = start; week <= last; week = nextWeek(week)) {
    const points = new Map<number, number>();
    const small = new Map<number, number>();
    const add = (to: Map<number, number>, member: number, hundredths: number) =>
      to.set(member, (to.get(member) ?? 0) + hundredths);
    const own: PlantedTip[] = [];
    for (; at < tips.length && (tips[at]?.atMs ?? 0) < weekEndMs(week); at += 1) {
      const tip = tips[at] as PlantedTip;
      own.push(tip);
      for (const member of [tip.from, tip.to]) {
        if (seen.has(member)) continue;
        seen.set(member, tip.atMs);
        add(points, member, 100);
      }
      const day = `${tip.from}/${Math.floor(tip.atMs / DAY_MS)}`;
      const count = days.get(day) ?? 0;
      days.set(day, count + 1);
      const earned = (tipped.has(tip.from) ? 0 : 300) + (count < DAILY_TIP_LIMIT ? 100 : 0);
      tipped.add(tip.from);
      add(points, tip.from, earned);
      if (tip.units < parseAmount(counting.leastTip)) add(small, tip.from, earned);
    }
    recent.push({ week, tips: own });
    if (recent.length > counting.tippedWithinWeeks) recent.shift();
    const isEarlier = played.length < EARLIER_WEEKS;
    const isLongStanding = (member: number) =>
      (seen.get(member) ?? Infinity) <= weekEndMs(week) - counting.seenForWeeks * 7 * DAY_MS &&
      (strong.get(member) ?? 0) >= counting.activeWeeks;
    const backers = new Map<number, Set<number>>();
    for (const { from, to, units } of recent.flatMap((each) => each.tips)) {
      if (units < parseAmount(counting.leastTip) || !isLongStanding(from)) continue;
      const some = backers.get(to) ?? new Set();
      backers.set(to, some.add(from));
    }
    const rules = isEarlier ? ({ kind: 'all' } as const) : how;
    const eligible = [...points]
      .filter(([, hundredths]) => hundredths >= THRESHOLD)
      .map(([member, hundredths]) => {
        const facts = {
          hundredths,
          smallTipHundredths: small.get(member) ?? 0,
          backers: backers.get(member)?.size ?? 0,
        };
        const createdAtMs = seen.get(member) ?? 0;
        return { member, createdAtMs, ...countOf(rules, facts, { createdAtMs, week }) };
      });
    const limit =
      rules.kind === 'backed' && rules.newcomers
        ? limitNewcomers(rules.newcomers, eligible, false)
        : () => 0;
    const members = eligible.map(({ member, createdAtMs, ...each }) => ({
      id: String(member),
      accountNumber: member,
      createdAtMs,
      hundredths: each.backedHundredths + limit(each.newcomerHundredths),
    }));
    for (const each of eligible) {
      if (each.backedHundredths >= counting.activePoints * 100) add(strong, each.member, 1);
    }
    const shares = splitCounted({ poolUnits: POOL_UNITS, highestUnits: POOL_UNITS }, members);
    played.push({
      week,
      shares: new Map([...shares].map(([id, units]) => [Number(id), units])),
      eligible: members.map(({ accountNumber }) => accountNumber),
    });
  }
  return played;
}

function countOf(
  rules: Counting,
  facts: CountedFacts,
  { createdAtMs, week }: { createdAtMs: number; week: WeekName },
) {
  const backed = backedHundredths(rules, facts);
  const newcomers = rules.kind === 'backed' ? rules.newcomers : undefined;
  const isNew = newcomers !== undefined && createdAtMs >= newSinceMs(newcomers, weekEndMs(week));
  const own = isNew ? newcomerHundredths(newcomers, { ...facts, backedHundredths: backed }) : 0;
  return { backedHundredths: backed, newcomerHundredths: own, members: 1 };
}

function takenBy(played: Played, accounts: ReadonlySet<number>): number {
  let taken = 0n;
  const late = played.slice(EARLIER_WEEKS);
  for (const { shares } of late)
    for (const [member, units] of shares) if (accounts.has(member)) taken += units;
  return Number(taken) / Number(POOL_UNITS * BigInt(late.length));
}

function describeHonest(before: Played, after: Played): string {
  const had = new Map<number, bigint>();
  const lost = new Map<number, bigint>();
  let moved = 0n;
  for (const [at, { shares }] of before.entries()) {
    if (at < EARLIER_WEEKS) continue;
    for (const [member, units] of shares) {
      const less = units - (after[at]?.shares.get(member) ?? 0n);
      if (less > 0n) moved += less;
      had.set(member, (had.get(member) ?? 0n) + units);
      lost.set(member, (lost.get(member) ?? 0n) + less);
    }
  }
  const losers = [...had].filter(([member, units]) => (lost.get(member) ?? 0n) * 10n > units);
  const late = BigInt(before.length - EARLIER_WEEKS);
  return `Honest members: ${percent(Number(moved) / Number(POOL_UNITS * late))} of the coins move; ${losers.length} of ${had.size} members lose more than a tenth.\n`;
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`;
}
