import type { Line } from '#contract/posters.ts';

type LetteringProps = {
  line: Line;
  x: number;
  /** The baseline. */
  y: number;
  /** The name of a token. */
  fill: string;
};

/** A family that no font has: the rasteriser then takes the one font that has all characters of the run. */
const BY_CHARACTERS = '-';

/** A laid out line of text. */
export function Lettering({ line, x, y, fill }: LetteringProps) {
  return line.runs.map((run) => (
    <text
      key={run.x}
      xmlSpace="preserve"
      x={tenths(x + run.x)}
      y={y}
      fontFamily={run.family ?? BY_CHARACTERS}
      fontSize={tenths(line.sizePx)}
      fill={fill}
    >
      {run.text}
    </text>
  ));
}

function tenths(px: number): number {
  return Math.round(px * 10) / 10;
}
