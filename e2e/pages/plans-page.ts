import type { Page } from '@playwright/test';
import { BUYER } from '../billing-desk.ts';
import type { Product } from '../product.ts';
import { openSite } from './board-page.ts';

export const PLANS_PATH = '/developers/subscription';

export async function signIn(page: Page, product: Product, telegramId: string): Promise<void> {
  await page.context().addCookies([await product.signIn(telegramId)]);
}

/** Opens the plans page as the buyer. */
export async function openPlans(page: Page, product: Product, search = '') {
  await signIn(page, product, BUYER);
  await openSite(page, product, `${PLANS_PATH}${search}`);
  const card = (name: string) => page.getByRole('region', { name, exact: true });
  return {
    card,
    button: (name: string) => card(name).getByRole('button'),
    usage: card('Current Usage'),
    said: (text: string) => page.getByText(text, { exact: true }),
  };
}
