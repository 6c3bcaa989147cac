import fc from 'fast-check';
import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import {
  MAX_INIT_DATA_BYTES,
  MAX_WIDGET_FIELDS,
  postAdminLogin,
  postMiniAppSignIn,
  postSignInNonce,
  postTelegramSignIn,
} from './auth.ts';

const widget = { id: 42, first_name: 'John', auth_date: 1565810688, hash: 'c3'.repeat(32) };
const token = { id_token: 'aGVhZA.Ym9keQ.c2ln', nonce: 'abcdefghijklmnop' };
const many = Object.fromEntries(Array.from({ length: MAX_WIDGET_FIELDS }, (_, n) => [`f${n}`, n]));

describe('POST /api/auth/telegram', () => {
  const body = Compile(postTelegramSignIn.body);

  it.each([
    ["the widget's fields", widget],
    ['all fields as text', { ...widget, id: '42', auth_date: '1565810688' }],
    ['a field that Telegram adds', { ...widget, signature: 'x', allows_write_to_pm: 'true' }],
    ['an empty last name', { ...widget, last_name: '' }],
    ['the longest value', { ...widget, photo_url: 'x'.repeat(2048) }],
    ['a name in any script', { ...widget, first_name: 'Амир 🏴‍☠️' }],
    ['an id_token', token],
  ])('takes %s', (_, value) => {
    expect(body.Check(value)).toBe(true);
  });

  it.each([
    ['nothing', {}],
    ['a list', [widget]],
    ['null', null],
    ['no hash', { id: 42, auth_date: 1565810688 }],
    ['no auth_date', { id: 42, hash: widget.hash }],
    ['no id', { auth_date: 1565810688, hash: widget.hash }],
    ['a line feed in a value', { ...widget, first_name: 'Bob\nid=1' }],
    ['a line feed at the end of a value', { ...widget, first_name: 'Bob\n' }],
    ['a carriage return in a value', { ...widget, first_name: 'Bob\rid=1' }],
    ['NUL in a value', { ...widget, first_name: 'Bob\0' }],
    ['a line feed in a key', { ...widget, 'x\nid': '1' }],
    ['an equals sign in a key', { ...widget, 'x=1': '1' }],
    ['an upper-case key', { ...widget, Id: '1' }],
    ['an empty key', { ...widget, '': '1' }],
    ['__proto__ as its own key', JSON.parse('{"id":1,"auth_date":1,"hash":"h","__proto__":"1"}')],
    ['a value too long', { ...widget, first_name: 'x'.repeat(2049) }],
    ['an object as a value', { ...widget, user: { id: 1 } }],
    ['a truth value', { ...widget, is_bot: false }],
    ['null as a value', { ...widget, last_name: null }],
    ['a fraction', { ...widget, id: 4.2 }],
    ['a number past the safe ones', { ...widget, id: 2 ** 53 }],
    ['infinity, as 1e999 reads', { ...widget, id: JSON.parse('1e999') }],
    ['too many fields', { ...widget, ...many }],
    ['an id_token without a nonce', { id_token: token.id_token }],
    ['an id_token of two parts', { ...token, id_token: 'a.b' }],
  ])('refuses %s', (_, value) => {
    expect(body.Check(value)).toBe(false);
  });

  it('never accepts a value that would add a line to the signed text', () => {
    const line = fc.tuple(fc.string(), fc.constantFrom('\n', '\r', '\0'), fc.string());
    fc.assert(
      fc.property(line, ([before, cut, after]) => {
        expect(body.Check({ ...widget, first_name: before + cut + after })).toBe(false);
      }),
    );
  });
});

describe('POST /api/auth/mini-app', () => {
  const body = Compile(postMiniAppSignIn.body);

  it.each([
    [{ initData: 'user=%7B%7D&hash=x' }, true],
    [{ initData: 'x'.repeat(MAX_INIT_DATA_BYTES) }, true],
    [{ initData: 'x'.repeat(MAX_INIT_DATA_BYTES + 1) }, false],
    [{ initData: '' }, false],
    [{ initData: { user: { id: 1 } } }, false],
    [{ initData: ['x'] }, false],
    [{ initData: 'x', user: { id: 1 } }, false],
    [{}, false],
  ])('case %#', (value, taken) => {
    expect(body.Check(value)).toBe(taken);
  });
});

describe('POST /api/auth/nonce', () => {
  it('takes nothing', () => {
    const body = Compile(postSignInNonce.body);
    expect([body.Check({}), body.Check({ nonce: 'x' }), body.Check([])]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('POST /api/admin/auth/login', () => {
  const body = Compile(postAdminLogin.body);

  it.each([['1'], ['4503599627370495'], [' 42 ']])('takes the id %j', (telegramId) => {
    expect(body.Check({ telegramId })).toBe(true);
  });

  it.each([
    [''],
    [' '],
    ['0'],
    ['042'],
    ['-1'],
    ['+1'],
    ['1e3'],
    ['4 2'],
    ['٤٢'],
    ['1'.repeat(17)],
    [42],
  ])('refuses the id %j', (telegramId) => {
    expect(body.Check({ telegramId })).toBe(false);
  });

  it.each([
    ['07', true],
    ['7', false],
    [7, false],
  ])('match code %j: %s', (matchCode, taken) => {
    expect(body.Check({ telegramId: '42', matchCode })).toBe(taken);
  });
});
