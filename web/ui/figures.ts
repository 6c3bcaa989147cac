import { toHundredths } from '#rules/points/points.ts';

/** Points as text: '1,234', '12.25', '0.5'. Not `toLocaleString`, which follows the browser's locale. */
export function pointsText(points: number): string {
  const hundredths = toHundredths(points);
  const sign = hundredths < 0 ? '-' : '';
  const whole = Math.floor(Math.abs(hundredths) / 100);
  const part = String(Math.abs(hundredths) % 100)
    .padStart(2, '0')
    .replace(/0+$/, '');
  return `${sign}${countText(whole)}${part === '' ? '' : `.${part}`}`;
}

/** A whole number from 0 with ',' between thousands. Throws instead of showing 'undefined' or 'NaN'. */
export function countText(count: number): string {
  if (!Number.isFinite(count)) throw new RangeError('not a number');
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** '1 tip', '1,204 tips', '0.5 points'. */
export function quantityText(amountText: string, noun: string): string {
  return `${amountText} ${noun}${amountText === '1' ? '' : 's'}`;
}
