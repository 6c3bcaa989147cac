import type { Locator, Page } from '@playwright/test';
import { pngSize } from '../../scripts/png.mjs';
import { expectFine } from '../judge.ts';
import { tabTo } from '../keyboard.ts';
import { openSite } from '../pages/board-page.ts';
import { expect, type Product, test } from '../product.ts';

const PUBLIC_URL = 'https://deck.example';
const PAGES = [
  ['/', 'Quarterdeck · Junkcoin', '/community/share-home.png'],
  ['/leaderboard', 'Leaderboard · Quarterdeck', '/community/share-leaderboard.png'],
  ['/creator', 'Creator Hub · Quarterdeck', '/community/share-home.png'],
  ['/weeks', 'Weeks · Quarterdeck', '/community/share-home.png'],
  ['/weeks/rules', 'Rules of the pool · Quarterdeck', '/community/share-home.png'],
  ['/hunts', 'Treasure hunts · Quarterdeck', '/community/share-home.png'],
  ['/developers', 'Build with the bot · Quarterdeck', '/community/share-home.png'],
  ['/developers/portal', 'Developer Portal · Quarterdeck', '/community/share-home.png'],
  ['/privacy', 'Privacy · Quarterdeck', '/community/share-home.png'],
  ['/terms', 'Terms · Quarterdeck', '/community/share-home.png'],
] as const;
const LEGAL = [
  ['/privacy', 'Privacy', 'What is kept'],
  ['/terms', 'Terms', 'Who shares it'],
] as const;
const CONTACT = /^t\.me\/junkcoin_JKC/;

test.describe('for those who list and share', () => {
  test.use({ allowConsole: /status of 404/ });

  test('every page says what it is', async ({ page, launch }) => {
    const product = await launch('empty', { environment: { PUBLIC_URL } });
    await openSite(page, product, '/');
    const descriptions = new Set<string>();
    for (const [path, title, image] of PAGES) {
      // With a query and a trailing slash it is the same page.
      const head = await headOf(page, path === '/' ? '/?from=chat' : `${path}/?search=a`);
      expect(head).toMatchObject({
        title,
        canonical: PUBLIC_URL + path,
        'og:url': PUBLIC_URL + path,
        'og:title': title,
        'og:description': head.description,
        'og:site_name': 'Quarterdeck',
        'og:type': 'website',
        'og:image': PUBLIC_URL + image,
        'og:image:width': '1200',
        'og:image:height': '630',
        'og:image:type': 'image/png',
        'og:image:alt': expect.stringContaining('Quarterdeck'),
        'twitter:card': 'summary_large_image',
      });
      expect(head).not.toHaveProperty('robots');
      descriptions.add(head.description ?? '');
      const picture = await readFile(product, image);
      expect([picture.status, picture.type]).toEqual([200, 'image/png']);
      expect(pngSize(picture.bytes)).toEqual({ width: 1200, height: 630 });
    }
    expect(descriptions.size).toBe(PAGES.length);
    // Not a page, and not to be indexed or shared.
    expect(await headOf(page, '/privacies')).toEqual({
      title: 'Off the chart · Quarterdeck',
      robots: 'noindex',
    });

    await test.step('the shared address changes with the page', async () => {
      const canonical = page.locator('link[rel=canonical]');
      for (const [name, path] of [
        ['Terms', '/terms'],
        ['Privacy', '/privacy'],
      ] as const) {
        await legalLinks(page).getByRole('link', { name }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
        await expect(page).toHaveTitle(`${name} · Quarterdeck`);
        await expect(canonical).toHaveAttribute('href', PUBLIC_URL + path);
      }
      await page.goBack();
      await expect(canonical).toHaveAttribute('href', `${PUBLIC_URL}/terms`);
    });
  });
});

test('the icons and the manifest exist, with the right types', async ({ page, demo, context }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openSite(page, demo, '/');
  const linked = await page
    .locator('link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(linked).toEqual([
    '/community/icons-ico.ico',
    '/community/icons-svg.svg',
    '/community/icons-apple-touch.png',
    '/site.webmanifest',
  ]);
  const types = await Promise.all(linked.map(async (path) => (await readFile(demo, path)).type));
  expect(types).toEqual([
    expect.stringMatching(/^image\/(x-icon|vnd\.microsoft\.icon)$/),
    'image/svg+xml',
    'image/png',
    expect.stringMatching(/^application\/manifest\+json/),
  ]);
  expect(
    await drawnSizes(page, ['/community/icons-ico.ico', '/community/icons-apple-touch.png']),
  ).toEqual(['32x32', '180x180']);

  // As the browser itself reads it, independent of its own policy and with absolute addresses.
  const browser = await context.newCDPSession(page);
  const manifest = await browser.send('Page.getAppManifest');
  expect([manifest.url, manifest.errors]).toEqual([`${demo.url}/site.webmanifest`, []]);
  const { icons, ...rest } = JSON.parse(manifest.data ?? '{}');
  expect(rest).toMatchObject({
    short_name: 'Quarterdeck',
    start_url: '/leaderboard',
    display: 'standalone',
  });
  const sources = icons.map(({ src }: { src: string }) => src);
  const sizes = icons.map((icon: { sizes: string }) => icon.sizes);
  expect(await drawnSizes(page, sources)).toEqual(sizes);
  expect(sizes).toEqual(['192x192', '512x512', '192x192', '512x512']);

  // Its colours are the page's.
  const bar = page.locator('meta[name=theme-color][media=all]');
  await expect(bar).toHaveAttribute('content', rest.theme_color);
  expect(rest.background_color).toBe(rest.theme_color);
});

