import { expect, it } from 'vitest';
import { type Acquaintance, acquaintanceOf, type Payee, toRemember } from './payees.ts';

const BO: Payee = { telegramId: '6', name: 'Bo', username: 'bo_sun' };
const SHY: Payee = { telegramId: '7', name: 'Shy', username: null };
const known = [
  toRemember(BO, 'bo at home', 1),
  toRemember(SHY, 'shy at home', 2),
  toRemember(null, 'a shop', 3),
  toRemember({ telegramId: '9', name: 'Ann Lee', username: null }, 'ann at home', 4),
];

it.each<[string, Payee | null, string, Acquaintance]>([
  ['the same', BO, 'bo at home', { kind: 'known' }],
  [
    'the same under a new name',
    { ...BO, name: 'Beau', username: null },
    'bo at home',
    { kind: 'known' },
  ],
  [
    'somebody new',
    { ...BO, telegramId: '8', username: 'cleo', name: 'Cleo' },
    'x',
    { kind: 'first' },
  ],
  ['a changed address', BO, 'elsewhere', { kind: 'moved', before: 'bo at home' }],
  [
    'a changed address under a new name',
    { ...BO, username: 'beau' },
    'elsewhere',
    { kind: 'moved', before: 'bo at home' },
  ],
  [
    'another account under the same username',
    { ...BO, telegramId: '666', username: 'Bo_Sun' },
    'elsewhere',
    { kind: 'impostor', before: 'bo at home' },
  ],
  [
    'another account at the same address',
    { ...BO, telegramId: '666' },
    'bo at home',
    { kind: 'impostor', before: 'bo at home' },
  ],
  [
    'another account under the same name, without usernames',
    { ...SHY, telegramId: '666' },
    'elsewhere',
    { kind: 'impostor', before: 'shy at home' },
  ],
  [
    'another account under the same name, with another username',
    { ...BO, telegramId: '666', username: 'bo_moon' },
    'elsewhere',
    { kind: 'impostor', before: 'bo at home' },
  ],
  [
    'another account under the same name, without a username',
    { ...BO, telegramId: '666', name: ' bo', username: null },
    'elsewhere',
    { kind: 'impostor', before: 'bo at home' },
  ],
  [
    'another account under the same name with letters that nobody sees',
    { ...SHY, telegramId: '666', name: '\u2060S\u00adhy\u{e0041}\b' },
    'elsewhere',
    { kind: 'impostor', before: 'shy at home' },
  ],
  [
    'another account under the same name with more white space',
    { telegramId: '666', name: 'Ann\u00a0\n Lee', username: null },
    'elsewhere',
    { kind: 'impostor', before: 'ann at home' },
  ],
  [
    'another account whose name is the username',
    { telegramId: '666', name: '@bo_sun', username: null },
    'elsewhere',
    { kind: 'impostor', before: 'bo at home' },
  ],
  ['a known address', null, 'a shop', { kind: 'known' }],
  ['a member’s address', null, 'bo at home', { kind: 'known' }],
  ['an unknown address', null, 'x', { kind: 'first' }],
])('knows %s', (_, payee, address, expected) => {
  expect(acquaintanceOf(known, { payee, address })).toEqual(expected);
});

it('remembers a member by their id, and an address by itself', () => {
  expect(toRemember(BO, 'x', 5)).toEqual({
    id: 'member:6',
    name: 'Bo',
    username: 'bo_sun',
    address: 'x',
    atMs: 5,
  });
  expect(toRemember(null, 'x', 5)).toMatchObject({ id: 'address:x', name: null });
});
