import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeProblem } from '#contract/bot/event-words.ts';
import { EVENT_SCHEMAS, GivenPointsEvent } from '#contract/bot/gateway.ts';
import { formatAmount, MAX_UNITS } from '#rules/amounts.ts';
import { isoTime } from '#rules/times.ts';
import { anyLink } from '#server/testing/links.ts';
import { sized } from '#server/testing/run/scope.ts';
import { type LedgerEvent, ledgerEvent, type ParsedEvent, parseEvent } from './event-input.ts';

const NOW_MS = Date.parse('2026-03-04T12:00:00Z');
const BASE = { id: 'e1', at: '2026-03-04T11:00:00Z', telegramId: '11' };
const ADDRESS = '7'.padEnd(34, 'a');
const TXID = 'ab'.repeat(32);
const TIP = { ...BASE, type: 'tip', to: '22', amount: '1.5' };
const LINK = { ...BASE, type: 'content_submitted', contentType: 'meme_image' };

/** The smallest event of each type, in addition to `BASE`. */
const SMALLEST: Record<string, object> = {
  account_created: {},
  profile_changed: {},
  primary_address_set: { address: ADDRESS },
  staking_address_set: { address: ADDRESS },
  twitter_set: { twitterHandle: 'Jack_1' },
  tip: { to: '22', amount: '1' },
  send: { amount: '1' },
  gm: {},
  faucet: {},
  content_submitted: { contentType: 'meme_image', url: 'https://example.org/a' },
  booty_hunt_chest: { points: 5 },
  referral_joined: { points: 0.25 },
};

describe('parseEvent takes', () => {
  it('every type of the contract', () => {
    expect(Object.keys(SMALLEST)).toEqual(expect.arrayContaining(Object.keys(EVENT_SCHEMAS)));
  });

  it.each(Object.entries(SMALLEST))('the smallest %s', (type, fields) => {
    const parsed = parseEvent({ ...BASE, type, ...fields }, NOW_MS);
    expect(parsed).toMatchObject({
      ok: true,
      event: { id: 'e1', type, atMs: Date.parse(BASE.at), telegramId: '11', profile: {} },
    });
  });

  it('a tip with all fields, in internal units', () => {
    const names = { username: '@Anne', firstName: ' Anne ', lastName: 'Bonny' };
    const receiver = { toUsername: 'Mary', toFirstName: null, toLastName: 'Read' };
    expect(accepted({ ...TIP, ...names, ...receiver, amount: '0.00000001', txid: TXID })).toEqual({
      id: 'e1',
      type: 'tip',
      atMs: Date.parse(BASE.at),
      at: new Date(BASE.at).toISOString(),
      day: BASE.at.slice(0, 10),
      telegramId: '11',
      profile: { username: 'Anne', firstName: 'Anne', lastName: 'Bonny' },
      counterpart: {
        telegramId: '22',
        profile: { username: 'Mary', firstName: null, lastName: 'Read' },
      },
      units: 1n,
      txid: TXID,
      value: null,
      submission: null,
    });
  });

  it.each([
    ['the largest amount', { ...TIP, amount: '10000000000' }, { units: MAX_UNITS }],
    [
      'the largest id',
      { ...TIP, telegramId: '4503599627370495' },
      { telegramId: '4503599627370495' },
    ],
    ['an event id of 128 characters', { ...TIP, id: 'x'.repeat(128) }, { id: 'x'.repeat(128) }],
    ['an event id of odd characters', { ...TIP, id: '{"a",\\NULL}' }, { id: '{"a",\\NULL}' }],
    ['a clock 5 minutes ahead', { ...TIP, at: '2026-03-04T12:05:00Z' }, { atMs: NOW_MS + 300_000 }],
    ['the first block', { ...TIP, at: '2009-01-03T00:00:00Z' }, { atMs: 1_230_940_800_000 }],
    ['February 29', { ...TIP, at: '2024-02-29T23:59:59.999999Z' }, { atMs: 1_709_251_199_999 }],
    ['a faucet amount', { ...BASE, type: 'faucet', amount: '0.1' }, { units: 10_000_000n }],
    ['an address', { ...BASE, type: 'primary_address_set', address: ADDRESS }, { value: ADDRESS }],
    ['0.01 points', { ...BASE, type: 'referral_x', points: 0.01 }, { givenHundredths: 1 }],
    ['0.29 points', { ...BASE, type: 'referral_x', points: 0.29 }, { givenHundredths: 29 }],
    ['1000 points', { ...BASE, type: 'booty_hunt_x', points: 1000 }, { givenHundredths: 100_000 }],
    [
      'a name of nothing visible',
      { ...TIP, firstName: '\u200b\u202e\0' },
      { profile: { firstName: null } },
    ],
    [
      'half of a surrogate pair in a name',
      { ...TIP, firstName: 'A\ud800B' },
      { profile: { firstName: 'AB' } },
    ],
    [
      'a username that Telegram forbids',
      { ...TIP, username: 'é x' },
      { profile: { username: 'éx' } },
    ],
    [
      'a photo taken away',
      { ...BASE, type: 'profile_changed', photoUrl: null },
      { profile: { photoUrl: null } },
    ],
  ])('%s', (_, raw, expected) => {
    expect(accepted(raw)).toMatchObject(expected);
  });

  it('links in their canonical form, and texts in NFC', () => {
    const raw = { ...LINK, url: 'HTTP://Example.ORG/a b', title: ' e\u0301 ', description: '' };
    expect(accepted(raw).submission).toEqual({
      contentType: 'meme_image',
      url: 'http://example.org/a%20b',
      title: 'é',
      description: '',
    });
  });
});

