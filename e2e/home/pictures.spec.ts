import { NETWORK_NOISE, openSite } from '../pages/board-page.ts';
import { expectSlide, homePartsOf, openHome } from '../pages/home-page.ts';
import { expect, test } from '../product.ts';
import { untilFontsAreHere } from '../shifts.ts';
import { stopClock } from '../timers.ts';

test.use({ timers: 'fake', allowConsole: NETWORK_NOISE });

test("a theme's pictures are that theme's alone, and fit", async ({ page, demo }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/community/slides/')) fetched.push(pathname);
  });
  await stopClock(page);
  for (const theme of ['light', 'dark'] as const) {
    await test.step(theme, async () => {
      // Leaves the page with the previous theme, which would fetch pictures too.
      await page.goto('about:blank');
      await page.emulateMedia({ colorScheme: theme });
      fetched.splice(0);
      const { carousel } = await openHome(page, demo);
      await carousel.scrollIntoViewIfNeeded();
      await expect.poll(() => fetched.length).toBe(5);
      const shown = carousel.locator('img:visible');
      await expect(shown).toHaveCount(1);
      const box = await shown.boundingBox();
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1.5, 2);
      const names = ['community', 'menu', 'real-tip', 'wallet', 'welcome'];
      expect(fetched.toSorted()).toEqual(
        names.map((name) => `/community/slides/${name}-${theme}.svg`),
      );
    });
  }
  await test.step('the coin shows its picture, or else the drawing', async () => {
    const coin = page.getByText('On deck right now');
    await expect(coin.locator('img')).toHaveJSProperty('complete', true);
    expect(await coin.locator('img').evaluate(naturalWidthOf)).toBeGreaterThan(0);
    await untilFontsAreHere(page);
    await page.evaluate(() => window.scrollTo(0, 0));
    const before = await coin.boundingBox();
    await page.route('**/coin-picture.svg', (route) => route.abort());
    await openSite(page, demo, '/');
    await expect(coin.locator('img')).toHaveCount(0);
    await expect(coin.locator('svg path')).toHaveCount(1);
    await untilFontsAreHere(page);
    expect(await coin.boundingBox()).toEqual(before);
  });
});

test('missing pictures become Screen N, even if they failed before the script ran', async ({
  page,
  demo,
}) => {
  await page.route('**/slides/**', (route) => route.abort());
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await stopClock(page);
  await page.goto(demo.url, { waitUntil: 'commit' });
  const { slide, carousel } = homePartsOf(page);
  await carousel.scrollIntoViewIfNeeded();
  const picture = slide.locator('img:visible');
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.complete))
    .toBe(true);
  await untilFontsAreHere(page);
  const before = await slide.boundingBox();
  release();
  await expect(slide.getByText('Screen 1', { exact: true })).toBeVisible();
  expect(await slide.boundingBox()).toEqual(before);
  for (const number of [2, 3, 4, 5]) {
    await page.keyboard.press('ArrowRight');
    await expectSlide(slide, number);
    await expect(slide.getByText(`Screen ${number}`, { exact: true })).toBeVisible();
    await expect(slide.getByRole('img')).toHaveCount(0);
  }
  // The pictures show when the page is opened again and they load.
  await page.unrouteAll();
  await openSite(page, demo, '/');
  await expect(slide.getByRole('img')).toHaveCount(1);
});

function naturalWidthOf(image: Element): number {
  return image instanceof HTMLImageElement ? image.naturalWidth : 0;
}
