import type { Page } from '@playwright/test';
import { createFakeWebHooks, REFUSED } from '../server/gateways/test-web-hooks.ts';
import {
  ADMIN,
  ANNE,
  launchPortal,
  launchPortalWithBot,
  openPortal,
  toldIn,
} from './admin-page.ts';
import { openSite } from './board-page.ts';
import { injectJudge, overflowOf, violationsOf } from './judge.ts';
import { expect, type Product, test } from './product.ts';

async function open(page: Page, product: Product, query = '', as: string | null = ANNE) {
  if (as !== null) await page.context().addCookies([await product.signIn(as)]);
  await openSite(page, product, `/developers/portal${query}`);
  await expect(page.getByRole('heading', { name: 'Developer Portal', level: 1 })).toBeVisible();
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Fills in every field of the form. */
async function fill(page: Page, name = 'Treasure Map'): Promise<void> {
  await page.getByLabel('Application name').fill(name);
  await page.getByLabel('Developer / organization').fill('Anne & Co');
  await page.getByLabel('Contact email').fill('anne@example.com');
  await page.getByLabel('Application type').selectOption('Game');
  await page.getByLabel('Description').fill('Hides treasure.');
  await page.getByLabel('Webhook URL').fill('https://app.example.com/hooks');
  await page
    .getByLabel('Callback URLs')
    .fill('https://app.example.com/a\n\nhttps://app.example.com/b');
  await page.getByLabel('Wallet Read').check();
  await page.getByLabel('Leaderboard', { exact: false }).last().check();
}

test('has its five tabs, and My Apps leads to the first one', async ({ page, launch }) => {
  const product = await launchPortal(launch);
  await open(page, product);
  await expect(page.getByRole('tab')).toHaveText([
    ...['Overview', 'Register App', 'Documentation', 'Examples', 'My Apps'],
  ]);
  await tab(page, 'My Apps').click();
  await press(page, 'Register First App');
  await expect(tab(page, 'Register App')).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/tab=register$/);
  const types = page.getByLabel('Application type').locator('option');
  await expect(types).toHaveText([
    'Choose a type',
    'Game',
    'DeFi',
    'Social',
    'Marketplace',
    'Other',
  ]);
  await expect(
    page.getByRole('group', { name: 'Required permissions' }).getByRole('checkbox'),
  ).toHaveCount(6);
  await expect(page.getByText('(requires user confirmation)')).toBeVisible();
});

test('an app lives from the form to its removal', async ({ page, launch }) => {
  const webHooks = createFakeWebHooks();
  const product = await launchPortal(launch, { webHooks });
  await open(page, product, '?tab=register');
  await fill(page);
  await press(page, 'Register App');
  const app = page.getByRole('list', { name: 'My apps' }).getByRole('listitem').first();
  await expect(app).toContainText('Sandbox');
  await expect(app).toContainText('https://app.example.com/b');
  await expect(page.getByRole('region', { name: /Webhook secret of/ })).toContainText('whsec_');
  await press(page, 'I have kept it');

  webHooks.outcomes.push(REFUSED);
  await press(page, 'Send a test event');
  const log = page.getByRole('list', { name: 'Deliveries' });
  await expect(log).toContainText('Waiting');
  await expect(log).toContainText('answered with 500');
  await press(page, 'Send a test event');
  await expect(log).toContainText('Delivered');
  await log.getByRole('button', { name: 'Redeliver' }).click();
  await expect.poll(() => webHooks.sent.length).toBe(3);
  await press(page, 'New secret');
  await expect(page.getByText(/^whsec_/)).toBeVisible();

  await app.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Application name').fill('Sea Chart');
  await press(page, 'Save changes');
  await expect(app.getByRole('heading', { name: 'Sea Chart' })).toBeVisible();
  await app.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove app' }).click();
  await expect(page.getByRole('button', { name: 'Register First App' })).toBeVisible();
});

