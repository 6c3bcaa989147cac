import type { Page } from '@playwright/test';
import { API_KEY_PERMISSIONS } from '#rules/permissions.ts';
import { TEST_BOT_TOKEN, widgetSignIn } from '../server/services/test-telegram-signer.ts';
import { answerWidget } from './admin-login-page.ts';
import { breakCalls, holdCalls, NETWORK_NOISE, openSite } from './board-page.ts';
import { expectFine } from './judge.ts';
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
import { expect, NOW_MS, test } from './product.ts';
import { untilIdle } from './timers.ts';

const KEYS = '/api/developer/keys';
const WHOLE = /^jkw_[0-9A-Za-z]{38}$/;

/** The calls of keys from now on, as `POST /api/developer/keys {…}`. */
function recordKeyCalls(page: Page) {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith(KEYS)) return;
    calls.push([request.method(), pathname, request.postData()].filter(Boolean).join(' '));
  });
  return { calls, clear: () => calls.splice(0) };
}

test('while the keys load their places are held', async ({ page, launch }) => {
  const product = await launchKeys(launch);
  await postKeys(product, ANNE, ['Kraken']);
  const release = await holdCalls(page, `**${KEYS}`);
  const keys = await openKeys(page, product);
  const list = page.getByRole('region', { name: 'Your API Keys' });
  await expect(list).toHaveAttribute('aria-busy', 'true');
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText('No API Keys Yet')).toHaveCount(0);
  await expect(keys.create).toBeEnabled();
  release();
  await expect(keys.card('Kraken')).toBeVisible();
  await expect(list).toHaveAttribute('aria-busy', 'false');
  await expect(keys.tile('Total Keys')).toHaveText('1');
});

