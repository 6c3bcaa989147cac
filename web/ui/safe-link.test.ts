import { describe, expect, it } from 'vitest';
import { safeLink } from './safe-link.ts';

describe('safeLink', () => {
  it.each([
    ['https://t.me/finn', 'https://t.me/finn'],
    ['HTTPS://t.me/finn', 'https://t.me/finn'],
    ['http://t.me/finn', null],
    // The address of a demo.
    ['http://127.0.0.1:3000/try/tx/ab', 'http://127.0.0.1:3000/try/tx/ab'],
    ['http://[::1]:3000/', 'http://[::1]:3000/'],
    ['http://localhost.example.org/', null],
    ['http://localhost/', 'http://localhost/'],
    ['javascript:alert(1)', null],
    [' javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['tg://resolve?domain=finn', null],
    ['//t.me/finn', null],
    ['t.me/finn', null],
    ['', null],
    [null, null],
  ])('%j → %j', (url, link) => {
    expect(safeLink(url)).toBe(link);
  });
});
