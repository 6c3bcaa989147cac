import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { parseAmount } from '#rules/amounts.ts';
import { findSignals } from '#rules/fairness/find-signals.ts';
import type { WeekMember, WeekTip } from '#rules/fairness/tips.ts';
import { DAILY_TIP_LIMIT } from '#rules/points/points.ts';
import { weekEndMs, weekOf, weekStartMs } from '#rules/weeks/week.ts';
import { randomFor } from '#server/services/demo/random.ts';
import { machine, table } from '../report.ts';
import { type Farm, type PlantedTip, plantFarms, plantFriends, plantWelcome } from './farms.ts';
import { measurePool } from './pool.ts';

const SEEDS = [1, 2, 3, 4, 5, 6];
/** One week in this many gets a farm. */
const EVERY_WEEKS = 4;
const LEAST_UNITS = 100_000n;
const THRESHOLD_HUNDREDTHS = 500;
const PLANTED_FROM = 1_000_000;
const MANY = { tips: 1_000_000, members: 100_000 };

/**
 * `npm run bench -- fairness tips.csv.gz`: farms and honest friends are planted into real weeks, and the signals worth a
 * question are counted: the planted members that they name, and the weekly shares of others. Then the time for a week of a
 * million tips. The file has the columns of the import.
 */
export async function run([file]: string[]): Promise<void> {
  if (file === undefined) throw new Error('Name a file of tips: tips.csv or tips.csv.gz.');
  const weeks = byWeek(readTips(file));
  console.log(`Fairness: farms planted into ${weeks.size} weeks of real tips. ${machine()}\n`);
  for (const isCamouflaged of [false, true]) {
    const found = new Map<string, { planted: number; named: number }>();
    const others = { shares: 0, named: 0, friends: 0 };
    for (const seed of SEEDS) measurePlanting({ weeks, seed, isCamouflaged }, found, others);
    const rows = [...found].map(([kind, { planted, named }]) => [
      kind,
      planted.toLocaleString('en-US'),
      percent(named / planted),
    ]);
    const all = [...found.values()].reduce(
      (sum, { planted, named }) => ({ planted: sum.planted + planted, named: sum.named + named }),
      { planted: 0, named: 0 },
    );
    rows.push(['all', all.planted.toLocaleString('en-US'), percent(all.named / all.planted)]);
    const how = isCamouflaged ? 'half of their tips ordinary' : 'plain';
    console.log(`Planted members (${how}), seeds ${SEEDS.join(', ')}\n`);
    console.log(table(['kind', 'planted', 'named'], rows));
    console.log(
      `\nOthers' weekly shares: ${others.shares.toLocaleString('en-US')}, named ${others.named} (${percent(
        others.named / others.shares,
      )}), of them planted friends and newcomers: ${others.friends}\n`,
    );
  }
  measurePool(weeks);
  measureTime();
}

type Planting = {
  weeks: ReadonlyMap<string, readonly PlantedTip[]>;
  seed: number;
  isCamouflaged: boolean;
};

function measurePlanting(
  { weeks, seed, isCamouflaged }: Planting,
  found: Map<string, { planted: number; named: number }>,
  others: { shares: number; named: number; friends: number },
): void {
  let index = seed;
  let nextMember = PLANTED_FROM;
  const firstSeen = new Map<number, { atMs: number; payer: number | null }>();
  for (const [week, real] of weeks) {
    index += 1;
    const farms: Farm[] = [];
    const honest: Farm[] = [];
    if (index % EVERY_WEEKS === 0) {
      const soil = {
        weekStartMs: weekStartMs(week),
        tippers: [...new Set(real.map(({ from }) => from))],
        times: real.map(({ atMs }) => atMs),
        nextMember: () => nextMember++,
        random: randomFor('fairness', seed, week, String(isCamouflaged)),
        isCamouflaged,
      };
      farms.push(...plantFarms(soil));
      honest.push(...plantFriends(soil), plantWelcome(soil));
    }
    const planted = [...farms, ...honest].flatMap(({ tips }) => tips);
    const tips = earn([...real, ...planted]);
    const members = membersOf(tips, firstSeen);
    const named = new Set<number>();
    const signals = findSignals({ endMs: weekEndMs(week), tips, members, leastUnits: LEAST_UNITS });
    for (const signal of signals) {
      if (signal.holdWorthy) for (const member of signal.members) named.add(member);
    }
    const farmers = new Set(farms.flatMap((farm) => farm.members));
    const friends = new Set(honest.flatMap((farm) => farm.members));
    for (const { kind, members: grown } of farms) {
      const count = found.get(kind) ?? { planted: 0, named: 0 };
      count.planted += grown.length;
      count.named += grown.filter((member) => named.has(member)).length;
      found.set(kind, count);
    }
    for (const { id, hundredths } of members) {
      if (hundredths < THRESHOLD_HUNDREDTHS || farmers.has(id)) continue;
      others.shares += 1;
      if (!named.has(id)) continue;
      others.named += 1;
      if (friends.has(id)) others.friends += 1;
    }
  }
}

