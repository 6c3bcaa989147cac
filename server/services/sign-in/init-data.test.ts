import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '#contract/errors.ts';
import {
  miniAppSignIn,
  OTHER_BOT_TOKEN,
  signInitData,
  signWidget,
  TEST_BOT_TOKEN,
} from '#server/fakes/telegram/signer.ts';
import { verifyInitData } from './init-data.ts';

type Vector = {
  id: string;
  why: string;
  botToken: string;
  initData: string;
  expect: { signature: 'valid' | 'invalid'; login: 'accept' | 'reject' | 'either' };
  userId?: string;
};

// The file has this shape; the tests below rely on it anyway.
const vectors: Vector[] = JSON.parse(
  readFileSync(new URL('../../testing/telegram-vectors.json', import.meta.url), 'utf8'),
).initData;

const DATE = 1_772_625_600;
const AT_MS = DATE * 1000;
const good = miniAppSignIn('42', AT_MS);
const signed = (fields: Record<string, string>) =>
  signInitData({ user: '{"id":42}', auth_date: String(DATE), ...fields });

/** The accepted Telegram id, or the text of the refusal. */
function outcome(initData: string, botToken = TEST_BOT_TOKEN): string {
  try {
    return verifyInitData(initData, botToken).telegramId;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return `${error.code}: ${error.message}`;
  }
}

const REFUSED = 'invalid_sign_in: Invalid Telegram authentication data';

describe('published initData', () => {
  it('are all here', () => {
    expect(vectors).toHaveLength(20);
    expect(vectors.filter(({ expect: { login } }) => login === 'accept')).toHaveLength(8);
  });

  // The age is checked with the account (sign-in.test.ts), so an outdated sign-in has a valid signature here. One vector has its
  // id as a text, which Telegram never sends and which may be accepted or not.
  it.each(vectors)('$id: $why', ({ initData, botToken, expect: verdict, userId }) => {
    const isBelieved = verdict.signature === 'valid' && verdict.login !== 'either';
    const user = isBelieved ? (userId ?? '279058397') : REFUSED;
    expect(outcome(initData, botToken)).toBe(user);
  });
});

