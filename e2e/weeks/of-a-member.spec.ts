import { enrolCrew } from '../crew.ts';
import { openBoard, signIn } from '../pages/board-page.ts';
import { SNAPSHOT_MS, WEEK, weekOf } from '../pages/week-page.ts';
import { expect, test } from '../product.ts';

test.describe('a member', () => {
  test('sees what the week would pay, as an estimate, and what past weeks paid', async ({
    page,
    launch,
    context,
  }) => {
    const product = await launch('empty', { environment: { WEEKLY_POOL: '500' } });
    await enrolCrew(product);
    await context.addCookies([await product.signIn('1001')]);
    const first = await openBoard(page, product);
    const answer = await page.request.get(
      `${product.url}/api/weekly-rewards/user-week-activity/1001`,
    );
    const { estimatedShare } = (await answer.json()) as { estimatedShare: string };
    expect(Number(estimatedShare)).toBeGreaterThan(0);
    await expect(first.panel).toContainText('Estimate as of now');
    await expect(first.panel).toContainText(Number(estimatedShare).toFixed(4));
    await expect(first.panel).toContainText('If nobody earns any more points this week.');
    await expect(first.panel).not.toContainText('Your last share');
    await expect(first.panel).toContainText('No past weeks yet');

    product.clock.nowMs = SNAPSHOT_MS;
    await product.closeWeeks();
    // A session lasts a day, so this is a new one.
    await context.addCookies([await product.signIn('1001')]);
    const { panel } = await openBoard(page, product);
    const past = panel.getByRole('listitem').filter({ hasText: 'Week of 8 Mar 2026' });
    await expect(past).toContainText('5 pts');
    await expect(past).toContainText(Number(estimatedShare).toFixed(4));
    await expect(past).toContainText('Provisional');
    const { shares } = await weekOf(product, WEEK);
    const own = shares.find(({ displayName }) => displayName === 'Alice Anchor');
    expect(own?.share).toBe(estimatedShare);
    await expect(past).toContainText(`Rank #${own?.rank}`);
    await expect(panel).toContainText('Nothing yet');
    await expect(panel).not.toContainText('If nobody earns any more');
    await past.getByRole('link', { name: 'Week of 8 Mar 2026' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Week of 8 Mar 2026');
    await page.getByRole('link', { name: `Your place: ${own?.rank}` }).click();
    await expect(page.locator('li:target')).toContainText(/Alice Anchor.*You/);
  });

  test('goes back through past weeks', async ({ page, demo }) => {
    await signIn(page.request, demo);
    const { panel } = await openBoard(page, demo);
    const pager = panel.getByRole('navigation', { name: 'Pages of your past weeks' });
    await expect(pager).toContainText('1 of');
    const rows = panel.getByRole('listitem').filter({ hasText: 'Week of' });
    const newest = await rows.first().textContent();
    await pager.getByRole('button', { name: 'Older weeks' }).click();
    await expect(pager).toContainText('2 of');
    await expect(rows.first()).not.toHaveText(newest ?? '');
    await pager.getByRole('button', { name: 'Newer weeks' }).click();
    await expect(rows.first()).toHaveText(newest ?? '');

    // Another member begins with their newest week.
    await pager.getByRole('button', { name: 'Older weeks' }).click();
    await page.getByRole('button', { name: /^Signed in as / }).click();
    await page.getByRole('button', { name: 'Demo administrator' }).click();
    await expect(page.getByText(/^Signed in as /)).toBeVisible();
    await expect(pager).toContainText('1 of');
  });
});
