import { sql } from 'kysely';
import { reopenWeek } from '#server/services/weeks/reopen-week.ts';
import { NETWORK_NOISE, openBoard } from '../pages/board-page.ts';
import { closedCrew, DISTRIBUTION_MS, openWeek, WEEK } from '../pages/week-page.ts';
import { expect, type Product, shiftDate, test } from '../product.ts';

test.describe('the challenge hour', () => {
  test('counts down and ends at the distribution', async ({ page, launch, context }) => {
    const product = await closedCrew(launch);
    await context.addInitScript(shiftDate, product.clock.nowMs);
    const { challenge } = await openWeek(page, product);
    await expect(challenge).toContainText('These shares are provisional.');
    await expect(challenge).toContainText('59m');
    await expect(challenge).toContainText('9 Mar 2026, 00:00 UTC');
    const { panel } = await openBoard(page, product);
    await expect(panel.getByRole('link', { name: /Provisional/ })).toBeVisible();
    product.clock.nowMs = DISTRIBUTION_MS;
    await openWeek(page, product);
    await expect(challenge).toHaveCount(0);
    await openBoard(page, product);
    await expect(panel.getByRole('link', { name: /9 Mar 2026/ })).toBeVisible();
  });

  test('a week that was reopened shows both results', async ({ page, launch }) => {
    const product = await closedCrew(launch);
    const reason = 'Closed too early';
    const { resultHash } = await reopenWeek(product.db, { week: WEEK, reason, actor: 'operator' });
    await product.closeWeeks();
    await openWeek(page, product);
    const earlier = page
      .getByRole('term')
      .filter({ hasText: /^Earlier result, closed .* and reopened / });
    await expect(earlier.locator('xpath=following-sibling::dd[1]')).toHaveText(resultHash);
  });

  test.describe('administrators', () => {
    // The server refuses once.
    test.use({ allowConsole: NETWORK_NOISE });

    test('hold a share with a reason and release it, by keyboard, and nobody else does', async ({
      page,
      launch,
      context,
    }) => {
      const product = await closedCrew(launch);
      await context.addCookies([await product.signIn('1001')]);
      const { shares, dialog } = await openWeek(page, product);
      const row = shares.filter({ hasText: '@border_1000' });
      const amount = await row.getByText(/^Share/).textContent();
      const hold = row.getByRole('button', { name: 'Hold the share of @border_1000' });
      await hold.focus();
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('heading')).toHaveText('Hold this share?');
      await expect(dialog).toContainText('@border_1000');
      await expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(hold).toBeFocused();
      // Opened again before the browser fires the close event, as a fast user could.
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      await dialog.evaluate((element: HTMLDialogElement) => {
        element.close();
        queueMicrotask(
          () => document.activeElement instanceof HTMLElement && document.activeElement.click(),
        );
      });
      await dialog.getByRole('textbox', { name: 'Reason' }).fill('   ');
      await dialog.getByRole('button', { name: 'Hold share' }).click();
      await expect(dialog.getByRole('alert')).toHaveText('Say why the share is held.');
      await dialog.getByRole('textbox', { name: 'Reason' }).fill('Two accounts, one person');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Share held', { exact: true })).toBeVisible();
      await expect(dialog).toHaveCount(0);
      await expect(row).toContainText('Held');
      await expect(row).toContainText('Held: Two accounts, one person');
      expect(await row.getByText(/^Share/).textContent()).toBe(amount);
      expect(await auditOf(product)).toEqual(HELD);
      await row.getByRole('button', { name: 'Release the share of @border_1000' }).click();
      await dialog.getByRole('button', { name: 'Release share' }).click();
      await expect(page.getByText('Share released', { exact: true })).toBeVisible();
      await expect(row).toContainText('Owed');
      await expect(row).not.toContainText('Two accounts');

      await test.step('where the server refuses, the dialog says why and stays, and the page shows how it is', async () => {
        await row.getByRole('button', { name: /^Hold/ }).click();
        await holdMeanwhile(product);
        await dialog.getByRole('textbox', { name: 'Reason' }).fill('Second');
        await dialog.getByRole('button', { name: 'Hold share' }).click();
        await expect(dialog.getByRole('alert')).toHaveText('This share is held already.');
        await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Second');
        await dialog.getByRole('button', { name: 'Cancel' }).click();
        await expect(row).toContainText('Held: For administrators only');
      });

      await test.step('nobody else is shown a reason or a button', async () => {
        await context.clearCookies();
        // Visitors see a change after a second at most.
        product.clock.nowMs += 1_001;
        for (const who of [null, '1002']) {
          if (who !== null) await context.addCookies([await product.signIn(who)]);
          await openWeek(page, product);
          await expect(row).toContainText('Held');
          await expect(page.getByText('For administrators only')).toHaveCount(0);
          await expect(page.getByRole('button', { name: /^(Hold|Release)/ })).toHaveCount(0);
        }
      });
    });
  });
});

const HELD = [
  {
    actor: '1001',
    action: 'share_held',
    entity_id: expect.stringMatching(/^2026-03-08\/\d+$/),
    after: { status: 'held', holdReason: 'Two accounts, one person' },
  },
];

function holdMeanwhile(product: Product) {
  return sql`
    update shares s set status = 'held', hold_reason = 'For administrators only'
    from members m where m.id = s.member_id and m.username = 'border_1000'`.execute(product.db);
}

async function auditOf(product: Product): Promise<unknown[]> {
  const { rows } = await sql`
    select actor, action, entity_id, after from audit_log where entity = 'share'`.execute(
    product.db,
  );
  return rows;
}
