import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CoinIcon } from './coin-icon.tsx';

// That the drawing replaces a picture that does not load is tested in the browser (e2e/home/carousel.spec.ts).
it.each([
  [
    'the picture',
    '/coin.svg',
    'M0 0h4',
    /^<img src="\/coin\.svg" alt="" width="24" height="24"[^>]*>$/,
  ],
  ['without one the drawing', null, 'M0 0h4', /^<svg[^>]* aria-hidden="true".*<path d="M0 0h4">/],
  ['without both the letter', null, null, /^<svg[^>]* aria-hidden="true".*<text[^>]*>Ɉ<\/text>/],
])('shows %s', (_, picture, signPath, expected) => {
  const html = renderToStaticMarkup(
    <CoinIcon picture={picture} signPath={signPath} sign="Ɉ" size={24} />,
  );
  expect(html).toMatch(expected);
  expect(html).toContain('width="24" height="24"');
});

it('is a picture with a size of its own, without which it looks like one that failed', () => {
  const svg = readFileSync(
    new URL('../../../community/junkcoin/coin.svg', import.meta.url),
    'utf8',
  );
  expect(svg).toMatch(/^<svg [^>]*width="64" height="64"/);
  expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|<script|<image/);
});
