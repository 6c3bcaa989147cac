import { community, ranks } from '#web/community.ts';
import { EMBLEM_DRAWINGS } from '#web/ui/ranks/rank-emblem-drawings.tsx';

type CoinAmountProps = {
  x: number;
  /** The baseline. */
  y: number;
  size: number;
  /** '25.00000000': all decimals of the chain. */
  amount: string;
};

/**
 * The coin's sign and '25.00000000' with muted decimals. The sign is drawn if there is a drawing, because few systems have such a
 * letter.
 */
export function CoinAmount({ x, y, size, amount }: CoinAmountProps) {
  const { symbol, symbolPath } = community.coin;
  const [whole, decimals] = amount.split('.');
  const quietDecimals = (
    <tspan fontWeight="400" fill="muted">
      .{decimals}
    </tspan>
  );
  if (symbolPath === null) {
    return (
      <text x={x} y={y} fontSize={size} fontWeight="600" fill="ink">
        <tspan fill="brass">{symbol}</tspan>
        <tspan dx={Math.round(size * 0.25)}>{whole}</tspan>
        {quietDecimals}
      </text>
    );
  }
  return (
    <>
      <CoinSignMark path={symbolPath} x={x} y={y} size={size} />
      <text x={x + Math.round(size * 0.7)} y={y} fontSize={size} fontWeight="600" fill="ink">
        {whole}
        {quietDecimals}
      </text>
    </>
  );
}

/** The letter with the height of the figures of a text of this size, on the same baseline. */
function CoinSignMark({ path, x, y, size }: { path: string; x: number; y: number; size: number }) {
  const scale = Math.round(((size * 0.72) / 17.57) * 1000) / 1000;
  const left = Math.round((x - 5.92 * scale) * 10) / 10;
  const top = Math.round((y - 20.2 * scale) * 10) / 10;
  return <path d={path} fill="brass" transform={`translate(${left} ${top}) scale(${scale})`} />;
}

type EmblemProps = {
  rank: string;
  /** The centre. */
  x: number;
  y: number;
  size: number;
};

/** A rank's emblem with lines that are still visible when the picture is shown at half its size. */
export function Emblem({ rank, x, y, size }: EmblemProps) {
  const drawing = EMBLEM_DRAWINGS[ranks.findIndex((each) => each.rank === rank)];
  if (!drawing) throw new Error(`no emblem of '${rank}'`);
  const scale = Math.round((size / 24) * 100) / 100;
  return (
    <g
      transform={`translate(${x - 12 * scale} ${y - 12 * scale}) scale(${scale})`}
      color="brass"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <g fill="currentColor" fillOpacity="0.16" stroke="none">
        {drawing.body}
      </g>
      {drawing.lines}
      <g fill="currentColor" stroke="none">
        {drawing.solid}
      </g>
    </g>
  );
}