test('search engines find every page of the sitemap and no invented people', async ({
  demo,
  launch,
}) => {
  const product = await launch('empty', { environment: { PUBLIC_URL } });
  const robots = await readText(product, '/robots.txt');
  expect(robots).toContain('Disallow: /api\n');
  expect(robots).toContain('Disallow: /admin\n');
  expect(robots).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml\n`);
  const listed = [...(await readText(product, '/sitemap.xml')).matchAll(/<loc>(.+?)<\/loc>/g)];
  expect(listed.map(([, address]) => address)).toEqual(PAGES.map(([path]) => PUBLIC_URL + path));
  expect(await readText(demo, '/robots.txt')).toBe('User-agent: *\nDisallow: /\n');
});

test('the legal pages are reached and read with the keyboard alone, and are accessible', async ({
  page,
  demo,
}) => {
  for (const [path, title] of LEGAL) {
    await test.step(title, async () => {
      await openSite(page, demo, '/');
      await tabTo(page, legalLinks(page).getByRole('link', { name: title }));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(demo.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('main')).toBeFocused();
      const contact = page.getByRole('main').getByRole('link', { name: CONTACT });
      await tabTo(page, contact);
      await expect(contact).toHaveCSS('outline-style', 'solid');
      await expect(contact).toHaveAttribute('target', '_blank');
      await expect(contact).toHaveAttribute('rel', 'noopener noreferrer');
      await expectFine(page);
    });
  }
});

test.describe('the legal pages on a phone without scripts', () => {
  test.use({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    javaScriptEnabled: false,
  });

  test('can be read, have links as high as a finger, and lead to each other', async ({
    page,
    demo,
  }) => {
    await page.goto(demo.url);
    for (const [path, title, section] of LEGAL) {
      await legalLinks(page).getByRole('link', { name: title }).click();
      await expect(page).toHaveURL(demo.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByText(/^Last changed \d/)).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: section })).toBeVisible();
      const contact = page.getByRole('main').getByRole('link', { name: CONTACT });
      for (const link of [contact, ...(await legalLinks(page).getByRole('link').all())]) {
        const box = await link.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
      }
    }
  });
});

test('the privacy page is right about cookies and storage', async ({ page, demo, context }) => {
  await openSite(page, demo, '/privacy');
  const names = page.getByRole('main').getByRole('code');
  const stored = () => page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }));
  expect([await stored(), await context.cookies()]).toEqual([[], []]);
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Sign in to the demo' }).click();
  await page.getByRole('button', { name: 'Demo member' }).click();
  await expect(page.getByText(/^Signed in as /)).toBeVisible();
  await openSite(page, demo, '/developers/portal?tab=register');
  expect(await stored()).toHaveLength(1);
  await page.getByLabel('Contact email').fill('anne@example.com');
  await openSite(page, demo, '/privacy');
  const kept = await stored();
  const cookies = (await context.cookies()).map(({ name }) => name);
  expect([kept.length, cookies.length]).toEqual([2, 1]);
  for (const name of [...kept, ...cookies]) {
    await expect(names.filter({ hasText: new RegExp(`^${name}$`) })).toBeVisible();
  }
  await page.getByRole('button', { name: /^Signed in as / }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByText('Signed out', { exact: true })).toBeVisible();
  expect(await stored()).toEqual(['vite-ui-theme']);
});

function legalLinks(page: Page): Locator {
  return page.getByRole('contentinfo').getByRole('navigation', { name: 'Footer' });
}

/** The values in the head of an address, by name: `title`, `description`, `og:…`, `robots`, and `canonical`. */
async function headOf(page: Page, address: string): Promise<Record<string, string>> {
  const entries = await page.evaluate(async (path) => {
    const html = await (await fetch(path)).text();
    const { head, title } = new DOMParser().parseFromString(html, 'text/html');
    const metas = [...head.querySelectorAll('meta[property], meta[name]')].map((meta) => [
      meta.getAttribute('property') ?? meta.getAttribute('name') ?? '',
      meta.getAttribute('content') ?? '',
    ]);
    const canonical = head.querySelector('link[rel=canonical]')?.getAttribute('href');
    return [['title', title], ...metas, ...(canonical ? [['canonical', canonical]] : [])];
  }, address);
  const { viewport: _, 'theme-color': __, ...rest } = Object.fromEntries(entries);
  return rest;
}

async function readFile(product: Product, path: string) {
  const answer = await fetch(product.url + path);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return { status: answer.status, type: answer.headers.get('content-type'), bytes };
}

async function readText(product: Product, path: string): Promise<string> {
  const { status, bytes } = await readFile(product, path);
  expect([path, status]).toEqual([path, 200]);
  return new TextDecoder().decode(bytes);
}

/** The sizes of pictures as the browser draws them. */
async function drawnSizes(page: Page, sources: string[]): Promise<string[]> {
  return page.evaluate(
    (wanted) =>
      Promise.all(
        wanted.map(async (src) => {
          const image = new Image();
          image.src = src;
          await image.decode();
          return `${image.naturalWidth}x${image.naturalHeight}`;
        }),
      ),
    sources,
  );
}