describe('parseEvent refuses', () => {
  it('what lacks a field, by its name', () => {
    const { amount: _, ...rest } = TIP;
    expect(parseEvent(rest, NOW_MS)).toMatchObject({ ok: false, reason: 'amount: is missing' });
  });

  it('every wrong field in words', () => {
    const schemas = [...Object.values(EVENT_SCHEMAS), GivenPointsEvent];
    for (const field of schemas.flatMap(({ properties }) => Object.keys(properties))) {
      const problem = { keyword: 'pattern', instancePath: `/${field}`, params: {} };
      expect(describeProblem(problem)).not.toContain('of another form');
    }
  });

  const hunt = (points: unknown) => ({ ...BASE, type: 'booty_hunt_x', points });
  const twitter = (twitterHandle: string) => ({ ...BASE, type: 'twitter_set', twitterHandle });
  const at = (text: unknown) => ({ ...TIP, at: text });

  it.each<[string, unknown, string]>([
    ['null', null, 'not an object'],
    ['nothing', undefined, 'not an object'],
    ['a text', 'tip', 'not an object'],
    ['a number', 7, 'not an object'],
    ['a list', [TIP], 'not an object'],
    ['no type', BASE, 'type is missing'],
    ['a type that is no text', { ...TIP, type: ['tip'] }, 'type is missing'],
    ['an unknown type', { ...TIP, type: 'burn' }, 'unknown type'],
    ['a type in capitals', { ...TIP, type: 'Tip' }, 'unknown type'],
    ['__proto__ as type', { ...TIP, type: '__proto__' }, 'unknown type'],
    ['constructor as type', { ...TIP, type: 'constructor' }, 'unknown type'],
    ['toString as type', { ...TIP, type: 'toString' }, 'unknown type'],
    ['a hunt without a name', { ...hunt(1), type: 'booty_hunt_' }, 'type'],
    ['a hunt with a space', { ...hunt(1), type: 'booty_hunt_a b' }, 'type'],
    ['an own __proto__', JSON.parse(`{"__proto__":{"a":1},"type":"gm","id":"e1"}`), ''],
    ['an unknown field', { ...TIP, points: 5 }, 'points: is no field of this type of event'],
    ['no id', { ...TIP, id: undefined }, 'id'],
    ['an empty id', { ...TIP, id: '' }, 'id'],
    ['an id of 129 characters', { ...TIP, id: 'x'.repeat(129) }, 'id'],
    ['an id with a space', { ...TIP, id: 'a b' }, 'id'],
    ['an id with a line end', { ...TIP, id: 'ab\n' }, 'id'],
    ['an id with NUL', { ...TIP, id: 'a\0' }, 'id'],
    ['a number as id', { ...TIP, id: 5 }, 'id'],
    ['Telegram id 0', { ...TIP, telegramId: '0' }, 'telegramId'],
    ['Telegram id 2^52', { ...TIP, telegramId: '4503599627370496' }, 'telegramId'],
    ['Telegram id of 16 nines', { ...TIP, telegramId: '9'.repeat(16) }, 'telegramId'],
    ['a leading zero', { ...TIP, telegramId: '011' }, 'telegramId'],
    ['an exponent', { ...TIP, telegramId: '1e3' }, 'telegramId'],
    ['a sign', { ...TIP, telegramId: '+11' }, 'telegramId'],
    ['a negative id', { ...TIP, telegramId: '-11' }, 'telegramId'],
    ['a space', { ...TIP, telegramId: ' 11' }, 'telegramId'],
    ['digits of another script', { ...TIP, telegramId: '١١' }, 'telegramId'],
    ['a number as Telegram id', { ...TIP, telegramId: 11 }, 'telegramId'],
    ['a receiver 2^52', { ...TIP, to: '4503599627370496' }, 'to'],
    ['a receiver of leading zero', { ...TIP, to: '011' }, 'to'],
    ['no receiver', { ...TIP, to: undefined }, 'to'],
    ['a tip to oneself', { ...TIP, to: '11' }, 'to: a tip to oneself'],
    ['amount 0', { ...TIP, amount: '0' }, 'amount'],
    ['amount 0.0', { ...TIP, amount: '0.00000000' }, 'amount'],
    ['a negative amount', { ...TIP, amount: '-1' }, 'amount'],
    ['9 decimals', { ...TIP, amount: '1.000000001' }, 'amount'],
    ['an amount above the largest', { ...TIP, amount: '10000000000.00000001' }, 'amount'],
    ['a huge amount', { ...TIP, amount: '9'.repeat(400) }, 'amount'],
    ['an amount with exponent', { ...TIP, amount: '1e3' }, 'amount'],
    ['an amount with leading zero', { ...TIP, amount: '01' }, 'amount'],
    ['an amount with comma', { ...TIP, amount: '1,5' }, 'amount'],
    ['an amount with bare point', { ...TIP, amount: '1.' }, 'amount'],
    ['a number as amount', { ...TIP, amount: 1.5 }, 'amount'],
    ['no amount', { ...TIP, amount: undefined }, 'amount'],
    ['an empty amount', { ...TIP, amount: '' }, 'amount'],
    ['a send of 0', { ...BASE, type: 'send', amount: '0' }, 'amount'],
    ['a faucet of 0', { ...BASE, type: 'faucet', amount: '0.0' }, 'amount'],
    ['a short txid', { ...TIP, txid: 'ab' }, 'txid'],
    ['a txid in capitals', { ...TIP, txid: 'AB'.repeat(32) }, 'txid'],
    ['February 30', at('2026-02-30T10:00:00Z'), 'at: not a date'],
    ['February 29 of a common year', at('2025-02-29T10:00:00Z'), 'at: not a date'],
    ['February 29 of 1900', at('1900-02-29T10:00:00Z'), 'at: not a date'],
    ['month 13', at('2025-13-01T10:00:00Z'), 'at: not a date'],
    ['day 0', at('2025-01-00T10:00:00Z'), 'at: not a date'],
    ['hour 24', at('2025-01-01T24:00:00Z'), 'at: not a date'],
    ['a leap second', at('2016-12-31T23:59:60Z'), 'at: not a date'],
    ['5 minutes and 1 ms ahead', at('2026-03-04T12:05:00.001Z'), 'at: lies in the future'],
    ['the year 9999', at('9999-12-31T23:59:59Z'), 'at: lies in the future'],
    ['before the first block', at('2009-01-02T23:59:59.999Z'), 'at: before 2009'],
    ['the year 0', at('0000-01-01T00:00:00Z'), 'at: before 2009'],
    ['a year of six digits', at('+275760-09-13T00:00:00Z'), 'at'],
    ['a time with offset', at('2026-03-04T11:00:00+00:00'), 'at'],
    ['a time without zone', at('2026-03-04T11:00:00'), 'at'],
    ['a date alone', at('2026-03-04'), 'at'],
    ['7 decimals', at('2026-03-04T11:00:00.1234567Z'), 'at'],
    ['a time in ms', at(NOW_MS), 'at'],
    ['an empty time', at(''), 'at'],
    ['0 points', hunt(0), 'points'],
    ['negative points', hunt(-1), 'points'],
    ['0.001 points', hunt(0.001), 'points'],
    ['0.015 points', hunt(0.015), 'points'],
    ['1000.01 points', hunt(1000.01), 'points'],
    ['endless points', hunt(Number.POSITIVE_INFINITY), 'points'],
    ['no number of points', hunt(Number.NaN), 'points'],
    ['points as text', hunt('5'), 'points'],
    ['no points', hunt(undefined), 'points'],
    [
      'an address of 19 characters',
      { ...BASE, type: 'primary_address_set', address: 'a'.repeat(19) },
      'address',
    ],
    [
      'an address with markup',
      { ...BASE, type: 'staking_address_set', address: `<${ADDRESS}>` },
      'address',
    ],
    ['a handle with @', twitter('@jack'), 'twitterHandle'],
    ['a handle of 16 characters', twitter('a'.repeat(16)), 'twitterHandle'],
    ['an empty handle', twitter(''), 'twitterHandle'],
    ['a name of 257 characters', { ...TIP, firstName: 'a'.repeat(257) }, 'firstName'],
    ['a number as name', { ...TIP, firstName: 5 }, 'firstName'],
    ['a javascript link', { ...LINK, url: 'javascript:alert(1)' }, 'url'],
    ['a data link', { ...LINK, url: 'data:text/html,hi' }, 'url'],
    ['a Telegram link', { ...LINK, url: 'tg://resolve?domain=a' }, 'url'],
    ['a link without host', { ...LINK, url: 'https://' }, 'url'],
    ['a relative link', { ...LINK, url: '/a' }, 'url'],
    [
      'a link with user',
      { ...LINK, url: 'https://user@example.org' },
      'url: must not hold credentials',
    ],
    [
      'a link with password',
      { ...LINK, url: 'https://:p@example.org' },
      'url: must not hold credentials',
    ],
    ['a link of 2049 characters', { ...LINK, url: `https://a.org/${'a'.repeat(2035)}` }, 'url'],
    ['no link', LINK, 'url'],
    [
      'a javascript photo',
      { ...BASE, type: 'profile_changed', photoUrl: 'javascript:0' },
      'photoUrl',
    ],
    ['a title with NUL', { ...LINK, url: 'https://a.org', title: 'a\0' }, 'title'],
    ['a title with half of a pair', { ...LINK, url: 'https://a.org', title: '\udc00a' }, 'title'],
    [
      'a text with half of a pair',
      { ...LINK, url: 'https://a.org', description: '\ud83d' },
      'description',
    ],
    [
      'a title of 201 characters',
      { ...LINK, url: 'https://a.org', title: 'a'.repeat(201) },
      'title',
    ],
    [
      'a content type in capitals',
      { ...LINK, url: 'https://a.org', contentType: 'Meme' },
      'contentType',
    ],
  ])('%s', (_, raw, reason) => {
    const parsed = parseEvent(raw, NOW_MS);
    expect(parsed).toMatchObject({ ok: false, reason: expect.stringMatching(/./) });
    expect(parsed.ok ? '' : parsed.reason).toContain(reason);
    // In words, never as a regular expression.
    expect(parsed.ok ? '' : parsed.reason).not.toMatch(/pattern|\^|\$|must be of another form/);
  });

  it('names the event if it has an id, cut to an id’s maximum length', () => {
    expect(refused({ id: 'e9', type: 'burn' }).id).toBe('e9');
    expect(refused({ id: 9, type: 'burn' }).id).toBeNull();
    expect(refused(null).id).toBeNull();
    expect(refused({ ...TIP, id: 'x'.repeat(5000) }).id).toBe('x'.repeat(128));
  });
});

