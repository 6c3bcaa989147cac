import { toHundredths } from '#rules/points/points.ts';
import { rankIndex } from '#rules/points/ranks.ts';
import { ranks } from '#web/community.ts';
import { contour, rhumbLines } from '#web/ui/chart/chart-lines.ts';
import { cx } from '#web/ui/cx.ts';
import { RankEmblem } from '#web/ui/ranks/rank-emblem.tsx';
import { CHART, courseBetween, partOf, pointAt } from './course.ts';

const EMBLEM_PX = 30;
/** Longer names would run into each other. */
const LONGEST_LABEL = 22;

/** The course through all ranks, sailed up to where the member is. The list beside it says the same. */
export function Chart({ lifetimePoints }: { lifetimePoints: number }) {
  const reached = partOf(lifetimePoints);
  const current = rankIndex(toHundredths(lifetimePoints));
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${CHART.width} ${CHART.height}`}
      className="hidden w-full md:block"
    >
      <Sea />
      <g fill="none" strokeLinecap="round" strokeWidth="2.5">
        <path d={courseBetween(0, 1)} strokeDasharray="1 9" className="stroke-edge" />
        {reached > 0 && <path d={courseBetween(0, reached)} className="stroke-brass" />}
      </g>
      <End part={reached} />
      {ranks.map((each, index) => (
        <Port
          key={each.rank}
          rank={each.rank}
          part={index / (ranks.length - 1)}
          isAbove={index % 2 === 0}
          isReached={index / (ranks.length - 1) <= reached}
          isCurrent={index === current}
        />
      ))}
    </svg>
  );
}

function Sea() {
  return (
    <>
      <path d={contour(300, 250, 120)} className="fill-shoal" />
      <g fill="none" className="stroke-chart">
        <path d={[120, 160, 204].map((radius) => contour(300, 250, radius)).join('')} />
        <path d={[60, 100, 144].map((radius) => contour(900, 30, radius)).join('')} />
        <path d={rhumbLines(640, 60, CHART.width)} strokeWidth="0.7" />
      </g>
    </>
  );
}

type PortProps = {
  rank: string;
  part: number;
  isAbove: boolean;
  isReached: boolean;
  /** True for the member's rank, which has a ring. */
  isCurrent: boolean;
};

function Port({ rank, part, isAbove, isReached, isCurrent }: PortProps) {
  const [x, y] = pointAt(part);
  const half = EMBLEM_PX / 2;
  return (
    <g className={isReached ? 'text-brass' : 'text-muted'}>
      <circle
        cx={x}
        cy={y}
        r={half + 5}
        className={cx('fill-surface', isCurrent ? 'stroke-brass' : 'stroke-line')}
        strokeWidth={isCurrent ? 2.5 : 1}
      />
      <g transform={`translate(${Math.round(x - half)} ${Math.round(y - half)})`}>
        <RankEmblem rank={rank} size={EMBLEM_PX} />
      </g>
      <text
        x={Math.round(x)}
        y={Math.round(y) + (isAbove ? -half - 16 : half + 27)}
        textAnchor="middle"
        className={cx('text-sm', isReached ? 'fill-ink font-medium' : 'fill-muted')}
      >
        {labelOf(rank)}
      </text>
    </g>
  );
}

/** The end of the sailed way; near a port, the port lies over it. */
function End({ part }: { part: number }) {
  const [x, y] = pointAt(part);
  return <circle cx={x} cy={y} r="6" className="fill-brass stroke-surface" strokeWidth="2" />;
}

function labelOf(rank: string): string {
  const letters = [...rank];
  return letters.length > LONGEST_LABEL ? `${letters.slice(0, LONGEST_LABEL - 1).join('')}…` : rank;
}
