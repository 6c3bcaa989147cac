import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { COIN_SIGN_PATH, CoinGlyph, CoinIcon } from './coin-icon.tsx';

describe('CoinIcon', () => {
  it('is the picture first, with the letter for where there are no pictures', () => {
    const html = renderToStaticMarkup(<CoinIcon size={32} />);
    expect(html).toMatch(/^<img /);
    expect(html).toContain('src="/coin.svg"');
    expect(html).toContain('alt="Ɉ"');
  });
});

describe('coin.svg', () => {
  const svg = readFileSync(new URL('../public/coin.svg', import.meta.url), 'utf8');

  it('has a size of its own: a picture without one looks like one that failed', () => {
    expect(svg).toMatch(/^<svg [^>]*width="64" height="64"/);
  });

  it('bears the sign and asks for nothing from elsewhere', () => {
    expect(svg).toContain(COIN_SIGN_PATH);
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
      /href|url\(|:\/\/|<script|<style/,
    );
  });
});

describe('CoinGlyph', () => {
  const html = renderToStaticMarkup(<CoinGlyph size={32} sign="Ɉ" />);

  it('draws the sign in the colour of the text', () => {
    expect(html).toContain(COIN_SIGN_PATH);
    expect(html).toContain('fill="currentColor"');
  });

  it('keeps the letter as its only text, for where no SVG is shown', () => {
    expect(html.replace(/<[^>]*>/g, '')).toBe('Ɉ');
  });
});
