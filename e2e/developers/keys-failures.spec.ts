import { breakCalls, holdCalls, NETWORK_NOISE } from '../pages/board-page.ts';
import {
  ANNE,
  keysOf,
  launchKeys,
  openKeys,
  postKeys,
  recordKeyCalls,
} from '../pages/keys-page.ts';
import { expect, test } from '../product.ts';

const KEYS = '/api/developer/keys';

test.use({ allowConsole: NETWORK_NOISE });

test('a slow or failed list and failed changes lose nothing', async ({ page, launch }) => {
  const product = await launchKeys(launch);
  await postKeys(product, ANNE, ['Kept']);
  const { calls, clear } = recordKeyCalls(page);

  await test.step('a list that fails is loaded again only when asked', async () => {
    const mend = await breakCalls(page, `**${KEYS}`);
    await openKeys(page, product);
    const failure = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    await expect(failure).toContainText('Gone fishing');
    await expect(keysOf(page).tile('Total Keys')).toHaveText('–');
    expect(calls).toEqual([`GET ${KEYS}`]);
    await mend();
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(keysOf(page).card('Kept')).toBeVisible();
    expect(calls).toEqual([`GET ${KEYS}`, `GET ${KEYS}`]);
  });

  await test.step('places are held while the keys load', async () => {
    const release = await holdCalls(page, `**${KEYS}`);
    const keys = await openKeys(page, product);
    const list = page.getByRole('region', { name: 'Your API Keys' });
    await expect(list).toHaveAttribute('aria-busy', 'true');
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await expect(page.getByText('No API Keys Yet')).toHaveCount(0);
    await expect(keys.create).toBeEnabled();
    release();
    await expect(keys.card('Kept')).toBeVisible();
    await expect(list).toHaveAttribute('aria-busy', 'false');
    await expect(keys.tile('Total Keys')).toHaveText('1');
  });

  const keys = keysOf(page);
  const card = keys.card('Kept');
  await test.step('a change that fails has the specified message, and an update none', async () => {
    clear();
    const mend = await breakCalls(page, `**${KEYS}/*`);
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
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
    });
    await card.getByRole('button', { name: 'Copy Kept' }).click();
    await failed('Failed to copy to clipboard.');
  });

  await test.step('a key that is not made stays in the form', async () => {
    await page.unrouteAll();
    await breakCalls(page, `**${KEYS}`);
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
  });
});
