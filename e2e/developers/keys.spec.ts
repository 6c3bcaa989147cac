import type { Locator } from '@playwright/test';
import { sql } from 'kysely';
import { API_KEY_PERMISSIONS } from '#rules/permissions.ts';
import { TEST_BOT_TOKEN, widgetSignIn } from '../../server/fakes/telegram/signer.ts';
import { expectAccessible, expectFine, OPEN_DIALOG } from '../judge.ts';
import { answerWidget } from '../pages/admin-login-page.ts';
import { openSite, reloadSite } from '../pages/board-page.ts';
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
  recordKeyCalls,
} from '../pages/keys-page.ts';
import { expect, NOW_MS, test } from '../product.ts';
import { untilIdle } from '../timers.ts';

const KEYS = '/api/developer/keys';
const STARS = '*'.repeat(20);
const WHOLE = /^jkw_[0-9A-Za-z]{38}$/;

test('a visitor can sign in in place and sees the advice', async ({ page, demo }) => {
  const { calls } = recordKeyCalls(page);
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
  const contact = panel.getByRole('link', { name: /opens in a new tab/ });
  await expect(contact).toHaveAttribute('href', 'https://t.me/junkcoin_JKC');
  await expect(contact).toHaveAttribute('target', '_blank');
  await expect(
    page.getByRole('heading', { name: 'Sign in to manage your API keys' }),
  ).toBeVisible();
  expect(calls).toEqual([]);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Sign in' }).click();
  await main.getByRole('button', { name: 'Demo member' }).click();
  await expect(page.getByRole('button', { name: 'Create New Key' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your API Keys' })).toBeVisible();
});

test('a key is made, copied, hidden, used and counted', async ({ page, context, launch }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const product = await launchKeys(launch);
  const keys = await openKeys(page, product);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  const first = page.getByRole('region', { name: 'Your first call' });

  await test.step('from none to the first key', async () => {
    await expect(page.getByRole('heading', { name: 'No API Keys Yet' })).toBeVisible();
    await page.getByRole('button', { name: 'Create Your First API Key' }).click();
    await expect(keys.name).toBeFocused();
    const notice = keys.form.getByRole('note', { name: 'Security notice' });
    await expect(notice).toContainText('access to user wallets');
    await expect(notice).toContainText('Keep permissions minimal');
    for (const { label, description } of API_KEY_PERMISSIONS) {
      await expect(
        keys.form.getByRole('checkbox', { name: `${label} ${description}` }),
      ).toBeVisible();
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectYellow(notice);
    }

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

    await first.getByRole('button', { name: 'Run' }).click();
    await expect(first).toContainText(/200 OKin [\d,]+ ms/);
    await expect(first.getByRole('region', { name: 'Answer' })).toContainText(
      '"name": "Shop server"',
    );
    await expectFine(page);
    await expect(first.locator('code')).toContainText(`Bearer ${key}'`);
    await card.getByRole('button', { name: 'Hide Shop server' }).click();
    await expect(first.locator('code')).not.toContainText(key);
    await first.getByRole('button', { name: 'Copy curl call' }).click();
    await expect(keys.notices).toContainText('curl call copied to clipboard.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `curl '${product.url}/api/v1/key' \\\n  --header 'Authorization: Bearer ${key}'`,
    );
    await expect(card.locator('code')).toHaveText(`jkw_${key.slice(4, 8)}${STARS}${key.slice(-4)}`);
    await reloadSite(page);
    await expect(first).toHaveCount(0);
    await expect(card.locator('code')).toHaveText(`jkw_${key.slice(4, 8)}${STARS}${key.slice(-4)}`);
    await card.getByRole('button', { name: 'Reveal Shop server' }).click();
    await expect(card.locator('code')).toHaveText(key);
  });

  const key = await keys.card('Shop server').locator('code').innerText();

  await test.step('calls of the documentation run with it, within the contract’s bounds', async () => {
    await openSite(page, product, '/developers?tab=documentation&q=getV1Profile');
    await page.locator('summary', { hasText: '/api/v1/profile' }).click();
    const form = page.getByRole('form', { name: 'Run getV1Profile' });
    await form.getByLabel('member').fill('0');
    await form.getByRole('button', { name: 'Run' }).click();
    await expect(form).toContainText('Enter your API key.');
    await expect(form.getByLabel('API key')).toBeFocused();
    await expect(form).toContainText('Enter a value like 123456789.');
    await form.getByLabel('API key').fill(key);
    await form.getByLabel('member').fill(ANNE);
    await expectFine(page);
    await form.getByRole('button', { name: 'Run' }).click();
    await expect(form).toContainText('200 OK');
    await expect(form.getByRole('region', { name: 'Answer' })).toContainText(`"id": "${ANNE}"`);
    // The key is kept in memory alone, for other calls of the tab.
    await page.getByLabel('Search calls').fill('GET /api/v1/key');
    await page.locator('summary', { hasText: '/api/v1/key' }).click();
    await expect(page.getByLabel('API key')).toHaveValue(key);
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, location.href]),
    );
    expect(addresses.join()).toContain(`/api/v1/profile?member=${ANNE}`);
    expect([...addresses, kept].join()).not.toContain(key);
    await openSite(page, product, KEYS_PATH);
  });

  await test.step('use is counted on the card and in the tiles', async () => {
    const card = keys.card('Shop server');
    await postKeys(product, ANNE, ['Other']);
    // The third, after those from the pages.
    expect(await callWith(product, key)).toBe(200);
    await reloadSite(page);
    const { tile } = keysOf(page);
    await expect(tile('Total Keys')).toHaveText('2');
    await expect(tile('Active Keys')).toHaveText('2');
    await expect(tile('Requests Today')).toHaveText('3');
    await expect(card).toContainText('Last used just now from 127.0.0.x');
    await expect(keys.card('Other')).toContainText('Created 4 Mar 2026');
    await expect(keys.card('Other')).not.toContainText('Last used');
    for (const label of ['Total Requests', 'Today']) {
      const figure = card.locator('dl div').filter({ has: page.getByText(label, { exact: true }) });
      await expect(figure.locator('dd')).toHaveText('3');
    }
    await expect(card.getByRole('img', { name: /2026-03-04 3; none on the others/ })).toBeVisible();
  });

  await test.step('long names, an expired key and the dialog are accessible and fit', async () => {
    await postKeys(product, ANNE, ['W'.repeat(60), 'Old one']);
    await sql`update api_keys set expires_at = ${new Date(NOW_MS + 60_000).toISOString()}::timestamptz
    where name = 'Old one'`.execute(product.db);
    product.clock.nowMs += 120_000;
    await reloadSite(page);
    await expect(keys.card('Old one')).toBeVisible();
    await keys.create.click();
    await keys
      .card('W'.repeat(60))
      .getByRole('button', { name: /^Reveal/ })
      .click();
    await expectFine(page);
    await keys.card('Old one').getByRole('button', { name: 'Delete Old one' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, { within: OPEN_DIALOG });
  });
});

async function expectYellow(notice: Locator): Promise<void> {
  const hues = await notice.evaluate((element) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('no canvas');
    const { backgroundColor, borderColor } = getComputedStyle(element);
    const { color } = getComputedStyle(element.querySelector('strong') ?? element);
    return [backgroundColor, borderColor, color].map((colour) => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
      // If red is largest and blue is least, hues go from red (0) over orange (30) to yellow (60).
      return red >= green && green > blue ? (60 * (green - blue)) / (red - blue) : Number.NaN;
    });
  });
  for (const hue of hues) {
    expect(hue).toBeGreaterThan(35);
    expect(hue).toBeLessThanOrEqual(60);
  }
}

