import type { Page } from '@playwright/test';
import { NOW_MS, type startProduct } from '../product.ts';

/** The only member known to the bot. */
export const ANNE = '11';

type Launch = typeof startProduct;

/** Starts a community of one, whose member signs in as this environment configures. */
export async function launchWithAnne(launch: Launch, environment: Record<string, string>) {
  const product = await launch('empty', { environment });
  const at = new Date(NOW_MS).toISOString();
  const person = { telegramId: ANNE, username: 'anne_bonny', firstName: 'Anne' };
  await product.report({ id: 'a', type: 'account_created', at, ...person });
  return product;
}

/** The parts of the header when signed in and signed out, and of its panel. */
export function signInPartsOf(page: Page) {
  return {
    menu: page.getByRole('button', { name: 'Signed in as Anne', exact: true }),
    open: page.getByRole('button', { name: 'Sign in', exact: true }),
    ask: page.getByRole('button', { name: 'Sign in with Telegram', exact: true }),
    tryAgain: page.getByRole('button', { name: 'Try again', exact: true }),
    leave: page.getByRole('button', { name: 'Sign out', exact: true }),
  };
}

export async function signInByMenu(page: Page): Promise<void> {
  const { open, ask } = signInPartsOf(page);
  await open.click();
  await ask.click();
}

export async function signOutByMenu(page: Page): Promise<void> {
  const { menu, leave } = signInPartsOf(page);
  await menu.click();
  await leave.click();
}
