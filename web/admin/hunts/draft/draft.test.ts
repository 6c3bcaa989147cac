import { Value } from 'typebox/value';
import { expect, it } from 'vitest';
import { createHunt } from '#contract/admin/hunts.ts';
import { HUNT } from '../../../testing/samples.ts';
import { readDraft } from './draft.ts';
import { type ClueText, EMPTY_HUNT, type HuntText, moved, NEW_CLUE, textOf } from './hunt-text.ts';
import { parseKept } from './stored-text.ts';
import { templateHunt } from './template.ts';

const HASH = 'a'.repeat(64);
const KEEPS = { keepsAnswers: true };
const read = (change: Partial<HuntText>) => readDraft({ ...textOf(HUNT), ...change }, KEEPS);
const readClue = (change: Partial<ClueText>) =>
  read({ clues: [{ ...NEW_CLUE, key: '1', text: 'x', ...change }] });
const isTaken = (draft: object | null) =>
  Value.Check(createHunt.body, { adminTelegramId: '88', ...draft });

it('reads a stored draft as it was written, each clue with what it keeps', () => {
  const { draft, problems } = read({});
  expect([problems.size, isTaken(draft)]).toEqual([0, true]);
  expect(draft).toEqual({
    title: HUNT.title,
    story: HUNT.story,
    winners: 'draw',
    startsAt: '2026-03-15T18:00:00Z',
    endsAt: '2026-03-16T18:00:00Z',
    memberDays: 7,
    leastPoints: 2.5,
    leastShares: 3,
    finisherPoints: 1.5,
    badge: 'Anchor',
    prizes: HUNT.prizes,
    clues: [
      { kind: 'answer', text: 'Which ship?', keeps: 1 },
      {
        ...{ kind: 'link', text: 'Below deck', place: 'Deck', keeps: 2 },
        ...{ hint: 'Look down', hintAfterMinutes: 120 },
        picture: { hash: 'a'.repeat(64), description: 'A deck' },
      },
      { kind: 'tip', text: 'Tip her', payeeId: '12' },
    ],
  });
});

it('carries answers along with moved clues, and none over those of somebody else', () => {
  const clues = moved(textOf(HUNT).clues, 1, 0);
  expect(read({ clues }).draft?.clues.map(({ keeps }) => keeps)).toEqual([2, 1, undefined]);
  const { draft } = readDraft(textOf(HUNT), { keepsAnswers: false });
  expect(draft?.clues.map(({ keeps }) => keeps)).toEqual([undefined, undefined, undefined]);
});

it('replaces stored answers only by others', () => {
  const replaced = readClue({ keeps: '1', replaces: 'yes', answers: ' Black Pearl \n\npearl' });
  expect(replaced.draft?.clues).toEqual([
    { kind: 'answer', text: 'x', answers: ['Black Pearl', 'pearl'] },
  ]);
  const empty = readClue({ keeps: '1', replaces: 'yes', answers: ' \n' });
  expect([...empty.problems.keys()]).toEqual(['clue 1 answers']);
  expect(readClue({ answers: '' }).draft?.clues).toEqual([{ kind: 'answer', text: 'x' }]);
});

it.each<[keyof HuntText, string[], string[]]>([
  ['title', ['x', 'x'.repeat(80)], ['', '  ', 'x'.repeat(81)]],
  ['story', ['x'.repeat(2000)], ['', 'x'.repeat(2001)]],
  ['startsAt', ['2026-03-15T00:00'], ['', '2026-03-15']],
  ['endsAt', ['2026-03-15T18:01'], ['', '2026-03-15T18:00', '2026-03-15T17:59']],
  ['memberDays', ['0', '365'], ['', '-1', '366', '1.5', 'x']],
  ['leastPoints', ['0', '1000000', '0.25'], ['', '1000001', '0.001']],
  ['leastShares', ['0', '52'], ['', '53', '1.5']],
  ['finisherPoints', ['0', '20', '0.01'], ['', '20.01', '-1']],
  ['badge', ['', 'x'.repeat(24)], ['x'.repeat(25)]],
])('takes and refuses the same %s as the server', (field, fine, wrong) => {
  for (const text of fine) {
    expect([text, isTaken(read({ [field]: text }).draft)]).toEqual([text, true]);
  }
  for (const text of wrong) {
    expect([text, ...read({ [field]: text }).problems.keys()]).toEqual([text, field]);
  }
});

