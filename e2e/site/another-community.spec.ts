import { fileURLToPath } from 'node:url';
import { openSite } from '../pages/board-page.ts';
import { expect, test } from '../product.ts';

const COMMUNITY_FILE = fileURLToPath(
  new URL('../../server/testing/pearlcoin/community.json', import.meta.url),
);

// The texts of its pages are compared in server/http/communities.test.ts.
test("another community's site has its colours from the first paint, its pictures and its slides", async ({
  page,
  launch,
}) => {
  const cove = await launch('empty', { environment: { COMMUNITY_FILE, WEEKLY_POOL: '500' } });
  for (const [colorScheme, paper, ink, accent] of [
    ['light', '#f2f7f4', '#12312b', '#a0295e'],
    ['dark', '#101918', '#e6f0ec', '#f5a3c7'],
  ] as const) {
    await test.step(colorScheme, async () => {
      await page.emulateMedia({ colorScheme });
      await openSite(page, cove, '/');
      await expect(page).toHaveTitle('The Cove · Pearlcoin');
      const root = page.locator('html');
      await expect(root).toHaveCSS('background-color', rgbOf(paper));
      await expect(root).toHaveCSS('color', rgbOf(ink));
      const bot = page.locator('a.link', { hasText: '@PearlPurseBot' });
      await expect(bot).toHaveCSS('color', rgbOf(accent));
      const bar = page.locator(`meta[data-theme-color=${colorScheme}]`);
      await expect(bar).toHaveAttribute('content', paper);
    });
  }
  const carousel = page.getByRole('region', { name: 'A look aboard' });
  await expect(carousel.getByText('Feature 1 of 2')).toBeVisible();
  await expect(carousel.getByRole('link', { name: 'Dive in' })).toHaveAttribute(
    'href',
    'https://pearl.example/dive',
  );
  await carousel.getByRole('button', { name: 'Show slide 2: Your purse' }).click();
  const drawing = carousel.getByRole('img', { name: 'The wallet in a private chat' });
  await expect(drawing).toHaveJSProperty('complete', true);
  const logo = page.getByRole('banner').locator('img');
  for (const picture of [drawing, logo]) {
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      0,
    );
  }
  await carousel.getByRole('link', { name: 'Past tides' }).click();
  await expect(page).toHaveTitle('Weeks · The Cove');
});

function rgbOf(hex: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${channels.join(', ')})`;
}