/** An invented large week: most members tip a few friends, and many tip the hubs. */
function measureTime(): void {
  const random = randomFor('fairness', 'many');
  const week = '2026-03-08';
  const start = weekStartMs(week);
  const tips = earn(
    Array.from({ length: MANY.tips }, () => {
      const from = random.below(MANY.members);
      const near = (from + 1 + random.below(8)) % MANY.members;
      const to = random.chance(0.7) ? near : Math.floor(MANY.members * random.next() ** 3);
      const atMs = start + random.below(weekEndMs(week) - start);
      return { from, to, atMs, units: 100_000_000n };
    }),
  );
  const members = membersOf(tips, new Map());
  const before = performance.now();
  const signals = findSignals({ endMs: weekEndMs(week), tips, members, leastUnits: LEAST_UNITS });
  const seconds = (performance.now() - before) / 1000;
  const mebibytes = Math.round(process.memoryUsage().rss / 1024 ** 2);
  console.log(
    `${MANY.tips.toLocaleString('en-US')} tips among ${MANY.members.toLocaleString('en-US')} members: ${seconds.toFixed(
      1,
    )} s, ${signals.length} signals, ${mebibytes} MiB in all`,
  );
}

function readTips(file: string): PlantedTip[] {
  const bytes = readFileSync(file);
  const text = file.endsWith('.gz') ? gunzipSync(bytes) : bytes;
  const rows: Record<string, string>[] = parse(text, { columns: true });
  const numbers = new Map<string, number>();
  const numberOf = (id = '') => {
    const number = numbers.get(id) ?? numbers.size;
    numbers.set(id, number);
    return number;
  };
  return rows
    .map((row) => ({
      atMs: Date.parse(row.at ?? ''),
      from: numberOf(row.from_id),
      to: numberOf(row.to_id),
      units: parseAmount(row.amount ?? ''),
    }))
    .sort((a, b) => a.atMs - b.atMs);
}

function byWeek(tips: readonly PlantedTip[]): Map<string, PlantedTip[]> {
  const weeks = new Map<string, PlantedTip[]>();
  for (const tip of tips) {
    const week = weekOf(tip.atMs);
    const some = weeks.get(week);
    if (some) some.push(tip);
    else weeks.set(week, [tip]);
  }
  return weeks;
}

/** In time order, the first ten of a member's day earn a point. */
function earn(tips: readonly PlantedTip[]): WeekTip[] {
  const counts = new Map<string, number>();
  return tips
    .toSorted((a, b) => a.atMs - b.atMs)
    .filter(({ from, to }) => from !== to)
    .map((tip, index) => {
      const day = `${tip.from}/${Math.floor(tip.atMs / 86_400_000)}`;
      const count = (counts.get(day) ?? 0) + 1;
      counts.set(day, count);
      return { ...tip, id: String(index), hundredths: count <= DAILY_TIP_LIMIT ? 100 : 0 };
    });
}

function membersOf(
  tips: readonly WeekTip[],
  firstSeen: Map<number, { atMs: number; payer: number | null }>,
): WeekMember[] {
  const points = new Map<number, number>();
  for (const { from, to, atMs, hundredths } of tips) {
    points.set(from, (points.get(from) ?? 0) + hundredths);
    points.set(to, points.get(to) ?? 0);
    if (!firstSeen.has(from)) firstSeen.set(from, { atMs, payer: null });
    const receiver = firstSeen.get(to);
    if (!receiver) firstSeen.set(to, { atMs, payer: from });
    else receiver.payer ??= from;
  }
  return [...points].map(([id, hundredths]) => {
    const seen = firstSeen.get(id);
    return {
      id,
      hundredths,
      createdAtMs: seen?.atMs ?? 0,
      firstPayer: seen?.payer ?? null,
      address: null,
    };
  });
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`;
}