describe('parseEvent', () => {
  const fieldName = fc.constantFrom(
    ...['id', 'type', 'at', 'telegramId', 'to', 'amount', 'txid', 'username', 'firstName'],
    ...['toUsername', 'points', 'address', 'twitterHandle', 'url', 'title', 'contentType'],
    ...['photoUrl', '__proto__', 'constructor', 'toString'],
  );
  // The same as the unit 'binary', which takes a second of CPU time to start.
  const anyCharacter = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code));
  const text = fc.oneof(fc.string(), fc.string({ unit: anyCharacter }), anyLink);

  it('never throws on any input', () => {
    const anything = fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true });
    fc.assert(
      fc.property(anything, (raw) => isAnswer(parseEvent(raw, NOW_MS))),
      { numRuns: sized(500, 200) },
    );
  });

  it('never throws with a field replaced, and accepts only what a database can hold', () => {
    const smallest = fc.constantFrom(...Object.entries(SMALLEST));
    const value = fc.oneof(fc.anything(), text, fc.constantFrom('\0', '\ud800', null));
    const run = fc.property(smallest, fieldName, value, ([type, fields], name, replaced) => {
      const raw = { ...BASE, type, ...fields };
      Object.defineProperty(raw, name, { value: replaced, enumerable: true });
      const parsed = parseEvent(raw, NOW_MS);
      if (!isAnswer(parsed)) return false;
      return !parsed.ok || !textsOf(parsed.event).some((each) => /\p{Surrogate}|\0/u.test(each));
    });
    fc.assert(run, { numRuns: sized(2000, 600) });
  });
});