test('the picker has the six permissions, and a key can have them all', async ({
  page,
  launch,
}) => {
  const product = await launchKeys(launch);
  const keys = await openKeys(page, product);
  await expect(page.getByText('No API Keys Yet')).toBeVisible();
  const recorded = recordKeyCalls(page);
  await keys.create.click();
  const picker = keys.form.getByRole('group', { name: 'Permissions' });
  for (const { label, description } of API_KEY_PERMISSIONS) {
    await expect(picker.getByRole('checkbox', { name: `${label} ${description}` })).toBeVisible();
    await picker.getByRole('checkbox', { name: label }).check();
  }
  await keys.name.fill('  All of it  ');
  await keys.form.getByRole('button', { name: 'Create Key' }).click();
  const badges = keys.card('All of it').getByRole('list', { name: 'Permissions' });
  await expect(badges.getByRole('listitem')).toHaveText([
    ...['READ BALANCE', 'READ HISTORY', 'REQUEST PAYMENTS', 'SEND NOTIFICATIONS'],
    ...['ACCESS PROFILE', 'MANAGE ESCROW'],
  ]);
  const permissions = API_KEY_PERMISSIONS.map(({ id }) => id);
  expect(recorded.calls[0]).toBe(
    `POST ${KEYS} ${JSON.stringify({ name: 'All of it', permissions })}`,
  );
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the security notice is yellow: ${colorScheme}`, async ({ page, launch }) => {
    await page.emulateMedia({ colorScheme });
    const keys = await openKeys(page, await launchKeys(launch));
    await keys.create.click();
    const notice = keys.form.getByRole('note', { name: 'Security notice' });
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
        // Where red leads and blue is least, hues run from red (0) over orange (30) to yellow (60).
        return red >= green && green > blue ? (60 * (green - blue)) / (red - blue) : Number.NaN;
      });
    });
    for (const hue of hues) {
      expect(hue).toBeGreaterThan(35);
      expect(hue).toBeLessThanOrEqual(60);
    }
  });
}

test('a card says when its key was used last, if it was; the tile sums up today', async ({
  page,
  launch,
}) => {
  const product = await launchKeys(launch);
  const keys = await openKeys(page, product);
  for (const [name, calls] of [
    ['Parrot', 2],
    ['Anchor', 1],
    ['Unused', 0],
  ] as const) {
    const card = await makeKey(page, name, 'Read Wallet Balance');
    await expect(card.locator('code')).toHaveText(WHOLE);
    const key = await card.locator('code').innerText();
    for (let call = 0; call < calls; call++) expect(await callWith(product, key)).toBe(200);
  }
  await page.reload();
  await expect(keys.tile('Requests Today')).toHaveText('3');
  await expect(keys.card('Parrot')).toContainText('Last used');
  await expect(keys.card('Anchor')).toContainText('Last used');
  await expect(keys.card('Unused')).toContainText('Created 4 Mar 2026');
  await expect(keys.card('Unused')).not.toContainText('Last used');
});

test('each change is one call, after which the list is asked for', async ({ page, launch }) => {
  const product = await launchKeys(launch);
  const keys = await openKeys(page, product);
  await expect(page.getByText('No API Keys Yet')).toBeVisible();
  const { calls, clear } = recordKeyCalls(page);
  const said = async (...texts: string[]) => {
    for (const text of texts) {
      await expect(keys.notices.getByText(text, { exact: true }).first()).toBeVisible();
    }
  };

  const card = await makeKey(page, 'Kraken', 'Access User Profile');
  await expect(card.locator('code')).toHaveText(WHOLE);
  await said('API Key Created', 'Your new API key has been generated successfully.');
  await expect.poll(() => calls).toEqual([expect.stringMatching(`^POST ${KEYS} `), `GET ${KEYS}`]);

  clear();
  await card.getByRole('button', { name: 'Deactivate Kraken' }).click();
  await said('API Key Updated', 'API key status has been updated.');
  await expect(card.getByText('Inactive', { exact: true })).toBeVisible();
  await expect.poll(() => calls).toEqual([`PATCH ${KEYS}/1 {"isActive":false}`, `GET ${KEYS}`]);

  await card.getByRole('button', { name: 'Copy Kraken' }).focus();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.resolve();
  });
  await page.keyboard.press('Enter');
  await said('Copied', 'API key copied to clipboard.');

  clear();
  await card.getByRole('button', { name: 'Delete Kraken' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Key' }).click();
  await said('API Key Deleted', 'The API key has been permanently deleted.');
  await expect(page.getByText('No API Keys Yet')).toBeVisible();
  await expect.poll(() => calls).toEqual([`DELETE ${KEYS}/1`, `GET ${KEYS}`]);
});

test.describe('by the clock', () => {
  test.use({ timers: 'fake' });

  test('the list is asked for once, and not again by itself', async ({ page, launch }) => {
    const product = await launchKeys(launch);
    await postKeys(product, ANNE, ['Kraken']);
    const { calls } = recordKeyCalls(page);
    const keys = await openKeys(page, product);
    await expect(keys.card('Kraken')).toBeVisible();
    await page.clock.runFor(10 * 60_000);
    expect(calls).toEqual([`GET ${KEYS}`]);

    // As long as a deleted one can be brought back it is said, and no longer.
    await keys.card('Kraken').getByRole('button', { name: 'Delete Kraken' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete Key' }).click();
    await expect(keys.deleted).toContainText('For ten minutes you can bring it back.');
    // Its ten minutes have begun.
    await untilIdle(page);
    await page.clock.runFor(9 * 60_000);
    await expect(keys.deleted).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(keys.deleted).toHaveCount(0);
  });
});

test.describe('when something fails', () => {
  test.use({ allowConsole: NETWORK_NOISE });

  test('a list that does not come is not asked for again unasked', async ({ page, launch }) => {
    const product = await launchKeys(launch);
    await breakCalls(page, `**${KEYS}`);
    const { calls } = recordKeyCalls(page);
    await openKeys(page, product);
    const failure = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    await expect(failure).toContainText('Gone fishing');
    await expect(keysOf(page).tile('Total Keys')).toHaveText('–');
    expect(calls).toEqual([`GET ${KEYS}`]);
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => calls).toEqual([`GET ${KEYS}`, `GET ${KEYS}`]);
  });

  test('the toasts are those specified, and a failed update has none', async ({ page, launch }) => {
    const product = await launchKeys(launch);
    await postKeys(product, ANNE, ['Kept']);
    const keys = await openKeys(page, product);
    const card = keys.card('Kept');
    await expect(card).toBeVisible();
    const mend = await breakCalls(page, `**${KEYS}/*`);
    const { calls } = recordKeyCalls(page);
    await card.getByRole('button', { name: 'Deactivate Kept' }).click();
    await expect.poll(() => calls.at(-1)).toBe(`GET ${KEYS}`);
    await expect(card.getByRole('button', { name: 'Deactivate Kept' })).not.toHaveAttribute(
      'aria-busy',
    );
    await expect(card.getByText('Active', { exact: true })).toBeVisible();
    await expect(keys.notices.getByRole('listitem')).toHaveCount(0);

    const failed = async (description: string) => {
      const toast = keys.notices.getByRole('listitem').filter({ hasText: description });
      await expect(toast.getByText('Error', { exact: true })).toBeVisible();
      await expect(toast.getByText(description, { exact: true })).toBeVisible();
    };
    await card.getByRole('button', { name: 'Delete Kept' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete Key' }).click();
    await failed('Failed to delete API key.');
    await mend();
    await breakCalls(page, `**${KEYS}`);
    await makeKey(page, 'Not made', 'Read Wallet Balance');
    await failed('Failed to create API key. Please try again.');
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
    });
    await card.getByRole('button', { name: 'Copy Kept' }).click();
    await failed('Failed to copy to clipboard.');
  });

  test('a session that ends while a key is named: nothing typed is lost', async ({
    page,
    launch,
  }) => {
    const product = await launchKeys(launch, {
      environment: { TELEGRAM_BOT_TOKEN: TEST_BOT_TOKEN },
    });
    await answerWidget(page, widgetSignIn(ANNE, NOW_MS));
    const keys = await openKeys(page, product);
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
});

test('without a plan the page says that keys are refused', async ({ page, launch }) => {
  const product = await launchKeys(launch);
  const note = page.getByRole('note', { name: 'Your plan' });
  const keys = await openKeys(page, product, BART);
  await expect(note).toContainText('You have no plan yet.');
  const card = await makeKey(page, 'Early', 'Read Wallet Balance');
  await expect(card.locator('code')).toHaveText(WHOLE);
  expect(await callWith(product, await card.locator('code').innerText())).toBe(402);
  await expectFine(page);

  await page.context().clearCookies();
  const answered = page.waitForResponse('**/api/developer/subscription');
  await openKeys(page, product, ANNE);
  await answered;
  await expect(page.getByText('No API Keys Yet')).toBeVisible();
  await expect(note).toHaveCount(0);
  product.clock.nowMs += 366 * 86_400_000;
  await page.context().addCookies([await product.signIn(ANNE)]);
  await page.reload();
  await expect(note).toContainText('Your plan has stopped.');
  await note.getByRole('link', { name: 'Choose a plan' }).click();
  await expect(page).toHaveURL(/\/developers\/subscription$/);
  await expect(keys.create).toHaveCount(0);
});

test('without a session nothing of keys is asked for', async ({ page, launch }) => {
  const product = await launchKeys(launch);
  const { calls } = recordKeyCalls(page);
  await openSite(page, product, KEYS_PATH);
  await expect(
    page.getByRole('heading', { name: 'Sign in to manage your API keys' }),
  ).toBeVisible();
  expect(calls).toEqual([]);
});
