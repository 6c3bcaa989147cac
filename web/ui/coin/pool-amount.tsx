import { formatAmountFixed, parseAmount, UNITS_PER_COIN } from '#rules/amounts.ts';
import { community } from '#web/community.ts';
import { DisplayDigits } from '../count-up.tsx';
import { apart, shownNumber } from '../figures.ts';
import { CoinSign } from './coin-sign.tsx';

type PoolAmountProps = {
  /** In coins. */
  weeklyRewardPool: string;
  /** Present if the pool depends on a balance that is not read yet. */
  poolEstimate?: object | undefined;
};

/**
 * The pool in the display font: no decimals if it is a round number, otherwise two. An estimate is marked; it is 0 if nobody could
 * look at the balance of which the pool is a part.
 */
export function PoolAmount({ weeklyRewardPool, poolEstimate }: PoolAmountProps) {
  const units = parseAmount(weeklyRewardPool);
  const digits = formatAmountFixed(units, units % UNITS_PER_COIN ? 2 : 0, true);
  const text = shownNumber(poolEstimate ? `~${digits}` : digits);
  return (
    <>
      {/* In separate cells a screen reader would read single digits. */}
      <span className="sr-only">{`${community.coin.symbol} ${text}`}</span>
      <span {...apart()} aria-hidden="true" className="whitespace-nowrap">
        <CoinSign />
        <DisplayDigits text={text} />
      </span>
    </>
  );
}
