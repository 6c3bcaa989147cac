const MODULE = 5;
/** The width of the light margin around a code, in modules; readers do not find the code without it. */
const QUIET_MODULES = 4;

/**
 * A QR code, version 2-M, of the shortened address in the picture: a valid code to which nobody can send coins. A drawing of a
 * complete address would be one more place where money gets lost.
 */
const ROWS = [
  '#######.##..##.#..#######',
  '#.....#.#....#..#.#.....#',
  '#.###.#..#..#..##.#.###.#',
  '#.###.#.#####.#...#.###.#',
  '#.###.#....#..#.#.#.###.#',
  '#.....#..##.##....#.....#',
  '#######.#.#.#.#.#.#######',
  '........#.#..............',
  '#.##.###..#..#.#..#..#.##',
  '..###.......#####.#.##.##',
  '.##.####.#..##...#...#...',
  '.#.#.#....##.......#.##..',
  '.#...####..##.###...#####',
  '..##...######.######.##..',
  '.###..#....#.#...#.#####.',
  '#.#..#..##.#..##.......#.',
  '..###.##..#.#.#.######...',
  '........#.#...###...#####',
  '#######.#.#..####.#.###.#',
  '#.....#.##.#.####...##...',
  '#.###.#..#...##.#####....',
  '#.###.#.#.......####...##',
  '#.###.#.##....#.##.#####.',
  '#.....#....####.#....##..',
  '#######.##.#.....#.....##',
];

/** The edge length of the code with its light margin. */
export const CODE_SIZE = (ROWS.length + 2 * QUIET_MODULES) * MODULE;

export function DepositCode({ x, y }: { x: number; y: number }) {
  const margin = QUIET_MODULES * MODULE;
  return (
    <>
      <rect
        x={x}
        y={y}
        width={CODE_SIZE}
        height={CODE_SIZE}
        rx="10"
        fill="code-ground"
        stroke="line"
        strokeWidth="1.5"
      />
      <path
        d={ROWS.map(runsOf).join('')}
        fill="code-mark"
        transform={`translate(${x + margin} ${y + margin}) scale(${MODULE})`}
        shapeRendering="crispEdges"
      />
    </>
  );
}

/** The dark modules of a row as rectangles, one per run. */
function runsOf(row: string, y: number): string {
  return [...row.matchAll(/#+/g)]
    .map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`)
    .join('');
}
