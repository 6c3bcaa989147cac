import type { ReactNode } from 'react';

export const SLIDE_WIDTH = 720;
const SLIDE_HEIGHT = 480;

/**
 * Sizes of type in a drawing 720 wide. On a phone it is 328 wide, so that 22 appears as 10: nothing important is smaller than
 * `small`, and `time` is only for clocks.
 */
export const TYPE = { title: 31, body: 27, small: 22, time: 19 } as const;

type SlideProps = {
  /** Read out if the picture is opened by itself; in the carousel its `alt` has the text. */
  title: string;
  children: ReactNode;
};

/**
 * One picture: a sheet of chart paper with a chat on it. Colours are written as token names, which `paint` replaces. An `<img>`
 * may not load fonts, so the text uses the reader's system font, as the chat itself does.
 */
export function Slide({ title, children }: SlideProps) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={SLIDE_WIDTH}
      height={SLIDE_HEIGHT}
      viewBox={`0 0 ${SLIDE_WIDTH} ${SLIDE_HEIGHT}`}
      fontFamily="Segoe UI, Roboto, Helvetica Neue, Arial, sans-serif"
      fontSize={TYPE.body}
    >
      <title>{title}</title>
      <rect width={SLIDE_WIDTH} height={SLIDE_HEIGHT} fill="page" />
      <Sea />
      {children}
    </svg>
  );
}

/** Depth contours around two shoals and the rhumb lines of a rose, as faint as behind the page's hero. */
function Sea() {
  return (
    <g fill="none" stroke="chart">
      <path d={[60, 100, 140, 180].map((radius) => contour(690, 250, radius)).join('')} />
      <path d={[60, 96, 132, 168].map((radius) => contour(10, 420, radius)).join('')} />
      <path d={rhumbLines(600, 440)} strokeWidth="0.7" />
    </g>
  );
}

const CONTOUR_POINTS = 9;

/** A closed curve that varies in and out around a circle, always in the same way. */
function contour(centreX: number, centreY: number, radius: number): string {
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

type Point = readonly [x: number, y: number];

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

/** Eight lines through a point: the sixteen courses of a rose, each to the far side of the sheet. */
function rhumbLines(x: number, y: number): string {
  const reach = SLIDE_WIDTH;
  return Array.from({ length: 8 }, (_, index) => {
    const angle = (index * Math.PI) / 8;
    const [dx, dy] = [Math.cos(angle) * reach, Math.sin(angle) * reach].map(Math.round);
    return `M${x - (dx ?? 0)} ${y - (dy ?? 0)}L${x + (dx ?? 0)} ${y + (dy ?? 0)}`;
  }).join('');
}
