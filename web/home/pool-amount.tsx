import { community } from '#community';
import { formatAmount, formatAmountFixed, parseAmount } from '#rules/amounts.ts';
import { CoinSign } from '#web/ui/coin-sign.tsx';
import { DisplayDigits } from '#web/ui/count-up.tsx';

/** The pool in the display face. A round number as a rule: without decimals then, with two otherwise. */
export function PoolAmount({ amount }: { amount: string }) {
  const units = parseAmount(amount);
  const text = formatAmountFixed(units, formatAmount(units).includes('.') ? 2 : 0, true);
  const sign = community.coin.symbol;
  return (
    <>
      {/* Cell by cell it would be read out as single digits. */}
      <span className="sr-only">{`${sign} ${text}`}</span>
      <span aria-hidden="true" className="whitespace-nowrap">
        <CoinSign sign={sign} />
        <DisplayDigits text={text} />
      </span>
    </>
  );
}
