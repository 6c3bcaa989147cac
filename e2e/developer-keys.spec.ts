import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { TEST_BOT_TOKEN, widgetSignIn } from '../server/services/test-telegram-signer.ts';
import { answerWidget } from './admin-login-page.ts';
import { openSite } from './board-page.ts';
import { injectJudge, overflowOf, violationsOf } from './judge.ts';
import {
  ANNE,
  BART,
  callWith,
  KEYS_PATH,
  keysOf,
  launchKeys,
  makeKey,
  openKeys,
  postKeys,
} from './keys-page.ts';
import { expect, NOW_MS, type startProduct, test } from './product.ts';

const STARS = '*'.repeat(20);
const WHOLE = /^jkw_[0-9A-Za-z]{38}$/;

test('a visitor is offered the sign-in in place, and sees the advice', async ({ page, demo }) => {
  await openSite(page, demo, KEYS_PATH);
  await expect(page.getByRole('heading', { name: 'API Key Management', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create New Key' })).toHaveCount(0);
  const panel = page.getByRole('region', { name: 'Security Best Practices' });
  for (const advice of [
    'Store keys safely',
    'Use environment variables',
    'Monitor usage',
    'Rotate keys',
    'Report suspicious activity',
  ]) {
    await expect(panel.getByText(advice, { exact: true })).toBeVisible();
  }
  await expect(panel).toContainText('enterprise support and higher rate limits');
  await expect(panel.getByRole('link')).toHaveAttribute('href', 'https://t.me/junkcoin_JKC');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Sign in' }).click();
  await main.getByRole('button', { name: 'Demo member' }).click();
  await expect(page.getByRole('button', { name: 'Create New Key' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your API Keys' })).toBeVisible();
});

test('from none to the first key: checked, created, revealed, copied', async ({
  page,
  context,
  launch,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const product = await launchKeys(launch);
  const keys = await openKeys(page, product);
  await expect(page.getByRole('heading', { name: 'No API Keys Yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Create Your First API Key' }).click();
  await expect(keys.name).toBeFocused();
  const notice = keys.form.getByRole('note', { name: 'Security notice' });
  await expect(notice).toContainText('access to user wallets');
  await expect(notice).toContainText('Keep permissions minimal');
  await expect(keys.form.getByRole('checkbox')).toHaveCount(6);

  const submit = keys.form.getByRole('button', { name: 'Create Key' });
  await keys.name.fill('   ');
  await submit.click();
  await expect(keys.notices).toContainText('Validation Error');
  await expect(keys.notices).toContainText('Please enter a name for your API key.');
  await keys.name.fill('Shop server');
  await submit.click();
  await expect(keys.notices).toContainText('Please select at least one permission.');
  for (const name of ['Read Wallet Balance', 'Access User Profile']) {
    await keys.form.getByRole('checkbox', { name }).check();
  }
  await submit.click();
  await expect(keys.notices).toContainText('API Key Created');
  await expect(keys.notices).toContainText('Your new API key has been generated successfully.');
  await expect(keys.form).toHaveCount(0);

  const card = keys.card('Shop server');
  await expect(card.locator('code')).toHaveText(WHOLE);
  const key = await card.locator('code').innerText();
  await expect(card.getByText('Active', { exact: true })).toBeVisible();
  await expect(card).toContainText('Created 4 Mar 2026');
  await expect(card.getByRole('list', { name: 'Permissions' }).getByRole('listitem')).toHaveText([
    'READ BALANCE',
    'ACCESS PROFILE',
  ]);
  await expect(card).toContainText('100/min');
  await card.getByRole('button', { name: 'Copy Shop server' }).click();
  await expect(keys.notices).toContainText('API key copied to clipboard.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);

  await card.getByRole('button', { name: 'Hide Shop server' }).click();
  await expect(card.locator('code')).toHaveText(`jkw_${key.slice(4, 8)}${STARS}${key.slice(-4)}`);
  await page.reload();
  await expect(card.locator('code')).toHaveText(`jkw_${key.slice(4, 8)}${STARS}${key.slice(-4)}`);
  await card.getByRole('button', { name: 'Reveal Shop server' }).click();
  await expect(card.locator('code')).toHaveText(key);
});

test('use is counted on the card and in the tiles', async ({ page, launch }) => {
  const product = await launchKeys(launch);
  await openKeys(page, product);
  const card = await makeKey(page, 'Counter', 'Read Wallet Balance');
  await expect(card.locator('code')).toHaveText(WHOLE);
  const key = await card.locator('code').innerText();
  await postKeys(product, ANNE, ['Other']);
  for (let count = 0; count < 3; count++) expect(await callWith(product, key)).toBe(200);
  await page.reload();
  const { tile } = keysOf(page);
  await expect(tile('Total Keys')).toHaveText('2');
  await expect(tile('Active Keys')).toHaveText('2');
  await expect(tile('Requests Today')).toHaveText('3');
  await expect(card).toContainText('Last used just now from 127.0.0.x');
  for (const label of ['Total Requests', 'Today']) {
    const figure = card.locator('dl div').filter({ has: page.getByText(label, { exact: true }) });
    await expect(figure.locator('dd')).toHaveText('3');
  }
  await expect(card.getByRole('img', { name: /2026-03-04 3; none on the others/ })).toBeVisible();
});

test('switched off and on, deleted with a question, and brought back', async ({ page, launch }) => {
  const product = await launchKeys(launch);
  const keys = await openKeys(page, product);
  const card = await makeKey(page, 'Parrot', 'Read Wallet Balance');
  await expect(card.locator('code')).toHaveText(WHOLE);
  const key = await card.locator('code').innerText();

  await card.getByRole('button', { name: 'Deactivate Parrot' }).click();
  await expect(keys.notices).toContainText('API Key Updated');
  await expect(keys.notices).toContainText('API key status has been updated.');
  await expect(card.getByText('Inactive', { exact: true })).toBeVisible();
  await expect(keys.tile('Active Keys')).toHaveText('0');
  expect(await callWith(product, key)).toBe(401);
  await card.getByRole('button', { name: 'Activate Parrot' }).click();
  await expect(card.getByText('Active', { exact: true })).toBeVisible();
  expect(await callWith(product, key)).toBe(200);

  await card.getByRole('button', { name: 'Delete Parrot' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete Parrot?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: 'Delete Parrot' }).click();
  await dialog.getByRole('button', { name: 'Delete Key' }).click();
  await expect(keys.notices).toContainText('API Key Deleted');
  await expect(keys.notices).toContainText('The API key has been permanently deleted.');
  await expect(card).toHaveCount(0);
  expect(await callWith(product, key)).toBe(401);
  await keys.deleted.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toBeVisible();
  expect(await callWith(product, key)).toBe(200);
});

test('rotated: both work until the old one ends', async ({ page, launch }) => {
  const product = await launchKeys(launch);
  const keys = await openKeys(page, product);
  const card = await makeKey(page, 'Anchor', 'Read Wallet Balance');
  await expect(card.locator('code')).toHaveText(WHOLE);
  const old = await card.locator('code').innerText();
  await card.getByRole('button', { name: 'Rotate Anchor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Rotate Anchor?' });
  await dialog.getByRole('combobox').selectOption('One hour');
  await dialog.getByRole('button', { name: 'Rotate Key' }).click();
  await expect(card).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Your API Keys' })).toBeFocused();
  await expect(keys.notices).toContainText('API Key Created');
  await expect(card.first()).toContainText('Replaced by a newer key; works until');
  await expect(card.last().locator('code')).toHaveText(WHOLE);
  const renewed = await card.last().locator('code').innerText();
  expect(renewed).not.toBe(old);
  for (const key of [old, renewed]) expect(await callWith(product, key)).toBe(200);
  product.clock.nowMs += 3_600_000;
  expect(await callWith(product, old)).toBe(401);
  expect(await callWith(product, renewed)).toBe(200);
});

test('after an old sign-in keys stay masked until a new one', async ({ page, launch }) => {
  const product = await launchKeys(launch);
  await postKeys(product, ANNE, ['Vault']);
  const { card } = await openKeys(page, product);
  await expect(card('Vault')).toBeVisible();
  product.clock.nowMs += 16 * 60_000;
  await page.reload();
  await expect(card('Vault').locator('code')).toContainText(STARS);
  await card('Vault').getByRole('button', { name: 'Reveal Vault' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(dialog).toContainText('a quarter of an hour');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(card('Vault').locator('code')).toContainText(STARS);
  // A key made now is whole all the same: it is nowhere else yet.
  const made = await makeKey(page, 'Fresh', 'Read Wallet Balance');
  await expect(made.locator('code')).toHaveText(WHOLE);
  await expect(card('Vault').locator('code')).toContainText(STARS);
});

test.describe('a new sign-in', () => {
  const asked = async (page: Page, launch: typeof startProduct) => {
    const product = await launchKeys(launch, {
      environment: { TELEGRAM_BOT_TOKEN: TEST_BOT_TOKEN },
    });
    await postKeys(product, ANNE, ['Vault', 'Chest']);
    const keys = await openKeys(page, product);
    await expect(keys.card('Vault')).toBeVisible();
    product.clock.nowMs += 16 * 60_000;
    await page.reload();
    await expect(keys.card('Vault').locator('code')).toContainText(STARS);
    const dialog = page.getByRole('dialog', { name: 'Sign in again' });
    const signIn = async (telegramId: string) => {
      await answerWidget(page, widgetSignIn(telegramId, product.clock.nowMs));
      await keys.card('Vault').getByRole('button', { name: 'Copy Vault' }).click();
      await dialog.getByRole('button', { name: 'Sign in with Telegram' }).click();
      await expect(dialog).toBeHidden();
    };
    return { product, keys, signIn };
  };

  test('shows the key that was asked for, and then any other one', async ({ page, launch }) => {
    const { product, keys, signIn } = await asked(page, launch);
    await signIn(ANNE);
    await expect(keys.card('Vault').locator('code')).toHaveText(WHOLE);
    expect(await callWith(product, await keys.card('Vault').locator('code').innerText())).toBe(200);
    await expect(keys.card('Chest').locator('code')).toContainText(STARS);
    await keys.card('Chest').getByRole('button', { name: 'Reveal Chest' }).click();
    await expect(keys.card('Chest').locator('code')).toHaveText(WHOLE);
    await page.reload();
    await keys.card('Vault').getByRole('button', { name: 'Reveal Vault' }).click();
    await expect(keys.card('Vault').locator('code')).toHaveText(WHOLE);
  });

  test('of somebody else shows theirs, and none of the keys before', async ({ page, launch }) => {
    const { keys, signIn } = await asked(page, launch);
    await keys.card('Chest').getByRole('button', { name: 'Delete Chest' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete Key' }).click();
    await expect(keys.deleted).toContainText('Chest');
    await signIn(BART);
    await expect(page.getByRole('button', { name: 'Signed in as @bart' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No API Keys Yet' })).toBeVisible();
    await expect(keys.card('Vault')).toHaveCount(0);
    await expect(keys.deleted).toHaveCount(0);
  });
});

test('one member never sees the keys of another', async ({ page, launch }) => {
  const product = await launchKeys(launch);
  await postKeys(product, ANNE, ['Secret of Anne']);
  await openKeys(page, product, BART);
  await expect(page.getByRole('heading', { name: 'No API Keys Yet' })).toBeVisible();
});

test.describe('when something fails', () => {
  test.use({ allowConsole: /Failed to load resource/ });

  test('says so, keeps what was typed, and offers the way on', async ({ page, launch }) => {
    const product = await launchKeys(launch);
    await postKeys(product, ANNE, ['Kept']);
    const calls = '**/api/developer/keys**';
    const refuse = (method: string) =>
      page.route(calls, (route) =>
        route.request().method() === method
          ? route.fulfill({ status: 500, json: { error: 'Something went wrong on our side.' } })
          : route.fallback(),
      );
    await refuse('GET');
    const keys = await openKeys(page, product);
    const failure = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    await expect(failure).toBeVisible();
    await page.unrouteAll();
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(keys.card('Kept')).toBeVisible();

    await refuse('POST');
    await keys.create.click();
    await keys.name.fill('Not lost');
    await keys.form.getByRole('checkbox', { name: 'Manage Escrow' }).check();
    await keys.form.getByRole('button', { name: 'Create Key' }).click();
    await expect(keys.notices).toContainText('Failed to create API key. Please try again.');
    await expect(keys.name).toHaveValue('Not lost');
    await keys.form.getByRole('button', { name: 'Cancel' }).click();
    await keys.create.click();
    await expect(keys.name).toHaveValue('Not lost');
    await expect(keys.form.getByRole('checkbox', { name: 'Manage Escrow' })).toBeChecked();

    await page.route('**/api/developer/keys/*', (route) => route.abort());
    await keys.card('Kept').getByRole('button', { name: 'Deactivate Kept' }).click();
    await expect(keys.card('Kept').getByText('Active', { exact: true })).toBeVisible();
    await keys.card('Kept').getByRole('button', { name: 'Delete Kept' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete Kept?' });
    await dialog.getByRole('button', { name: 'Delete Key' }).click();
    await expect(keys.notices).toContainText('Failed to delete API key.');
    await expect(keys.card('Kept')).toBeVisible();

    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
    });
    await keys.card('Kept').getByRole('button', { name: 'Copy Kept' }).click();
    await expect(keys.notices).toContainText('Failed to copy to clipboard.');
  });
});

for (const [width, colorScheme] of [
  [360, 'dark'],
  [1280, 'light'],
] as const) {
  test(`accessible and within the screen: ${width} px, ${colorScheme}`, async ({
    page,
    launch,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    const product = await launchKeys(launch);
    await postKeys(product, ANNE, ['W'.repeat(60), 'Old one']);
    await sql`update api_keys set expires_at = ${new Date(NOW_MS + 60_000).toISOString()}::timestamptz
      where name = 'Old one'`.execute(product.db);
    product.clock.nowMs += 120_000;
    const keys = await openKeys(page, product);
    await expect(keys.card('Old one')).toBeVisible();
    await keys.create.click();
    await keys
      .card('W'.repeat(60))
      .getByRole('button', { name: /^Reveal/ })
      .click();
    await injectJudge(page);
    expect(await overflowOf(page)).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
    await keys.card('Old one').getByRole('button', { name: 'Delete Old one' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });
}
