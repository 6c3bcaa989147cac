import { ranks } from '#web/community.ts';
import { RankEmblem } from './rank-emblem.tsx';

type RankMarkProps = { rank: string; size: number; className?: string };

/**
 * A rank's emblem in the rank's own colour, as decoration next to its name. The colour is data of the rules, not of the theme; it
 * is set as an attribute, because the page's security policy allows no inline style.
 */
export function RankMark({ rank, size, className }: RankMarkProps) {
  const color = ranks.find((each) => each.rank === rank)?.color;
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      {...(color !== undefined && { color })}
      {...(className !== undefined && { className })}
    >
      <RankEmblem rank={rank} size={size} />
    </svg>
  );
}
