import type { Page } from '@playwright/test';
import { WEBHOOK_LOG_DAYS } from '#rules/apps/webhooks.ts';
import { createFakeWebHooks, REFUSED } from '../../server/fakes/webhooks/web-hooks.ts';
import { expectFine } from '../judge.ts';
import {
  ADMIN,
  ANNE,
  launchPortal,
  launchPortalWithBot,
  openPortal,
  toldIn,
} from '../pages/admin-page.ts';
import { breakCalls, holdCalls, NETWORK_NOISE, openSite, reloadSite } from '../pages/board-page.ts';
import { expect, type Product, test } from '../product.ts';
import { pollNow } from '../timers.ts';

test.use({ timers: 'fake' });

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

async function sendTestEvent(page: Page): Promise<void> {
  const taken = page.waitForResponse('**/test-event');
  await press(page, 'Send a test event');
  await taken;
}

/** Reads the log again until the event's outcome is recorded. */
async function expectLogged(page: Page, text: string): Promise<void> {
  const log = page.getByRole('list', { name: 'Deliveries' });
  await expect(async () => {
    await pollNow(page, '**/deliveries?*', 5_000);
    await expect(log).toContainText(text, { timeout: 1_000 });
  }).toPass();
}

const LONG_NAME = 'A very long name of an app that nobody would say aloud';

