import { someOf } from '../../server/testing/run/scope.ts';
import { holdCalls } from '../pages/board-page.ts';
import { openHome, sailHome } from '../pages/home-page.ts';
import { expect, test, WITH_MOTION } from '../product.ts';
import { untilDrawn, watchShifts } from '../shifts.ts';
import { stopClock } from '../timers.ts';

test.describe('nothing moves', () => {
  test.use({ contextOptions: WITH_MOTION });

  for (const width of someOf([360, 1280], 1, 'shifts of the landing page')) {
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: 900 } });

      test('while the page loads, counts, changes slides, or waits for slow calls', async ({
        page,
        demo,
      }) => {
        const shifts = await watchShifts(page);
        const { carousel, slide } = await openHome(page, demo);
        await carousel.scrollIntoViewIfNeeded();
        for (let press = 0; press < 5; press++) await page.keyboard.press('ArrowRight');
        await expect(slide).toHaveCount(1);
        await untilDrawn(page);
        // If a font arrives late, words move a pixel within their line (e2e/site/layout-shift.spec.ts).
        const all = await shifts();
        const moved = all.reduce((sum, each) => sum + each.value, 0);
        expect(moved, JSON.stringify(all)).toBeLessThan(0.001);

        const release = await holdCalls(page);
        const { volume, rewards, ecosystem, features } = await sailHome(page, demo);
        await expect(volume.locator('..')).toHaveAttribute('aria-busy', 'true');
        await untilDrawn(page);
        await shifts();
        release();
        await expect(volume).toContainText('Ɉ');
        await expect(rewards).toContainText('Ɉ');
        await untilDrawn(page);
        expect(await shifts()).toEqual([]);

        if (width !== 1280) return;
        await test.step('the page is whole, also after leaving it and coming back', async () => {
          await expect(features.getByRole('article')).toHaveCount(4);
          await expect(ecosystem.getByRole('link')).toHaveCount(7);
          await page.goBack();
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Off the chart');
          await page.goForward();
          await expect(features.getByRole('article')).toHaveCount(4);
        });
      });
    });
  }
});

test.describe('left alone', () => {
  test.use({ timers: 'fake' });

  test('the page loads at most 107 kB of scripts and 30 kB of fonts, and the code for messages after a minute', async ({
    page,
    demo,
    request,
  }) => {
    const files = { script: new Set<string>(), font: new Set<string>() };
    page.on('request', (each) => {
      const type = each.resourceType();
      if (type === 'script' || type === 'font') files[type].add(each.url());
    });
    await stopClock(page);
    await openHome(page, demo);
    await page.clock.runFor(20_000);
    await page.waitForLoadState('networkidle');
    const sizeOf = async (urls: Iterable<string>) => {
      const headers = { 'accept-encoding': 'gzip' };
      const answers = await Promise.all([...urls].map((url) => request.get(url, { headers })));
      return answers.reduce((sum, each) => sum + Number(each.headers()['content-length']), 0);
    };
    const sum = await sizeOf(files.script);
    expect(sum).toBeLessThan(106_700);
    expect(sum).toBeGreaterThan(60_000);
    const fonts = await sizeOf(files.font);
    expect(fonts).toBeLessThanOrEqual(30_000);
    expect(fonts).toBeGreaterThan(20_000);
    for (const path of ['/leaderboard', '/creator']) {
      const html = await (await request.get(demo.url + path)).text();
      const urls = html.match(/\/assets\/[\w-]+\.js/g) ?? [];
      const sum = await sizeOf(new Set(urls.map((url) => demo.url + url)));
      expect(sum, path).toBeLessThan(124_300);
      expect(sum, path).toBeGreaterThan(60_000);
    }
    const messages = page.waitForResponse(/\/assets\/toast-region-.*\.js/);
    await page.clock.runFor(61_000);
    await messages;
  });
});
