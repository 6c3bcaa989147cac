import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BROADCAST_HEADERS, broadcastText, drawHeader, isBroadcastLink } from './broadcast.ts';
import { LANGUAGES } from './messages/languages.ts';
import { messagesIn } from './messages/messages.ts';
import { shortened, TELEGRAM_MESSAGE_MAX_LENGTH } from './telegram-html.ts';

// fast-check's own unit for all of Unicode takes a second to set up.
const character = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code));

const CONTENT = {
  header: 'X marks the spot, mateys!',
  creator: 'Anne <Bonny> & co',
  contentType: 'YouTube Video',
  customMessage: 'See <this> & that',
  url: 'https://a.org/?a=1&b=2',
};

describe('broadcastText', () => {
  it('is header, creator, type, message and link, escaped for Telegram and plain for the preview', () => {
    expect(broadcastText(CONTENT)).toEqual({
      html: '<b>X marks the spot, mateys!</b>\n\n<b>Anne &lt;Bonny&gt; &amp; co</b> · YouTube Video\n\nSee &lt;this&gt; &amp; that\n\nhttps://a.org/?a=1&amp;b=2',
      text: 'X marks the spot, mateys!\n\nAnne <Bonny> & co · YouTube Video\n\nSee <this> & that\n\nhttps://a.org/?a=1&b=2',
    });
  });

  it.each([null, '', '  \n '])('leaves out the message %j', (customMessage) => {
    expect(broadcastText({ ...CONTENT, customMessage })?.text).toBe(
      'X marks the spot, mateys!\n\nAnne <Bonny> & co · YouTube Video\n\nhttps://a.org/?a=1&b=2',
    );
  });

  it('shows what no database can hold as the server stores it', () => {
    const customMessage = 'Odd \0 \ud800';
    expect(broadcastText({ ...CONTENT, customMessage })?.text).toContain(
      '\n\nOdd \ufffd \ufffd\n\n',
    );
  });

  it('always fits into a message', () => {
    const long = fc.oneof(
      fc.string({ unit: character, maxLength: 1500 }),
      fc.constantFrom('<'.repeat(5000), '🏴'.repeat(5000), '&'.repeat(1000)),
    );
    fc.assert(
      fc.property(long, long, long, fc.nat(2000), (creator, customMessage, contentType, size) => {
        const url = `https://a.org/${'&'.repeat(size)}`;
        const m = messagesIn(LANGUAGES[size % LANGUAGES.length] ?? 'en');
        const header = m[BROADCAST_HEADERS[drawHeader(size / 2001)] ?? 'broadcast_ahoy']();
        const type = shortened(contentType, 40);
        const made = broadcastText({ header, creator, customMessage, contentType: type, url });
        expect(made === null).toBe(url.length > 1500);
        if (made === null) return;
        expect(made.text.length).toBeLessThan(TELEGRAM_MESSAGE_MAX_LENGTH);
        expect(made.text).not.toMatch(/\p{Surrogate}/u);
        expect(made.html.replace(/<\/?b>/g, '')).not.toMatch(/[<>]/);
      }),
      { numRuns: 60 },
    );
  });
});

describe('drawHeader', () => {
  it('is one of at least twenty different texts', () => {
    expect(new Set(BROADCAST_HEADERS).size).toBeGreaterThanOrEqual(20);
    const places = [...BROADCAST_HEADERS.keys()];
    const drawn = places.map((place) => drawHeader((place + 0.5) / places.length));
    expect(drawn).toEqual(places);
    expect(drawHeader(0)).toBe(0);
    expect(drawHeader(1 - Number.EPSILON)).toBe(places.at(-1));
  });

  it('draws another one when one was seen', () => {
    for (const but of BROADCAST_HEADERS.keys()) {
      const drawn = BROADCAST_HEADERS.map((_, place) =>
        drawHeader(place / BROADCAST_HEADERS.length, but),
      );
      expect(drawn).not.toContain(but);
      expect(new Set(drawn).size).toBe(BROADCAST_HEADERS.length - 1);
    }
  });

  it.each(LANGUAGES)('is a short text of its own in %s', (language) => {
    const texts = BROADCAST_HEADERS.map((key) => messagesIn(language)[key]());
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text.length).toBeLessThanOrEqual(80);
  });
});

describe('isBroadcastLink', () => {
  it.each([
    ['https://a.org/', true],
    ['http://a.org/x?y=1#z', true],
    [`https://a.org/${'a'.repeat(1486)}`, true],
    [`https://a.org/${'a'.repeat(1487)}`, false],
    ['javascript:alert(1)', false],
    ['data:text/html,x', false],
    ['tg://resolve?domain=x', false],
    ['ftp://a.org/', false],
    ['https://user@a.org/', false],
    ['https://user:word@a.org/', false],
    ['https://a.org/a b', false],
    ['https://a.org/\u0007', false],
    ['https://a.org/@name', true],
    ['https://a.org\\@b.org/', false],
    ['https:///', false],
    ['https:a.org', false],
    ['/relative', false],
    ['', false],
  ])('%j: %s', (url, may) => {
    expect(isBroadcastLink(url)).toBe(may);
  });
});
