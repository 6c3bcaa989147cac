import { shownNumber } from '#web/ui/figures.ts';
/** A part of a whole in percent: '71 %', '0.4 %'. */
export function partText(part: number): string {
  const percent = part * 100;
  const text = percent > 0 && percent < 10 ? percent.toFixed(1) : percent.toFixed(0);
  return shownNumber(`${text} %`);
}

/** The Gini coefficient with two decimals. */
export function giniText(gini: number): string {
  return shownNumber(gini.toFixed(2));
}
