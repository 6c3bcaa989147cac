import type { Language } from './languages.ts';

/** The parts of the compiled messages that pages load too. */

/** Counts and points as the site writes them: '1,204' or '12.25' in English. */
export function groupedNumbersIn(language: Language): (value: number) => string {
  return (value) => numberText(groupedText(value), language);
}

/** A number of at most three decimals with ',' between thousands. Throws instead of showing 'undefined' or 'NaN'. */
export function groupedText(count: number): string {
  if (!Number.isFinite(count)) throw new RangeError('not a number');
  return String(count).replace(/\B(?=(?:\d{3})+(?:\.|$))/g, ',');
}

/** The marks between thousands and before decimals. */
const MARKS: Readonly<Record<Language, readonly [thousands: string, decimals: string]>> = {
  en: [',', '.'],
  de: ['.', ','],
  es: ['.', ','],
  ru: ['\u00a0', ','],
  ar: [',', '.'],
  id: ['.', ','],
};

/**
 * A number that is written as in English, such as '1,204.5', in another language. Not by `Intl`: a browser whose rules differ from
 * the server's would not find the text that the server rendered.
 */
export function numberText(english: string, language: Language): string {
  const [thousands, decimals] = MARKS[language];
  return english.replace(/[,.]/g, (mark) => (mark === ',' ? thousands : decimals));
}

/** A message of the site with tags: its texts, and between them what the component made of each tag. */
export type Rich<T> = readonly (string | T)[];

/** A form for each category of the language, and for exact numbers as `=0`. */
type Forms<T> = Readonly<Record<string, T>> & { readonly other: T };

/** Chooses among forms by CLDR's plural rules. */
export function pluralsIn(language: Language): <T>(value: number, forms: Forms<T>) => T {
  const rules = new Intl.PluralRules(language);
  return (value, forms) => forms[`=${value}`] ?? forms[rules.select(value)] ?? forms.other;
}
