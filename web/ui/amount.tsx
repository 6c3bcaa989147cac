import { formatAmountFixed } from '#rules/amounts.ts';
import { CoinSign } from './coin-sign.tsx';
import { cx } from './cx.ts';

type AmountProps = {
  /** 10^-8 of the coin. */
  units: bigint;
  /** Decimals from 640 px on; with `decimalsSmall` below that. Fixed, so that columns stay straight. */
  decimals?: number;
  decimalsSmall?: number;
  /** The coin's sign; '' leaves it out. */
  sign?: string;
  /** A decimal string from the server; null when there is no price, and then there is no line. */
  usd?: string | null | undefined;
  /** `plus` before what came in: '+Ɉ 2.5'. */
  signed?: boolean;
  className?: string;
};

/** 'Ɉ 1,234.5678' with quiet decimals, and what that is in dollars beside it in muted text. */
export function Amount({
  units,
  decimals = 4,
  decimalsSmall = Math.min(decimals, 2),
  sign = 'Ɉ',
  usd,
  signed = false,
  className,
}: AmountProps) {
  const plus = signed && units > 0n ? '+' : '';
  return (
    <span className={className}>
      <span className={units < LONG_UNITS ? 'whitespace-nowrap' : 'wrap-anywhere'}>
        {plus}
        <CoinSign sign={sign} />
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
      {usd != null && <UsdText usd={usd} />}
    </span>
  );
}

/** A million coins: from here on a narrow column would cut the figure, or have it lie over the next one. */
const LONG_UNITS = 10n ** 14n;

/** The whole part leads; the decimals are there for whoever looks for them. */
function QuietDecimals({ text }: { text: string }) {
  const point = text.indexOf('.');
  if (point < 0) return text;
  return (
    <>
      {text.slice(0, point)}
      <span className="text-muted">{text.slice(point)}</span>
    </>
  );
}

function UsdText({ usd, className }: { usd: string; className?: string }) {
  return (
    <span className={cx('ml-1.5 text-[0.875em] whitespace-nowrap text-muted', className)}>
      {formatUsd(usd)}
    </span>
  );
}

/** '1234.5' → '$1,234.50'; '-3' → '-$3.00'. Works on the text: a price never passes through a float. */
export function formatUsd(usd: string): string {
  const match = /^(-?)(\d+)(?:\.(\d{1,2})\d*)?$/.exec(usd);
  if (!match) return `$${usd}`;
  const [, minus = '', whole = '0', cents = ''] = match;
  return `${minus}$${whole.replace(/\B(?=(?:\d{3})+$)/g, ',')}.${cents.padEnd(2, '0')}`;
}
