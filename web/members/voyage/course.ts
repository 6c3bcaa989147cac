import { toHundredths } from '#rules/points/points.ts';
import { rankIndex } from '#rules/points/ranks.ts';
import { ranks } from '#web/community.ts';
import { type Point, smoothPath } from '#web/ui/chart/chart-lines.ts';

/** The chart, in units of its drawing. */
export const CHART = { width: 1088, height: 300 } as const;
const EDGE = 56;
const STEPS = 66;

/** A point of the course, `part` from 0 (the lowest rank) to 1 (the highest). */
export function pointAt(part: number): Point {
  const x = EDGE + part * (CHART.width - 2 * EDGE);
  return [x, CHART.height / 2 + 46 * Math.sin(part * 9.4) - 18 * Math.cos(part * 4)];
}

/** The course as a path, from one part to another. */
export function courseBetween(from: number, to: number): string {
  const steps = Math.max(1, Math.ceil((to - from) * STEPS));
  const points = Array.from({ length: steps + 1 }, (_, step) =>
    pointAt(from + ((to - from) * step) / steps),
  );
  return smoothPath(points);
}

/** How far along the course a member is: at their rank, and between it and the next one by their points. */
export function partOf(lifetimePoints: number): number {
  const hundredths = toHundredths(lifetimePoints);
  const index = rankIndex(hundredths);
  const from = (ranks[index]?.minPoints ?? 0) * 100;
  const next = ranks[index + 1];
  const way = next ? (hundredths - from) / (next.minPoints * 100 - from) : 0;
  return (index + Math.max(0, way)) / (ranks.length - 1);
}
