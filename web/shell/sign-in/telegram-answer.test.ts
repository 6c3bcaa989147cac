import { describe, expect, it } from 'vitest';
import { readIdToken, readWidgetFields, readWindowAnswer } from './telegram-answer.ts';

const FIELDS = { id: 11, first_name: 'Anne', auth_date: 1_772_622_000, hash: 'a'.repeat(64) };
const posted = (message: unknown) => readWindowAnswer(JSON.stringify(message));

describe('what Telegram’s window posts', () => {
  it('is its result, or that there is none', () => {
    expect(posted({ event: 'auth_result', result: FIELDS, origin: 'x' })).toEqual({
      result: FIELDS,
    });
    expect(posted({ event: 'auth_result', result: false })).toBe('declined');
    expect(posted({ event: 'auth_result', error: 'access_denied' })).toBe('declined');
  });

  it.each<[string, unknown]>([
    ['an object', { event: 'auth_result', result: FIELDS }],
    ['no JSON', '{'],
    ['a list', JSON.stringify([{ event: 'auth_result' }])],
    ['nothing', 'null'],
    ['another event', JSON.stringify({ event: 'auth_user', auth_data: FIELDS })],
    ['too much', JSON.stringify({ event: 'auth_result', result: 'x'.repeat(32_768) })],
  ])('is no answer: %s', (_, data) => {
    expect(readWindowAnswer(data)).toBeNull();
  });
});

describe('the widget’s fields', () => {
  it('are taken as they came, with those that Telegram adds one day', () => {
    const more = { ...FIELDS, new_field: 'x', last_name: '' };
    expect(readWidgetFields(more)).toEqual(more);
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'x'],
    ['a list', [FIELDS]],
    ['no id', { ...FIELDS, id: undefined }],
    ['no hash', { ...FIELDS, hash: '' }],
    ['a name of another kind', { ...FIELDS, 'Id\n': 1 }],
    ['a line break', { ...FIELDS, first_name: 'Bob\nid=22' }],
    ['a fraction', { ...FIELDS, id: 1.5 }],
    ['something nested', { ...FIELDS, first_name: {} }],
    ['a long value', { ...FIELDS, first_name: 'x'.repeat(2049) }],
    ['many fields', Object.fromEntries([...Array(33)].map((_, at) => [`f${at}`, 1]))],
  ])('are none with %s', (_, result) => {
    expect(readWidgetFields(result)).toBeNull();
  });
});

it.each<[unknown, boolean]>([
  ['a.b-_.c', true],
  ['a.b', false],
  ['a.b.c.d', false],
  ['a.b.c\n', false],
  [`a.b.${'c'.repeat(8192)}`, false],
  [null, false],
])('%.20j is an id_token: %s', (result, is) => {
  expect(readIdToken(result)).toBe(is ? result : null);
});
