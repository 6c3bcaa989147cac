import { ranks } from '#web/community.ts';
import { EMBLEM_DRAWINGS } from './rank-emblem-drawings.tsx';

type RankEmblemProps = {
  /** The name of the rank; an unknown one shows as the lowest rank. */
  rank: string;
  /** Edge in pixels. From 64 on the emblem becomes a medal: a ring with as many bold marks as the rank is high. */
  size?: number;
  className?: string;
};

/** A rank's emblem in the current text colour; decoration next to the rank's name. */
export function RankEmblem({ rank, size = 20, className }: RankEmblemProps) {
  const index = Math.max(
    0,
    ranks.findIndex((each) => each.rank === rank),
  );
  const drawing = EMBLEM_DRAWINGS[index];
  if (!drawing) return null;
  const isMedal = size >= MEDAL_FROM_PX;
  const scale = isMedal ? MEDAL_SCALE : 1;
  // The line width stays the same in pixels while the drawing grows, as on a real chart.
  const penPx = size <= 24 ? 1.5 : size < MEDAL_FROM_PX ? 1.6 : 1 + size / 96;
  const penWidth = round((penPx * 24) / (size * scale));
  const offset = 12 * (1 - scale);
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {isMedal && <MedalRing index={index} size={size} />}
      <g
        strokeWidth={penWidth}
        {...(isMedal && { transform: `translate(${offset} ${offset}) scale(${scale})` })}
      >
        <g fill="currentColor" fillOpacity={0.14} stroke="none">
          {drawing.body}
        </g>
        {drawing.lines}
        <g fill="currentColor" stroke="none">
          {drawing.solid}
        </g>
        {isMedal && <g strokeWidth={round(penWidth * 0.5)}>{drawing.fine}</g>}
      </g>
    </svg>
  );
}

const MEDAL_FROM_PX = 64;
const MEDAL_SCALE = 0.62;

/** Twelve marks like a clock's hours: bold up to the rank, faint above it. */
function MedalRing({ index, size }: { index: number; size: number }) {
  const hairline = round(24 / size);
  return (
    <g strokeWidth={hairline}>
      <circle cx="12" cy="12" r="11.4" strokeOpacity={0.45} />
      <circle cx="12" cy="12" r="9.4" strokeOpacity={0.25} />
      {ranks.map((each, mark) => (
        <path
          key={each.rank}
          d="M12 1.3v.6"
          transform={`rotate(${mark * 30} 12 12)`}
          strokeWidth={mark <= index ? hairline * 2.4 : hairline}
          strokeOpacity={mark <= index ? 1 : 0.35}
        />
      ))}
    </g>
  );
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