test('a visitor reads, fills in the form, signs in there, and registers', async ({
  page,
  launch,
}) => {
  const product = await launch('demo');

  await test.step('the API and its webhooks, with examples', async () => {
    await open(page, product, '?tab=documentation', null);
    await expect(page.getByRole('heading', { name: 'v1', exact: true })).toBeVisible();
    await page.getByText('Webhooks: what they report').click();
    await expect(page.getByRole('tabpanel')).toContainText('payment_request.paid');
    await tab(page, 'Examples').click();
    await expect(page.getByRole('tabpanel')).toContainText(`curl '${product.url}/api/v1/key'`);
  });

  await test.step('the form waits for the sign-in', async () => {
    await open(page, product, '?tab=apps', null);
    await expect(page.getByRole('heading', { name: 'Sign in to see your apps' })).toBeVisible();
    await tab(page, 'Register App').click();
    await fill(page);
    await press(page, 'Sign in');
    await page.getByRole('button', { name: 'Demo member' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in to register an app' })).toHaveCount(0);
    await expect(page.getByLabel('Application name')).toHaveValue('Treasure Map');
    await press(page, 'Register App');
    await expect(page.getByRole('list', { name: 'My apps' })).toContainText('Treasure Map');
  });
});

test('an app lives from the form to its removal', async ({ page, launch }) => {
  const webHooks = createFakeWebHooks();
  const product = await launchPortal(launch, { webHooks });
  await open(page, product);

  await test.step('five tabs, of which My Apps leads to the form', async () => {
    await expect(page.getByRole('tab')).toHaveText([
      ...['Overview', 'Register App', 'Documentation', 'Examples', 'My Apps'],
    ]);
    await tab(page, 'My Apps').click();
    await page.setViewportSize({ width: 360, height: 800 });
    // Widths are fractions of a pixel, scroll positions are not.
    await expect(tab(page, 'My Apps')).toBeInViewport({ ratio: 0.95 });
    await press(page, 'Register First App');
    await expect(tab(page, 'Register App')).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL(/tab=register$/);
  });

  await page.setViewportSize({ width: 1280, height: 800 });
  await test.step('the form has all fields', async () => {
    await expect(
      page.getByText('New apps start in sandbox and need approval for production.'),
    ).toBeVisible();
    const labels = page.getByRole('tabpanel').locator('form label:not(fieldset label)');
    await expect(labels).toHaveText([
      ...['Application name', 'Developer / organization', 'Contact email', 'Application type'],
      ...['Description', 'Webhook URL (optional)', 'Callback URLs (optional)'],
    ]);
    await expect(page.getByLabel('Contact email')).toHaveAttribute('type', 'email');
    await expect(page.getByLabel('Callback URLs')).toHaveAccessibleDescription(/^One per line/);
    const types = page.getByLabel('Application type').locator('option');
    await expect(types).toHaveText([
      ...['Choose a type', 'Game', 'DeFi', 'Social', 'Marketplace', 'Other'],
    ]);
    const permissions = page.getByRole('group', { name: 'Required permissions' }).locator('label');
    await expect(permissions).toHaveText([
      ...[/^Wallet Read/, /^Wallet Write.*\(requires user confirmation\)/, /^User Profile/],
      ...[/^Transactions/, /^Price Data/, /^Leaderboard/],
    ]);
  });

  await test.step('each field says what is wrong, and loses nothing', async () => {
    await press(page, 'Register App');
    await expectFine(page);
    for (const text of [
      'Enter a name for your application.',
      'Enter an email address.',
      'Choose a type.',
      'Choose at least one permission.',
    ]) {
      await expect(page.getByText(text)).toBeVisible();
    }
    await expect(page.getByLabel('Application name')).toBeFocused();
    const type = page.getByLabel('Application type');
    await expect(type).toHaveAccessibleDescription('Choose a type.');
    await expect(type).toHaveAttribute('aria-invalid', 'true');
    await fill(page);
    await page.getByLabel('Webhook URL').fill('https://169.254.169.254/');
    await page
      .getByLabel('Callback URLs')
      .fill('https://app.example.com/\nhttp://app.example.com/');
    await press(page, 'Register App');
    await expect(page.getByLabel('Webhook URL')).toHaveAccessibleDescription(/public internet/);
    await expect(page.getByLabel('Callback URLs')).toHaveAccessibleDescription(/Line 2: .*https/);
    await tab(page, 'Overview').click();
    await tab(page, 'Register App').click();
    await expect(page.getByLabel('Application name')).toHaveValue('Treasure Map');
    await reloadSite(page);
    await expect(page.getByLabel('Description')).toHaveValue('Hides treasure.');
  });

  await test.step('it is registered, tested, changed and removed', async () => {
    await fill(page, LONG_NAME);
    await press(page, 'Register App');
    const app = page.getByRole('list', { name: 'My apps' }).getByRole('listitem').first();
    await expect(app).toContainText('Sandbox');
    await expect(app).toContainText('https://app.example.com/b');
    await expect(page.getByRole('region', { name: /Webhook secret of/ })).toContainText('whsec_');
    await press(page, 'I have saved it');

    await press(page, 'Delivery log');
    await expect(app).toContainText(`Nothing was sent in the last ${WEBHOOK_LOG_DAYS} days.`);
    webHooks.outcomes.push(REFUSED);
    await sendTestEvent(page);
    const log = page.getByRole('list', { name: 'Deliveries' });
    await expectLogged(page, 'answered with 500');
    await expect(log).toContainText('Waiting');
    await sendTestEvent(page);
    await expectLogged(page, 'Delivered');
    await expectFine(page);
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
  await tab(page, 'Overview').click();
  await expectFine(page);
});

test.describe('a failure', () => {
  test.use({ allowConsole: NETWORK_NOISE });

  test('loses nothing that was typed', async ({ page, launch }) => {
    const product = await launchPortal(launch);
    await open(page, product);

    await test.step('apps that do not load are loaded again', async () => {
      const mend = await breakCalls(page, '**/api/developer/apps');
      await tab(page, 'My Apps').click();
      await expect(page.getByRole('alert')).toContainText('Your apps did not load');
      await mend();
      await press(page, 'Try again');
      await expect(page.getByRole('button', { name: 'Register First App' })).toBeVisible();
    });

    await test.step('a session that ended is renewed in place', async () => {
      await press(page, 'Register First App');
      await fill(page);
      await page.context().clearCookies();
      await press(page, 'Register App');
      await expect(page.getByRole('heading', { name: 'Sign in to register an app' })).toBeVisible();
      await expect(page.getByLabel('Application name')).toHaveValue('Treasure Map');
      await page.context().addCookies([await product.signIn(ANNE)]);
      await press(page, 'Register App');
      const apps = page.getByRole('list', { name: 'My apps' });
      await expect(apps).toContainText('Treasure Map');

      await press(page, 'Edit');
      await page.getByLabel('Description').fill('Hides more treasure.');
      await page.context().clearCookies();
      await press(page, 'Save changes');
      await expect(page.getByRole('heading', { name: 'Sign in to see your apps' })).toBeVisible();
      await page.context().addCookies([await product.signIn(ANNE)]);
      await reloadSite(page);
      await expect(page.getByLabel('Description')).toHaveValue('Hides more treasure.');
      await press(page, 'Save changes');
      // The form has the same text, but the card must show it.
      await expect(page.getByLabel('Description')).toHaveCount(0);
      await expect(apps).toContainText('Hides more treasure.');
      await reloadSite(page);
      await expect(apps).toContainText('Hides more treasure.');
      await expect(page.getByLabel('Description')).toHaveCount(0);
    });

    await test.step('a saved change shows before the list is loaded again', async () => {
      await press(page, 'Edit');
      const release = await holdCalls(page, '**/api/developer/apps');
      const description = page.getByLabel('Description');
      await description.fill('Hides all treasure.');
      await press(page, 'Save changes');
      await expect(description).toHaveCount(0);
      await expect(page.getByText('Hides all treasure.', { exact: true })).toBeVisible();
      // Otherwise the next change would undo this one.
      await press(page, 'Edit');
      await expect(description).toHaveValue('Hides all treasure.');
      release();
    });

    await test.step('without room for another app the form says why', async () => {
      await reloadSite(page);
      await tab(page, 'Register App').click();
      await fill(page, 'Sea Chart');
      await press(page, 'Register App');
      await expect(page.getByRole('alert')).toContainText('Without a plan there is room for 1 app');
      await expect(page.getByLabel('Application name')).toHaveValue('Sea Chart');
    });
  });
});

test('an administrator approves an app and returns it', async ({ page, launch }) => {
  const { product, telegram } = await launchPortalWithBot(launch);
  await open(page, product, '?tab=register');
  await fill(page);
  await press(page, 'Register App');
  await expect(page.getByRole('list', { name: 'My apps' })).toContainText(
    'Waiting for an administrator',
  );
  await page.context().clearCookies();

  const { dialog } = await openPortal(page, product, ADMIN, '?section=apps');
  const app = page.getByRole('list', { name: 'Apps', exact: true }).getByRole('listitem').first();
  await app.getByRole('button', { name: 'Approve' }).click();
  await dialog.getByRole('button', { name: 'Approve app' }).click();
  await expect(app).toContainText('Production');
  await expect(page.getByRole('heading', { name: 'Apps', exact: true })).toBeFocused();
  await expect
    .poll(() => toldIn(telegram, ANNE))
    .toContain('Your app Treasure Map was approved for production.');
  await expect(app).toContainText('registered by @anne');
  await expect(app).toContainText('Game');
  await expect(app).toContainText('https://app.example.com/hooks');

  await test.step('its owner keeps the approval with new words, and loses it with new permissions', async () => {
    await page.context().clearCookies();
    await open(page, product, '?tab=apps');
    const own = page.getByRole('list', { name: 'My apps' }).getByRole('listitem').first();
    await own.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Description').fill('Hides more treasure.');
    await press(page, 'Save changes');
    await expect(own).toContainText('Hides more treasure.');
    await expect(own.getByText('Production', { exact: true })).toBeVisible();
    await own.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Wallet Write').check();
    await press(page, 'Save changes');
    await expect(
      page.getByText('It is back in sandbox until it is approved again.', { exact: true }),
    ).toBeVisible();
    await expect(own.getByText('Sandbox', { exact: true })).toBeVisible();
    await page.context().clearCookies();
    await openPortal(page, product, ADMIN, '?section=apps');
    await app.getByRole('button', { name: 'Approve' }).click();
    await dialog.getByRole('button', { name: 'Approve app' }).click();
    await expect(app).toContainText('Production');
  });

  await test.step('it is sent back with a reason', async () => {
    await app.getByRole('button', { name: 'Back to sandbox' }).click();
    await dialog.getByRole('button', { name: 'Send back' }).click();
    await expect(dialog.getByRole('alert')).toContainText('Tell the app’s owner why.');
    await dialog.getByLabel('Reason').fill('The callback is gone.');
    await dialog.getByRole('button', { name: 'Send back' }).click();
    await expect(app).toContainText('Sandbox');
    await openSite(page, product, '/admin?section=apps&page=9');
    await press(page, 'Go to the first page');
    await expect(app).toContainText('Sandbox');
    await expectFine(page);
  });
  await page.context().clearCookies();
  await open(page, product, '?tab=apps');
  await expect(page.getByText('Back in sandbox: The callback is gone.')).toBeVisible();
});
