import { expect, it } from 'vitest';
import { LANGUAGES } from '#rules/messages/languages.ts';
import { CATALOGUES, compareCatalogues, parseCatalogue, readCatalogue } from './catalogue.mjs';

const english = parseCatalogue({
  bot_tips: '{count, plural, one {# tip} other {# tips}} for <b>{name}</b>',
  bot_left: 'At most {most, number}',
  button_go: 'Go',
}).messages;

it.each<[Record<string, string>, string | null]>([
  // More forms than English, another order, a number with forms.
  [{ bot_tips: '<b>{name}</b>: {count, plural, one {#} few {#} many {#} other {#}}' }, null],
  [{ bot_left: '{most, plural, one {# Mal} other {# Male}}' }, null],
  [{}, null],
  [{ bot_tips: '{count, plural, other {#}} for <b>{nam}</b>' }, 'bot_tips: its values'],
  [{ bot_tips: 'for <b>{name}</b>' }, 'bot_tips: its values'],
  [{ bot_tips: '{count} for <b>{name}</b>' }, 'bot_tips: its values'],
  [{ bot_tips: '{count, number} for {name}' }, 'bot_tips: its marks'],
  [{ bot_tips: '{count, number} for <i>{name}</i>' }, 'bot_tips: its marks'],
  [{ bot_tips: '{count, plural, one {<b>#</b>} other {#}} for <b>{name}</b>' }, 'its marks'],
  [{ bot_tips: '{count, number} for <b>{name}</b>, <code>x</code>' }, 'bot_tips: its marks'],
  [{ bot_tips: '{count, number} for <a>{name}</a>' }, 'a is not possible'],
  [{ bot_tips: '{count, number, ::percent} for <b>{name}</b>' }, 'count is not possible'],
  [{ bot_tips: '{count, number} for <b>{name}' }, 'bot_tips: '],
  [{ button_go: '<b>Go</b>' }, 'b is not possible'],
  [{ bot_none: 'x' }, 'bot_none: English has no such message'],
  [{ Nonsense: 'x' }, 'Nonsense: the key has no prefix'],
])('checks a translation against English: %o', (texts, problem) => {
  const { messages, problems } = parseCatalogue(texts);
  const found = [...problems, ...compareCatalogues(english, messages)];
  if (problem === null) expect(found).toEqual([]);
  else expect(found).toEqual([expect.stringContaining(problem)]);
});

it.each(Object.entries(CATALOGUES))(
  'has every message of the %s in each language',
  (_, catalogue) => {
    const keys = Object.keys(readCatalogue('en', catalogue));
    for (const language of LANGUAGES) {
      expect(Object.keys(readCatalogue(language, catalogue))).toEqual(keys);
    }
  },
);
