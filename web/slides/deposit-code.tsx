const MODULE = 5;
/** Light modules around a code, without which readers do not find it. */
const QUIET_MODULES = 4;

/**
 * A QR code, version 2-M, of the address exactly as the picture shows it, shortened: a true code that nobody
 * can send coins to. The whole address of a drawing would be one more place where money gets lost.
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

/** The edge of the code with its quiet zone. */
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

/** The dark modules of a row as rectangles, one for each run. */
function runsOf(row: string, y: number): string {
  return [...row.matchAll(/#+/g)]
    .map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`)
    .join('');
}
