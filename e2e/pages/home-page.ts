import type { Locator, Page } from '@playwright/test';
import { expect, type Product } from '../product.ts';
import { untilIdle } from '../timers.ts';
import { openEmptyPage, openSite } from './board-page.ts';

export const SLIDE_TITLES = [
  'Real Tip Transaction',
  'Bot Welcome Screen',
  'Main Bot Menu',
  'Wallet Management',
  'Trading & Community',
] as const;

/** The parts of the landing page, found as a person finds them. */
export function homePartsOf(page: Page) {
  const main = page.getByRole('main');
  const carousel = main.getByRole('region', { name: 'A look aboard' });
  return {
    start: main.getByRole('link', { name: 'Start Tipping Now' }),
    discover: main.getByRole('link', { name: 'Discover Features' }),
    volume: figureOf(page, 'Total tip volume'),
    rewards: figureOf(page, 'Total rewards distributed'),
    carousel,
    /** The slide shown. */
    slide: carousel.getByRole('group').filter({ hasText: /^Feature|^Screen/ }),
    stage: carousel.locator('[aria-live]'),
    dots: carousel.getByRole('group', { name: 'Choose a slide' }).getByRole('button'),
    pause: carousel.getByRole('button', { name: 'Pause the slides' }),
    play: carousel.getByRole('button', { name: 'Play the slides' }),
    next: carousel.getByRole('button', { name: 'Next slide' }),
    previous: carousel.getByRole('button', { name: 'Previous slide' }),
    features: main.getByRole('region', { name: 'What to do aboard' }),
    reasons: main.getByRole('region', { name: /^Why choose/ }),
    security: main.getByRole('region', { name: 'Security and privacy' }),
    ecosystem: main.getByRole('list', { name: 'Ecosystem' }),
    community: main.getByRole('list', { name: 'Community', exact: true }),
  };
}

export async function openHome(page: Page, product: Product) {
  await openSite(page, product, '/');
  return homePartsOf(page);
}

/** Opens the landing page from another one, so that the browser makes every call itself. */
export async function sailHome(page: Page, product: Product) {
  await openEmptyPage(page, product);
  // Through the logo: phones have no space for the link next to it.
  await page.getByRole('banner').getByRole('link', { name: 'Quarterdeck' }).click();
  await expect(page).toHaveURL(`${product.url}/`);
  return homePartsOf(page);
}

export async function expectSlide(slide: Locator, number: number): Promise<void> {
  await expect(slide).toHaveText([new RegExp(`Feature ${number} of 5${SLIDE_TITLES[number - 1]}`)]);
}

/** The value next to a name in a list of figures. */
export function figureOf(page: Page, name: string): Locator {
  return page
    .getByRole('main')
    .getByRole('term')
    .filter({ hasText: name })
    .locator('xpath=following-sibling::dd[1]');
}

/** Waits until the site's script has taken over a part of the page. */
export async function untilTakenOver(part: Locator): Promise<void> {
  await expect
    .poll(() =>
      part.evaluate((element) =>
        Object.keys(element).some((key) => key.startsWith('__reactFiber')),
      ),
    )
    .toBe(true);
  await untilIdle(part.page());
}
