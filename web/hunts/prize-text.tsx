import { parseAmount } from '#rules/amounts.ts';
import { Amount } from '#web/ui/coin/amount.tsx';
import { pointsText, quantityText } from '#web/ui/figures.ts';

/** A prize: coins, points, or both. */
export function PrizeText({ amount, points }: { amount: string; points: number }) {
  const units = parseAmount(amount);
  return (
    <span className="text-right font-medium">
      {units > 0n && <Amount units={units} decimalsSmall={4} />}
      {units > 0n && points > 0 && ' and '}
      {points > 0 && quantityText(pointsText(points), 'point')}
      {units === 0n && points === 0 && 'Nothing'}
    </span>
  );
}
