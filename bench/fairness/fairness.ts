import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { parseAmount } from '#rules/amounts.ts';
import { findSignals } from '#rules/fairness/find-signals.ts';
import { weekEndMs, weekOf, weekStartMs } from '#rules/weeks/week.ts';
import { randomFor } from '#server/services/demo/random.ts';
import { machine } from '../report.ts';
import type { PlantedTip } from './farms.ts';
import { measurePool, measureShapes } from './pool.ts';
import { earn, LEAST_UNITS, measureSignals, membersOf } from './signals.ts';

const MANY = { tips: 1_000_000, members: 100_000 };
/** Seeds 1 to 6 served to choose the rules, so that these are new to them. */
const SEEDS = [101, 102, 103, 104, 105, 106];

/**
 * `npm run bench -- fairness tips.csv.gz [seeds, as 1,2] [part of a shape's name]`: farms and honest groups are planted into real
 * weeks, and the signals worth asking about are counted: the planted members that they name, and the weekly shares of others. Then
 * the part of the pool that farms take, and the time for a week of a million tips. The file has the columns of the import.
 */
export async function run([file, seeds, only]: string[]): Promise<void> {
  if (file === undefined) throw new Error('Name a file of tips: tips.csv or tips.csv.gz.');
  const weeks = byWeek(readTips(file));
  console.log(`Fairness: farms planted into ${weeks.size} weeks of real tips. ${machine()}\n`);
  measureSignals(weeks, seeds?.split(',').map(Number) ?? SEEDS, only);
  if (seeds !== undefined) return;
  measurePool(weeks);
  measureShapes(weeks, SEEDS);
  measureTime();
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
  const members = membersOf(tips, new Map(), new Map());
  const before = performance.now();
  const signals = findSignals({
    endMs: weekEndMs(week),
    tips,
    members,
    leastUnits: LEAST_UNITS,
    finishers: [],
  });
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
