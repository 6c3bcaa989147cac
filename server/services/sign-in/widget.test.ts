import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '#contract/errors.ts';
import { wellFormed } from '#rules/telegram-html.ts';
import { OTHER_BOT_TOKEN, signWidget, TEST_BOT_TOKEN } from '#server/fakes/telegram/signer.ts';
import { verifyWidget } from './widget.ts';

type Vector = {
  id: string;
  why: string;
  botToken: string;
  now: number;
  payload: Record<string, string | number>;
  expect: 'accept' | 'reject';
  userId?: string;
};

// The file has this shape; the tests below rely on it anyway.
const vectors: Vector[] = JSON.parse(
  readFileSync(new URL('../../testing/telegram-vectors.json', import.meta.url), 'utf8'),
).widget;

const DATE = 1_772_625_600;
const anne = { id: 42, first_name: 'Anne', last_name: 'Bonny', username: 'bonny', auth_date: DATE };

// The library's own unit for all of Unicode takes a second to set up.
const character = fc.nat(0x10ffff).map((code) => wellFormed(String.fromCodePoint(code)));

/** The accepted Telegram id, or the text of the refusal. */
function outcome(payload: unknown, botToken = TEST_BOT_TOKEN): string {
  try {
    return verifyWidget(payload, botToken).telegramId;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return `${error.code}: ${error.message}`;
  }
}

const REFUSED = 'invalid_sign_in: Invalid Telegram authentication data';

describe('published sign-ins of the widget', () => {
  it('are all here', () => {
    expect(vectors).toHaveLength(8);
    expect(vectors.filter((vector) => vector.expect === 'accept')).toHaveLength(4);
  });

  // The age is checked with the account (sign-in.test.ts), so the outdated one has a valid signature here.
  it.each(vectors)('$id: $why', ({ id, payload, botToken, expect: verdict, userId }) => {
    const signed = verdict === 'accept' || id === 'pub-w-cyrillic-stale';
    expect(outcome(payload, botToken)).toBe(signed ? (userId ?? String(payload.id)) : REFUSED);
  });
});

