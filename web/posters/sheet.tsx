import type { ReactNode } from 'react';
import { type Letterer, POSTER_SIZE } from '#contract/posters.ts';
import { community } from '#web/community.ts';
import { contour, rhumbLines } from '#web/ui/chart/chart-lines.ts';
import { Mark } from '#web/ui/logo/mark.tsx';
import { Lettering } from './lettering.tsx';

/** The left edge of the words, the right edge of everything, and the space between two figures. */
export const EDGE = { left: 456, right: 1128 } as const;
const MARGIN = POSTER_SIZE.width - EDGE.right;
const FOOT_Y = 522;

type SheetProps = {
  layOut: Letterer;
  /** A drawing 312 wide and high, in brass. */
  emblem: ReactNode;
  title: string;
  line: string;
  children: ReactNode;
};

/** One poster: a sheet of chart paper with an emblem, a title, a line below it, figures, and the site's name at the foot. */
export function Sheet({ layOut, emblem, title, line, children }: SheetProps) {
  const roomPx = EDGE.right - EDGE.left;
  const { width, height } = POSTER_SIZE;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      aria-hidden="true"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      <rect width={width} height={height} fill="page" />
      <Sea />
      <g transform={`translate(${MARGIN} 118)`} color="brass">
        {emblem}
      </g>
      <Lettering
        line={layOut(title, { face: 'display', sizePx: 82, roomPx })}
        x={EDGE.left}
        y={196}
        fill="ink"
      />
      <Lettering
        line={layOut(line, { face: 'text', sizePx: 34, roomPx })}
        x={EDGE.left}
        y={268}
        fill="muted"
      />
      {children}
      <Foot layOut={layOut} />
    </svg>
  );
}

/** Depth contours around two shoals and the rhumb lines of a rose, as behind the page's hero. */
function Sea() {
  return (
    <>
      <path d={contour(228, 274, 210)} fill="shoal" />
      <g fill="none" stroke="chart">
        <path d={[210, 252, 296, 342].map((radius) => contour(228, 274, radius)).join('')} />
        <path d={[70, 112, 156, 204].map((radius) => contour(1180, 60, radius)).join('')} />
        <path d={rhumbLines(1040, 470, POSTER_SIZE.width)} strokeWidth="0.8" />
      </g>
    </>
  );
}

function Foot({ layOut }: { layOut: Letterer }) {
  const { siteName, communityName, tagline, logo } = community;
  const name = layOut(siteName, { face: 'display', sizePx: 28, roomPx: 420 });
  const nameX = MARGIN + 60;
  const words = tagline === null ? communityName : `${communityName} · ${tagline}`;
  const roomPx = EDGE.right - nameX - name.widthPx - 40;
  const about = layOut(words, { face: 'text', sizePx: 26, roomPx });
  return (
    <>
      <path d={`M0 ${FOOT_Y}H${POSTER_SIZE.width}`} stroke="line" strokeWidth="2" />
      <g transform={`translate(${MARGIN} ${FOOT_Y + 32})`} color="brass">
        <Mark path={logo.path} size={44} />
      </g>
      <Lettering line={name} x={nameX} y={FOOT_Y + 64} fill="ink" />
      <Lettering line={about} x={EDGE.right - about.widthPx} y={FOOT_Y + 64} fill="muted" />
    </>
  );
}
