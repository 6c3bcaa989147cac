import type { ReactNode } from 'react';
import { contour, rhumbLines } from '#web/ui/chart/chart-lines.ts';

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
      <path d={rhumbLines(600, 440, SLIDE_WIDTH)} strokeWidth="0.7" />
    </g>
  );
}
