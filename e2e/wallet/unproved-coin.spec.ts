import { sql } from 'kysely';
import { createFakeChainIndex } from '../../server/fakes/chain-index/chain-index.ts';
import { expectFine } from '../judge.ts';
import { walletOn } from '../pages/wallet-page.ts';
import { expect, test } from '../product.ts';
import { backupOn } from './backup.ts';
import { proveFirstBlock } from './prove-coin.ts';

const PASSPHRASE = 'harbour Tuesday velvet 41 kites';
const REFUSAL =
  'has not proved yet that it uses JKC, so no keys are made or restored. Try again in a few minutes.';
const KEYS = ['Make a new wallet', 'Restore from words or a private key', 'Open a backup file'];

test('no keys are made or taken in until the site has proved its coin; a wallet that is there opens', async ({
  page,
  launch,
}) => {
  const product = await launch('empty', { chainIndex: createFakeChainIndex() });
  const wallet = walletOn(page, product);
  await wallet.open();
  await wallet.at('Your wallet');
  await expect(page.getByText(REFUSAL)).toBeVisible();
  for (const name of KEYS) await expect(page.getByRole('button', { name })).toHaveCount(0);
  await expectFine(page);
  await wallet.press('Try again');
  await expect(page.getByText(REFUSAL)).toBeVisible();

  await proveFirstBlock(product);
  await wallet.press('Try again');
  for (const name of KEYS) await expect(page.getByRole('button', { name })).toBeVisible();
  await wallet.openBackup(backupOn('main', PASSPHRASE), PASSPHRASE);
  await wallet.at('Your wallet');

  await sql`delete from settings where key = 'proved_coin'`.execute(product.db);
  await page.reload();
  await wallet.unlock(PASSPHRASE);
  await wallet.at('Your wallet');
});

test('an instance without a chain does not wait for proof of the coin', async ({ launch }) => {
  const isProved = async (options: Parameters<typeof launch>[1]) => {
    const { url } = await launch('empty', options);
    const answer = await fetch(`${url}/api/wallet`);
    return ((await answer.json()) as { coinProved: boolean }).coinProved;
  };
  expect(await isProved({})).toBe(true);
  expect(await isProved({ chainIndex: createFakeChainIndex() })).toBe(false);
  const environment = {
    WALLET_RPC_URL: 'http://user:password@127.0.0.1:1',
    // A wallet pays only with PostgreSQL; the product's own database is used nevertheless.
    DATABASE_URL: 'postgres://127.0.0.1/nowhere',
  };
  expect(await isProved({ environment })).toBe(false);
});
