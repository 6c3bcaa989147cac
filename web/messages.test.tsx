import { renderToString } from 'react-dom/server';
import { afterAll, expect, it } from 'vitest';
import { LANGUAGES } from '#rules/messages/languages.ts';
import { pluralsIn } from '#rules/messages/numbers.ts';
import { language, m, setLanguage } from './messages.ts';
import { countText, pointsText } from './ui/figures.ts';
import { rich } from './ui/text/rich.ts';
import { relativeTimeText, utcText } from './ui/time.tsx';

afterAll(() => setLanguage('en'));

it('are read on a page alone, never by a constant of a module', () => {
  setLanguage('de');
  expect([m.shell_sign_in(), language]).toEqual(['Anmelden', 'de']);
  setLanguage(null);
  expect(() => m.shell_sign_in()).toThrow('shell_sign_in is read outside of a page');
});

it.each([
  ['en', '1,204', '-1,234.5', '2 days ago', '1 Jan 2031, 05:06:07 UTC'],
  ['de', '1.204', '-1.234,5', 'vor 2 Tagen', '1. Jan. 2031, 05:06:07 UTC'],
] as const)('write figures and times in %s', (spoken, count, points, ago, time) => {
  setLanguage(spoken);
  const atMs = Date.UTC(2031, 0, 1, 5, 6, 7);
  expect(countText(1204)).toBe(count);
  expect(pointsText(-1234.5)).toBe(points);
  expect(relativeTimeText(atMs, atMs + 2 * 86_400_000)).toBe(ago);
  expect(utcText(atMs)).toBe(time);
});

it.each(LANGUAGES)('have twelve months and every plural form in %s', (spoken) => {
  setLanguage(spoken);
  expect(m.ui_months().split(' ')).toHaveLength(12);
  for (const count of [0, 1, 2, 3, 5, 11, 21, 100, 101, 1000]) {
    expect(m.ui_days_ago({ count })).toMatch(/^\P{C}+$/u);
  }
  // A figure that an answer lacks is an error of its panel.
  expect(() => m.ui_days_ago({ count: Number.NaN })).toThrow('not a number');
  expect(pluralsIn(spoken)(0, { '=0': 'none', other: 'some' })).toBe('none');
});

it('put elements where a translation has its tags', () => {
  setLanguage('de');
  const amount = () => <b>7</b>;
  expect(renderToString(rich(m.ui_still_to_pay({ amount })))).toBe('noch zu zahlen: <b>7</b>');
});
