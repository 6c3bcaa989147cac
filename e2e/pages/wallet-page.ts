import type { Page } from '@playwright/test';
import { expect, type Product } from '../product.ts';

/** Long enough for scrypt on a busy machine. */
const OPENED = { timeout: 60_000 };

/** The wallet's page, used as a person does. */
export function walletOn(page: Page, product: Pick<Product, 'url'>) {
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
  const at = (name: string) =>
    expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible(OPENED);
  const passphraseIs = (text: string, label = 'Passphrase') =>
    page.getByLabel(label, { exact: true }).fill(text);

  return {
    press,
    at,
    problem: page.getByRole('alert'),
    balance: page.getByRole('region', { name: 'Balance' }),
    open: (path = '/wallet') => page.goto(product.url + path),
    /** Makes a wallet, and returns its words. */
    async make(passphrase: string): Promise<string> {
      await press('Make a new wallet');
      const words = page.getByRole('list', { name: 'Your twelve words, in order' });
      await expect(words.getByRole('listitem')).toHaveCount(12);
      const all = await words.getByRole('listitem').allTextContents();
      await press('I have written them down');
      for (const label of await page.locator('label').allTextContents()) {
        const place = Number(/\d+/.exec(label));
        await page.getByLabel(label, { exact: true }).fill(all[place - 1] ?? '');
      }
      await press('Continue');
      await passphraseIs(passphrase);
      await page.getByLabel('Passphrase again').fill(passphrase);
      await press('Make the wallet');
      await at('Your wallet');
      return all.join(' ');
    },
    /** Types words or a private key, and a new passphrase for them. */
    async restore(secret: string, passphrase: string) {
      await press('Restore from words or a private key');
      await page.getByLabel('Words or private key').fill(secret);
      await press('Continue');
      await at('Choose a passphrase');
      await passphraseIs(passphrase);
      await page.getByLabel('Passphrase again').fill(passphrase);
      await press('Restore the wallet');
      await at('Your wallet');
    },
    async openBackup(buffer: Buffer, passphrase: string) {
      await press('Open a backup file');
      const file = { name: 'wallet-backup.json', mimeType: 'application/json', buffer };
      await page.getByLabel('Backup file').setInputFiles(file);
      await passphraseIs(passphrase, 'Its passphrase');
      await press('Open it');
    },
    async unlock(passphrase: string) {
      await at('Unlock your wallet');
      await passphraseIs(passphrase);
      await press(/^Unlock$/);
    },
    passphraseIs,
  };
}
