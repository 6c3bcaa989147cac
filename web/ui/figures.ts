import { isRightToLeft } from '#rules/messages/languages.ts';
import { groupedText, numberText } from '#rules/messages/numbers.ts';
import { toHundredths } from '#rules/points/points.ts';
import { language } from '#web/messages.ts';

/** A number that is written as in English, in the language of the page. */
export function shownNumber(english: string): string {
  return numberText(english, language);
}

/** Attributes of a figure with its sign, which runs from left to right in every language. */
export function apart(): { dir?: 'ltr' } {
  return isRightToLeft(language) ? { dir: 'ltr' } : {};
}

/** Points as text: '1,234', '12.25', '0.5'. Not `toLocaleString`, which follows the browser's locale. */
export function pointsText(points: number): string {
  const hundredths = toHundredths(points);
  const sign = hundredths < 0 ? '-' : '';
  const whole = Math.floor(Math.abs(hundredths) / 100);
  const part = String(Math.abs(hundredths) % 100)
    .padStart(2, '0')
    .replace(/0+$/, '');
  return shownNumber(`${sign}${groupedText(whole)}${part === '' ? '' : `.${part}`}`);
}

/** A whole number from 0 with a mark between thousands. Throws instead of showing 'undefined' or 'NaN'. */
export function countText(count: number): string {
  return shownNumber(groupedText(count));
}

/**
 * Names one after the other: 'Balance, Profile'. Not `Intl.ListFormat`: the English texts have no 'and', and a browser's rules may
 * differ from the server's.
 */
export function listText(parts: readonly string[]): string {
  return parts.join(language === 'ar' ? '، ' : ', ');
}

/** '1 tip', '1,204 tips', '0.5 points'. */
export function quantityText(amountText: string, noun: string): string {
  return `${amountText} ${noun}${amountText === '1' ? '' : 's'}`;
}
