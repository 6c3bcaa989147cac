import type { Page } from '@playwright/test';
import { parseAmount } from '#rules/amounts.ts';
import { BUYER, launchDesk } from '../billing-desk.ts';
import { expectFine } from '../judge.ts';
import { reloadSite } from '../pages/board-page.ts';
import { openPlans, PLANS_PATH, signIn } from '../pages/plans-page.ts';
import { expect, test } from '../product.ts';
import { pollNow } from '../timers.ts';

const MINUTE_MS = 60_000;

test.use({ timers: 'fake' });

/** The page learns about the chain only by polling. */
const pollInvoice = (page: Page) => pollNow(page, '**/api/developer/invoices/*', 5_000);

test('an invoice is paid: seen, short, paid, confirmed; the rest is credit', async ({
  page,
  launch,
}) => {
  const desk = await launchDesk(launch);
  const { product, node } = desk;
  const { button, said } = await openPlans(page, product, '?pay=crypto');
  const ordered = page.waitForRequest('**/api/developer/subscription/crypto');
  await button('Starter').click();
  expect((await ordered).postDataJSON()).toEqual({
    tierId: 'starter',
    period: 'monthly',
    currency: 'JKC',
  });
  await expect(said('Payment Initiated')).toBeVisible();
  await expect(said('Please complete the cryptocurrency payment.')).toBeVisible();
  await expect(page).toHaveURL(/invoices\/1$/);
  const invoice = page.getByRole('region', { name: 'Starter, a month' });
  await expect(invoice).toContainText('Waiting for your payment');
  await expect(invoice).toContainText(/List price500\.0{8} JKC.*Discount5%.*To pay475\.0{8} JKC/);
  await expect(page.getByRole('img', { name: /QR code.*475\.0{8} JKC/ })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^(60:00|59:\d\d)$/);
  await expectFine(page);
  const address = (await invoice.getByText(/^[mn][1-9A-Za-z]{25,}$/).textContent()) ?? '';
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await invoice.getByRole('button', { name: 'Copy address' }).click();
  await expect(said('Address copied to clipboard.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);

  node.receive(address, parseAmount('400'));
  await desk.follow();
  await pollInvoice(page);
  await expect(invoice).toContainText('400.00000000 JKC received, 75.00000000 JKC missing.');
  node.receive(address, parseAmount('100'));
  await desk.follow();
  await pollInvoice(page);
  await expect(invoice).toContainText('Waiting for the chain: 0 of 1 confirmations.');
  node.mine();
  await desk.follow();
  await pollInvoice(page);
  await expect(invoice).toContainText('Your plan is paid. 25.00000000 JKC was too much');
  await page.getByRole('link', { name: 'Back to the plans' }).click();
  const usage = page.getByRole('region', { name: 'Current Usage' });
  await expect(usage).toContainText(
    'It ends on 4 Apr 2026, 12:00 UTC and does not renew by itself.',
  );
  await expect(usage).toContainText('Credit: 25.00000000 JKC.');
  node.reorg(1);
  await desk.follow();
  await reloadSite(page);
  await expect(usage).toContainText('requires attention');
  await expect(page.getByText('A payment in coins is under way.')).toBeVisible();
  node.mine();
  await desk.follow();
  await page.goto(`${product.url}${PLANS_PATH}?pay=crypto`);
  await expect(usage).toContainText('Your subscription is active.');
  await expect(button('Starter')).toHaveText('Current Plan');
  await expect(button('Starter')).toBeDisabled();
  await usage.getByRole('button', { name: 'Extend Starter by a month' }).click();
  await expect(invoice).toContainText(/Your credit-25\.0{8} JKC.*To pay450\.0{8} JKC/);
  desk.pass(61 * MINUTE_MS);
  await desk.follow();
  await reloadSite(page);
  await expect(invoice).toContainText('No payment arrived in time.');
  await desk.close();
});

test('a dropped payment and a late one are shown differently', async ({ page, launch }) => {
  const desk = await launchDesk(launch);
  const { product, node } = desk;
  const { button } = await openPlans(page, product, '?pay=crypto');
  await button('Starter').click();
  const invoice = page.getByRole('region', { name: 'Starter, a month' });
  const address = (await invoice.getByText(/^[mn][1-9A-Za-z]{25,}$/).textContent()) ?? '';
  const txid = node.receive(address, parseAmount('475'));
  await desk.follow();
  await pollInvoice(page);
  await expect(invoice).toContainText('Payment received');
  node.chain.mempool.delete(txid);
  await desk.follow();
  await pollInvoice(page);
  await expect(invoice).toContainText('Payment dropped');
  await expect(invoice).toContainText('Have your wallet send it again.');
  desk.pass(121 * MINUTE_MS);
  await desk.follow();
  await signIn(page, product, BUYER);
  await reloadSite(page);
  await expect(invoice).toContainText('The network dropped or undid your payment');
  node.chain.accept(node.chain.rawHexOf(txid) ?? '');
  node.mine();
  await desk.follow();
  await reloadSite(page);
  await expect(invoice).toContainText('475.00000000 JKC was too much or too late');
  await page.goto(`${product.url}${PLANS_PATH}?pay=crypto`);
  const usage = page.getByRole('region', { name: 'Current Usage' });
  await expect(usage).toContainText('You have no plan yet.');
  await expect(usage).toContainText('Credit: 475.00000000 JKC.');
  await button('Pro').click();
  const next = page.getByRole('region', { name: 'Pro, a month' });
  await expect(next).toContainText(/Your credit-475\.0{8} JKC.*To pay950\.0{8} JKC/);
  const second = (await next.getByText(/^[mn][1-9A-Za-z]{25,}$/).textContent()) ?? '';
  desk.pass(61 * MINUTE_MS);
  // Until the chain has been read past the invoice's end, a late payment cannot be recognised.
  await desk.follow();
  node.receive(second, parseAmount('950'));
  node.mine(6);
  await desk.follow();
  await reloadSite(page);
  await expect(next).toContainText('Paid too late');
  await expect(next).toContainText('950.00000000 JKC was too much or too late');
  await desk.close();
});
