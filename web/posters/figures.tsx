import type { Letterer } from '#contract/posters.ts';
import { formatAmountFixed, parseSum } from '#rules/amounts.ts';
import { AMOUNT_DECIMALS } from '#rules/limits.ts';
import { community } from '#web/community.ts';
import { Lettering } from './lettering.tsx';
import { EDGE } from './sheet.tsx';

/** A figure with its label; `amount` is in coins and stands behind the coin's sign. */
export type Figure = { label: string } & ({ text: string } | { amount: string });

const GAP_PX = 36;
const SIZE_PX = 50;
/** The scale of the coin's sign for each pixel of the figures' size: it is as high as they are. */
const SIGN_SCALE = 0.72 / 17.57;

/** Figures side by side, each in as much room as all others. */
export function Figures({ figures, layOut }: { figures: readonly Figure[]; layOut: Letterer }) {
  const roomPx = (EDGE.right - EDGE.left - GAP_PX * (figures.length - 1)) / figures.length;
  return figures.map((figure, index) => (
    <FigureBlock
      key={figure.label}
      figure={figure}
      x={EDGE.left + index * (roomPx + GAP_PX)}
      roomPx={roomPx}
      layOut={layOut}
    />
  ));
}

type FigureBlockProps = { figure: Figure; x: number; roomPx: number; layOut: Letterer };

function FigureBlock({ figure, x, roomPx, layOut }: FigureBlockProps) {
  const label = layOut(figure.label, { face: 'text', sizePx: 25, roomPx });
  return (
    <>
      <path d={`M${x} 330h${roomPx}`} stroke="line" strokeWidth="2" />
      <Lettering line={label} x={x} y={372} fill="muted" />
      {'amount' in figure ? (
        <AmountFigure amount={figure.amount} x={x} roomPx={roomPx} layOut={layOut} />
      ) : (
        <Lettering
          line={layOut(figure.text, { face: 'display', sizePx: SIZE_PX, roomPx })}
          x={x}
          y={440}
          fill="ink"
        />
      )}
    </>
  );
}

type AmountFigureProps = { amount: string; x: number; roomPx: number; layOut: Letterer };

/** The sign is drawn if there is a drawing, because few fonts have such a letter. */
function AmountFigure({ amount, x, roomPx, layOut }: AmountFigureProps) {
  const { symbol, symbolPath } = community.coin;
  const text = amountText(amount);
  if (symbolPath === null) {
    const line = layOut(`${symbol} ${text}`, { face: 'display', sizePx: SIZE_PX, roomPx });
    return <Lettering line={line} x={x} y={440} fill="ink" />;
  }
  const line = layOut(text, { face: 'display', sizePx: SIZE_PX, roomPx: roomPx - 0.8 * SIZE_PX });
  const scale = line.sizePx * SIGN_SCALE;
  return (
    <>
      <path
        d={symbolPath}
        fill="brass"
        transform={`translate(${x - 5.92 * scale} ${440 - 20.2 * scale}) scale(${scale})`}
      />
      <Lettering line={line} x={x + 0.74 * line.sizePx} y={440} fill="ink" />
    </>
  );
}

function amountText(amount: string): string {
  const fixed = formatAmountFixed(parseSum(amount), AMOUNT_DECIMALS.wide, true);
  return fixed.replace(/\.?0+$/, '');
}
