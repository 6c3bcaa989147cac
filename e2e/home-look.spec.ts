import { holdCalls } from './board-page.ts';
import { openHome, sailHome, showUp, untilTakenOver } from './home-page.ts';
import { expect, test, WITH_MOTION } from './product.ts';
import { untilDrawn, watchShifts } from './shifts.ts';
import { stopClock } from './timers.ts';

for (const width of [360, 768, 1280]) {
  test.describe(`at ${width} px nothing moves`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: WITH_MOTION });

    test('while the page loads, counts, turns its slides and becomes whole', async ({
      page,
      demo,
    }) => {
      const shifts = await watchShifts(page);
      const whole = page.waitForResponse(/\/assets\/later-parts-.*\.js/);
      const { carousel, slide } = await openHome(page, demo);
      await carousel.scrollIntoViewIfNeeded();
      await showUp(page);
      await whole;
      for (let press = 0; press < 5; press++) await page.keyboard.press('ArrowRight');
      await expect(slide).toHaveCount(1);
      await untilDrawn(page);
      // Where a font comes late words move a pixel within their line (e2e/layout-shift.spec.ts).
      const all = await shifts();
      const moved = all.reduce((sum, each) => sum + each.value, 0);
      expect(moved, JSON.stringify(all)).toBeLessThan(0.001);
    });

    test('when slow calls answer after coming from another page', async ({ page, demo }) => {
      const release = await holdCalls(page);
      const { volume, rewards } = await sailHome(page, demo);
      await expect(volume.locator('..')).toHaveAttribute('aria-busy', 'true');
      const shifts = await watchShifts(page);
      await untilDrawn(page);
      await shifts({ fromNow: true });
      release();
      await expect(volume).toContainText('Ɉ');
      await expect(rewards).toContainText('Ɉ');
      await untilDrawn(page);
      expect(await shifts()).toEqual([]);
    });
  });
}

test('coming from another page shows the whole page, and going on and back again', async ({
  page,
  demo,
}) => {
  const { ecosystem, features } = await sailHome(page, demo);
  await expect(features.getByRole('article')).toHaveCount(4);
  await expect(ecosystem.getByRole('link')).toHaveCount(7);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Off the chart');
  await page.goForward();
  await expect(features.getByRole('article')).toHaveCount(4);
});

test('signing in does not disturb what is not taken over yet', async ({ page, demo }) => {
  const release = await holdCalls(page, '**/assets/later-parts-*.js');
  const { features } = await openHome(page, demo);
  await untilDrawn(page);
  const shifts = await watchShifts(page);
  await page.getByRole('button', { name: 'Sign in to the demo' }).click();
  await page.getByRole('button', { name: 'Demo member' }).click();
  await expect(page.getByRole('button', { name: /^Signed in as/ })).toBeVisible();
  await expect(features.getByRole('article')).toHaveCount(4);
  await showUp(page);
  release();
  await untilTakenOver(features);
  await untilDrawn(page);
  // The button itself has become wider.
  const moved = (await shifts()).flatMap(({ what }) => what);
  expect(moved.filter((what) => !what.startsWith('BUTTON S@'))).toEqual([]);
});

test.describe('while nobody touches it', () => {
  test.use({ timers: 'fake' });

  test('the page takes at most 90 kB of scripts, and its last parts after a minute', async ({
    page,
    demo,
    request,
  }) => {
    const scripts = new Set<string>();
    page.on('request', (each) => {
      if (each.resourceType() === 'script') scripts.add(each.url());
    });
    await stopClock(page);
    await openHome(page, demo);
    await page.clock.runFor(20_000);
    await page.waitForLoadState('networkidle');
    const sizes = await Promise.all(
      [...scripts].map(async (url) => {
        const answer = await request.get(url, { headers: { 'accept-encoding': 'gzip' } });
        return Number(answer.headers()['content-length']);
      }),
    );
    expect(sizes.length).toBeGreaterThan(1);
    const sum = sizes.reduce((total, size) => total + size, 0);
    expect(sum).toBeLessThanOrEqual(90_000);
    expect(sum).toBeGreaterThan(60_000);
    const whole = page.waitForResponse(/\/assets\/later-parts-.*\.js/);
    await page.clock.runFor(61_000);
    await whole;
  });
});
