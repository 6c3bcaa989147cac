import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readCommunity } from '#server/community-file/read-community.ts';
import { setCommunity } from '#web/community.ts';
import { Amount, formatUsd } from './amount.tsx';

setCommunity(readCommunity(null).site);

describe('formatUsd', () => {
  it.each([
    ['0', '$0.00'],
    ['1.5', '$1.50'],
    ['999.99', '$999.99'],
    ['1000', '$1,000.00'],
    ['1234567.89', '$1,234,567.89'],
    ['-3', '-$3.00'],
  ])('%s is %s', (text, shown) => {
    expect(formatUsd(text)).toBe(shown);
  });
});

describe('Amount', () => {
  const units = 123_456_789_012n;

  it('has 4 decimals for wide screens and 2 for small ones, each rounded by itself', () => {
    const html = textOf(<Amount units={units} />);
    expect(html).toContain('1,234.57');
    expect(html).toContain('1,234.5679');
    expect(html.startsWith('Ɉ ')).toBe(true);
  });
});

function textOf(element: React.ReactElement): string {
  return renderToStaticMarkup(element).replace(/<[^>]*>/g, '');
}
