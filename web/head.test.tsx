import { describe, expect, it } from 'vitest';
import { readCommunity } from '#server/community-file/read-community.ts';
import { setCommunity } from '#web/community.ts';
import { pngSize } from '../scripts/png.mjs';
import { creatorPath, huntPath, memberPath, sharePath, weekPath } from './addresses.ts';
import { headHtml } from './head.tsx';
import { paths } from './paths.ts';

const { site: community, brand, files } = readCommunity(null);
setCommunity(community);

const PUBLIC_URL = 'https://deck.example';
const PAGES = [
  paths.home,
  paths.leaderboard,
  paths.creator,
  creatorPath('anne'),
  memberPath('7'),
  paths.weeks,
  paths.rules,
  weekPath('2026-03-08'),
  paths.hunts,
  huntPath('3'),
  paths.privacy,
  paths.terms,
];

function headOf(path: string | null, rest: { title?: string; publicUrl?: string } = {}) {
  const html = headHtml({ title: 'Title', path, publicUrl: PUBLIC_URL, brand, ...rest });
  const content = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"/>`).exec(html)?.[1];
  const canonical = /<link rel="canonical" href="([^"]*)"\/>/.exec(html)?.[1];
  return { html, content, canonical };
}

describe('the head of a page', () => {
  it.each(PAGES)('of %s has a card with absolute addresses', (path) => {
    const { content, canonical } = headOf(path);
    expect(canonical).toBe(PUBLIC_URL + path);
    expect(content('og:url')).toBe(canonical);
    expect(content('og:title')).toBe('Title');
    expect(content('og:site_name')).toBe(community.siteName);
    expect(content('og:type')).toBe('website');
    expect(content('og:description')).toBe(content('description'));
    expect(content('twitter:card')).toBe('summary_large_image');
    expect(content('og:image:alt')).toContain(community.siteName);
    expect(content('robots')).toBeUndefined();
  });

  const drawn = [weekPath('2026-03-08'), memberPath('7')];
  it.each([...drawn, sharePath('2026-03-08', '7')])('of %s names its poster', (path) => {
    const { content } = headOf(path);
    expect(content('og:url')).toBe(PUBLIC_URL + path);
    expect(content('og:image')).toBe(`${PUBLIC_URL}/posters${path}.png`);
    expect(content('og:image:alt')).toContain(community.siteName);
  });

  it('of a member’s share is found as the page of its week', () => {
    const { canonical } = headOf(sharePath('2026-03-08', '7'));
    expect(canonical).toBe(PUBLIC_URL + weekPath('2026-03-08'));
  });

  it.each(PAGES.filter((path) => !drawn.includes(path)))(
    'of %s names an existing picture of the stated size',
    (path) => {
      const { content } = headOf(path);
      const image = new URL(content('og:image') ?? '');
      expect(image.origin).toBe(PUBLIC_URL);
      const bytes = files.get(image.pathname)?.bytes ?? Buffer.alloc(0);
      expect(pngSize(bytes)).toEqual({ width: 1200, height: 630 });
      expect([content('og:image:width'), content('og:image:height')]).toEqual(['1200', '630']);
      expect(content('og:image:type')).toBe('image/png');
      expect(bytes.length).toBeLessThan(150_000);
    },
  );

  it('describes each page differently, in a length that search results show', () => {
    const descriptions = PAGES.map((path) => headOf(path).content('description') ?? '');
    expect(new Set(descriptions).size).toBe(PAGES.length);
    for (const text of descriptions) {
      expect(text.length).toBeGreaterThan(50);
      expect(text.length).toBeLessThan(160);
    }
  });

  it('has a separate picture for the leaderboard', () => {
    const [home, leaderboard] = PAGES.map((path) => headOf(path).content('og:image'));
    expect(home).not.toBe(leaderboard);
  });

  it.each([
    ['https://Deck.Example:443', 'https://deck.example/leaderboard'],
    ['http://127.0.0.1:3000', 'http://127.0.0.1:3000/leaderboard'],
    ['https://example.org/deck', 'https://example.org/deck/leaderboard'],
    ['https://münze.example', 'https://xn--mnze-0ra.example/leaderboard'],
  ])('at %s has the address %s', (publicUrl, address) => {
    const { canonical, content } = headOf(paths.leaderboard, { publicUrl });
    expect([canonical, content('og:url')]).toEqual([address, address]);
    expect(content('og:image')).toBe(address.replace('/leaderboard', brand.share.leaderboard));
  });

  it('keeps search engines from an address without a page, and has no card for it', () => {
    const { html, content, canonical } = headOf(null);
    expect(content('robots')).toBe('noindex');
    expect(html).toContain('<title>Title</title>');
    expect(canonical).toBeUndefined();
    expect(html).not.toMatch(/og:|twitter:|description/);
  });

  it('writes a title as text', () => {
    const { html } = headOf(paths.home, { title: '"><script>&' });
    expect(html).toContain('content="&quot;&gt;&lt;script&gt;&amp;"');
    expect(html).not.toContain('<script>');
  });
});