describe('ledgerEvent', () => {
  const edge = (...values: string[]) => fc.constantFrom(...values);
  const person = edge('11', '22', '0', '011', '4503599627370495', '4503599627370496');
  const txid = fc.option(edge(TXID, 'ab', TXID.toUpperCase()), { nil: undefined });
  const units = fc.oneof(
    fc.bigInt(-2n, 2n),
    fc.bigInt(1n, MAX_UNITS),
    fc.constantFrom(MAX_UNITS, MAX_UNITS + 1n),
  );
  const EARLIEST_MS = Date.parse('2009-01-03T00:00:00Z');
  const name = fc.option(edge('', '@Anne', ' Anne ', 'a\0\ud800', 'a'.repeat(257)));
  const base = fc.record({
    id: edge('e1', '', 'a b', 'x'.repeat(128), 'x'.repeat(129)),
    telegramId: person,
    atMs: fc.oneof(
      fc.integer({ min: EARLIEST_MS - 1, max: NOW_MS }),
      fc.constantFrom(EARLIEST_MS - 1, EARLIEST_MS, NOW_MS + 300_000, NOW_MS + 300_001),
    ),
    username: name,
    firstName: name,
  });
  const amount = fc.record({ units, txid });
  const link = edge('HTTPS://A.org/b c', 'javascript:0', 'https://u@a.org');
  const text = fc.option(edge('', ' e\u0301 ', 'a\0', 'a'.repeat(201)), { nil: undefined });
  const of = <const T extends string, F>(type: T, fields: fc.Arbitrary<F>) =>
    fc.tuple(base, fields).map(([same, own]) => ({ ...same, type, ...own }));
  const address = fc.record({ address: edge(ADDRESS, 'a', `<${ADDRESS}>`) });
  const points = fc.record({ points: fc.constantFrom(0, 0.001, 0.01, 0.25, 1000, 1000.01) });
  const any = fc.oneof(
    of('account_created', fc.constant({})),
    of('profile_changed', fc.record({ photoUrl: fc.option(link) })),
    of('primary_address_set', address),
    of('twitter_set', fc.record({ twitterHandle: edge('Jack_1', '@jack', '') })),
    of(
      'tip',
      fc.tuple(amount, person).map(([paid, to]) => ({ ...paid, to })),
    ),
    of('send', amount),
    of('faucet', amount),
    of('referral_joined', points),
    of('booty_hunt_ a', points),
    of(
      'content_submitted',
      fc.record({ contentType: edge('meme_image', 'M'), url: link, title: text }),
    ),
  );

  it('takes what parseEvent takes of the same event, and refuses the rest', () => {
    const run = fc.property(any, (some) => {
      // Without undefined fields, as in JSON.
      const entries = Object.entries(some).filter(([, value]) => value !== undefined);
      const said = Object.fromEntries(entries) as LedgerEvent;
      const parsed = parseEvent(wireOf(said), NOW_MS);
      if (parsed.ok) expect(ledgerEvent(said, NOW_MS)).toEqual(parsed.event);
      else expect(() => ledgerEvent(said, NOW_MS)).toThrow(RangeError);
    });
    fc.assert(run, { numRuns: sized(2000, 600) });
  });

  it('takes every type of the contract', () => {
    for (const [type, fields] of Object.entries(SMALLEST)) {
      const event = accepted({ ...BASE, type, ...fields });
      const { at: _at, amount: _amount, ...same } = { ...BASE, type, amount: '', ...fields };
      const said = { ...same, atMs: event.atMs, ...(event.units ? { units: event.units } : {}) };
      expect(ledgerEvent(said as LedgerEvent, NOW_MS)).toEqual(event);
    }
  });

  it.each<[string, object, string]>([
    ['a time that is no whole number', { type: 'gm', atMs: NOW_MS - 0.5 }, 'atMs'],
    ['no time', { type: 'gm', atMs: Number.NaN }, 'atMs'],
    ['points of a type that has none', { type: 'gm', points: 5 }, 'points'],
    ['an amount of a type that has none', { type: 'gm', units: 5n }, 'units'],
    ['a tip of no amount', { type: 'tip', to: '22' }, 'units'],
    ['an unknown type', { type: 'burn' }, 'unknown type'],
  ])('refuses %s', (_, fields, reason) => {
    const said = { id: 'e1', telegramId: '11', atMs: NOW_MS, ...fields } as LedgerEvent;
    expect(() => ledgerEvent(said, NOW_MS)).toThrow(RangeError);
    expect(() => ledgerEvent(said, NOW_MS)).toThrow(reason);
  });
});

function wireOf({ atMs, ...said }: LedgerEvent): object {
  const at = isoTime(atMs);
  if (!('units' in said) || said.units === undefined) return { ...said, at };
  const { units, ...rest } = said;
  return { ...rest, at, amount: formatAmount(units) };
}

function isAnswer(parsed: ParsedEvent): boolean {
  return parsed.ok ? parsed.event.id !== '' : parsed.reason.length > 0;
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

function accepted(raw: unknown) {
  const parsed = parseEvent(raw, NOW_MS);
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.event;
}

function refused(raw: unknown) {
  const parsed = parseEvent(raw, NOW_MS);
  if (parsed.ok) throw new Error('it was taken');
  return parsed;
}