test.describe('as time passes', () => {
  test.use({ timers: 'fake' });

  test('a key is turned on and off, deleted, created again and rotated, with one call each', async ({
    page,
    launch,
  }) => {
    const product = await launchKeys(launch);
    const keys = await openKeys(page, product);
    await expect(page.getByText('No API Keys Yet')).toBeVisible();
    const { calls, clear } = recordKeyCalls(page);

    await test.step('switched off and on, deleted with a question, and brought back', async () => {
      const card = await makeKey(page, 'Parrot', 'Read Wallet Balance');
      await expect(card.locator('code')).toHaveText(WHOLE);
      await expect
        .poll(() => calls)
        .toEqual([expect.stringMatching(`^POST ${KEYS} `), `GET ${KEYS}`]);
      const key = await card.locator('code').innerText();

      clear();
      await card.getByRole('button', { name: 'Deactivate Parrot' }).click();
      await expect(keys.notices).toContainText('API Key Updated');
      await expect(keys.notices).toContainText('API key status has been updated.');
      await expect(card.getByText('Inactive', { exact: true })).toBeVisible();
      await expect(keys.tile('Active Keys')).toHaveText('0');
      await expect.poll(() => calls).toEqual([`PATCH ${KEYS}/1 {"isActive":false}`, `GET ${KEYS}`]);
      expect(await callWith(product, key)).toBe(401);
      await card.getByRole('button', { name: 'Activate Parrot' }).click();
      await expect(card.getByText('Active', { exact: true })).toBeVisible();
      expect(await callWith(product, key)).toBe(200);

      await card.getByRole('button', { name: 'Delete Parrot' }).click();
      const dialog = page.getByRole('dialog', { name: 'Delete Parrot?' });
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(card).toBeVisible();
      await card.getByRole('button', { name: 'Delete Parrot' }).click();
      clear();
      await dialog.getByRole('button', { name: 'Delete Key' }).click();
      await expect(keys.notices).toContainText('API Key Deleted');
      await expect(keys.notices).toContainText('The API key has been permanently deleted.');
      await expect(card).toHaveCount(0);
      await expect.poll(() => calls).toEqual([`DELETE ${KEYS}/1`, `GET ${KEYS}`]);
      expect(await callWith(product, key)).toBe(401);
      await expect(keys.deleted).not.toContainText(/undo|restore/i);
      await keys.deleted.getByRole('button', { name: 'Create again' }).click();
      await expect(card).toBeVisible();
      expect(await callWith(product, key)).toBe(200);
    });

    await test.step('both keys of a rotation work until the old one ends', async () => {
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

    await test.step('the list is not polled, and a deleted key can be created again for ten minutes', async () => {
      // The page does not poll.
      clear();
      await page.clock.runFor(10 * 60_000);
      expect(calls).toEqual([]);
      // A deleted key is listed only while it can be restored.
      await keys.card('Parrot').getByRole('button', { name: 'Delete Parrot' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete Key' }).click();
      await expect(keys.deleted).toContainText(
        'For ten minutes you can create the same key again.',
      );
      // Its ten minutes have begun.
      await untilIdle(page);
      await page.clock.runFor(9 * 60_000);
      await expect(keys.deleted).toBeVisible();
      await page.clock.runFor(60_000);
      await expect(keys.deleted).toHaveCount(0);
    });
  });
});

test.describe('with Telegram', () => {
  test.use({ allowConsole: /Failed to load resource/ });

  test('keys are masked some time after sign-in until a new one, and nobody else sees them', async ({
    page,
    launch,
  }) => {
    const product = await launchKeys(launch, {
      environment: { TELEGRAM_BOT_TOKEN: TEST_BOT_TOKEN },
    });
    await answerWidget(page, widgetSignIn(ANNE, NOW_MS));
    const keys = await openKeys(page, product);
    const vault = keys.card('Vault');
    const chest = keys.card('Chest');
    const dialog = page.getByRole('dialog', { name: 'Sign in again' });

    await test.step('a session that ends while a key is named loses nothing typed', async () => {
      await expect(page.getByText('No API Keys Yet')).toBeVisible();
      await keys.create.click();
      await keys.name.fill('Not lost');
      await keys.form.getByRole('checkbox', { name: 'Manage Escrow' }).check();
      await openSite(page, product, KEYS_PATH);
      await keys.create.click();
      await expect(keys.name).toHaveValue('Not lost');
      await page.context().clearCookies();
      await keys.form.getByRole('button', { name: 'Create Key' }).click();
      const main = page.getByRole('main');
      await main.getByRole('button', { name: 'Sign in', exact: true }).click();
      await main.getByRole('button', { name: 'Sign in with Telegram' }).click();
      await expect(keys.name).toHaveValue('Not lost');
      await expect(keys.form.getByRole('checkbox', { name: 'Manage Escrow' })).toBeChecked();
      await keys.form.getByRole('button', { name: 'Create Key' }).click();
      await expect(keys.card('Not lost').locator('code')).toHaveText(WHOLE);
    });

    await test.step('an old sign-in shows no key', async () => {
      await postKeys(product, ANNE, ['Vault', 'Chest']);
      product.clock.nowMs += 16 * 60_000;
      await reloadSite(page);
      await expect(vault.locator('code')).toContainText(STARS);
      await vault.getByRole('button', { name: 'Reveal Vault' }).click();
      await expect(dialog).toContainText('a quarter of an hour');
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(vault.locator('code')).toContainText(STARS);
      // A new key is shown in full nevertheless, because it is not stored anywhere else yet.
      const made = await makeKey(page, 'Fresh', 'Read Wallet Balance');
      await expect(made.locator('code')).toHaveText(WHOLE);
    });

    const signIn = async (telegramId: string) => {
      await answerWidget(page, widgetSignIn(telegramId, product.clock.nowMs));
      await reloadSite(page);
      await vault.getByRole('button', { name: 'Copy Vault' }).click();
      await dialog.getByRole('button', { name: 'Sign in with Telegram' }).click();
      await expect(dialog).toBeHidden();
    };

    await test.step('a new one shows the key that was asked for, and then any other', async () => {
      await signIn(ANNE);
      await expect(vault.locator('code')).toHaveText(WHOLE);
      expect(await callWith(product, await vault.locator('code').innerText())).toBe(200);
      await expect(chest.locator('code')).toContainText(STARS);
      await chest.getByRole('button', { name: 'Reveal Chest' }).click();
      await expect(chest.locator('code')).toHaveText(WHOLE);
    });

    await test.step('who came by a link from the bot makes a key after signing in themselves', async () => {
      await page.context().addCookies([await product.signIn(ANNE, { byLink: true })]);
      product.clock.nowMs += 60_000;
      await answerWidget(page, widgetSignIn(ANNE, product.clock.nowMs));
      await reloadSite(page);
      await makeKey(page, 'By link', 'Read Wallet Balance');
      await expect(dialog).toContainText('by a link from the bot');
      await expect(dialog.getByRole('button', { name: 'Sign in with Telegram' })).toBeVisible();
      await expectAccessible(page, { within: OPEN_DIALOG });
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(keys.form.getByRole('alert')).toContainText('Sign in with Telegram to do this.');
      await keys.form.getByRole('button', { name: 'Create Key' }).click();
      await dialog.getByRole('button', { name: 'Sign in with Telegram' }).click();
      await expect(keys.card('By link').locator('code')).toHaveText(WHOLE);
      await page.goto(`${product.url}/#sign-in`);
      await expect(dialog).toContainText('go back to the wallet');
      await openSite(page, product, KEYS_PATH);
    });

    await test.step('another member’s shows theirs, and none of the keys before', async () => {
      product.clock.nowMs += 16 * 60_000;
      await reloadSite(page);
      await chest.getByRole('button', { name: 'Delete Chest' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete Key' }).click();
      await expect(keys.deleted).toContainText('Chest');
      await answerWidget(page, widgetSignIn(BART, product.clock.nowMs));
      await vault.getByRole('button', { name: 'Copy Vault' }).click();
      await dialog.getByRole('button', { name: 'Sign in with Telegram' }).click();
      await expect(page.getByRole('button', { name: 'Signed in as @bart' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'No API Keys Yet' })).toBeVisible();
      await expect(vault).toHaveCount(0);
      await expect(keys.deleted).toHaveCount(0);
    });
  });
});

test('without a plan the page says what keys can do', async ({ page, launch }) => {
  const product = await launchKeys(launch);
  const note = page.getByRole('note', { name: 'Your plan' });
  const keys = await openKeys(page, product, BART);
  await expect(note).toContainText(
    'You have no plan yet. Without a plan your keys work in the sandbox: on your own account alone, with 500 requests a month.',
  );
  const card = await makeKey(page, 'Early', 'Read Wallet Balance');
  await expect(card.locator('code')).toHaveText(WHOLE);
  expect(await callWith(product, await card.locator('code').innerText())).toBe(200);

  await page.context().clearCookies();
  const answered = page.waitForResponse('**/api/developer/subscription');
  await openKeys(page, product, ANNE);
  await answered;
  await expect(page.getByText('No API Keys Yet')).toBeVisible();
  await expect(note).toHaveCount(0);
  product.clock.nowMs += 366 * 86_400_000;
  await page.context().addCookies([await product.signIn(ANNE)]);
  await reloadSite(page);
  await expect(note).toContainText('Your plan has stopped.');
  await note.getByRole('link', { name: 'See the plans' }).click();
  await expect(page).toHaveURL(/\/developers\/subscription$/);
  await expect(keys.create).toHaveCount(0);
});
