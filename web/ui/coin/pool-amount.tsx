import { formatAmount, formatAmountFixed, parseAmount } from '#rules/amounts.ts';
import { community } from '#web/community.ts';
import { DisplayDigits } from '../count-up.tsx';
import { CoinSign } from './coin-sign.tsx';

/** The pool in the display font: no decimals if it is a round number, otherwise two. */
export function PoolAmount({ amount }: { amount: string }) {
  const units = parseAmount(amount);
  const text = formatAmountFixed(units, formatAmount(units).includes('.') ? 2 : 0, true);
  return (
    <>
      {/* In separate cells a screen reader would read single digits. */}
      <span className="sr-only">{`${community.coin.symbol} ${text}`}</span>
      <span aria-hidden="true" className="whitespace-nowrap">
        <CoinSign />
        <DisplayDigits text={text} />
      </span>
    </>
  );
}
