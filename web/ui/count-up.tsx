import { useEffect, useRef, useState } from 'react';
import { formatAmountFixed } from '#rules/amounts.ts';
import { community } from '#web/community.ts';
import { CoinSign } from './coin/coin-sign.tsx';
import { cx } from './cx.ts';
import { apart, shownNumber } from './figures.ts';

type CountUpProps = {
  /** The final value, in 10^-8 of the coin. */
  units: bigint;
  /** The time from 0 to the first value, in ms; a later value is reached from the current one, in at most a second. */
  durationMs: number;
  /** At least this many decimals (2), and up to `maxDecimals` if the value has them. */
  minDecimals?: number;
  maxDecimals?: number;
  className?: string;
};

/**
 * A big figure that counts up when it arrives. The space of the final value is reserved from the start, its digits are in cells
 * of equal width, and screen readers get only the final value.
 */
export function CountUp({
  units,
  durationMs,
  minDecimals = 2,
  maxDecimals = minDecimals,
  className,
}: CountUpProps) {
  const { value, isWaiting } = useCountUp(units, durationMs);
  const decimals = neededDecimals(units, minDecimals, maxDecimals);
  const finalText = shownNumber(formatAmountFixed(units, decimals, true));
  const shownText = shownNumber(formatAmountFixed(value, decimals, true)).padStart(
    finalText.length,
  );
  return (
    <span {...apart()} className={cx('inline-block whitespace-nowrap', className)}>
      <span className="sr-only">
        {community.coin.symbol} {finalText}
      </span>
      <span aria-hidden="true" {...(isWaiting && { 'data-count-up': 'waiting' })}>
        <CoinSign />
        <DisplayDigits text={shownText} room={finalText} />
      </span>
    </span>
  );
}

type DisplayDigitsProps = {
  text: string;
  /** If `text` is padded with spaces at the left, these characters reserve their space invisibly. */
  room?: string;
};

/**
 * A number in the display font with every digit in a cell of the same width; the decimals are muted. Put it into `apart()`: between
 * cells the direction is the page's.
 */
export function DisplayDigits({ text, room = text }: DisplayDigitsProps) {
  const point = text.indexOf(shownNumber('.'));
  return [...text].map((char, position) => {
    const isUnseen = char === ' ';
    const shown = isUnseen ? (room[position] ?? char) : char;
    return (
      <span
        // The key contains the digit, because a digit that changes in place is centred again, which counts as a layout shift.
        // biome-ignore lint/suspicious/noArrayIndexKey: the position is what a cell is.
        key={`${position}${shown}`}
        className={cx(
          shown >= '0' && shown <= '9' && 'digit-cell',
          point >= 0 && position >= point && 'text-muted',
          isUnseen && 'invisible',
        )}
      >
        {shown}
      </span>
    );
  });
}

/**
 * The value to show at this moment on the way to `target`. The first render (also the server's) has the target itself and
 * `isWaiting`; under `prefers-reduced-motion` that does not change.
 */
function useCountUp(target: bigint, durationMs: number): { value: bigint; isWaiting: boolean } {
  const [value, setValue] = useState(target);
  const [isWaiting, setIsWaiting] = useState(true);
  const shown = useRef<bigint | null>(null);

  useEffect(() => {
    const show = (next: bigint) => {
      shown.current = next;
      setValue(next);
      setIsWaiting(false);
    };
    const isFirst = shown.current === null;
    const from = shown.current ?? 0n;
    if (from === target || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      show(target);
      return;
    }
    const wholeMs = isFirst ? durationMs : Math.min(durationMs, UPDATE_MS);
    let startMs: number | null = null;
    let frame = 0;
    const step = (nowMs: number) => {
      startMs ??= nowMs;
      show(countUpValue(from, target, (nowMs - startMs) / wholeMs));
      if (nowMs - startMs < wholeMs) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [target, durationMs]);

  return { value: isWaiting ? target : value, isWaiting };
}

/** Ease-out between two amounts: fast at first, exact at the end. `progress` is clamped to 0..1. */
export function countUpValue(from: bigint, to: bigint, progress: number): bigint {
  if (!(progress > 0)) return from;
  if (progress >= 1) return to;
  const eased = BigInt(Math.round((1 - (1 - progress) ** 3) * PRECISION));
  return from + ((to - from) * eased) / BigInt(PRECISION);
}

/** The number of decimals that the value itself uses, between `min` and `max`. */
export function neededDecimals(units: bigint, min: number, max: number): number {
  const [, decimals = ''] = formatAmountFixed(units, max).split('.');
  return Math.max(min, decimals.replace(/0+$/, '').length);
}

const UPDATE_MS = 1000;
const PRECISION = 1_000_000;
