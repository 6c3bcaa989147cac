import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BROADCAST_HEADERS, broadcastHeader, broadcastText, isBroadcastLink } from './broadcast.ts';
import { TELEGRAM_MESSAGE_MAX_LENGTH } from './telegram-html.ts';

// The library's own unit for all of Unicode takes a second to set up.
const character = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code));

const CONTENT = {
  header: 'Ahoy!',
  creator: 'Anne <Bonny> & co',
  contentType: 'youtube_video',
  customMessage: 'See <this> & that',
  url: 'https://a.org/?a=1&b=2',
};

describe('broadcastText', () => {
  it('is header, creator, type, message and link, escaped for Telegram and plain for the preview', () => {
    expect(broadcastText(CONTENT)).toEqual({
      html: '<b>Ahoy!</b>\n\n<b>Anne &lt;Bonny&gt; &amp; co</b> · YouTube Video\n\nSee &lt;this&gt; &amp; that\n\nhttps://a.org/?a=1&amp;b=2',
      text: 'Ahoy!\n\nAnne <Bonny> & co · YouTube Video\n\nSee <this> & that\n\nhttps://a.org/?a=1&b=2',
    });
  });

  it.each([null, '', '  \n '])('leaves out the message %j', (customMessage) => {
    expect(broadcastText({ ...CONTENT, customMessage })?.text).toBe(
      'Ahoy!\n\nAnne <Bonny> & co · YouTube Video\n\nhttps://a.org/?a=1&b=2',
    );
  });

  it('names unknown values as specified', () => {
    expect(broadcastText({ ...CONTENT, contentType: 'song' })?.text).toContain(
      ' · Content Submission\n',
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
        const header = broadcastHeader(size / 2001);
        const made = broadcastText({ header, creator, customMessage, contentType, url });
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

describe('broadcastHeader', () => {
  it('is one of at least twenty different texts', () => {
    expect(new Set(BROADCAST_HEADERS).size).toBeGreaterThanOrEqual(20);
    const drawn = BROADCAST_HEADERS.map((_, place) =>
      broadcastHeader((place + 0.5) / BROADCAST_HEADERS.length),
    );
    expect(drawn).toEqual([...BROADCAST_HEADERS]);
    expect(broadcastHeader(0)).toBe(BROADCAST_HEADERS[0]);
    expect(broadcastHeader(1 - Number.EPSILON)).toBe(BROADCAST_HEADERS.at(-1));
  });

  it('is short', () => {
    for (const header of BROADCAST_HEADERS) expect(header.length).toBeLessThanOrEqual(80);
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