describe('verifyInitData', () => {
  it('returns the person, the time, and the mark of this sign-in', () => {
    const hash = new URLSearchParams(good).get('hash');
    const expected = {
      telegramId: '42',
      signedAtMs: AT_MS,
      mark: `mini-app:${hash}`,
      photoUrl: 'https://t.me/a.svg',
      language: null,
    };
    expect(verifyInitData(good, TEST_BOT_TOKEN)).toEqual(expected);
    // The same fields, written in other ways, are one sign-in.
    const turned = good.split('&').reverse().join('&');
    const lowerCase = good.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase());
    const unescaped = good.replaceAll('%3A', ':').replaceAll('%2C', ',');
    for (const other of [turned, lowerCase, unescaped]) {
      expect(other).not.toBe(good);
      expect(verifyInitData(other, TEST_BOT_TOKEN)).toEqual(expected);
    }
  });

  it.each<[string, string]>([
    ['an empty last name', signed({ user: '{"id":42,"last_name":""}' })],
    ['a user who is no bot', signed({ user: '{"id":42,"is_bot":false}' })],
    ['an empty field', signed({ start_param: '' })],
    ['a field that nobody knows yet', signed({ a_new_field_2: '=&%+ ?#' })],
    ['escaped slashes', signed({ user: '{"id":42,"photo_url":"https:\\/\\/t.me\\/a"}' })],
    ['escaped letters', signed({ user: '{"id":42,"first_name":"\\u0410\\ud83c\\udff4\\n"}' })],
    ['letters that are not escaped', signed({ user: '{"id":42,"first_name":"Амир 🏴‍☠️"}' })],
    ['the largest id', signed({ user: '{"id":4503599627370495}' })],
    ['no signature field', signed({ query_id: 'x' })],
    ['a space as a plus', signed({ user: '{"id":42,"first_name":"A B"}' }).replace('A%20B', 'A+B')],
    ['a long user', signed({ user: `{"id":42,"first_name":"${'x'.repeat(4000)}"}` })],
    ['as many fields as there may be', signed(filled(29))],
  ])('accepts %s', (_, initData) => {
    expect(outcome(initData)).toMatch(/^(42|4503599627370495)$/);
  });

  // All of these are correctly signed; the form is refused.
  it.each<[string, string]>([
    ['a line feed in a value', signed({ start_param: 'x\nuser={"id":1}' })],
    ['a carriage return in a value', signed({ start_param: 'x\ruser={"id":1}' })],
    ['NUL in a value', signed({ start_param: 'x\0' })],
    ['an upper-case key', signed({ User: '{"id":1}' })],
    ['a key with a bracket', signed({ 'user[]': '{"id":1}' })],
    ['a key with a line feed', signed({ 'a\nuser': '{"id":1}' })],
    ['an empty key', signed({ '': 'x' })],
    ['too many fields', signed(filled(30))],
    ['no user', signInitData({ auth_date: String(DATE), query_id: 'x' })],
    ['an empty user', signed({ user: '' })],
    ['a bot', signed({ user: '{"id":42,"is_bot":true}' })],
    ['a bot or not, as text', signed({ user: '{"id":42,"is_bot":"no"}' })],
    ['a user that is no JSON', signed({ user: 'id=42' })],
    ['a user that is a number', signed({ user: '42' })],
    ['a user that is null', signed({ user: 'null' })],
    ['a user that is a list', signed({ user: '[{"id":42}]' })],
    ['a user without an id', signed({ user: '{"first_name":"Anne"}' })],
    ['an id from the prototype', signed({ user: '{"__proto__":{"id":42}}' })],
    ['an id as a text', signed({ user: '{"id":"42"}' })],
    ['an id as a list', signed({ user: '{"id":[42]}' })],
    ['an id of 2^52', signed({ user: '{"id":4503599627370496}' })],
    ['an id past the exact numbers', signed({ user: '{"id":9007199254740993}' })],
    ['an id of 0', signed({ user: '{"id":0}' })],
    ['an id below 0', signed({ user: '{"id":-42}' })],
    ['a fraction as an id', signed({ user: '{"id":42.5}' })],
    ['no date', signInitData({ user: '{"id":42}' })],
    ['an empty date', signed({ auth_date: '' })],
    ['a date with letters after it', signed({ auth_date: `${DATE}abc` })],
    ['a date that is NaN', signed({ auth_date: 'NaN' })],
    ['a date of eight digits', signed({ auth_date: '99999999' })],
    ['a date of twelve digits', signed({ auth_date: '100000000000' })],
  ])('refuses %s', (_, initData) => {
    expect(outcome(initData)).toBe(REFUSED);
  });

  it.each<[string, string]>([
    ['nothing', ''],
    ['a question mark before it', `?${good}`],
    ['an ampersand before it', `&${good}`],
    ['an ampersand after it', `${good}&`],
    ['a key without a value after it', `${good}&x`],
    ['a field that was not signed', `${good}&x=`],
    ['the user once more', `${good}&user=%7B%22id%22%3A1%7D`],
    ['the user once more, its key escaped', `${good}&%75ser=%7B%22id%22%3A1%7D`],
    ['the same user once more', `${good}&${good.split('&')[1]}`],
    ['the hash once more', `${good}&${good.split('&').at(-1)}`],
    ['a broken escape', good.replace('%7B', '%7')],
    ['an escape that is none', good.replace('%7B', '%zz')],
    ['bytes that are no UTF-8', good.replace('Anne', '%ff%fe')],
    ['a line feed in the raw text', good.replace('Anne', 'An\nne')],
    ['half a surrogate pair', good.replace('Anne', 'An\ud800ne')],
    ['another id', good.replace('42', '43')],
    ['another date', good.replace(String(DATE), String(DATE + 1))],
    ['no signature field any more', good.replace(/&signature=[^&]*/, '')],
    ['another signature field', good.replace('signature=zL', 'signature=zM')],
    ['no hash', good.replace(/&hash=.*/, '')],
    ['an empty hash', good.replace(/&hash=.*/, '&hash=')],
    ['a hash of 63 digits', good.slice(0, -1)],
    ['a hash of 65 digits', `${good}0`],
    ['a hash in upper case', good.replace(/[0-9a-f]{64}$/, (hash) => hash.toUpperCase())],
    ['a hash of 64 characters of two bytes', good.replace(/[0-9a-f]{64}$/, 'é'.repeat(64))],
    ['the user as another JSON text', good.replace('%5C%2F%5C%2F', '%2F%2F')],
    ['a text past the size', `${good}&x=${'x'.repeat(16_384)}`],
    ['a text past the size in bytes', `${good}&x=${'é'.repeat(8192)}`],
  ])('refuses %s', (_, initData) => {
    expect(outcome(initData)).toBe(REFUSED);
    expect(outcome(good)).toBe('42');
  });

  it('is limited to 16,384 bytes', () => {
    const empty = signed({ x: '' }).length;
    const sized = (size: number) => signed({ x: 'x'.repeat(size - empty) });
    expect(Buffer.byteLength(sized(16_384))).toBe(16_384);
    expect(outcome(sized(16_384))).toBe('42');
    expect(Buffer.byteLength(sized(16_385))).toBe(16_385);
    expect(outcome(sized(16_385))).toBe(REFUSED);
    // Counts bytes, not characters: an unescaped letter has two.
    const unescaped = signed({ x: 'é'.repeat(8000) }).replaceAll('%C3%A9', 'é');
    expect(outcome(unescaped)).toBe('42');
    const tooLong = signed({ x: 'é'.repeat(8200) }).replaceAll('%C3%A9', 'é');
    expect(tooLong.length).toBeLessThan(16_384);
    expect(outcome(tooLong)).toBe(REFUSED);
  });

  it('accepts only its own bot, and no widget data', () => {
    expect(outcome(miniAppSignIn('42', AT_MS), OTHER_BOT_TOKEN)).toBe(REFUSED);
    const fields = signWidget({ user: '{"id":42}', auth_date: DATE });
    const asQuery = new URLSearchParams({ ...fields, auth_date: String(DATE) }).toString();
    expect(outcome(asQuery)).toBe(REFUSED);
  });

  it('never accepts text with one byte changed', () => {
    const bytes = Buffer.from(good);
    const place = fc.integer({ min: 0, max: bytes.length - 1 });
    fc.assert(
      fc.property(place, fc.integer({ min: 1, max: 255 }), (at, difference) => {
        const changed = Buffer.from(bytes);
        changed.writeUInt8(changed.readUInt8(at) ^ difference, at);
        const text = changed.toString('utf8');
        // %7b for %7B is the same text and the same sign-in, so it has the same mark, and one use.
        if (decodeAlike(text, good)) {
          expect(verifyInitData(text, TEST_BOT_TOKEN)).toEqual(
            verifyInitData(good, TEST_BOT_TOKEN),
          );
        } else {
          expect(outcome(text)).toBe(REFUSED);
        }
      }),
      { numRuns: 1500 },
    );
  });
});

function decodeAlike(text: string, other: string): boolean {
  const upper = (each: string) => each.replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase());
  return upper(text) === upper(other);
}

function filled(count: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, 'x']));
}
