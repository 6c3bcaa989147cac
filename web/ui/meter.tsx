import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';

type MeterProps = {
  label: ReactNode;
  /** Clamped to 0 and `max`. */
  value: number;
  max: number;
  /** The reading in words, shown at the right and read out: '3.25 of 5 points'. */
  valueText: string;
  tone?: 'brass' | 'good' | 'warn' | 'bad';
  /** `progressbar` for work under way, `meter` for a level. */
  role?: 'meter' | 'progressbar';
  className?: string;
};

/** A small labelled bar. Drawn as SVG: a width in a style attribute would need a weaker content security policy. */
export function Meter({
  label,
  value,
  max,
  valueText,
  tone = 'brass',
  role = 'meter',
  className,
}: MeterProps) {
  const labelId = useId();
  const share = meterShare(value, max);
  return (
    <div className={className}>
      <div className="mb-1.5 flex items-baseline justify-between gap-3 text-sm">
        <span id={labelId} className="text-muted">
          {label}
        </span>
        <span aria-hidden="true" className="font-medium">
          {valueText}
        </span>
      </div>
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles that it can have take them. */}
      <div
        role={role}
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(Math.max(value, 0), max)}
        aria-valuetext={valueText}
        className="h-2 overflow-hidden rounded-xs border border-line bg-sunken"
      >
        <svg
          width="100%"
          height="100%"
          aria-hidden="true"
          className={cx('block rtl:-scale-x-100', FILLS[tone])}
        >
          <rect width={`${Math.round(share * 1000) / 10}%`} height="100%" />
        </svg>
      </div>
    </div>
  );
}

const FILLS = {
  brass: 'fill-brass',
  good: 'fill-good',
  warn: 'fill-warn',
  bad: 'fill-bad',
} as const;

function meterShare(value: number, max: number): number {
  return max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
}