describe('verifyWidget', () => {
  it('returns the person, the time, the mark of this sign-in, and the address of the picture', () => {
    const signed = signWidget(anne);
    expect(verifyWidget(signed, TEST_BOT_TOKEN)).toEqual({
      telegramId: '42',
      signedAtMs: DATE * 1000,
      mark: `widget:${signed.hash}`,
      photoUrl: null,
    });
    const shown = signWidget({ ...anne, photo_url: 'https://t.me/a.jpg' });
    expect(verifyWidget(shown, TEST_BOT_TOKEN).photoUrl).toBe('https://t.me/a.jpg');
    const asText = { ...signed, id: '42', auth_date: String(DATE) };
    const turned = Object.fromEntries(Object.entries(asText).reverse());
    expect(verifyWidget(turned, TEST_BOT_TOKEN)).toEqual(verifyWidget(signed, TEST_BOT_TOKEN));
  });

  // Values that Telegram may sign, and that must then be accepted.
  it.each<[string, Record<string, string | number>]>([
    ['no name at all', { id: 1, auth_date: DATE }],
    ['an empty last name', { ...anne, last_name: '' }],
    ['a name with an equals sign and what follows it', { ...anne, first_name: 'a=b&c\tid=7' }],
    ['a name with other line breaks', { ...anne, first_name: 'a\u2028id=7\u0085\u000b' }],
    ['a name in another script', { ...anne, first_name: 'Амир 🏴‍☠️' }],
    ['a field that nobody knows yet', { ...anne, a_new_field_2: 'x', allows_write: 'true' }],
    ['the longest value', { ...anne, photo_url: 'x'.repeat(2048) }],
    ['the largest id', { ...anne, id: 2 ** 52 - 1 }],
    ['numbers that are exact', { ...anne, chat: Number.MAX_SAFE_INTEGER, less: -5 }],
    ['the first date of nine digits', { ...anne, auth_date: 100_000_000 }],
    ['a date of eleven digits', { ...anne, auth_date: 99_999_999_999 }],
    ['as many fields as there may be', filled(32)],
  ])('accepts %s', (_, fields) => {
    expect(outcome(signWidget(fields))).toBe(String(fields.id));
  });

  // All of these are correctly signed; the form is refused.
  it.each<[string, Record<string, string | number>]>([
    ['a name with a line feed', { ...anne, first_name: 'Bob\nid=1' }],
    ['a name that ends with one', { ...anne, first_name: 'Bob\n' }],
    ['a name with a carriage return', { ...anne, first_name: 'Bob\rid=1' }],
    ['NUL', { ...anne, first_name: 'Bob\0' }],
    ['half of a surrogate pair', { ...anne, first_name: 'Bob\ud800' }],
    ['a value too long', { ...anne, photo_url: 'x'.repeat(2049) }],
    ['an upper-case key', { ...anne, Id: '1' }],
    ['a key that begins with a digit', { ...anne, '1d': '1' }],
    ['a key that begins with an underscore', { ...anne, _id: '1' }],
    ['a key with an equals sign', { ...anne, 'a=1': '1' }],
    ['a key with a line feed', { ...anne, 'a\nid': '1' }],
    ['an empty key', { ...anne, '': '1' }],
    ['a key in another script', { ...anne, имя: '1' }],
    ['a fraction', { ...anne, ratio: 1.5 }],
    ['a number past the exact ones', { ...anne, chat: 2 ** 53 }],
    ['too many fields', filled(33)],
    ['no id', { auth_date: DATE }],
    ['an id of 2^52', { ...anne, id: 2 ** 52 }],
    ['an id of 0', { ...anne, id: 0 }],
    ['an id below 0', { ...anne, id: -1 }],
    ['an id of minus 0', { ...anne, id: -0 }],
    ['an id with a sign', { ...anne, id: '+42' }],
    ['an id with a leading zero', { ...anne, id: '042' }],
    ['an id with an exponent', { ...anne, id: '4e1' }],
    ['an id in hexadecimal', { ...anne, id: '0x2a' }],
    ['an id with a space', { ...anne, id: ' 42' }],
    ['an id in other digits', { ...anne, id: '٤٢' }],
    ['an empty id', { ...anne, id: '' }],
    ['no date', { id: 42 }],
    ['an empty date', { ...anne, auth_date: '' }],
    ['a date of eight digits', { ...anne, auth_date: 99_999_999 }],
    ['a date of twelve digits', { ...anne, auth_date: '100000000000' }],
    ['a date with letters after it', { ...anne, auth_date: `${DATE}abc` }],
    ['a date that is NaN', { ...anne, auth_date: 'NaN' }],
    ['a date that is infinite', { ...anne, auth_date: 'Infinity' }],
    ['a date with a fraction', { ...anne, auth_date: `${DATE}.5` }],
    ['a date with an exponent', { ...anne, auth_date: '1e10' }],
    ['a date below 0', { ...anne, auth_date: `-${DATE}` }],
    ['a date with a leading zero', { ...anne, auth_date: `0${DATE}` }],
    ['a date with a space', { ...anne, auth_date: ` ${DATE}` }],
  ])('refuses %s', (_, fields) => {
    expect(outcome(signWidget(fields))).toBe(REFUSED);
  });

  it.each<[string, (hash: string) => unknown]>([
    ['63 digits', (hash) => hash.slice(0, 63)],
    ['65 digits', (hash) => `${hash}0`],
    ['upper case', (hash) => hash.toUpperCase()],
    ['one upper-case digit', (hash) => hash.replace(/[a-f]/, (digit) => digit.toUpperCase())],
    ['a digit that is none', (hash) => `g${hash.slice(1)}`],
    ['64 characters of two bytes', () => 'é'.repeat(64)],
    ['32 characters of two bytes', () => 'é'.repeat(32)],
    ['a space before it', (hash) => ` ${hash}`],
    ['a line feed after it', (hash) => `${hash}\n`],
    ['base64 of it', (hash) => Buffer.from(hash, 'hex').toString('base64')],
    ['nothing', () => ''],
    ['zeros', () => '0'.repeat(64)],
    ['a number', () => 1],
    ['null', () => null],
    ['a list of it', (hash) => [hash]],
    ['no field at all', () => undefined],
  ])('refuses a hash of %s', (_, change) => {
    const signed = signWidget({ ...anne, first_name: 'Anne' });
    const changed: Record<string, unknown> = { ...signed, hash: change(signed.hash) };
    if (changed.hash === undefined) delete changed.hash;
    expect(outcome(changed)).toBe(REFUSED);
    expect(outcome(signed)).toBe('42');
  });

  it.each<[string, (signed: Record<string, unknown>) => unknown]>([
    ['another id', (signed) => ({ ...signed, id: 43 })],
    ['a later date', (signed) => ({ ...signed, auth_date: DATE + 1 })],
    ['a field that was not signed', (signed) => ({ ...signed, is_admin: 'true' })],
    ['an empty field that was not signed', (signed) => ({ ...signed, photo_url: '' })],
    ['a field left out', ({ username: _, ...signed }) => signed],
    [
      'a value under another key',
      ({ username, ...signed }) => ({ ...signed, user_name: username }),
    ],
    [
      'two values changed round',
      (signed) => ({ ...signed, first_name: 'Bonny', last_name: 'Anne' }),
    ],
    ['a value with a space more', (signed) => ({ ...signed, first_name: 'Anne ' })],
    ['a value in another form of Unicode', (signed) => ({ ...signed, username: 'bonn\u0443' })],
    ['an object as a value', (signed) => ({ ...signed, user: { id: 1 } })],
    ['a truth value', (signed) => ({ ...signed, is_bot: false })],
    ['null as a value', (signed) => ({ ...signed, photo_url: null })],
    ['infinity', (signed) => ({ ...signed, x: JSON.parse('1e999') })],
    ['__proto__', (signed) => JSON.parse(JSON.stringify(signed).replace('{', '{"__proto__":"1",'))],
    ['a list', (signed) => Object.entries(signed)],
    ['a text', (signed) => JSON.stringify(signed)],
    ['null', () => null],
    ['nothing', () => undefined],
    ['an empty object', () => ({})],
  ])('refuses %s', (_, change) => {
    expect(outcome(change(signWidget(anne)))).toBe(REFUSED);
  });

  // Telegram signs a stranger's odd name; the same bytes, cut elsewhere, name an admin.
  it('is not fooled by re-cut lines', () => {
    const signed = signWidget({ auth_date: DATE, first_name: 'Bob\nid=1', id: 666 });
    const recut = { auth_date: DATE, first_name: 'Bob', id: '1\nid=666', hash: signed.hash };
    const moved = { auth_date: `${DATE}\nfirst_name=Bob\nid=1`, id: 666, hash: signed.hash };
    const inKey = {
      auth_date: DATE,
      'first_name=Bob\nid': '1\nid=666',
      id: 666,
      hash: signed.hash,
    };
    for (const forged of [signed, recut, moved, inKey]) expect(outcome(forged)).toBe(REFUSED);
  });

  it('accepts only its own bot, and no invalid token', () => {
    expect(outcome(signWidget(anne, OTHER_BOT_TOKEN))).toBe(REFUSED);
    for (const token of ['', 'undefined', 'null', `${TEST_BOT_TOKEN} `]) {
      expect(outcome(signWidget(anne, token))).toBe(REFUSED);
    }
    // A signature made with a Mini App's key is no widget's sign-in.
    expect(outcome(signWidget(anne, TEST_BOT_TOKEN.toLowerCase()))).toBe(REFUSED);
  });

  it('uses the last of two equal keys, as every JSON reader does', () => {
    const text = JSON.stringify(signWidget(anne));
    expect(outcome(JSON.parse(text.replace('"id":42', '"id":1,"id":42')))).toBe('42');
    expect(outcome(JSON.parse(text.replace('"id":42', '"id":42,"id":1')))).toBe(REFUSED);
  });

  it('never accepts a payload with one byte changed', () => {
    const bytes = Buffer.from(JSON.stringify(signWidget({ ...anne, first_name: 'Amél' })));
    const place = fc.integer({ min: 0, max: bytes.length - 1 });
    fc.assert(
      fc.property(place, fc.integer({ min: 1, max: 255 }), (at, difference) => {
        const changed = Buffer.from(bytes);
        changed.writeUInt8(changed.readUInt8(at) ^ difference, at);
        const payload = readJson(changed.toString('utf8'));
        if (payload !== undefined) expect(outcome(payload)).toBe(REFUSED);
      }),
      { numRuns: 1500 },
    );
  });

  it('accepts signed fields and no changed ones, whatever they are', () => {
    const key = fc.constantFrom(
      ...['first_name', 'last_name', 'username', 'photo_url', 'id', 'auth_date'],
      ...['a', 'a1', 'a_b', 'constructor', 'x9'],
    );
    const value = fc.oneof(
      fc.string({ unit: character, maxLength: 40 }).map((text) => text.replace(/[\0\r\n]/g, ' ')),
      fc.maxSafeInteger(),
    );
    const fields = fc
      .dictionary(key, value, { maxKeys: 8 })
      .map((each) => ({ ...each, id: 42, auth_date: DATE }));
    fc.assert(
      fc.property(fields, key, value, (signedFields, changedKey, changedValue) => {
        const signed = signWidget(signedFields);
        expect(outcome(signed)).toBe('42');
        const before = new Map<string, unknown>(Object.entries(signed)).get(changedKey);
        if (before !== undefined && String(before) === String(changedValue)) return;
        expect(outcome({ ...signed, [changedKey]: changedValue })).toBe(REFUSED);
      }),
    );
  });
});

/** A payload with this many fields, including the hash. */
function filled(count: number): Record<string, string | number> {
  const more = Array.from({ length: count - 3 }, (_, index) => [`f${index}`, index] as const);
  return { id: 42, auth_date: DATE, ...Object.fromEntries(more) };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
