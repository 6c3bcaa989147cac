import { formatAmountFixed } from '#rules/amounts.ts';
import { AMOUNT_DECIMALS } from '#rules/limits.ts';
import { cx } from '../cx.ts';
import { apart, shownNumber } from '../figures.ts';
import { CoinSign } from './coin-sign.tsx';

type AmountProps = {
  /** 10^-8 of the coin. */
  units: bigint;
  /** Decimals from 640 px up; below that `decimalsSmall`, by default at most 2. Fixed, so that columns stay aligned. */
  decimals?: number;
  decimalsSmall?: number;
  /** True to put a plus before received money: '+Ɉ 2.5'. */
  signed?: boolean;
  className?: string;
};

/** 'Ɉ 1,234.5678' with muted decimals. */
export function Amount({
  units,
  decimals = AMOUNT_DECIMALS.wide,
  decimalsSmall = Math.min(decimals, AMOUNT_DECIMALS.small),
  signed = false,
  className,
}: AmountProps) {
  const plus = signed && units > 0n ? '+' : '';
  return (
    <span
      {...apart()}
      className={cx(units < LONG_UNITS ? 'whitespace-nowrap' : 'wrap-anywhere', className)}
    >
      {plus}
      <CoinSign />
      {decimalsSmall === decimals ? (
        <QuietDecimals text={formatAmountFixed(units, decimals, true)} />
      ) : (
        <>
          <span className="sm:hidden">
            <QuietDecimals text={formatAmountFixed(units, decimalsSmall, true)} />
          </span>
          <span className="hidden sm:inline">
            <QuietDecimals text={formatAmountFixed(units, decimals, true)} />
          </span>
        </>
      )}
    </span>
  );
}

/** A million coins: from here on the figure may wrap, because it would overflow a narrow column. */
const LONG_UNITS = 10n ** 14n;

function QuietDecimals({ text }: { text: string }) {
  const point = text.indexOf('.');
  if (point < 0) return shownNumber(text);
  return (
    <>
      {shownNumber(text.slice(0, point))}
      <span className="text-muted">{shownNumber(text.slice(point))}</span>
    </>
  );
}

/** '1234.5' → '$1,234.50'; '-3' → '-$3.00'. Works on the text: a price never passes through a float. */
export function formatUsd(usd: string): string {
  const match = /^(-?)(\d+)(?:\.(\d{1,2})\d*)?$/.exec(usd);
  if (!match) return `$${usd}`;
  const [, minus = '', whole = '0', cents = ''] = match;
  const text = `${whole.replace(/\B(?=(?:\d{3})+$)/g, ',')}.${cents.padEnd(2, '0')}`;
  return `${minus}$${shownNumber(text)}`;
}