test('says at each field what is wrong, and loses nothing', async ({ page, launch }) => {
  const product = await launchPortal(launch);
  await open(page, product, '?tab=register');
  await press(page, 'Register App');
  for (const text of [
    'Enter a name for your application.',
    'Enter an email address.',
    'Choose a type.',
    'Choose at least one permission.',
  ]) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(page.getByLabel('Application name')).toBeFocused();
  await fill(page);
  await page.getByLabel('Webhook URL').fill('https://169.254.169.254/');
  await page.getByLabel('Callback URLs').fill('https://app.example.com/\nhttp://app.example.com/');
  await press(page, 'Register App');
  await expect(page.getByLabel('Webhook URL')).toHaveAccessibleDescription(/public internet/);
  await expect(page.getByLabel('Callback URLs')).toHaveAccessibleDescription(/Line 2: .*https/);
  await tab(page, 'Overview').click();
  await tab(page, 'Register App').click();
  await expect(page.getByLabel('Application name')).toHaveValue('Treasure Map');
  await page.reload();
  await expect(page.getByLabel('Description')).toHaveValue('Hides treasure.');
});

test.describe('when the session has ended', () => {
  test.use({ allowConsole: /Failed to load resource/ });
  test('the sign-in comes in place, and what was typed stays', async ({ page, launch }) => {
    const product = await launchPortal(launch);
    await open(page, product, '?tab=register');
    await fill(page);
    await page.context().clearCookies();
    await press(page, 'Register App');
    await expect(page.getByRole('heading', { name: 'Sign in to register an app' })).toBeVisible();
    await expect(page.getByLabel('Application name')).toHaveValue('Treasure Map');
    await page.context().addCookies([await product.signIn(ANNE)]);
    await press(page, 'Register App');
    await expect(page.getByRole('list', { name: 'My apps' })).toContainText('Treasure Map');
  });
});

test('without a session My Apps offers the sign-in', async ({ page, launch }) => {
  const product = await launchPortal(launch);
  await open(page, product, '?tab=apps', null);
  await expect(page.getByRole('heading', { name: 'Sign in to see your apps' })).toBeVisible();
});

test('an administrator approves an app and takes it back', async ({ page, launch }) => {
  const { product, telegram } = await launchPortalWithBot(launch);
  await open(page, product, '?tab=register');
  await fill(page);
  await press(page, 'Register App');
  await expect(page.getByRole('list', { name: 'My apps' })).toContainText('Sandbox');
  await page.context().clearCookies();

  const { dialog } = await openPortal(page, product, ADMIN, '?section=apps');
  const app = page.getByRole('list', { name: 'Apps', exact: true }).getByRole('listitem').first();
  await app.getByRole('button', { name: 'Approve' }).click();
  await dialog.getByRole('button', { name: 'Approve app' }).click();
  await expect(app).toContainText('Production');
  await expect
    .poll(() => toldIn(telegram, ANNE))
    .toContain('Your app Treasure Map was approved for production.');
  await app.getByRole('button', { name: 'Back to sandbox' }).click();
  await dialog.getByRole('button', { name: 'Send back' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Say why');
  await dialog.getByLabel('Reason').fill('The callback is gone.');
  await dialog.getByRole('button', { name: 'Send back' }).click();
  await expect(app).toContainText('Sandbox');

  await page.context().clearCookies();
  await open(page, product, '?tab=apps');
  await expect(page.getByText('Back in sandbox: The callback is gone.')).toBeVisible();
});

for (const [width, colorScheme] of [
  [360, 'dark'],
  [1280, 'light'],
] as const) {
  test(`looks right at ${width} px, ${colorScheme}`, async ({ page, launch }) => {
    const product = await launchPortal(launch, { webHooks: createFakeWebHooks() });
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await open(page, product, '?tab=register');
    await injectJudge(page);
    const judge = async (name: string) => {
      await expect(page.getByRole('tabpanel').locator('[aria-busy="true"]')).toHaveCount(0);
      expect([name, await overflowOf(page)]).toEqual([name, 0]);
      expect([name, await violationsOf(page)]).toEqual([name, []]);
    };
    await press(page, 'Register App');
    await judge('refused');
    await fill(page, 'A very long name of an app that nobody would say aloud');
    await press(page, 'Register App');
    await press(page, 'Send a test event');
    await expect(page.getByRole('list', { name: 'Deliveries' })).toContainText('Delivered');
    await judge('apps');
    await tab(page, 'Overview').click();
    await judge('overview');
  });
}
