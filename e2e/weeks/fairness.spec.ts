import { sql } from 'kysely';
import { lookAtWeek } from '#server/services/fairness/look.ts';
import { farmingWeek } from '../../server/testing/tips/farming.ts';
import { JUNKCOIN_ON } from '../../server/testing/wallet/coins.ts';
import { openSite } from '../pages/board-page.ts';
import { openWeek, SNAPSHOT_MS, WEEK } from '../pages/week-page.ts';
import { expect, type Product, shiftDate, test } from '../product.ts';

const NAMES = { '1': 'Ann', '2': 'Ben', '100': 'Cora', '101': 'Dan', '102': 'Eve' };

/** Starts a week that has just closed, of two members who tip only each other. Cora and Dan are administrators. */
async function closedWeek(launch: (contents: 'empty') => Promise<Product>): Promise<Product> {
  const product = await launch('empty');
  await product.report(...farmingWeek());
  for (const [telegramId, name] of Object.entries(NAMES)) {
    await sql`
      update members set first_name = ${name},
        role = case when telegram_id in (100, 101) then 'admin' else role end
      where telegram_id = ${telegramId}::bigint`.execute(product.db);
  }
  product.clock.nowMs = SNAPSHOT_MS + 30_000;
  await product.closeWeeks();
  await lookAtWeek(product.db, {
    week: WEEK,
    nowMs: product.clock.nowMs,
    poolUnits: 0n,
    thresholdHundredths: 500,
    coin: JUNKCOIN_ON.main,
  });
  return product;
}

test('what stands out is shown, noted, held, objected to and decided', async ({
  page,
  launch,
  context,
}) => {
  const product = await closedWeek(launch);
  await context.addInitScript(shiftDate, product.clock.nowMs);
  await context.addCookies([await product.signIn('100')]);
  await openWeek(page, product);
  await page
    .getByRole('region', { name: 'Fairness' })
    .getByRole('link', { name: 'Review' })
    .click();
  const signals = page.getByRole('list', { name: 'Signals' }).getByRole('listitem');
  const pair = signals.filter({ has: page.getByRole('heading') });
  await expect(pair).toHaveCount(1);
  await expect(pair).toContainText('A pair that tips each other');
  await expect(pair).toContainText(
    '2 members earned 100 % of their tips’ points by tipping each other, and got 100 % of their tips from each other.',
  );
  await pair.getByRole('button', { name: 'Show the tips' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('img', { name: '2 members and who tipped whom' })).toBeVisible();
  await expect(dialog.getByRole('row', { name: 'Ann Ben 8 8' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await pair.getByRole('button', { name: 'Add a note' }).click();
  await dialog.getByRole('textbox', { name: 'Note' }).fill('One person?');
  await dialog.getByRole('button', { name: 'Save note' }).click();
  await expect(pair).toContainText('One person?');
  await pair.getByRole('button', { name: 'Hold the shares' }).click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('You tip nobody else.');
  await dialog.getByRole('button', { name: 'Hold shares' }).click();
  await expect(pair.getByText('Held', { exact: true })).toHaveCount(2);

  await context.clearCookies();
  await context.addCookies([await product.signIn('1')]);
  await openWeek(page, product);
  const own = page.getByRole('region', { name: 'Your share is held' });
  await expect(own).toContainText('You tip nobody else.');
  await own.getByRole('button', { name: 'Object' }).click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('We are sisters.');
  await dialog.getByRole('button', { name: 'Send objection' }).click();
  await expect(own).toContainText('An administrator decides.');
  await page
    .getByRole('button', { name: /^Object to the share of/ })
    .first()
    .click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Look at this one too.');
  await dialog.getByRole('button', { name: 'Send objection' }).click();
  await expect(own).toContainText('Look at this one too.');

  await context.clearCookies();
  await context.addCookies([await product.signIn('101')]);
  await openSite(page, product, '/admin?section=fairness');
  const objections = page.getByRole('list', { name: 'Objections' }).getByRole('listitem');
  await expect(objections).toHaveCount(2);
  const hers = objections.filter({ hasText: 'We are sisters.' });
  await hers.getByRole('button', { name: 'Release the share' }).click();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('So they are.');
  await dialog.getByRole('button', { name: 'Decide' }).click();
  await expect(hers).toContainText('Upheld');

  await openWeek(page, product);
  const fairness = page.getByRole('region', { name: 'How evenly points spread' });
  const figure = (label: string) =>
    fairness.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd');
  await expect(figure('Shares held')).toHaveText('1');
  await expect(figure('Released')).toHaveText('1');
  await expect(figure('Inequality, from 0 to 1')).toHaveText(/^0\.\d\d$/);
});
