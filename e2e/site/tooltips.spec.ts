import { openBoard } from '../pages/board-page.ts';
import { expect, test } from '../product.ts';
import { stopClock } from '../timers.ts';

const DAY = /^\d+ \w+ \d{4}/;

test.describe('with a mouse', () => {
  test.use({ timers: 'fake' });

  test('a tooltip shows after 700 ms, another at once within 300 ms; Escape and a press close it', async ({
    page,
    demo,
  }) => {
    await stopClock(page);
    const { board } = await openBoard(page, demo);
    const loaded = page.waitForResponse(/tooltip-layer-.*\.js/);
    await page.mouse.move(5, 5);
    await loaded;
    const tooltip = page.getByRole('tooltip');
    const levels = board.locator('[data-tip$="activity, by lifetime points"]');
    await levels.nth(0).scrollIntoViewIfNeeded();
    // All work of the layer after its load is over once the page has drawn twice.
    await page.clock.runFor(1000);
    await levels.nth(0).hover();
    await page.clock.runFor(650);
    await expect(tooltip).toHaveCount(0);
    await page.clock.runFor(100);
    await expect(tooltip).toHaveText(/activity, by lifetime points$/);
    await board.locator('[data-tip^="Account created"]').first().hover();
    await page.clock.runFor(20);
    await expect(tooltip).toHaveText(/^Account created/);
    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCount(0);

    await test.step('that of a pressed button stays away until the pointer leaves', async () => {
      const theme = page.getByRole('button', { name: 'Theme', exact: true });
      await theme.hover();
      await page.clock.runFor(750);
      await expect(tooltip).toHaveText('Theme');
      await theme.click();
      await expect(tooltip).toHaveCount(0);
      // Another icon comes to lie under the pointer.
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await theme.locator('svg').last().dispatchEvent('pointerover', { bubbles: true });
      await page.clock.runFor(1000);
      await expect(tooltip).toHaveCount(0);
    });
  });
});

test('the keyboard shows the meaning of a mark that it reaches', async ({ page, demo }) => {
  const { board, members } = await openBoard(page, demo);
  const loaded = page.waitForResponse(/tooltip-layer-.*\.js/);
  await page.keyboard.press('Tab');
  await loaded;
  const theme = page.getByRole('button', { name: 'Theme', exact: true });
  await expect(async () => {
    await page.getByRole('link', { name: 'Creators' }).first().focus();
    await theme.focus();
    await expect(page.getByRole('tooltip')).toHaveText('Theme', { timeout: 500 });
  }).toPass();

  await test.step('and all of the board’s rows from one stop', async () => {
    const stops = board.locator('[data-mark][tabindex]');
    const tipsOf = (row: number) =>
      members
        .nth(row)
        .locator('[data-mark]:visible')
        .evaluateAll((marks) => marks.map((mark) => mark.getAttribute('data-tip') ?? ''));
    const tooltip = page.getByRole('tooltip');
    await board.getByRole('button', { name: 'Received' }).focus();
    // A name with a link to its creator's page comes first.
    await expect(async () => {
      await page.keyboard.press('Tab');
      expect(await stops.evaluate((stop) => stop === document.activeElement)).toBe(true);
    }).toPass();
    const tips = await tipsOf(0);
    expect(tips.length).toBeGreaterThan(3);
    for (const text of tips) {
      await expect(tooltip).toContainText(text);
      if (text !== tips.at(-1)) await page.keyboard.press('ArrowRight');
    }
    // The last row is out of sight: the tooltip stays while the page scrolls to it.
    for (let row = 1; row < (await members.count()); row += 1) {
      await page.keyboard.press('ArrowDown');
    }
    await expect(tooltip).toContainText((await tipsOf(-1)).at(-1) ?? 'a tip');
    await expect(stops).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(tooltip).toHaveCount(0);
    await expect(members.locator(':focus')).toHaveCount(0);
  });
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test('a tap shows it, and a tap elsewhere closes it', async ({ page, demo }) => {
    const { board } = await openBoard(page, demo);
    const loaded = page.waitForResponse(/tooltip-layer-.*\.js/);
    await page.getByRole('heading', { level: 1 }).tap();
    await loaded;
    const updated = board.getByText('Updated', { exact: false }).getByRole('time');
    const tooltip = page.getByRole('tooltip');
    await expect(async () => {
      await updated.tap();
      await expect(tooltip).toHaveText(DAY, { timeout: 500 });
    }).toPass();
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(tooltip).toHaveCount(0);
  });
});
