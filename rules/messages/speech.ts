import { escapeHtml } from '../telegram-html.ts';
import { type Language, LOCALES } from './languages.ts';

/** The parts of which the compiled messages are made (`npm run messages` writes them). */

/** A text from outside, which is escaped, or Telegram's HTML, which is not. */
export type Text = string | { readonly html: string };

export function markup(value: Text): string {
  return typeof value === 'string' ? escapeHtml(value) : value.html;
}

/** Writes numbers: as the specification wants them in English, which has no grouping, and by `Intl` elsewhere. */
export function numbersIn(language: Language): (value: number) => string {
  if (language === 'en') return String;
  const format = new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 8 });
  return (value) => format.format(value);
}
