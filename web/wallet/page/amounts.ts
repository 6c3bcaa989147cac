import { formatAmount, unitsToUsd } from '#rules/amounts.ts';
import type { App } from './app.ts';

/** An amount with the coin's code, and in dollars where a price is known. */
export function amountText({ instance }: App, units: bigint): string {
  const coins = `${formatAmount(units)} ${instance.coinCode}`;
  const usd = instance.usdPrice === null ? null : unitsToUsd(units, instance.usdPrice);
  return usd === null || units === 0n ? coins : `${coins} (about $${usd})`;
}
