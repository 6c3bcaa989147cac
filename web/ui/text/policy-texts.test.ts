import { afterAll, beforeAll, expect, it } from 'vitest';
import { LANGUAGES } from '#rules/messages/languages.ts';
import { PRICED_IDS } from '#rules/points/earning.ts';
import { ENGLISH } from '#rules/policies/english.ts';
import { setLanguage } from '#web/messages.ts';
import { POLICY_TEXTS } from './policy-texts.ts';

beforeAll(() => setLanguage('en'));
afterAll(() => setLanguage('en'));

const { figure: _, actionName, ...sentences } = ENGLISH;
const names = Object.keys(sentences) as (keyof typeof sentences)[];

/** All values of all sentences. */
const VALUES = {
  ...{ pool: '500 JKC', most: '9 JKC', tip: '2 JKC', name: 'Tip', from: 3, to: 4, part: 2.5 },
  ...{ points: 5, weeks: 6, active: 7, count: 8, percent: 9, tips: 10 },
};

it.each(names)('an English page says %s as the bot does', (name) => {
  const said = (texts: typeof ENGLISH) => (texts[name] as (values: object) => string)(VALUES);
  expect(said(POLICY_TEXTS)).toBe(said(ENGLISH));
});

it('names each action as the specification does', () => {
  expect(PRICED_IDS.map(POLICY_TEXTS.actionName)).toEqual(PRICED_IDS.map(actionName));
});

it('has no sentence twice in any language', () => {
  for (const language of LANGUAGES) {
    setLanguage(language);
    const said = names.map((name) => (POLICY_TEXTS[name] as (values: object) => string)(VALUES));
    expect([language, new Set(said).size]).toEqual([language, names.length]);
  }
});
