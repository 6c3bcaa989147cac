import { missingHundredths, splitByPoints } from '../weeks/rewards.ts';
import type { Signal } from './signal.ts';

/** A week's pool and the points of those who share it. */
export interface SharedWeek {
  /** Base units. */
  readonly poolUnits: bigint;
  readonly thresholdHundredths: number;
  /** Points of all members who may share, by member, in hundredths. */
  readonly points: ReadonlyMap<number, number>;
}

/**
 * The amount by which the shares of a signal's members would shrink if its tips had earned nothing, in base units. Ignores the
 * units left over by the split, so the result may be off by one unit per member.
 */
export function unitsInQuestion(
  { poolUnits, thresholdHundredths, points }: SharedWeek,
  signals: readonly Signal[],
): bigint[] {
  const shares = (hundredths: number) => missingHundredths(hundredths, thresholdHundredths) === 0;
  const counts = new Map<number, number>();
  for (const hundredths of points.values()) {
    if (shares(hundredths)) change(counts, hundredths, 1);
  }
  const before = splitByPoints(poolUnits, counts);
  return signals.map(({ pointsInQuestion }) => {
    const less = new Map(counts);
    let units = 0n;
    const left: number[] = [];
    for (const [member, taken] of pointsInQuestion) {
      const had = points.get(member) ?? 0;
      if (!shares(had)) continue;
      units += before.get(had)?.units ?? 0n;
      change(less, had, -1);
      if (!shares(had - taken)) continue;
      change(less, had - taken, 1);
      left.push(had - taken);
    }
    const after = splitByPoints(poolUnits, less);
    for (const hundredths of left) units -= after.get(hundredths)?.units ?? 0n;
    return units;
  });
}

function change(counts: Map<number, number>, hundredths: number, by: number): void {
  const count = (counts.get(hundredths) ?? 0) + by;
  if (count > 0) counts.set(hundredths, count);
  else counts.delete(hundredths);
}
