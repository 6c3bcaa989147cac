import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sized } from '#server/testing/run/scope.ts';
import { checkContentLink, findContentLink } from './content-link.ts';
import { parseEvent } from './event-input.ts';

const NOW_MS = Date.parse('2026-03-04T12:00:00Z');

describe('a submitted link', () => {
  it.each([
    ['https://x.com/anne/status/1', 'x.com'],
    ['http://example.org', 'example.org'],
    ['HTTPS://Example.ORG/A', 'example.org'],
    [' https://example.org/a b ', 'example.org'],
    ['https://example.org:8443/a', 'example.org:8443'],
    // Letters of another alphabet that look like Latin ones are shown in their true form.
    ['https://раураӏ.com/a', 'xn--80aa0cbo65f.com'],
    ['https://münchen.example.org/', 'xn--mnchen-3ya.example.org'],
    // The URL parser turns these dots and digits into plain ones.
    ['https://example。org/', 'example.org'],
    [`https://example.org/${'a'.repeat(2028)}`, 'example.org'],
  ])('%s leads to %s', (text, host) => {
    expect(checkContentLink(text).host).toBe(host);
  });

  it.each([
    ['javascript:alert(1)', 'not an http or https address'],
    ['JaVaScRiPt:alert(1)//https://example.org', 'not an http or https address'],
    ['data:text/html,<script>alert(1)</script>', 'not an http or https address'],
    ['ftp://example.org/', 'not an http or https address'],
    ['tg://resolve?domain=anne', 'not an http or https address'],
    ['blob:https://example.org/1', 'not an http or https address'],
    ['//example.org/a', 'not an http or https address'],
    ['example.org', 'not an http or https address'],
    ['', 'not an http or https address'],
    ['https://anne:secret@example.org/', 'must not hold credentials'],
    ['https://x.com@example.org/', 'must not hold credentials'],
    ['https://localhost/', 'does not lead to a public site'],
    ['https://localhost./', 'does not lead to a public site'],
    ['https://anne.localhost/', 'does not lead to a public site'],
    ['https://router/', 'does not lead to a public site'],
    ['https://printer.local/', 'does not lead to a public site'],
    ['https://metadata.google.internal/', 'does not lead to a public site'],
    ['https://127.0.0.1/', 'does not lead to a public site'],
    ['https://0x7f.1/', 'does not lead to a public site'],
    ['https://2130706433/', 'does not lead to a public site'],
    ['https://169.254.169.254/latest', 'does not lead to a public site'],
    ['https://10.0.0.1/', 'does not lead to a public site'],
    ['https://8.8.8.8/', 'does not lead to a public site'],
    ['https://[::1]/', 'does not lead to a public site'],
    ['https://[::ffff:10.0.0.1]/', 'does not lead to a public site'],
    ['https://example.org/\u202egnp.exe', 'holds characters that nobody sees'],
    ['https://example.org/\u200fa', 'holds characters that nobody sees'],
    ['https://exa\u200bmple.org/', 'holds characters that nobody sees'],
    ['java\tscript:alert(1)', 'holds characters that nobody sees'],
    ['https://example.org/a\nb', 'holds characters that nobody sees'],
    ['https://exam ple.org/', 'not an http or https address'],
    ['https://example.org/\0', 'holds characters that nobody sees'],
    ['https://example.org/\ud800', 'holds characters that nobody sees'],
    [`https://example.org/${'a'.repeat(2029)}`, 'too long'],
    [`https://example.org/${'a'.repeat(10_240)}`, 'too long'],
    // Exceeds the limit only once it is written as a URL.
    [`https://example.org/${'é'.repeat(1000)}`, 'too long'],
  ])('%j is refused', (text, reason) => {
    expect(() => checkContentLink(text)).toThrow(expect.objectContaining({ message: reason }));
    expect(findContentLink(text)).toBeNull();
    const event = {
      id: 'e1',
      type: 'content_submitted',
      telegramId: '11',
      contentType: 'meme_image',
      at: '2026-03-04T11:00:00Z',
      url: text,
    };
    expect(parseEvent(event, NOW_MS)).toMatchObject({ ok: false });
  });

  it('never leads anywhere but to a public host name by http', () => {
    const pieces = fc.constantFrom(
      ...['http', 's', ':', '/', '//', '\\', '@', '.', '?', '#', 'x', 'com', '127.0.0.1', '[::1]'],
      ...[
        '%2e',
        '%00',
        '\t',
        '\u202e',
        'ⓛocalhost',
        'localhost',
        'javascript:',
        'data:',
        ':80',
        '。',
      ],
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const link = findContentLink(parts.join(''));
        if (link === null) return;
        expect(link.href).toMatch(/^https?:\/\/[^/@[\s]+\.[^/@\s]+\//);
        expect(link.parts.host).not.toMatch(/^(?:(?:\d+\.){3}\d+|(?:.*\.)?localhost)\.?$/);
        expect(link.host).toMatch(/^[\x21-\x7e]+$/);
        // A stored link is accepted again, and is the same.
        expect(checkContentLink(link.href)).toEqual(link);
      }),
      {
        numRuns: sized(3000, 1000),
        examples: [
          [['http', ':', '%2e', 'http']],
          [['http', ':', 'x', '.', '.', 'com']],
          // Still a public name.
          [['http', ':', '127.0.0.1', '.', 'com']],
          [['http', ':', 'x', '.', 'com', '/', 'localhost']],
        ],
      },
    );
  });
});
