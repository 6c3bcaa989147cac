import { cx } from '../cx.ts';

type ChartPatternProps = {
  className?: string;
};

/**
 * A stretch of sea behind a hero or a header: shoals, depth contours, soundings and the rhumb lines of a rose. Fills its nearest
 * positioned ancestor, which needs `relative isolate overflow-hidden`; ignored by pointers and screen readers. The drawings are
 * two files used as masks, so that the colours come from the theme and no page carries them as code.
 */
export function ChartPattern({ className }: ChartPatternProps) {
  return (
    <div
      aria-hidden="true"
      className={cx('pointer-events-none absolute inset-0 -z-10 select-none', className)}
    >
      <div className={cx(LAYER, 'bg-shoal mask-[url(/chart/shoals.svg)]')} />
      <div className={cx(LAYER, 'bg-chart mask-[url(/chart/lines.svg)]')} />
    </div>
  );
}

const LAYER = 'absolute inset-0 mask-cover mask-center mask-no-repeat';
