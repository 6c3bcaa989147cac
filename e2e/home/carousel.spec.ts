import type { Page } from '@playwright/test';
import { expectSlide, openHome, SLIDE_TITLES } from '../pages/home-page.ts';
import { expect, type Product, test, WITH_MOTION } from '../product.ts';
import { stopClock, untilIdle } from '../timers.ts';

test.use({ timers: 'fake', contextOptions: WITH_MOTION });

/** Opens the page with its clock stopped and the mouse outside the carousel. */
async function openStill(page: Page, product: Product) {
  await stopClock(page);
  return openHome(page, product);
}

test('the carousel advances by itself, pauses, and can be moved by mouse and keyboard', async ({
  page,
  demo,
}) => {
  const parts = await openStill(page, demo);
  const { slide, stage, carousel, discover, pause, play, previous, next, dots } = parts;

  await test.step('five slides with picture, title, description and badge, one every 4 s, then the first', async () => {
    await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
    for (const number of [1, 2, 3, 4, 5]) {
      await expectSlide(slide, number);
      const title = SLIDE_TITLES[number - 1] ?? '';
      await expect(slide.getByRole('heading', { name: title, level: 3 })).toBeVisible();
      await expect(slide.getByRole('img')).toHaveCount(1);
      await expect(slide.getByRole('img')).toHaveAttribute('alt', /\w{3}/);
      await expect(slide.getByRole('paragraph').nth(1)).toHaveText(/\w{3}.{20}/);
      await expect(slide).toHaveAttribute('aria-roledescription', 'slide');
      await expect(stage).toHaveAttribute('aria-live', 'off');
      await pass(page, 3999);
      await expectSlide(slide, number);
      await pass(page, 1);
    }
    await expectSlide(slide, 1);
  });

  await test.step('the mouse over it stops it for as long as it stays', async () => {
    await pass(page, 3000);
    await carousel.hover();
    await pass(page, 60_000);
    await expectSlide(slide, 1);
    await expect(stage).toHaveAttribute('aria-live', 'polite');
    await page.mouse.move(1, 1);
    await pass(page, 3999);
    await expectSlide(slide, 1);
    await pass(page, 1);
    await expectSlide(slide, 2);
  });

  await test.step('a hidden tab stops it', async () => {
    await setHidden(page, true);
    await pass(page, 60_000);
    await expectSlide(slide, 2);
    await setHidden(page, false);
    await pass(page, 4000);
    await expectSlide(slide, 3);
  });

  await test.step('arrows, dots and keys move it, and it rests for 10 s', async () => {
    const afterRest = async (number: number) => {
      await page.mouse.move(1, 1);
      await expectSlide(slide, number);
      await expect(stage).toHaveAttribute('aria-live', 'polite');
      // 10 s of pause, and then the 4 s of every slide.
      await pass(page, 13_900);
      await expectSlide(slide, number);
      await pass(page, 100);
      await expectSlide(slide, (number % 5) + 1);
      await expect(stage).toHaveAttribute('aria-live', 'off');
    };
    await next.click();
    await afterRest(4);
    for (let presses = 0; presses < 3; presses++) await previous.click();
    await afterRest(2);
    await expect(dots).toHaveCount(5);
    await dots.nth(3).click();
    await expect(dots.nth(3)).toHaveAttribute('aria-current', 'true');
    await expect(dots.nth(0)).toHaveAttribute('aria-current', 'false');
    await afterRest(4);
    await page.keyboard.press('ArrowRight');
    await afterRest(1);
    await page.keyboard.press('ArrowLeft');
    await afterRest(1);
  });

  await test.step('a field keeps its own arrow keys', async () => {
    await page.getByRole('button', { name: 'Theme' }).click();
    await page.getByRole('radio', { name: 'System' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Alt+ArrowRight');
    await expectSlide(slide, 2);
  });

  await test.step('pause stops it for good, play starts it under the mouse that pressed it', async () => {
    await pause.click();
    await page.mouse.move(1, 1);
    await pass(page, 60_000);
    await expectSlide(slide, 2);
    await next.click();
    await page.mouse.move(1, 1);
    await pass(page, 60_000);
    await expectSlide(slide, 3);
    await play.click();
    await pass(page, 4000);
    await expectSlide(slide, 4);
    await expect(pause).toBeVisible();
    await page.mouse.move(1, 1);
  });

  await test.step('by keyboard: focus inside stops it, every control works, leaving starts it again', async () => {
    await discover.focus();
    for (const control of [pause, previous, next]) {
      await page.keyboard.press('Tab');
      await expect(control).toBeFocused();
      await expect(control).toHaveCSS('outline-style', 'solid');
    }
    await pass(page, 60_000);
    await expectSlide(slide, 4);
    await page.keyboard.press('Enter');
    await expectSlide(slide, 5);
    for (const number of [1, 2, 3]) {
      await page.keyboard.press('Tab');
      await expect(dots.nth(number - 1)).toBeFocused();
    }
    await page.keyboard.press('Space');
    await expectSlide(slide, 3);
    await page.keyboard.press('ArrowRight');
    await expectSlide(slide, 4);
    await pause.focus();
    await page.keyboard.press('Enter');
    await expect(play).toBeFocused();
    await page.keyboard.press('Enter');
    await pass(page, 4000);
    await expectSlide(slide, 5);
    await page.keyboard.press('Shift+Tab');
    await expect(discover).toBeFocused();
    await pass(page, 4000);
    await expectSlide(slide, 1);
  });

  await test.step('with reduced motion it does not move by itself, and everything else works', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHome(page, demo);
    await pass(page, 60_000);
    await expectSlide(slide, 1);
    await expect(pause).toBeHidden();
    await expect(play).toBeHidden();
    await next.click();
    await expectSlide(slide, 2);
    await expect(stage).toHaveAttribute('aria-live', 'polite');
    await page.mouse.move(1, 1);
    await pass(page, 60_000);
    await expectSlide(slide, 2);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a swipe of more than 50 px goes left to the next slide and right to the one before', async ({
    page,
    demo,
  }) => {
    const { slide, stage, previous, next, pause } = await openStill(page, demo);
    await expect(previous).toBeHidden();
    await expect(next).toBeHidden();
    await expect(pause).toBeVisible();
    await stage.scrollIntoViewIfNeeded();
    const box = await stage.boundingBox();
    const at = { x: (box?.x ?? 0) + 160, y: (box?.y ?? 0) + 100 };
    const swipe = (dx: number, dy = 0) => swipeBy(page, at, dx, dy);
    await swipe(-51);
    await expectSlide(slide, 2);
    await swipe(-50);
    await expectSlide(slide, 2);
    await swipe(51);
    await expectSlide(slide, 1);
    await swipe(120, 10);
    await expectSlide(slide, 5);
    // Last, because a vertical swipe scrolls the page.
    await swipe(-60, 70);
    await expectSlide(slide, 5);
    // As after any other manual move.
    await pass(page, 13_900);
    await expectSlide(slide, 5);
    await pass(page, 100);
    await expectSlide(slide, 1);
  });
});

/** Moves the clock, after earlier events have set their timers. */
async function pass(page: Page, timeMs: number): Promise<void> {
  await untilIdle(page);
  await page.clock.fastForward(timeMs);
}

async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((isHidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (isHidden ? 'hidden' : 'visible'),
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

/** A swipe with a finger, as the browser's own input reports it. */
async function swipeBy(page: Page, from: { x: number; y: number }, dx: number, dy: number) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x + dx * share, y: from.y + dy * share }],
    });
  await touch('touchStart', 0);
  await touch('touchMove', 0.5);
  await touch('touchMove', 1);
  await touch('touchEnd', 1);
  await session.detach();
}
