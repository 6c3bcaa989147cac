import { sql } from 'kysely';
import { expectFine } from '../judge.ts';
import { breakCalls, holdCalls, NETWORK_NOISE, reloadSite } from '../pages/board-page.ts';
import {
  ANNE,
  callWith,
  keyAnswer,
  launchKeys,
  makeKey,
  openKeys,
  postApp,
  removeApp,
} from '../pages/keys-page.ts';
import { expect, test } from '../product.ts';

const APPS = '**/api/developer/apps';

test('a key is made for an app, named on its card, and ends with the app', async ({
  page,
  launch,
}) => {
  const product = await launchKeys(launch);
  const keys = await openKeys(page, product);
  let appId = '';

  await test.step('without an app the form leads to registering one, and keeps what was typed', async () => {
    await keys.create.click();
    await keys.name.fill('Shop server');
    await keys.form.getByRole('checkbox', { name: 'Request Payments' }).check();
    await expect(keys.apps).toContainText('You have no apps');
    await keys.apps.getByRole('link', { name: 'register an app' }).click();
    await expect(page.getByRole('tab', { name: 'Register App' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    appId = await postApp(product, ANNE);
    await page.getByRole('main').getByRole('link', { name: 'API keys' }).click();
    await keys.create.click();
    await expect(keys.name).toHaveValue('Shop server');
    await expect(keys.form.getByRole('checkbox', { name: 'Request Payments' })).toBeChecked();
    await expect(keys.app.getByRole('option')).toHaveText(['No app', 'Treasure Map (sandbox)']);
  });

  await test.step('the key belongs to the app, and stops with it', async () => {
    await expect(keys.app).toHaveValue('');
    await keys.app.selectOption('Treasure Map (sandbox)');
    await keys.name.fill('Map server');
    const offered = keys.form.getByRole('checkbox');
    await expect(offered).toHaveCount(1);
    await expect(keys.form).toContainText(
      'Keys of Treasure Map can do only what it declares: Wallet Read, Leaderboard. All of them have Leaderboard.',
    );
    await expectFine(page);
    await offered.and(page.getByLabel('Read Wallet Balance')).check();
    await keys.form.getByRole('button', { name: 'Create Key' }).click();
    const card = keys.card('Map server');
    await expect(card).toContainText('For the app Treasure Map');
    await expect(card.locator('code')).toHaveText(/^jkw_\w{38}$/);
    const key = await card.locator('code').innerText();
    expect((await keyAnswer(product, key)).app).toEqual({
      id: appId,
      name: 'Treasure Map',
      status: 'sandbox',
      permissions: ['wallet_read', 'leaderboard'],
    });

    const own = await makeKey(page, 'Own data', 'Access User Profile');
    await expect(own.locator('code')).toHaveText(/^jkw_\w{38}$/);
    await expect(own).not.toContainText('For the app');

    await sql`update apps set permissions = '["leaderboard"]'`.execute(product.db);
    await reloadSite(page);
    await expect(card).toContainText('they do nothing: Read Wallet Balance.');
    await removeApp(product, ANNE, appId);
    await reloadSite(page);
    await expect(card.getByText('App removed', { exact: true })).toBeVisible();
    await expect(card.getByText('Inactive', { exact: true })).toBeVisible();
    await expect(keys.tile('Active Keys')).toHaveText('1');
    await expect(card.getByRole('button', { name: /Rotate|Activate|Deactivate/ })).toHaveCount(0);
    await expect(card.getByRole('button', { name: 'Delete Map server' })).toBeVisible();
    expect(await callWith(product, key)).toBe(401);
    await expectFine(page);
  });

  await postApp(product, ANNE, 'Sea Chart');
  await reloadSite(page);
  // The button appears before its script has loaded.
  await expect(keys.card('Own data')).toBeVisible();
  await test.step('the rest of the form can be used while the apps load', async () => {
    const release = await holdCalls(page, APPS);
    const card = await makeKey(page, 'Early', 'Read Wallet Balance');
    await expect(card).toBeVisible();
    await expect(card).not.toContainText('For the app');
    await keys.create.click();
    await expect(keys.apps).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(keys.app).toBeVisible();
  });
});

test.describe('when something fails', () => {
  test.use({ allowConsole: NETWORK_NOISE });

  test('the list of apps says so and nothing typed is lost', async ({ page, launch }) => {
    const product = await launchKeys(launch);
    const appId = await postApp(product, ANNE);
    await postApp(product, ANNE, 'Sea Chart');
    const keys = await openKeys(page, product);

    await test.step('apps that do not load are loaded again', async () => {
      const mend = await breakCalls(page, APPS);
      await keys.create.click();
      await expect(keys.apps.getByRole('alert')).toContainText(
        'Your apps did not load. Gone fishing.',
      );
      await expectFine(page);
      await mend();
      await keys.apps.getByRole('button', { name: 'Try again' }).click();
      await keys.app.selectOption('Treasure Map (sandbox)');
      await expect(keys.app).not.toHaveValue('');
    });

    await test.step('an app that was removed meanwhile is refused', async () => {
      await removeApp(product, ANNE, appId);
      await keys.name.fill('Too late');
      await keys.form.getByRole('checkbox', { name: 'Read Wallet Balance' }).check();
      await keys.form.getByRole('button', { name: 'Create Key' }).click();
      await expect(keys.form.getByRole('alert')).toContainText('You have no such app.');
      await expect(keys.app.getByRole('option')).toHaveText(['No app', 'Sea Chart (sandbox)']);
      await expect(keys.app).toHaveValue('');
      await expect(keys.name).toHaveValue('Too late');
    });
  });
});
