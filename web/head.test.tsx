import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { community } from '#community';
import { pngSize } from '../scripts/png.mjs';
import { headHtml } from './head.tsx';
import { creatorPath, paths, weekPath } from './paths.ts';

const PUBLIC_URL = 'https://deck.example';
const PAGES = [
  paths.home,
  paths.leaderboard,
  paths.creator,
  creatorPath('anne'),
  paths.weeks,
  weekPath('2026-03-08'),
  paths.privacy,
  paths.terms,
];

function headOf(path: string | null, rest: { title?: string; publicUrl?: string } = {}) {
  const html = headHtml({ title: 'Title', path, publicUrl: PUBLIC_URL, ...rest });
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

  it.each(PAGES)('of %s names an existing picture of the stated size', (path) => {
    const { content } = headOf(path);
    const image = new URL(content('og:image') ?? '');
    expect(image.origin).toBe(PUBLIC_URL);
    const bytes = readFileSync(new URL(`public${image.pathname}`, import.meta.url));
    expect(pngSize(bytes)).toEqual({ width: 1200, height: 630 });
    expect([content('og:image:width'), content('og:image:height')]).toEqual(['1200', '630']);
    expect(content('og:image:type')).toBe('image/png');
    expect(bytes.length).toBeLessThan(150_000);
  });

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
    expect(content('og:image')).toBe(address.replace('/leaderboard', '/share/leaderboard.png'));
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

describe('the manifest', () => {
  const read = (name: string) => readFileSync(new URL(name, import.meta.url));
  const manifest = JSON.parse(read('public/site.webmanifest').toString());

  it('has the community’s names and the light paper, like the page', () => {
    const [, light] =
      /data-theme-color="light"[^>]*content="([^"]+)"/.exec(read('index.html').toString()) ?? [];
    expect(manifest).toMatchObject({
      name: `${community.siteName} · ${community.communityName}`,
      short_name: community.siteName,
      description: community.description,
      background_color: light,
      theme_color: light,
    });
  });

  it('names icons of the stated sizes, plain and maskable', () => {
    const icons: { src: string; sizes: string; purpose: string }[] = manifest.icons;
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '192x192 maskable',
      '512x512 maskable',
    ]);
    for (const { src, sizes } of icons) {
      const { width, height } = pngSize(read(`public${src}`));
      expect(`${width}x${height}`).toBe(sizes);
    }
  });
});
