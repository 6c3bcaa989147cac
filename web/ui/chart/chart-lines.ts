const CONTOUR_POINTS = 9;

/** A closed curve that varies in and out around a circle, always in the same way. */
export function contour(centreX: number, centreY: number, radius: number): string {
  const points = Array.from({ length: CONTOUR_POINTS }, (_, index) => {
    const angle = (index / CONTOUR_POINTS) * 2 * Math.PI;
    const wander = 1 + 0.13 * Math.sin(2 * angle + centreX) + 0.08 * Math.sin(3 * angle + radius);
    return [
      centreX + radius * wander * Math.cos(angle),
      centreY + radius * wander * Math.sin(angle),
    ] as const;
  });
  return `${smoothPath(points, true)}z`;
}

export type Point = readonly [x: number, y: number];

/** A smooth curve through all points: Catmull-Rom, written as cubic Béziers. */
export function smoothPath(points: readonly Point[], isClosed = false): string {
  const last = points.length - 1;
  const at = (index: number): Point => {
    const inside = isClosed
      ? (index + points.length) % points.length
      : Math.min(last, Math.max(0, index));
    return points[inside] ?? [0, 0];
  };
  const segments = Array.from({ length: isClosed ? points.length : last }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const controls = [
      [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6],
      [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6],
      to,
    ];
    return `C${controls.map((point) => point.map(Math.round).join(' ')).join(' ')}`;
  });
  return `M${at(0).map(Math.round).join(' ')}${segments.join('')}`;
}

/** Eight lines through a point: the sixteen courses of a rose, each so far in both directions. */
export function rhumbLines(x: number, y: number, reach: number): string {
  return Array.from({ length: 8 }, (_, index) => {
    const angle = (index * Math.PI) / 8;
    const [dx, dy] = [Math.cos(angle) * reach, Math.sin(angle) * reach].map(Math.round);
    return `M${x - (dx ?? 0)} ${y - (dy ?? 0)}L${x + (dx ?? 0)} ${y + (dy ?? 0)}`;
  }).join('');
}
