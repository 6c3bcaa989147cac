import { sql } from 'kysely';
import { writeClosedWeek } from '../../server/testing/wallet/closed-week.ts';
import { expectFine } from '../judge.ts';
import { ADMIN, ANNE, launchPortal, OWNER, openPortal, signInAs } from '../pages/admin-page.ts';
import { NETWORK_NOISE, openSite } from '../pages/board-page.ts';
import { expect, type Product, test } from '../product.ts';

const WEEK = '2026-02-22';

/** Makes a distributed week in which Anne and Bart each have an unpaid share. */
async function owe({ db }: Product): Promise<void> {
  await sql`
    insert into week_totals (week, member_id, points, transactions)
    select ${WEEK}::date, id, 500, 1 from members where telegram_id in (11, 22)`.execute(db);
  const { rows } = await sql<{ id: bigint }>`
    select id from members where telegram_id in (11, 22) order by id`.execute(db);
  const shares = rows.map(({ id }) => ({ memberId: id, units: 25_000_000_000n }));
  await writeClosedWeek(db, { week: WEEK, shares });
}

test.use({ allowConsole: NETWORK_NOISE });

test('the owner records payments made by hand, members see them, and takes one back', async ({
  page,
  launch,
}) => {
  const product = await launchPortal(launch);
  await owe(product);
  const { section, dialog } = await openPortal(page, product, OWNER);
  const unpaid = page.getByRole('list', { name: 'Unpaid weeks' }).getByRole('listitem');
  const members = page.getByRole('list', { name: `Unpaid shares of the week of 22 Feb 2026` });
  const recorded = page.getByRole('list', { name: 'Recorded payments' }).getByRole('listitem');

  await test.step('one member, with a note', async () => {
    await page.getByRole('tab', { name: 'Paid by Hand' }).click();
    await expect(section).toHaveText('Paid by Hand');
    await expect(page.getByText('Nothing is recorded')).toBeVisible();
    await expect(unpaid).toHaveText([/2 unpaid shares.*500/]);
    await page.getByRole('button', { name: `Members of the week of 22 Feb 2026` }).click();
    await expect(members.getByRole('listitem')).toHaveText([/@anne/, /@bart/]);
    await expectFine(page);
    await members.getByRole('button', { name: 'Record the payment of @anne' }).click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(
      'Give the transaction, or a note on how it was paid.',
    );
    await dialog.getByLabel('Transaction').fill('abc');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('64 digits');
    await dialog.getByLabel('Transaction').fill('');
    await dialog.getByLabel('Note').fill('In cash at the harbour');
    await expectFine(page);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog).toContainText('@anne of the week of 22 Feb 2026');
    await expectFine(page);
    await dialog.getByRole('button', { name: 'Record payment' }).click();
    await expect(recorded).toHaveText([/250.*Paid.*to @anne, recorded by 77, .*In cash/]);
    await expect(section).toBeFocused();
    await expect(unpaid.first()).toContainText('1 unpaid share');
  });

  await test.step('the rest of the week, with a transaction that cannot be checked', async () => {
    await page.getByRole('button', { name: `Record payment of the week of 22 Feb 2026` }).click();
    await dialog.getByLabel('Transaction').fill('ab'.repeat(32));
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog).toContainText('was not checked: this site has no chain index');
    await dialog.getByRole('button', { name: 'Back' }).click();
    await expect(dialog.getByLabel('Transaction')).toHaveValue('ab'.repeat(32));
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('button', { name: 'Record payment' }).click();
    await expect(recorded).toHaveText([/Not checked on the chain/, /In cash/]);
    await expect(page.getByText('Nothing is unpaid')).toBeVisible();
    await expectFine(page);
  });

  await test.step('everybody sees it on the week’s page', async () => {
    await openSite(page, product, `/weeks/${WEEK}`);
    const shares = page.getByRole('list', { name: 'Shares', exact: true }).getByRole('listitem');
    await expect(shares.first()).toContainText(/Paid.*Paid by the operator: In cash/);
    await expect(shares.last()).toContainText('Transaction of @bart');
    await expectFine(page);
    await signInAs(page.context(), product, ANNE);
    await openSite(page, product, '/creator?tab=dashboard');
    await expect(page.getByRole('list', { name: 'Payments' })).toContainText(
      'Paid by the operator: In cash at the harbour',
    );
    await expectFine(page);
  });

  await test.step('it is taken back, with a reason', async () => {
    await openPortal(page, product, OWNER, '?section=hand-payments');
    await page.getByRole('button', { name: 'Take back payment 1' }).click();
    await dialog.getByRole('button', { name: 'Take back' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Say why it is taken back.');
    await dialog.getByLabel('Reason').fill('She never came');
    await expectFine(page);
    await dialog.getByRole('button', { name: 'Take back' }).click();
    await expect(recorded.last()).toContainText(/Taken back.*She never came \(by 77/);
    await expect(unpaid).toHaveText([/1 unpaid share/]);
  });
});

test('payments made by hand are the owner’s alone', async ({ page, launch }) => {
  const product = await launchPortal(launch);
  const { section } = await openPortal(page, product, ADMIN, '?section=hand-payments');
  await expect(section).toHaveText('Paid by Hand');
  await expect(page.getByText('Only the bot owner records payments.')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Paid by Hand' })).toHaveCount(0);
});

test('a failure to load unpaid weeks is told, and can be tried again', async ({ page, launch }) => {
  const product = await launchPortal(launch);
  await owe(product);
  await page.route('**/api/admin/unpaid-weeks**', (route) => route.fulfill({ status: 500 }));
  await openPortal(page, product, OWNER, '?section=hand-payments');
  await expect(page.getByText('Failed to fetch unpaid weeks')).toBeVisible({ timeout: 30_000 });
  await page.unroute('**/api/admin/unpaid-weeks**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('list', { name: 'Unpaid weeks' })).toBeVisible();
});
