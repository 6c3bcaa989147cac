import { Value } from 'typebox/value';
import { afterAll, expect, it } from 'vitest';
import { createHunt } from '#contract/admin/hunts.ts';
import { LANGUAGES } from '#rules/messages/languages.ts';
import { setLanguage } from '#web/messages.ts';
import { readDraft } from './draft.ts';
import { templateHunt } from './template.ts';

afterAll(() => setLanguage('en'));

it.each(LANGUAGES)('has a template in %s that can be saved as it is', (language) => {
  setLanguage(language);
  const template = templateHunt(Date.parse('2026-03-10T12:34:56Z'));
  const { draft, problems } = readDraft(template, { keepsAnswers: true });
  expect([...problems]).toEqual([]);
  expect(Value.Check(createHunt.body, { adminTelegramId: '88', ...draft })).toBe(true);
});