it.each<[string, string, string[]]>([
  ['2.5', '', []],
  ['', '100', []],
  ['0', '0', ['prize 1 amount']],
  ['', '', ['prize 1 amount']],
  ['1,5', '', ['prize 1 amount']],
  ['1', '100.01', ['prize 1 points']],
])(
  'takes a prize of “%s” coins and “%s” points, or says what is wrong',
  (amount, points, wrong) => {
    const { draft, problems } = read({ prizes: [{ key: '1', amount, points }] });
    expect([...problems.keys()]).toEqual(wrong);
    expect(isTaken(draft)).toBe(wrong.length === 0);
  },
);

it.each<[Partial<ClueText>, string | null]>([
  [{ text: 'x'.repeat(1000) }, null],
  [{ text: 'x'.repeat(1001) }, 'text'],
  [{ text: ' ' }, 'text'],
  [{ place: 'x'.repeat(120) }, null],
  [{ place: 'x'.repeat(121) }, 'place'],
  [{ hint: 'x'.repeat(301) }, 'hint'],
  [{ hint: 'x', hintAfter: '744', hintUnit: 'hours' }, null],
  [{ hint: 'x', hintAfter: '745', hintUnit: 'hours' }, 'hintAfter'],
  [{ hint: 'x', hintAfter: '' }, 'hintAfter'],
  [{ hint: '', hintAfter: 'x' }, null],
  [{ answers: Array.from({ length: 10 }, () => 'x'.repeat(100)).join('\n') }, null],
  [{ answers: Array.from({ length: 11 }, () => 'x').join('\n') }, 'answers'],
  [{ answers: 'x'.repeat(101) }, 'answers'],
  [{ answers: 'fine\n?!' }, 'answers'],
  [{ picture: HASH, pictureText: 'x'.repeat(200) }, null],
  [{ picture: HASH, pictureText: 'x'.repeat(201) }, 'pictureText'],
  [{ picture: HASH, pictureText: ' ' }, 'pictureText'],
  [{ picture: '', pictureText: '' }, null],
  [{ kind: 'tip' }, 'payeeId'],
  [{ kind: 'tip', payeeId: '12' }, null],
])('takes a clue %j, or marks its %s', (change, wrong) => {
  const { draft, problems } = readClue(change);
  expect([...problems.keys()]).toEqual(wrong === null ? [] : [`clue 1 ${wrong}`]);
  expect(isTaken(draft)).toBe(wrong === null);
});

it('has a template that can be saved as it is, without answers', () => {
  const template = templateHunt(Date.parse('2026-03-10T12:34:56Z'));
  const { draft } = readDraft(template, KEEPS);
  expect(isTaken(draft)).toBe(true);
  expect(draft).toMatchObject({ startsAt: '2026-03-12T13:00:00Z', endsAt: '2026-03-13T13:00:00Z' });
  expect(draft?.clues.every((clue) => clue.answers === undefined)).toBe(true);
});

it('takes back only text that the form has written', () => {
  const kept = { text: textOf(HUNT), base: 'x' };
  expect(parseKept(JSON.stringify(kept))).toEqual(kept);
  for (const foreign of [
    '',
    'null',
    '{',
    '{"base":"x"}',
    JSON.stringify({ base: 'x', text: { ...EMPTY_HUNT, title: 7 } }),
    JSON.stringify({ base: 'x', text: { ...EMPTY_HUNT, winners: 'all' } }),
    JSON.stringify({ base: 'x', text: { ...EMPTY_HUNT, clues: [] } }),
    JSON.stringify({ base: 'x', text: { ...EMPTY_HUNT, clues: [{ ...NEW_CLUE, kind: 'gps' }] } }),
    JSON.stringify({ base: 'x', text: { ...EMPTY_HUNT, prizes: [null] } }),
  ]) {
    expect([foreign, parseKept(foreign)]).toEqual([foreign, null]);
  }
});
