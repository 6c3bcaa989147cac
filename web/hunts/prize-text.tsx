import type { ReactNode } from 'react';
import { parseAmount } from '#rules/amounts.ts';
import { m } from '#web/messages.ts';
import { Amount } from '#web/ui/coin/amount.tsx';
import { rich } from '#web/ui/text/rich.ts';

/** A prize: coins, points, or both. */
export function PrizeText({ amount, points }: { amount: string; points: number }) {
  return <span className="text-end font-medium">{contentOf(parseAmount(amount), points)}</span>;
}

function contentOf(units: bigint, points: number): ReactNode {
  const coins = () => <Amount units={units} decimalsSmall={4} />;
  if (units > 0n) return points > 0 ? rich(m.hunt_prize_both({ coins, points })) : coins();
  return points > 0 ? m.ui_points({ points }) : m.hunt_prize_nothing();
}
