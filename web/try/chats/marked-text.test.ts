import { describe, expect, it } from 'vitest';
import { piecesOf, plainText } from './marked-text.ts';

describe('piecesOf', () => {
  it.each([
    ['plain', [{ kind: 'text', text: 'plain' }]],
    [
      'say /gm, not /home/x or a/b.',
      [
        { kind: 'text', text: 'say ' },
        { kind: 'command', text: '/gm' },
        { kind: 'text', text: ', not /home/x or a/b.' },
      ],
    ],
    [
      '<b>A &lt;b&gt; &amp;amp;</b>',
      [{ kind: 'mark', mark: 'b', href: null, pieces: [{ kind: 'text', text: 'A <b> &amp;' }] }],
    ],
    [
      '<a href="https://x.example/?a=1&amp;b=2">it</a>',
      [
        {
          kind: 'mark',
          mark: 'a',
          href: 'https://x.example/?a=1&b=2',
          pieces: [{ kind: 'text', text: 'it' }],
        },
      ],
    ],
    [
      '<code>/tip @a 25</code>',
      [{ kind: 'mark', mark: 'code', href: null, pieces: [{ kind: 'text', text: '/tip @a 25' }] }],
    ],
    // A tag that Telegram does not support is removed; its text remains.
    ['<script>alert(1)</script>', [{ kind: 'text', text: 'alert(1)' }]],
    ['<img src=x onerror=y>', [{ kind: 'text', text: '<img src=x onerror=y>' }]],
  ])('%s', (html, pieces) => {
    expect(piecesOf(html)).toEqual(pieces);
  });
});

it('plainText leaves the words', () => {
  expect(plainText('<b>1 &lt; 2</b>\n<code>x</code>')).toBe('1 < 2\nx');
});
